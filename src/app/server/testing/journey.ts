import { sql } from 'kysely';
import { api } from '#api.ts';
import { acceptance } from '#features/orders/offers/server/testing/offers.ts';
import { writeSampleOffers } from '#features/orders/offers/server/testing/sample-offer.ts';
import { newQuote, type ProductIds } from '#features/requests/quotes/server/testing/quotes.ts';
import { codeOf } from '#features/shipping/handover/server/codes.ts';
import { letGoUnpaid } from '#features/shipping/units/server/testing/shipping.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { pdfFile } from '#platform/testing/pdf-file.ts';
import { staffApi } from '#staff-api.ts';
import type { TestShop } from './test-shop.ts';

type Remember = (what: string, value: string) => void;

const pieces = 10;

/**
 * Makes an accepted order of a customer's that `beginJourney` begins, and a row in each table that
 * it leaves empty.
 */
export async function orderOnItsWay(
  shop: TestShop,
  ids: ProductIds,
  remember: Remember = () => {},
): Promise<void> {
  const customer = shop.as('customer');
  const input = { body: newQuote(ids), key: newKey() };
  const { id, referenceNumber } = await customer.call(api.createQuote, input);
  const { number } = await writeSampleOffers(shop.services.db, id, referenceNumber);
  const params = { number };
  const { offer } = await customer.call(api.findMyOffer, { params });
  if (!offer) throw new Error('no offer');
  await customer.call(api.acceptMyOffer, { params, body: acceptance(offer) });
  await beginJourney(shop, remember, { id, number });
  for (const statement of rest) await sql.raw(statement).execute(shop.services.db);
}

const rest = [
  `insert into unit_hold (unit_id, cause, who_acts) select id, 'Falta el título', 'pays' from unit limit 1`,
  // The job that tells people may have been faster.
  'insert into unit_entry_told (entry_id) select id from unit_entry limit 1 on conflict do nothing',
  'insert into unit_silence (unit_id, since) select id, now() from unit limit 1',
  'insert into handover_code (unit_id, wrong) select id, 2 from unit limit 1',
  `insert into export_override (unit_id, items, reason, made_by)
    select id, '{vin,title}', 'Lo dice el abogado', gen_random_uuid() from unit limit 1`,
  `insert into order_authority (quote_id, version, kind, text, source, made_by)
    select quote_id, 1, 'exception', '15 CFR 740.21', 'Dictamen', gen_random_uuid() from unit limit 1`,
  `insert into order_payer (quote_id, name, made_by)
    select quote_id, 'Luis Ruiz', gen_random_uuid() from unit limit 1`,
  `insert into screening_clearing (screening_id, step, reason, cleared_by)
    select screening.id, 1, 'Nació en otro año', person.id from screening, person where person.role = 'agente'`,
  `insert into screening (quote_id, role, name, list_id, matches, as_cleared)
    select quote_id, 'pays', 'Luis Ruiz', list_id, matches, id from screening`,
  `insert into screening_entry (list_id, facts, names, words)
    select id, '{"name": "PÉREZ, \\"Yanet\\""}', '{"PÉREZ, Yanet",LA NENA}', '{peres,ianet}' from screening_list`,
  `insert into tariff (kind, category, amount_cents, source, valid_from)
    values ('duties', 'automobiles', 1000, 'Aduana', '2025-11-01') on conflict do nothing`,
  `insert into voyage_entry (voyage_id, kind, cause, units, made_by)
    select id, 'note', 'Espera turno', 0, gen_random_uuid() from voyage`,
];

/**
 * Brings an accepted order on its way: units at home, in Mariel, ready and handed over, a voyage,
 * the papers of an export file, names beside a list, and a price that customs named.
 */
export async function beginJourney(
  shop: TestShop,
  remember: Remember,
  order: { id: string; number: string },
): Promise<void> {
  await letGoUnpaid(shop.services.db, order.id);
  await moreUnits(shop, order.id);
  const { rows } = await sql<{ id: string }>`
    select id from unit where quote_id = ${order.id} order by piece`.execute(shop.services.db);
  if (rows.length < pieces) throw new Error('too few units');
  const [papered, loose, spare, arrived, waiting, ready, toRenew, ...handed] = rows.map(
    ({ id }) => id,
  ) as [string, string, string, string, string, string, string, ...string[]];
  for (const id of [papered, loose, spare]) remember('units', id);
  for (const id of [arrived, waiting]) remember('arrivedUnits', id);
  await reach(shop, [arrived, waiting, ready, toRenew, ...handed], 'in_mariel');
  await reach(shop, [ready, toRenew, ...handed], 'ready');
  await beginVoyage(shop, remember);
  await beginPapers(shop, remember, papered);
  await beginPhoto(shop, remember, loose);
  await beginHandover(shop, remember, { arrived, ready, toRenew, handed });
  await beginReviews(shop, remember, handed.slice(1));
  await beginScreening(shop, remember, order.id);
  await beginCustoms(shop, remember, order);
}

async function moreUnits(shop: TestShop, quoteId: string): Promise<void> {
  const { db } = shop.services;
  await sql`
    with made as (
      insert into unit (quote_id, acceptance_id, position, piece, number, category, name)
      select quote_id, acceptance_id, position, n, regexp_replace(number, '1$', n::text), category, name
      from unit cross join generate_series(2, ${pieces}::int) n where quote_id = ${quoteId}
      returning id),
    told as (insert into unit_entry (unit_id, kind) select id, 'made' from made)
    insert into unit_stage (unit_id, stage, promised_on, estimated_on)
    select made.id, stage, promised_on, estimated_on from made cross join
      (select s.* from unit_stage s join unit on unit.id = s.unit_id where quote_id = ${quoteId}) s`.execute(
    db,
  );
}

/** Lets units reach a stage last year, without the papers that the triggers ask for. */
async function reach(
  shop: TestShop,
  units: readonly string[],
  stage: 'in_mariel' | 'ready',
): Promise<void> {
  await shop.services.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    const so = ['bought', 'warehouse', 'shipped', 'in_mariel'];
    await sql`
      update unit_stage set reached_on = '2025-11-01' where unit_id = any (${units}::uuid[])
        and stage = any (${stage === 'ready' ? [...so, 'customs', 'ready'] : so}::text[])`.execute(
      tx,
    );
  });
}

async function beginVoyage(shop: TestShop, remember: Remember): Promise<void> {
  const somebody = crypto.randomUUID();
  const { rows } = await sql<{ id: string }>`
    insert into voyage (carrier, ship, number, port, departs_on, arrives_on, made_by)
    select 'Naviera', 'Azul', n::text, 'Miami', '2099-11-30', '2099-12-05', ${somebody}
    from generate_series(1, 3) n returning id`.execute(shop.services.db);
  for (const { id } of rows) remember('voyages', id);
}

async function beginPapers(shop: TestShop, remember: Remember, id: string): Promise<void> {
  const raul = shop.as('agente');
  const params = { id };
  remember('papered', id);
  await raul.call(staffApi.recordPaper, {
    params,
    body: { item: 'aes', expected: 0, itn: 'X20261101000123' },
  });
  await raul.call(staffApi.addExportScan, {
    params,
    query: { item: 'title' },
    bytes: new Blob([new Uint8Array(pdfFile())]),
  });
  const { checks } = await raul.call(staffApi.findExportFile, { params });
  for (const scan of checks.flatMap(({ scans }) => scans)) remember('scans', scan.id);
}

async function beginPhoto(shop: TestShop, remember: Remember, id: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  const paint = { width: 400, height: 300, channels: 3, background: '#446688' } as const;
  const bytes = await sharp({ create: paint }).png().toBuffer();
  const { photos } = await shop.as('agente').call(staffApi.addUnitPhoto, {
    params: { id },
    query: { stage: 'bought' },
    bytes: new Blob([new Uint8Array(bytes)]),
  });
  remember('photographed', id);
  for (const photo of photos) remember('photos', photo.id);
}

interface HandoverUnits {
  arrived: string;
  ready: string;
  toRenew: string;
  handed: readonly string[];
}

async function beginHandover(
  shop: TestShop,
  remember: Remember,
  units: HandoverUnits,
): Promise<void> {
  const raul = shop.as('agente');
  const marta = shop.as('administrador');
  const { arrived, ready, toRenew, handed } = units;
  const word = { handedOn: '2025-11-10', receivedBy: 'Ana', reason: 'Sin batería' };
  for (const id of handed) {
    await marta.call(staffApi.recordHandover, { params: { id }, body: word, key: newKey() });
    remember('handed', id);
  }
  for (const id of [ready, toRenew]) {
    remember('readyUnits', id);
    remember('handoverCode', await codeOf(shop.services.db, id, 1));
  }
  for (const [at, list] of [[ready, toRenew, arrived], [arrived]].entries()) {
    const body = { label: `Chofer ${at}`, units: list, days: 7 };
    const { links } = await raul.call(staffApi.makeHandoverLink, { body, key: newKey() });
    const made = links.find(({ label }) => label === body.label);
    if (at === 0) remember('handoverToken', made?.path?.split('/').at(-1) ?? '');
    else remember('handoverLinks', made?.id ?? '');
  }
  const { rows } = await sql<{ id: string }>`
    insert into signed_act (unit_id, link_id, attempt, received_by, handed_on, submission_key)
    select ${toRenew}, id, 1, 'Ana', '2025-11-10', 'acta-uno' from handover_link where label = 'Chofer 0'
    returning id`.execute(shop.services.db);
  for (const { id } of rows) remember('acts', id);
}

async function beginReviews(
  shop: TestShop,
  remember: Remember,
  units: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into review (handover_id, stars, text, name, language)
    select id, 5, 'Llegó entera', 'Yanet', 'es' from handover where unit_id = any (${units}::uuid[])
    returning id`.execute(shop.services.db);
  const [hidden, ...shown] = rows.map(({ id }) => id);
  for (const id of shown) remember('shownReviews', id);
  remember('hiddenReviews', hidden ?? '');
  await sql`
    insert into review_hiding (review_id, reason, hidden_by)
    values (${hidden}, 'Nombra a otra persona', gen_random_uuid())`.execute(shop.services.db);
}

/** Imports a list and an order with a name that may be on it. */
async function beginScreening(shop: TestShop, remember: Remember, quoteId: string): Promise<void> {
  const match = {
    ...{ source: 'SDN', number: '1', type: 'Individual', name: 'PEREZ, Yanet', otherNames: '' },
    ...{
      programs: '',
      born: '',
      bornIn: '',
      citizenships: '',
      addresses: '',
      remarks: '',
      link: '',
    },
  };
  const { rows } = await sql<{ id: string }>`
    with list as (
      insert into screening_list (name, listed_on, sha256, entries, imported_by, outcome, decided_at)
      values ('lista.csv', '2025-11-01', ${'a'.repeat(64)}, 1, gen_random_uuid(), 'counts', now()) returning id)
    insert into screening (quote_id, role, name, list_id, matches)
    select ${quoteId}::uuid, 'asks', customer_name, list.id, ${JSON.stringify([match])}::jsonb
    from list join quote on quote.id = ${quoteId} returning id`.execute(shop.services.db);
  for (const { id } of rows) remember('reviews', id);
}

async function beginCustoms(
  shop: TestShop,
  remember: Remember,
  { number }: { number: string },
): Promise<void> {
  remember('customsOffer', number);
  const { rows } = await sql<{ id: string }>`
    insert into customs_price (offer_id, amount_cents, named_on, source, recorded_by)
    select id, 1000, '2025-11-10', 'Aduana', gen_random_uuid() from offer where number = ${number}
    returning id`.execute(shop.services.db);
  for (const price of rows) remember('customsPrice', price.id);
}
