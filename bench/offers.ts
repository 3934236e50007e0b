/**
 * What does an answer to an offer cost, and its paper, and its page?
 *
 *   node bench/offers.ts [offers, 400 by default]
 *
 * Runs the built shop (`node scripts/build.ts` first) on PostgreSQL (DATABASE_URL of an empty
 * database, or a temporary one). Twenty customers at once accept over HTTP, each an offer of their
 * own. To compare, the same run writes the same rows by bare SQL, twenty at once over as many
 * connections. Then it measures PDFs of ten offers, first and again; the memory of the shop and of its
 * process for heavy work, before pdfkit is loaded there and after; bytes and time of the page by link.
 * Linux only.
 */
import { brotliCompressSync } from 'node:zlib';
import { openBenchShop } from './bench-shop.ts';
import { memoryOf } from './process-memory.ts';
import { openOfferWriter, type SentOffer } from './sent-offers.ts';
import { startPostgres } from './temporary-postgres.ts';

const count = Number(process.argv[2] ?? 400);
const atOnce = 20;
const papers = 10;

const server = process.env.DATABASE_URL ? undefined : await startPostgres();
const url = process.env.DATABASE_URL ?? server?.url ?? '';
const shop = await openBenchShop({ DATABASE_URL: url });
const pid = shop.process.pid ?? 0;
const offers = openOfferWriter(url);
try {
  await accept();
  await drawPapers();
  await openPages();
} finally {
  await offers.close();
  await shop.close();
  await server?.stop();
}

async function accept(): Promise<void> {
  const forShop = await offers.write(count);
  const forSql = await offers.write(count);
  const bodies = new Map<string, string>();
  for (const each of forShop) bodies.set(each.id, await acceptance(each));
  const inShop = await timed(forShop, async (each) => {
    const answer = await fetch(`${shop.origin}/api/offers/${each.number}/accept`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: each.cookie },
      body: bodies.get(each.id) ?? '',
    });
    if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  });
  const mails = await mailsOf(forShop[0]);
  const inSql = await timed(forSql, (each) => writeOne(each, mails));
  console.table({
    'shop: acceptances per second': Math.round(count / inShop),
    'bare SQL: acceptances per second': Math.round(count / inSql),
    'bare SQL ÷ shop': Math.round((inShop / inSql) * 100) / 100,
  });
  const rows = await Promise.all([forShop, forSql].map(rowsOf));
  console.table({ shop: rows[0], 'bare SQL': rows[1] });
}

async function acceptance({ number, cookie }: SentOffer): Promise<string> {
  const answer = await fetch(`${shop.origin}/api/offers/${number}`, { headers: { cookie } });
  const { offer } = (await answer.json()) as { offer: { shownHash: string } };
  return JSON.stringify({
    chosen: [2],
    shown: offer.shownHash,
    totalCents: 3_335_000,
    name: 'Bench',
  });
}

async function timed(all: readonly SentOffer[], act: (each: SentOffer) => Promise<void>) {
  const left = [...all];
  const started = performance.now();
  const worker = async () => {
    for (let each = left.pop(); each; each = left.pop()) await act(each);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return (performance.now() - started) / 1000;
}

async function writeOne(
  { id, quoteId, productId, number }: SentOffer,
  mails: readonly string[],
): Promise<void> {
  const client = await offers.pool.connect();
  const run = (sql: string, values: unknown[]) => client.query(sql, values);
  try {
    await client.query('begin');
    await run('select from quote where id = $1 for update', [quoteId]);
    await run('select from offer where id = $1 for update', [id]);
    await run('select from product where id = $1 for update', [productId]);
    await run(
      `insert into product_hold (product_id, quote_id, offer_id, quantity, single, until)
       values ($1, $2, $3, 1, true, current_date + 3)`,
      [productId, quoteId, id],
    );
    await run(`update product set status = 'reserved', updated_at = now() where id = $1`, [
      productId,
    ]);
    const { rows } = await run(
      `insert into offer_acceptance (offer_id, chosen, total_cents, shown_hash, terms_version,
         typed_name, link_id)
       values ($1, '{2}', 3335000, sha256('bench'), '2025-10', 'Bench', gen_random_uuid())
       returning id`,
      [id],
    );
    await run(
      `insert into acceptance_instalment (acceptance_id, position, label, amount_cents, due)
       values ($1, 0, 'Reserva', 1000500, 'acceptance'), ($1, 1, 'Resto', 2334500, 'embarkation')`,
      [rows[0].id],
    );
    await run(
      `update offer set state = 'accepted', answered_at = now(), seen_at = now() where id = $1`,
      [id],
    );
    await run(
      `insert into event (quote_id, kind, actor, note) values ($1, 'offer_accepted', 'customer', $2)`,
      [quoteId, `${number}\nBench`],
    );
    for (const [at, payload] of mails.entries()) {
      await run(
        `insert into outbox (topic, dedupe, payload, about, done_at)
         values ('bench', $1, $2, $3, now())`,
        [`${id} ${at}`, payload, quoteId],
      );
    }
    await client.query('commit');
  } finally {
    client.release();
  }
}

async function mailsOf(offer: SentOffer | undefined): Promise<string[]> {
  const { rows } = await offers.pool.query(
    `select payload from outbox where topic = 'mail' and about = $1`,
    [offer?.quoteId],
  );
  return rows.map(({ payload }) => JSON.stringify(payload));
}

async function rowsOf(all: readonly SentOffer[]): Promise<object> {
  const { rows } = await offers.pool.query(
    `select (select count(*)::int from offer_acceptance where offer_id = any($1)) as acceptances,
       (select count(*)::int from product_hold where offer_id = any($1)) as holds,
       (select count(*)::int from event where quote_id = any($2)) as events,
       (select count(*)::int from outbox where about = any($2)) as mails`,
    [all.map(({ id }) => id), all.map(({ quoteId }) => quoteId)],
  );
  return rows[0];
}

async function drawPapers(): Promise<void> {
  const drawn = await offers.write(papers);
  const cookie = await offers.staffCookie();
  const before = memoryOf(pid);
  // Starts the process by other heavy work, before pdfkit is loaded in it.
  const read = await fetch(`${shop.origin}/api/admin/products/import?dryRun=1`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', cookie },
    body: 'name,category,price\nPrueba,automobiles,100\n',
  });
  if (!read.ok) throw new Error(`import: ${read.status} ${await read.text()}`);
  const without = memoryOf(pid);
  const times: number[] = [];
  const again: number[] = [];
  const sizes: number[] = [];
  const languages = ['es', 'en'] as const;
  for (const offer of drawn) {
    for (const language of languages) {
      const paper = `/api/offers/${offer.number}/oferta.pdf?language=${language}`;
      const { ms, bytes } = await fetched(paper, offer.cookie);
      times.push(ms);
      sizes.push(bytes);
      again.push((await fetched(paper, offer.cookie)).ms);
    }
  }
  const after = memoryOf(pid);
  console.table({
    'PDF of an offer': {
      'first ms (pdfkit is loaded)': Math.round(times[0] ?? 0),
      'drawn ms': median(times.slice(1)),
      'stored ms': median(again),
      'least bytes': Math.min(...sizes),
      'most bytes': Math.max(...sizes),
    },
  });
  console.table({
    'before any heavy work': { 'shop MB': before.shop, 'process for heavy work MB': 0 },
    'without pdfkit': { 'shop MB': without.shop, 'process for heavy work MB': without.children },
    [`after ${sizes.length} PDFs`]: {
      'shop MB': after.shop,
      'process for heavy work MB': after.children,
    },
  });
}

async function openPages(): Promise<void> {
  const [offer] = await offers.write(1);
  if (!offer) throw new Error('no offer');
  const rows: Record<string, object> = {};
  for (const [name, path] of Object.entries({
    'the offer by link': offer.path,
    'the summary': `${offer.path}/aceptar?opcion=2`,
  })) {
    const times: number[] = [];
    for (let each = 0; each < 50; each += 1) times.push((await fetched(path)).ms);
    const html = await (await fetch(shop.origin + path)).text();
    rows[name] = {
      'HTML + CSS bytes': brotliCompressSync(html.replace(/<script>(.+)<\/script>/s, '')).length,
      'whole document bytes': brotliCompressSync(html).length,
      ms: median(times),
    };
  }
  console.table(rows);
}

async function fetched(path: string, cookie = ''): Promise<{ ms: number; bytes: number }> {
  const started = performance.now();
  const answer = await fetch(shop.origin + path, { headers: { cookie } });
  const bytes = (await answer.arrayBuffer()).byteLength;
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return { ms: performance.now() - started, bytes };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 10) / 10;
}
