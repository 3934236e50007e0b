import { sql } from 'kysely';
import { unitNewsJob } from '#features/offers/server/mails/unit-news.ts';
import { raul, shop } from '#features/quotes/server/staff/queue-testing.ts';
import { staffApi } from '#staff-api.ts';
import { newsTopic } from './tell-people.ts';

/** As an agent sends one; says its id. */
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

/** A unit on a ship that leaves and arrives on these days. */
export async function putOnShip(unit: string, departsOn: string, arrivesOn: string): Promise<void> {
  const { db } = shop.services;
  const { id } = await db
    .insertInto('voyage')
    .values({
      carrier: 'Caribe Lines',
      ship: 'Perla del Golfo',
      number: '214S',
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

/** Does the jobs that wait with news, as if their hour had come; says how many there were. */
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

/** As if all that happened to a unit had happened at one moment. */
export async function lastHeard(unit: string, at: Date): Promise<void> {
  await shop.services.db.transaction().execute(async (tx) => {
    await sql`alter table unit_entry disable trigger unit_entry_is_final`.execute(tx);
    await sql`update unit_entry set made_at = ${at} where unit_id = ${unit}`.execute(tx);
    await sql`alter table unit_entry enable trigger unit_entry_is_final`.execute(tx);
  });
}
