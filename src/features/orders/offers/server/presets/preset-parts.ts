import { sql } from 'kysely';
import { type ProvinceCode, toProvince } from '#features/company/provinces/provinces.ts';
import type { QuoteRow } from '#features/requests/quotes/server/quote-access.ts';
import type { Tx } from '#platform/database/database.ts';
import { nameOrder } from '#platform/database/name-order.ts';
import { textOf } from '#platform/text/text-of.ts';
import { newOfferTexts } from '../../preset-messages.ts';
import { presetCents, presetFitsProvince } from '../../preset-rules.ts';
import type { OfferPreset } from '../../preset-schema.ts';
import type { DraftParts } from '../drafting/write-parts.ts';
import { type QuotedGood, readGoods } from './quote-goods.ts';
import { tariffEstimates } from './tariff-estimates.ts';

/**
 * Fills a new offer: the quotation's lines at today's prices (0 where a price is to be confirmed),
 * the presets for these goods and this province, one instalment at acceptance.
 */
export async function presetParts(tx: Tx, quote: QuoteRow): Promise<DraftParts> {
  const goods = await readGoods(tx, quote.id);
  const province = toProvince(quote.recipient_province ?? quote.province);
  const fits = fitsOffer(province, goods);
  const lines = goods.map(({ category: _, ...line }) => ({
    ...extra,
    ...line,
    kind: 'goods' as const,
  }));
  const presets = (await readPresets(tx, quote)).filter(fits);
  const estimates = await tariffEstimates(tx, province, goods);
  const label = newOfferTexts[quote.language].onlyInstalment;
  return {
    note: null,
    lines: [
      ...lines,
      ...presets.map((preset) => ({
        ...extra,
        kind: preset.kind,
        text: preset.text,
        unitCents: presetCents(preset, lines),
      })),
    ],
    plan: [{ label, basisPoints: 10_000, cents: 0, due: 'acceptance', dueOn: null }],
    estimates: estimates.map(({ id: _, textEs, textEn, ...estimate }) => ({
      ...estimate,
      text: textOf({ textEs, textEn }, quote.language),
    })),
  };
}

const extra = { quantity: 1, optional: false, productId: null, costCents: null };

type PresetScope = Pick<OfferPreset, 'category' | 'province'>;
type Preset = PresetScope &
  Pick<OfferPreset, 'kind' | 'priceCents' | 'basisPoints'> & { text: string };

async function readPresets(tx: Tx, quote: QuoteRow): Promise<Preset[]> {
  const { rows } = await sql<Preset>`
    select kind, category, province, ${textIn(quote)} as text, price_cents::float8 as "priceCents",
      basis_points as "basisPoints"
    from offer_preset
    order by array_position(array['freight', 'insurance', 'fee'], kind), ${nameOrder(sql`text_es`)}`.execute(
    tx,
  );
  return rows;
}

const textIn = ({ language }: QuoteRow) => sql.ref(language === 'es' ? 'text_es' : 'text_en');

function fitsOffer(
  province: ProvinceCode,
  goods: readonly QuotedGood[],
): (preset: PresetScope) => boolean {
  const categories = goods.map(({ category }) => category);
  return (preset) =>
    presetFitsProvince(preset, province) &&
    (preset.category === null || categories.includes(preset.category));
}
