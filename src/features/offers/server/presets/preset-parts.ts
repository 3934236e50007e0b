import { sql } from 'kysely';
import type { QuoteRow } from '#features/quotes/server/tables.ts';
import type { Tx } from '#platform/database/database.ts';
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
  const categories = goods.flatMap(({ category }) => category ?? []);
  const total = goods.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
  const { rows: presets } = await sql<{ kind: 'fee'; text: string; cents: number }>`
    select kind, ${textIn(quote)} as text,
      coalesce(price_cents, ${total}::bigint * basis_points / 10000)::float8 as cents
    from offer_preset where ${fits(quote, categories)}
    order by array_position(array['freight', 'insurance', 'fee'], kind), text_es`.execute(tx);
  const { rows: estimates } = await sql<Estimate>`
    select ${textIn(quote)} as text, amount_cents::float8 as cents, source, as_of::text as "asOf"
    from estimate_preset where ${fits(quote, categories)} order by text_es`.execute(tx);
  const label = quote.language === 'es' ? 'Pago único' : 'One payment';
  return {
    note: null,
    lines: [
      ...goods.map(({ category: _, ...line }) => ({ ...extra, ...line, kind: 'goods' as const })),
      ...presets.map(({ kind, text, cents }) => ({ ...extra, kind, text, unitCents: cents })),
    ],
    plan: [{ label, basisPoints: 10_000, cents: 0, due: 'acceptance', dueOn: null }],
    estimates,
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

const textIn = ({ language }: QuoteRow) => sql.ref(language === 'es' ? 'text_es' : 'text_en');

/** By where it is received, as the offer says. */
function fits(quote: QuoteRow, categories: readonly string[]) {
  const province = quote.recipient_province ?? quote.province;
  return sql`(province is null or province = ${province})
    and (category is null or category = any(${categories}::text[]))`;
}
