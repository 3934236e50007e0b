import { sql } from 'kysely';
import { valueInEnglish } from '#features/shop/catalogue/english/to-english.ts';
import { offeredFacts } from '#features/shop/catalogue/passport/fact-words.ts';
import type { PassportFacts } from '#features/shop/catalogue/passport/facts.ts';
import { useOf } from '#features/shop/catalogue/stock.ts';
import type { Tx } from '#platform/database/database.ts';
import { together } from '#platform/database/together.ts';
import type { Language } from '#platform/text/language.ts';
import { planFor, totalOf } from '../../offer-rules.ts';
import type { OfferDraft } from '../../schema.ts';

export type DraftParts = Pick<OfferDraft, 'lines' | 'plan' | 'estimates' | 'note'> & {
  language?: Language;
};

export async function writeParts(
  tx: Tx,
  offerId: string,
  { lines, plan, estimates, language }: Required<DraftParts>,
): Promise<void> {
  const tables = ['offer_line', 'offer_instalment', 'offer_estimate'] as const;
  const total = Math.max(0, totalOf(lines));
  const [products] = await together(
    readProducts(tx, lines, language),
    ...tables.map((table) => tx.deleteFrom(table).where('offer_id', '=', offerId).execute()),
  );
  await together(
    writeLines(tx, offerId, lines, products),
    writePlan(tx, offerId, plan, total),
    writeEstimates(tx, offerId, estimates),
    tx.updateTable('offer').set({ total_cents: total }).where('id', '=', offerId).execute(),
  );
}

/** What lines show of their products, by the products' ids; those that were erased are missing. */
async function readProducts(tx: Tx, lines: DraftParts['lines'], language: Language) {
  const ids = lines.flatMap(({ productId }) => productId ?? []);
  const { rows } = await sql<ReadProduct>`
    select id, pictures -> 0 ->> 'hash' as picture, specifications, passport.facts
    from product left join product_passport passport on passport.product_id = id
    where id = any(${ids}::uuid[])`.execute(tx);
  return new Map(
    rows.map(({ id, picture, specifications, facts }) => {
      const [name, value] = useOf(specifications) ?? [];
      const use = name && language === 'en' ? valueInEnglish(value ?? '', name) : value;
      const said = [...(use ? [use] : []), ...offeredFacts(facts ?? {}, language)].join(', ');
      return [id, { product_id: id, picture, condition: said.slice(0, maxCondition) || null }];
    }),
  );
}

interface ReadProduct {
  id: string;
  picture: string | null;
  specifications: Record<string, string>;
  facts: PassportFacts | null;
}

const maxCondition = 200;
const noProduct = { product_id: null, picture: null, condition: null };

async function writeLines(
  tx: Tx,
  offerId: string,
  lines: DraftParts['lines'],
  products: Awaited<ReturnType<typeof readProducts>>,
): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map((line, position) => ({
    offer_id: offerId,
    position,
    kind: line.kind,
    text: line.text,
    quantity: line.quantity,
    unit_cents: line.unitCents,
    optional: line.optional,
    cost_cents: line.costCents,
    ...(products.get(line.productId ?? '') ?? noProduct),
  }));
  await tx.insertInto('offer_line').values(rows).execute();
}

async function writePlan(
  tx: Tx,
  offerId: string,
  plan: DraftParts['plan'],
  total: number,
): Promise<void> {
  if (plan.length === 0) return;
  // The plan of a draft need not add up, but no stored amount may be negative.
  const amounts = planFor(plan, total).map(({ cents }, at) =>
    plan[at]?.basisPoints === null ? plan[at].cents : Math.max(0, cents),
  );
  const rows = plan.map(({ label, basisPoints, due, dueOn }, position) => ({
    offer_id: offerId,
    position,
    label,
    basis_points: basisPoints,
    amount_cents: amounts[position] ?? 0,
    due,
    due_on: due === 'date' ? dueOn : null,
  }));
  await tx.insertInto('offer_instalment').values(rows).execute();
}

async function writeEstimates(
  tx: Tx,
  offerId: string,
  estimates: DraftParts['estimates'],
): Promise<void> {
  if (estimates.length === 0) return;
  const rows = estimates.map(({ text, cents, source, sourceAddress, asOf }, position) => ({
    offer_id: offerId,
    position,
    text,
    amount_cents: cents,
    source,
    source_address: sourceAddress || null,
    as_of: asOf,
  }));
  await tx.insertInto('offer_estimate').values(rows).execute();
}
