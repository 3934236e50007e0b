import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { api } from '#api.ts';
import { setUpShop, shop } from '#app/server/testing.ts';
import { storeOriginal } from '#features/catalogue/pictures/server/picture-files.ts';
import { writeSampleOffers } from '#features/offers/server/sample-offer-testing.ts';
import { acceptance } from '#features/offers/server/testing.ts';
import type { QuoteCreated } from '#features/quotes/schema.ts';
import { newQuote, restock } from '#features/quotes/server/testing.ts';
import { newVerification, pdf, upload } from '#features/verifications/server/testing.ts';
import { sampleLayout } from './honest-bodies.ts';
import { plans, targets } from './plans.ts';
import { createPlayer } from './player.ts';

// `node scripts/run.mjs fuzz 50000` is the long version; a seed that failed is played again with
// `node scripts/run.mjs fuzz 5000 <seed>`.
const { FUZZ_REQUESTS, FUZZ_SEED } = process.env;
const requests = Number(FUZZ_REQUESTS ?? 5000);
// The same requests at each `npm test`; new ones at each fuzz.
const seed = Number(FUZZ_SEED ?? (FUZZ_REQUESTS ? Date.now() % 2 ** 31 : 2026));
const perRun = 250;

setUpShop({ env: { TRUSTED_PROXIES: '1' } });

type Remember = (what: string, value: string) => void;

/**
 * A shop in use: with products, a picture, quotes with an offer that waits and one that was
 * accepted, and a verification that was rejected.
 */
async function begin(remember: Remember): Promise<void> {
  const ids = await restock(shop);
  for (const id of Object.values(ids)) remember('products', id);
  const hash = await storeOriginal(shop.services.files, drawing, 'svg');
  remember('image', `/pictures/${hash}-320.webp`);
  const yanet = shop.as('customer');
  for (const key of ['envio-uno', 'envio-tres']) {
    const quote = await yanet.call(api.createQuote, { body: newQuote(ids), key });
    remember('quotes', quote.id);
    remember('referenceNumber', quote.referenceNumber);
    await beginOffers(quote, remember, key === 'envio-tres');
  }
  const receipts = [await upload(yanet, pdf)];
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
  const receipt = await shop.services.db.selectFrom('receipt').select('id').executeTakeFirst();
  remember('receipts', receipt?.id ?? '');
  await beginStatement(remember);
}

/** An account of ours, how its bank writes, and three lines of a statement. */
async function beginStatement(remember: Remember): Promise<void> {
  const { db } = shop.services;
  const account = crypto.randomUUID();
  const somebody = crypto.randomUUID();
  await sql`
    insert into payment_instruction (id, way, version, method, holder, account, account_key, proposed_by, approved_by, approved_at)
    values (${account}, ${account}, 1, 'zelle', 'Mariel', ${account}, ${account}, ${somebody}, ${account}, now())`.execute(
    db,
  );
  await sql`
    insert into statement_layout (account_key, layout, changed_by)
    values (${account}, ${JSON.stringify(sampleLayout)}::jsonb, ${somebody})`.execute(db);
  remember('accounts', account);
  const { rows } = await sql<{ id: string }>`
    insert into bank_statement_line (account_key, identity, moved_on, amount_cents, description, imported_by)
    select ${account}, n::text, '2026-11-20', 100000, 'ZELLE ANA', ${somebody}
    from generate_series(1, 3) n returning id`.execute(db);
  for (const { id } of rows) remember('lines', id);
}

async function beginOffers(quote: QuoteCreated, remember: Remember, accepted: boolean) {
  const { db } = shop.services;
  const made = await writeSampleOffers(db, quote.id, quote.referenceNumber);
  for (const id of [made.sentId, made.draftId]) remember('offers', id);
  for (const path of Object.values(made.paths)) remember('token', path.split('/').at(-1) ?? '');
  remember('links', made.linkId);
  remember('number', made.number);
  const params = { number: made.number };
  const { offer } = await shop.as('customer').call(api.findMyOffer, { params });
  if (!offer) throw new Error('no offer');
  remember('shownHash', offer.shownHash);
  if (accepted) {
    await shop.as('customer').call(api.acceptMyOffer, { params, body: acceptance(offer) });
  }
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3"/></svg>';

test(`${requests} generated requests, seed ${seed}: each answer is one that the document names`, {
  timeout: 30_000 + requests * 60,
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
    // What failed is told by its message; a shorter way there would take minutes.
    endOnFailure: true,
  });
  if (process.env.FUZZ_REPORT) console.table([...outcomes].toSorted());
  // Nearly each call was made with success too: else the answers above would say little.
  const answered = [...outcomes.keys()].filter((name) => / 20[01]$/.test(name));
  const done = new Set(answered.map((name) => name.split(' ')[0]));
  if (requests >= 5000) expect(done.size).toBeGreaterThan(targets.length * 0.93);
});
