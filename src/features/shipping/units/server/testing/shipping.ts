import { sql } from 'kysely';
import { marta, raul, requestQuote } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import type { OfferDraft } from '#features/orders/offers/schema.ts';
import { unitNewsJob } from '#features/orders/offers/server/mails/unit-news.ts';
import { accept, sentOffer } from '#features/orders/offers/server/testing/offers.ts';
import type { Database } from '#platform/database/database.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import type { UnitChange } from '../../staff-schema.ts';
import { type Stage, stages } from '../../stages.ts';
import { newsTopic } from '../queue-unit-news.ts';

export async function newOrderOnItsWay(change: Partial<OfferDraft> = {}, chosen: number[] = []) {
  await requireNoExportPapers(shop.services.db);
  const quoteId = await requestQuote();
  const offer = await sentOffer(quoteId, change);
  await accept(offer, chosen);
  await letGoUnpaid(shop.services.db, quoteId);
  return { quoteId, offer };
}

/** Tests of a journey ship without papers; the tests of `export-file` check that gate. */
export async function requireNoExportPapers(db: Database): Promise<void> {
  await sql`insert into export_requirement (category, item, version, required, scan, valid_from, source)
    select category, item, 2, false, false, '2026-01-01', 'Pruebas' from export_requirement
    where version = 1 on conflict do nothing`.execute(db);
}

/** Tests of a journey ship what nobody paid; `plan-binds.test.ts` checks that gate. */
export async function letGoUnpaid(db: Database, quoteId: string): Promise<void> {
  await sql`insert into instalment_override (acceptance_id, position, reason, made_by)
    select acceptance_id, position, 'Pruebas', gen_random_uuid()
    from order_agreed join acceptance_instalment using (acceptance_id)
    where quote_id = ${quoteId}`.execute(db);
}

export const twoCars: OfferDraft['lines'] = [
  {
    kind: 'goods',
    text: 'Toyota Corolla LE 2021',
    quantity: 2,
    unitCents: 2_800_000,
    optional: false,
    productId: null,
    costCents: null,
  },
];

export const unitsOf = (quoteId: string, who = raul) =>
  who.call(staffApi.unitsOfQuote, { params: { id: quoteId } });

export async function newUnit(): Promise<string> {
  const { quoteId } = await newOrderOnItsWay();
  const [unit] = await unitsOf(quoteId);
  if (!unit) throw new Error('no unit');
  return unit.id;
}

export const find = (id: string, who = raul) => who.call(staffApi.findUnit, { params: { id } });

export const recordAsStaff = (id: string, body: UnitChange, { who = raul, key = newKey() } = {}) =>
  who.call(staffApi.recordUnitChange, { params: { id }, body, key });

export const refused = async (id: string, body: UnitChange, { who = raul, key = newKey() } = {}) =>
  (await who.refused(staffApi.recordUnitChange, { params: { id }, body, key })).code;

/**
 * Writes past all rules on which day a unit reached stages, without `which` those that it has
 * reached; null takes them back.
 */
export async function reachedOn(
  unit: string,
  day: string | null,
  which?: readonly Stage[],
): Promise<void> {
  const those = which ? sql`stage = any(${which}::text[])` : sql`reached_on is not null`;
  await sql`update unit_stage set reached_on = ${day}::date
    where unit_id = ${unit} and ${those}`.execute(shop.services.db);
}

/** An administrador hands a unit over, as if it had reached Mariel before. */
export async function handOverByWord(unit: string): Promise<void> {
  const today = dayInHavana(new Date());
  await reachedOn(unit, today, stages.slice(0, stages.indexOf('in_mariel') + 1));
  await marta.call(staffApi.recordHandover, {
    params: { id: unit },
    body: { handedOn: today, receivedBy: 'Ana', reason: 'Lo confirmó la familia' },
    key: newKey(),
  });
}

export async function sendPhoto(unit: string, text?: string): Promise<string> {
  const { default: sharp } = await import('sharp');
  const paint = { width: 960, height: 720, channels: 3, background: '#446688' } as const;
  const bytes = await sharp({ create: paint }).jpeg().toBuffer();
  await raul.call(staffApi.addUnitPhoto, {
    params: { id: unit },
    query: { stage: 'warehouse', ...(text && { text }) },
    bytes: new Blob([new Uint8Array(bytes)]),
  });
  const { id } = await shop.services.db
    .selectFrom('unit_photo')
    .select('id')
    .where('unit_id', '=', unit)
    .executeTakeFirstOrThrow();
  return id;
}

export async function putOnShip(
  unit: string,
  departsOn: string,
  arrivesOn: string,
  number = '214S',
): Promise<void> {
  const { db } = shop.services;
  const { id } = await db
    .insertInto('voyage')
    .values({
      carrier: 'Caribe Lines',
      ship: 'Perla del Golfo',
      number,
      port: 'Houston',
      bill_of_lading: null,
      departs_on: departsOn,
      arrives_on: arrivesOn,
      departed_on: null,
      arrived_on: null,
      made_by: shop.as('agente').id,
      submission_key: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('unit').set({ voyage_id: id }).where('id', '=', unit).execute();
}

export async function sendNews(): Promise<number> {
  const waiting = await shop.services.db
    .selectFrom('outbox')
    .selectAll()
    .where('topic', '=', newsTopic)
    .orderBy('created_at')
    .execute();
  for (const { id, topic, payload } of waiting) {
    const job = { id, topic, payload, attempt: 1 };
    await unitNewsJob(shop.services)(job, new AbortController().signal);
  }
  return waiting.length;
}

export async function lastHeard(unit: string, at: Date): Promise<void> {
  await shop.services.db.transaction().execute(async (tx) => {
    await sql`alter table unit_entry disable trigger unit_entry_is_final`.execute(tx);
    await sql`update unit_entry set made_at = ${at} where unit_id = ${unit}`.execute(tx);
    await sql`alter table unit_entry enable trigger unit_entry_is_final`.execute(tx);
  });
}
