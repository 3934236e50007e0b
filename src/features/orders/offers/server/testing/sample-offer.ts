import type { Database } from '#platform/database/database.ts';
import { makeLink } from '../links/quote-links.ts';

export async function writeSampleOffers(db: Database, quoteId: string, reference: string) {
  const sentId = await writeDraft(db, { quoteId, reference, version: 1 });
  await db
    .updateTable('offer')
    .set({ state: 'sent', sent_at: new Date() })
    .where('id', '=', sentId)
    .execute();
  const draftId = await writeDraft(db, { quoteId, reference, version: 2 });
  const links = await db.transaction().execute(async (tx) => ({
    asks: await makeLink(tx, quoteId, 'asks', null),
    pays: await makeLink(tx, quoteId, 'pays', null),
    receives: await makeLink(tx, quoteId, 'receives', null),
  }));
  const { asks, pays, receives } = links;
  return {
    number: `${reference}-O1`,
    sentId,
    draftId,
    linkId: pays.id,
    receivesLinkId: receives.id,
    paths: { asks: asks.path, pays: pays.path, receives: receives.path },
  };
}

async function writeDraft(
  db: Database,
  { quoteId, reference, version }: { quoteId: string; reference: string; version: number },
): Promise<string> {
  const { id } = await db
    .insertInto('offer')
    .values({
      quote_id: quoteId,
      version,
      number: `${reference}-O${version}`,
      language: 'es',
      valid_until: '2099-12-31',
      terms_version: '2025-10',
      note: null,
      total_cents: 1000,
      made_by: quoteId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const whole = { offer_id: id, position: 0 };
  await db
    .insertInto('offer_line')
    .values({
      ...whole,
      kind: 'goods',
      text: 'Toyota Corolla LE 2021',
      quantity: 1,
      unit_cents: 1000,
      optional: false,
      product_id: null,
      cost_cents: 900,
    })
    .execute();
  await db
    .insertInto('offer_instalment')
    .values({
      ...whole,
      label: 'Pago único',
      basis_points: 10_000,
      amount_cents: 1000,
      due: 'acceptance',
      due_on: null,
    })
    .execute();
  return id;
}
