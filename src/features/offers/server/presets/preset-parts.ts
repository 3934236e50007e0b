import { sql } from 'kysely';
import type { QuoteRow } from '#features/quotes/server/quote-access.ts';
import type { Tx } from '#platform/database/database.ts';
import { beginningTexts } from '../../preset-messages.ts';
import { fitsProvince, presetCents } from '../../preset-rules.ts';
import type { OfferPreset } from '../../preset-schema.ts';
import type { Estimate } from '../../schema.ts';
import type { DraftParts } from '../drafting/draft-offer.ts';
import '../tables.ts';

interface Good {
  text: string;
  quantity: number;
  unitCents: number;
  productId: string | null;
  category: string | null;
}

/**
 * What a new offer begins with: the quotation's lines at today's prices (0 where the price is to be
 * confirmed), what staff keep for these goods and this province, one instalment at acceptance.
 */
export async function presetParts(tx: Tx, quote: QuoteRow): Promise<DraftParts> {
  const goods = await readGoods(tx, quote.id);
  const fits = fitsOffer(quote, goods);
  const lines = goods.map(({ category: _, ...line }) => ({
    ...extra,
    ...line,
    kind: 'goods' as const,
  }));
  const presets = (await readPresets(tx, quote)).filter(fits);
  const estimates = (await readEstimates(tx, quote)).filter(fits);
  const label = beginningTexts[quote.language].onlyInstalment;
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
    estimates: estimates.map(({ category: _, province: __, ...estimate }) => estimate),
  };
}

const extra = { quantity: 1, optional: false, productId: null, costCents: null };

async function readGoods(tx: Tx, quoteId: string): Promise<Good[]> {
  const { rows } = await sql<Good>`
    select left(l.product_name, 200) as text, l.quantity, p.id as "productId", p.category,
      coalesce(p.price_cents, l.unit_price_cents, 0)::float8 as "unitCents"
    from quote_line l left join product p on p.id = l.product_id and p.deleted_at is null
    where l.quote_id = ${quoteId} order by l.position`.execute(tx);
  return rows;
}

type Where = Pick<OfferPreset, 'category' | 'province'>;
type Preset = Where & Pick<OfferPreset, 'kind' | 'priceCents' | 'basisPoints'> & { text: string };

async function readPresets(tx: Tx, quote: QuoteRow): Promise<Preset[]> {
  const { rows } = await sql<Preset>`
    select kind, category, province, ${textIn(quote)} as text, price_cents::float8 as "priceCents",
      basis_points as "basisPoints"
    from offer_preset
    order by array_position(array['freight', 'insurance', 'fee'], kind), text_es`.execute(tx);
  return rows;
}

async function readEstimates(tx: Tx, quote: QuoteRow): Promise<(Estimate & Where)[]> {
  const { rows } = await sql<Estimate & Where>`
    select category, province, ${textIn(quote)} as text, amount_cents::float8 as cents, source,
      as_of::text as "asOf"
    from estimate_preset order by text_es`.execute(tx);
  return rows;
}

const textIn = ({ language }: QuoteRow) => sql.ref(language === 'es' ? 'text_es' : 'text_en');

/** By what is in it, and by where it is received, as the offer says. */
function fitsOffer(quote: QuoteRow, goods: readonly Good[]): (preset: Where) => boolean {
  const province = quote.recipient_province ?? quote.province;
  const categories = goods.map(({ category }) => category);
  return (preset) =>
    fitsProvince(preset, province) &&
    (preset.category === null || categories.includes(preset.category));
}
