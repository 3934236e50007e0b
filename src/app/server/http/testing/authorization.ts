import { sql } from 'kysely';
import { beforeAll, beforeEach } from 'vitest';
import { api } from '#api.ts';
import { writeSampleOffers } from '#features/orders/offers/server/testing/sample-offer.ts';
import {
  newVerification,
  receiptPdf,
  uploadBytes,
} from '#features/payments/verifications/server/testing/verifications.ts';
import type { CallRoute } from '#features/people/accounts/server/serve.ts';
import {
  newQuote,
  type ProductIds,
  restock,
} from '#features/requests/quotes/server/testing/quotes.ts';
import { storeOriginal } from '#features/shop/catalogue/pictures/server/picture-files.ts';
import { callAddress } from '#platform/calls/client.ts';
import type { CallInput } from '#platform/calls/contract.ts';
import { mailTopic } from '#platform/mail/mail.ts';
import { keepRows } from '#platform/testing/keep-rows.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { dayMs } from '#platform/time/durations.ts';
import { staffApi } from '#staff-api.ts';
import { setUpShop, shop, type TestPerson } from '../../testing/test-shop.ts';

/**
 * `answers` to each of `testPeople`. `recent`: whoever signed in more than ten minutes ago is asked
 * to do so again before anything is done.
 */
export type CallRows = Record<string, { input: () => CallInput; answers: number[]; recent?: true }>;

/** A write of many: each record is decided by itself, so that whoever may make it is answered. */
export const ofMany = (item: () => { id: string; body: object }): CallRows[string] => ({
  input: () => ({ body: { items: [item()] } }),
  answers: [401, 403, 403, 200, 200],
});

export let ids: ProductIds;
export let quoteId: string;
export let reference: string;
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
export let verification: { id: string; receiptId: string };
export let offer: Awaited<ReturnType<typeof writeSampleOffers>>;
export let presetId: string;
export const preset = {
  kind: 'freight',
  category: null,
  province: null,
  textEs: 'Flete',
  textEn: 'Freight',
  priceCents: 1000,
  basisPoints: null,
} as const;
export let tariffId: string;
export const figure = {
  kind: 'duties',
  category: 'automobiles',
  province: null,
  cents: 1000,
  basisPoints: null,
  source: 'Aduana',
  sourceAddress: null,
  validFrom: '2026-11-01',
} as const;
export let pictureHash: string;
export let voyageId: string;
export const sailing = {
  carrier: 'Naviera',
  ship: 'Azul',
  number: '1',
  port: 'Miami',
  billOfLading: '',
  departsOn: daysLater(dayInHavana(new Date()), 10),
  arrivesOn: daysLater(dayInHavana(new Date()), 15),
};
export let replyId: string;
export let synonymId: string;
export let mailId: string;
export let noticeId: string;
/** When they were last changed. */
export let seen: { notice: string; corolla: string };
export const notice = {
  title: 'Puerto cerrado',
  text: '',
  provinces: [],
  categories: [],
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: new Date(Date.now() + 30 * dayMs).toISOString(),
};

/** True once something was changed since the shop was set up. */
let used = false;

export function setUpFilledShop(): void {
  setUpShop();
  let putBack: () => Promise<void>;
  beforeAll(async () => {
    await fillShop();
    putBack = await keepRows(shop.services.db);
    used = false;
  });
  beforeEach(async () => {
    if (used) await putBack();
    used = false;
  });
}

async function fillShop(): Promise<void> {
  const { db, files } = shop.services;
  pictureHash = await storeOriginal(files, onePixel, 'png');
  ids = await restock(shop);
  const input = { body: newQuote(ids), key: newKey() };
  const quote = await shop.as('customer').call(api.createQuote, input);
  [quoteId, reference] = [quote.id, quote.referenceNumber];
  const waiting = db.selectFrom('outbox').select('id').where('about', '=', quoteId);
  mailId = (await waiting.where('topic', '=', mailTopic).executeTakeFirstOrThrow()).id;
  offer = await writeSampleOffers(db, quoteId, reference);
  verification = await rejectedVerification();
  const raul = shop.as('agente');
  presetId = (await raul.call(staffApi.createOfferPreset, { body: preset })).id;
  const marta = shop.as('administrador');
  tariffId = (await marta.call(staffApi.enterTariff, { body: figure }))[0]?.id ?? '';
  voyageId = (await raul.call(staffApi.createVoyage, { body: sailing, key: newKey() })).id;
  const reply = { body: { title: 'Respuesta', textEs: 'Hola', textEn: 'Hello' } };
  replyId = (await raul.call(staffApi.createReply, reply)).id;
  const word = { body: { word: 'zafra', meanings: ['nevera'] } };
  synonymId = (await raul.call(staffApi.createSynonym, word)).id;
  const made = await raul.call(staffApi.createNotice, { body: notice, key: newKey() });
  noticeId = made.id;
  const corolla = await raul.call(staffApi.findStaffProduct, { params: { id: ids.corolla } });
  seen = { notice: made.updatedAt, corolla: corolla.updatedAt };
}

async function rejectedVerification() {
  const yanet = shop.as('customer');
  const receipts = [await uploadBytes(yanet, receiptPdf)];
  await yanet.call(api.createVerification, {
    body: { ...newVerification, receipts },
    key: newKey(),
  });
  const { id } = await shop.services.db
    .updateTable('verification')
    .set({ status: 'rejected', processed_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const receipt = shop.services.db.selectFrom('receipt').select('id');
  return { id, receiptId: (await receipt.executeTakeFirstOrThrow()).id };
}

/** On a server with several databases the counter includes writes of others. */
export const hasWritten = () => used && shop.services.database.kind === 'embedded';

export function markUsed(): void {
  used = true;
}

export async function askWhenSignedOut(
  actor: TestPerson,
  route: CallRoute,
  input: CallInput,
): Promise<Response> {
  const { db } = shop.services;
  const sessions = await db.deleteFrom('session').returningAll().execute();
  const response = await ask(actor, route, input);
  await db.insertInto('session').values(sessions).execute();
  return response;
}

/** Everybody signed in so long ago. */
export async function askAfter(
  minutes: number,
  ...asked: [actor: TestPerson, route: CallRoute, input: CallInput]
): Promise<Response> {
  const { db } = shop.services;
  const age = (ago: number) =>
    sql`update session set authenticated_at = now() - ${ago} * interval '1 minute'`.execute(db);
  await age(minutes);
  const response = await ask(...asked);
  await age(0);
  return response;
}

export async function ask(
  actor: TestPerson,
  { call }: CallRoute,
  input: CallInput,
  body?: string,
): Promise<Response> {
  const sent = body ?? input.bytes ?? (input.body && JSON.stringify(input.body));
  const before = await changesSoFar();
  const response = await shop.as(actor).fetch(callAddress(call, input), {
    method: call.method,
    headers: { 'content-type': 'application/json' },
    ...(sent !== undefined && call.method !== 'GET' && { body: sent }),
  });
  used ||= call.method !== 'GET' && (response.ok || (await changesSoFar()) !== before);
  return response;
}

/** Returns a number that grows with each writing transaction. */
async function changesSoFar(): Promise<string | undefined> {
  const { rows } = await sql<{ next: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(shop.services.db);
  return rows[0]?.next;
}
