import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { api } from '#api.ts';
import { beginJourney } from '#app/server/testing/journey.ts';
import { setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { acceptance } from '#features/orders/offers/server/testing/offers.ts';
import { writeSampleOffers } from '#features/orders/offers/server/testing/sample-offer.ts';
import {
  newVerification,
  receiptPdf,
  uploadBytes,
} from '#features/payments/verifications/server/testing/verifications.ts';
import { newStaff } from '#features/people/accounts/server/testing/staff.ts';
import type { QuoteCreated } from '#features/requests/quotes/schema.ts';
import { newQuote, restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { storeOriginal } from '#features/shop/catalogue/pictures/server/picture-files.ts';
import { catalogueChanges } from '#features/shop/catalogue/server/changes.ts';
import type { memoryFiles } from '#features/shop/catalogue/server/testing/products.ts';
import { keepRows } from '#platform/testing/keep-rows.ts';
import { isShortRun } from '#platform/testing/short-run.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import { sampleLayout } from './honest-bodies.ts';
import { plans, targets } from './plans.ts';
import { createPlayer } from './player.ts';

// `node scripts/run.mjs fuzz 50000` is the long version; a seed that failed is played again with
// `node scripts/run.mjs fuzz 1750 <seed>`.
const { FUZZ_REQUESTS, FUZZ_SEED } = process.env;
const requests = Number(FUZZ_REQUESTS ?? (isShortRun ? 250 : 1750));
const seed = Number(FUZZ_SEED ?? (FUZZ_REQUESTS ? Date.now() % 2 ** 31 : 2026));
const perRun = 250;

setUpShop({ env: { TRUSTED_PROXIES: '1' } });

type Remember = (what: string, value: string) => void;

/** Begins each run: makes records by calls the first time, and restores them from then on. */
let again: ((remember: Remember) => Promise<void>) | undefined;

async function begin(remember: Remember): Promise<void> {
  if (again) return again(remember);
  const known: Parameters<Remember>[] = [];
  await fill((what, value) => {
    known.push([what, value]);
    remember(what, value);
  });
  const putRowsBack = await keepRows(shop.services.db);
  const { objects } = shop.services.files as ReturnType<typeof memoryFiles>;
  const files = [...objects];
  again = async (remember) => {
    await putRowsBack();
    objects.clear();
    for (const [key, bytes] of files) objects.set(key, bytes);
    // No trigger has announced the change.
    catalogueChanges(shop.services.database).notify();
    for (const each of known) remember(...each);
  };
}

/**
 * Fills a shop: products, a picture, quotes with an offer that waits and two accepted ones, one
 * paid and one on its way, and a rejected verification.
 */
async function fill(remember: Remember): Promise<void> {
  const ids = await restock(shop);
  for (const id of Object.values(ids)) remember('products', id);
  const hash = await storeOriginal(shop.services.files, drawing, 'svg');
  remember('image', `/pictures/${hash}-320.webp`);
  const notice = {
    title: 'Puerto',
    text: 'Cerrado',
    provinces: [],
    categories: [],
    startsAt: '2026-12-01T00:00:00Z',
    endsAt: '2026-12-05T00:00:00Z',
  };
  const { id: noticeId } = await shop
    .as('agente')
    .call(staffApi.createNotice, { body: notice, key: 'aviso-uno' });
  remember('notices', noticeId);
  const yanet = shop.as('customer');
  const made: QuoteCreated[] = [];
  for (const key of ['envio-uno', 'envio-tres', 'envio-cuatro']) {
    const quote = await yanet.call(api.createQuote, { body: newQuote(ids), key });
    remember('quotes', quote.id);
    remember('referenceNumber', quote.referenceNumber);
    const receives = await beginOffers(quote, remember, key !== 'envio-uno');
    // The order that goes on its way below.
    if (key === 'envio-tres') remember('receivesToken', receives);
    made.unshift(quote);
  }
  const [paid, owing, pending] = made;
  if (!paid || !owing || !pending) throw new Error('no orders');
  remember('pendingOrder', pending.id);
  remember('paidOrder', paid.id);
  remember('paidReference', paid.referenceNumber);
  remember('owingOrder', owing.id);
  await beginJourney(shop, remember, { id: owing.id, number: `${owing.referenceNumber}-O1` });
  await sql`update unit set voyage_id = (select id from voyage limit 1)
    where id = (select id from unit where quote_id = ${owing.id} limit 1)`.execute(
    shop.services.db,
  );
  const receipts = [await uploadBytes(yanet, receiptPdf)];
  await yanet.call(api.createVerification, {
    body: { ...newVerification, receipts },
    key: 'envio-dos',
  });
  const { id } = await shop.services.db
    .updateTable('verification')
    .set({ status: 'rejected', processed_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  remember('verifications', id);
  remember('ownVerification', id);
  const receipt = await shop.services.db.selectFrom('receipt').select('id').executeTakeFirst();
  remember('receipts', receipt?.id ?? '');
  await beginMoney(remember, paid.id, await beginStatement(remember));
}

/** An account of ours, how its bank writes, three lines of a statement, and an account that waits. */
async function beginStatement(remember: Remember): Promise<string> {
  const { db } = shop.services;
  const account = crypto.randomUUID();
  const somebody = await newStaff(db);
  const approver = await newStaff(db);
  await sql`
    insert into payment_instruction (id, way, version, method, holder, account, account_key, proposed_by, approved_by, approved_at)
    values (${account}, ${account}, 1, 'zelle', 'Mariel', ${account}, folded(${account}), ${somebody}, ${approver}, now())`.execute(
    db,
  );
  await sql`
    insert into statement_layout (account_key, layout, changed_by)
    values (folded(${account}), ${JSON.stringify(sampleLayout)}::jsonb, ${somebody})`.execute(db);
  remember('accounts', account);
  const { rows } = await sql<{ id: string }>`
    insert into bank_statement_line (account_key, nth, moved_on, amount_cents, description, imported_by)
    select folded(${account}), n, ${dayInHavana(new Date())}::date, 100000, 'ZELLE ANA', ${somebody}
    from generate_series(1, 3) n returning id`.execute(db);
  for (const { id } of rows) remember('lines', id);
  await sql`
    insert into payment_instruction (way, version, method, holder, account, account_key, proposed_by)
    values (gen_random_uuid(), 1, 'zelle', 'Mariel', 'b', 'B', ${somebody})`.execute(db);
  const proposal = await sql<{ id: string }>`
    select id from payment_instruction where approved_at is null and rejected_at is null`.execute(
    db,
  );
  for (const { id } of proposal.rows) remember('proposals', id);
  return account;
}

/**
 * Money of an accepted order: more than it costs, so that some can go back or move, cash that anybody
 * of staff may count or confirm, and claims that wait.
 */
async function beginMoney(remember: Remember, id: string, account: string): Promise<void> {
  const { db } = shop.services;
  const somebody = await newStaff(db);
  const entries = await sql<{ id: string; method: string }>`
    insert into ledger_entry (quote_id, kind, amount_cents, method, moved_on, recorded_by,
      instruction_id, account_key, bank_reference, reference_key)
    select ${id}, 'payment', cents, method, havana_day(now()), ${somebody}, bank, key, reference, reference
    from (select n, 500 as cents, 'cash' as method, null::uuid as bank, null as key, null as reference
        from generate_series(1, 4) n
      union all select n, 10000, 'zelle', ${account}::uuid, ${account}::text, 'BEGIN' || n
        from generate_series(1, 4) n) paid
    returning id, method`.execute(db);
  for (const entry of entries.rows) {
    remember('entries', entry.id);
    if (entry.method === 'cash') remember('cash', entry.id);
  }
  const given = await sql<{ id: string }>`
    insert into cash_refund (quote_id, amount_cents, moved_on, paid_to, reason, given_by)
      values (${id}, 500, havana_day(now()), 'Ana Pérez', 'Pagó de más', ${await newStaff(db)}) returning id`.execute(
    db,
  );
  for (const refund of given.rows) remember('cashRefunds', refund.id);
  const claims = await sql<{ id: string }>`
    with claim as (
      insert into verification (ticket, code, email, language, answer_due_at, order_id, paid_cents, paid_on)
      select 'MA-T-20251120-' || left(gen_random_uuid()::text, 8), 'x', 'ana@correo.test', 'es', now(),
        ${id}, 100, havana_day(now()) from generate_series(1, 3) n returning id)
    insert into event (verification_id, kind, actor) select id, 'created', 'customer' from claim
      returning verification_id as id`.execute(db);
  for (const claim of claims.rows) remember('claims', claim.id);
}

async function beginOffers(quote: QuoteCreated, remember: Remember, accepted: boolean) {
  const { db } = shop.services;
  const made = await writeSampleOffers(db, quote.id, quote.referenceNumber);
  for (const id of [made.sentId, made.draftId]) remember('offers', id);
  remember('drafts', made.draftId);
  for (const path of Object.values(made.paths)) remember('token', path.split('/').at(-1) ?? '');
  remember('links', made.linkId);
  if (accepted) {
    remember('payToken', made.paths.pays.split('/').at(-1) ?? '');
    remember('acceptedOffers', made.sentId);
  } else remember('waitingOffer', made.number);
  remember('number', made.number);
  const params = { number: made.number };
  const { offer } = await shop.as('customer').call(api.findMyOffer, { params });
  if (!offer) throw new Error('no offer');
  remember('shownHash', offer.shownHash);
  if (accepted) {
    await shop.as('customer').call(api.acceptMyOffer, { params, body: acceptance(offer) });
  }
  return made.paths.receives.split('/').at(-1) ?? '';
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3"/></svg>';

test(`${requests} generated requests, seed ${seed}: each answer is one that the document names`, {
  timeout: 120_000 + requests * 60,
}, async () => {
  const outcomes = new Map<string, number>();
  const run = async (sequence: Parameters<ReturnType<typeof createPlayer>['play']>[0][]) => {
    const player = createPlayer(shop);
    await begin(player.remember);
    for (const plan of sequence) {
      const { operation, status } = await player.play(plan);
      const name = `${operation} ${status}`;
      outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
    }
  };
  const sequences = fc.array(plans(), { minLength: perRun, maxLength: perRun });
  await fc.assert(fc.asyncProperty(sequences, run), {
    numRuns: Math.ceil(requests / perRun),
    seed,
    // Its message names the failure; shrinking would take minutes.
    endOnFailure: true,
  });
  if (process.env.FUZZ_REPORT) console.table([...outcomes].toSorted());
  // Most calls must have succeeded sometimes, or the answers above would prove little.
  const answered = [...outcomes.keys()].filter((name) => / 20[01]$/.test(name));
  const done = new Set(answered.map((name) => name.split(' ')[0]));
  const least = requests < 5000 ? 0.75 : 0.93;
  if (requests >= 1750) expect(done.size).toBeGreaterThan(targets.length * least);
});
