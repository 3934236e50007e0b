import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import { promisify } from 'node:util';
import pg from 'pg';
import { receiptField } from '#features/payments/verifications/form-fields.ts';
import { pdfFile } from '#platform/testing/pdf-file.ts';
import { admit, type Customer } from '../faults/customer.ts';
import { customersFor, sendLoad } from '../faults/load.ts';
import { type CatalogueProduct, findProducts } from '../faults/products.ts';
import {
  type Behind,
  type Installation,
  install,
  makeFolder,
  metricsToken,
  startBehind,
} from './installation.ts';
import { isInstalled, type ProxyName } from './proxies.ts';
import { restartUnderLoad, writes } from './restarts.ts';

interface Found {
  fine: boolean;
  says: string;
}

const leftOut = (part: string, program: string) =>
  `– ${part} is not on this machine, and was left out: apt-get install ${program}`;

type Row = (name: string, step: () => Promise<Found>) => Promise<void>;

const run = promisify(execFile);

/**
 * Rehearses an installation with its real parts: each step is a row of a table. Returns how many
 * were not fine. A part that this machine has not is named, and left out.
 */
export async function rehearse(requests: number, print: (row: string) => void): Promise<number> {
  const { folder, remove } = makeFolder();
  let wrong = 0;
  const row: Row = async (name, step) => {
    const started = performance.now();
    const { fine, says } = await step().catch((error) => ({ fine: false, says: String(error) }));
    if (!fine) wrong += 1;
    const seconds = `${Math.round((performance.now() - started) / 1000)} s`;
    print(`${fine ? '✓' : '✗'} ${name.padEnd(26)} ${seconds.padStart(5)}  ${says}`);
  };
  const parts = await install(folder);
  setDefaultCACertificates([readFileSync(parts.authority.root, 'utf8')]);
  try {
    for (const name of ['nginx', 'caddy'] as const) {
      if (isInstalled(name)) await rehearseBehind(name, parts, requests, row);
      else print(leftOut(name, name));
    }
    await row('mail by STARTTLS', () => mailsLeft(parts));
  } finally {
    await parts.close();
    remove();
  }
  return wrong;
}

async function rehearseBehind(
  name: ProxyName,
  parts: Installation,
  requests: number,
  row: Row,
): Promise<void> {
  const behind = await startBehind(name, parts);
  const { pool } = parts.database;
  const names = Array.from({ length: customersFor(requests) }, (_, at) => `${name}-${at}`);
  const load = {
    customers: await Promise.all(names.map((each) => admit(pool, each))),
    products: await findProducts(pool, 1),
    requests,
  };
  try {
    await row(`${name}: doctor`, () => askDoctor(parts, behind));
    await row(`${name}: three receipts, 24 MB`, () => sendReceipts(behind, 8_000_000));
    await row(`${name}: a form of 30 MB`, () => sendReceipts(behind, 10_000_000, [400, 413]));
    await row(`${name}: metrics`, () => checkMetrics(behind));
    await row(`${name}: SIGTERM, in turns`, () => restartUnderLoad(behind, 'stop', load));
    await row(`${name}: kill -9, in turns`, () => restartUnderLoad(behind, 'kill', load));
    // As many as are under way while it lasts.
    const meanwhile = { ...load, requests: Math.min(requests, 4000) };
    await row(`${name}: backup under load`, () => backUpUnderLoad(parts, behind, meanwhile));
  } finally {
    await behind.close();
  }
}

/** Runs a command of the operator's. Where it fails, throws with what it printed. */
async function command(env: Record<string, string>, ...words: string[]): Promise<string> {
  const settings = { ...env, PATH: process.env.PATH ?? '' };
  const { stdout } = await run(process.execPath, words, { env: settings });
  return stdout;
}

async function askDoctor(parts: Installation, { origin }: Behind): Promise<Found> {
  const env = parts.settings(origin);
  const said = await command(env, 'scripts/doctor.ts', '--mail-to=ana@tienda.test').catch(
    ({ stdout }: { stdout: string }) => stdout,
  );
  const lines = said.trim().split('\n');
  const wrong = lines.filter((line) => !line.startsWith('✓'));
  return { fine: wrong.length === 0, says: wrong.join('; ') || `${lines.length} parts are fine` };
}

/** Sends a form of `/verify` as a browser without JavaScript does; what refuses it is a page in Spanish. */
async function sendReceipts({ origin }: Behind, bytes: number, wanted = [303]): Promise<Found> {
  const form = new FormData();
  form.set('verificationCode', 'MA-VER-REHEARSAL');
  form.set('email', 'ana@tienda.test');
  for (const note of ['one', 'two', 'three']) {
    const file = new Uint8Array(pdfFile({ note, bytes }));
    form.append(receiptField, new Blob([file], { type: 'application/pdf' }), `${note}.pdf`);
  }
  const address = `${origin}/verify`;
  const headers = { origin, referer: address, accept: 'text/html' };
  const sent: RequestInit = { method: 'POST', body: form, headers, redirect: 'manual' };
  const answer = await fetch(address, sent);
  const page = await answer.text();
  const [, title = ''] = /<h1[^>]*>([^<]*)/.exec(page) ?? [];
  const { status } = answer;
  const isOurs = status === 303 || page.includes('lang="es"');
  return { fine: wanted.includes(status) && isOurs, says: `${status} ${title}` };
}

async function checkMetrics({ shops }: Behind): Promise<Found> {
  if (!isInstalled('promtool')) return { fine: true, says: leftOut('promtool', 'prometheus') };
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${shops[0].origin}/metrics`, { headers })).text();
  const checked = run('promtool', ['check', 'metrics']);
  checked.child.stdin?.end(text);
  const said = await checked.then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr.trim(),
  );
  return { fine: said === '', says: said || `${text.split('\n').length} lines` };
}

async function mailsLeft({ database, relay }: Installation): Promise<Found> {
  const { rows } = await database.pool.query(
    `select count(*)::int as queued, count(done_at)::int as left from outbox where topic = 'mail'`,
  );
  const { queued, left } = rows[0];
  const once = new Set(relay.taken).size === relay.taken.length;
  return { fine: left > 0 && once, says: `${left} of ${queued} mails left, each once: ${once}` };
}

/**
 * Backs up while people look and order, and restores it into another database and a folder, as the
 * manual says. What was ordered before it began is there.
 */
async function backUpUnderLoad(
  parts: Installation,
  { origin }: Behind,
  load: { customers: Customer[]; products: CatalogueProduct[]; requests: number },
): Promise<Found> {
  const { database, folder } = parts;
  const elsewhere = `elsewhere_${new URL(origin).port}`;
  const file = join(folder, elsewhere);
  const owner = (name: string) =>
    `postgres://mariel_owner@127.0.0.1:${database.server.port}/${name}`;
  const count = 'select count(*)::int as quotes from quote';
  const before = await database.pool.query(count);
  const here = { ...parts.settings(origin), DATABASE_URL: owner('mariel') };
  const [{ failed, repeated }] = await Promise.all([
    sendLoad({ ...load, origin, writes }),
    command(here, 'scripts/backup.ts', file),
  ]);
  await database.pool.query(`create database ${elsewhere} owner mariel_owner`);
  const there = { DATABASE_URL: owner(elsewhere), DATA_DIR: join(folder, `${elsewhere}-files`) };
  const said = await command(there, 'scripts/restore.ts', file);
  const [, rows = '0', files = '0'] = /: (\d+) rows .* (\d+) files/.exec(said) ?? [];
  const restored = new pg.Client(owner(elsewhere));
  await restored.connect();
  const after = await restored.query(count);
  await restored.end();
  const kept = after.rows[0].quotes - before.rows[0].quotes;
  const wrong = [...failed, ...repeated];
  return {
    fine: kept >= 0 && wrong.length === 0,
    says: `${wrong.length} of ${load.requests} requests failed${wrong[0] ? ` (${wrong[0]})` : ''}; ${rows} rows and ${files} files, read back and equal, with ${kept} quotations of meanwhile`,
  };
}
