/**
 * How quick are the staff's panels with two years of business in them?
 *
 *   node bench/staff.ts [rounds] [quotes]
 *
 * 10,000 quotes (or as many as are said, 100,000 on a quiet machine with PostgreSQL alone), half as
 * many verifications and 20,000 products (load-staff.ts), on PostgreSQL
 * (DATABASE_URL of an empty database, or a temporary one) and on the embedded database. Every call
 * of the panels is made in turn, one at a time, as an agente makes it: whole requests, but no
 * network. Medians; `CPU ms` is that of this process: shop and, where it is embedded, database.
 * The goal is 100 ms.
 */
import { sql } from 'kysely';
import { loggedIn, type StaffCaller } from './staff-caller.ts';
import { startPostgres } from './temporary-postgres.ts';

const rounds = Number(process.argv[2] ?? 20);
const quoteCount = Number(process.argv[3] ?? 10_000);
const goalMs = 100;
/** Each kind of write has records of its own: one moves what another says it saw. */
const kindsOfWrites = 4;
const own = (kind: number, round: number) => kind * (rounds + 1) + round;

const server = process.env.DATABASE_URL ? undefined : await startPostgres();
const slow = [
  ...(await measure('PostgreSQL', process.env.DATABASE_URL ?? server?.url)),
  ...(quoteCount > 10_000 ? [] : await measure('embedded', undefined)),
];
await server?.stop();
if (slow.length > 0) {
  console.error(`over ${goalMs} ms: ${slow.join(', ')}`);
  process.exitCode = 1;
}

async function measure(name: string, url: string | undefined): Promise<string[]> {
  const staff = await loggedIn(url, quoteCount);
  const found: Record<string, { 'median ms': number; 'CPU ms': number }> = {};
  for (const [what, ask] of Object.entries(await actions(staff))) {
    await ask(0);
    const times: number[] = [];
    const cpu = process.cpuUsage();
    for (let round = 1; round <= rounds; round += 1) {
      const started = performance.now();
      await ask(round);
      times.push(performance.now() - started);
    }
    const { user, system } = process.cpuUsage(cpu);
    const cpuMs = (user + system) / 1000 / rounds;
    found[what] = { 'median ms': rounded(median(times)), 'CPU ms': rounded(cpuMs) };
  }
  await staff.close();
  console.log(name);
  console.table(found);
  return Object.keys(found)
    .filter((what) => (found[what]?.['median ms'] ?? 0) > goalMs)
    .map((what) => `${what} (${name})`);
}

interface SeenCase {
  status: string;
  assignedTo: { id: string } | null;
  history: { id: string }[];
}

type Actions = Record<string, (round: number) => Promise<unknown>>;

async function actions(staff: StaffCaller): Promise<Actions> {
  const { get, send, db, agents } = staff;
  const agent = agents[1] ?? '';
  const ids = async (table: 'quote' | 'verification' | 'product') =>
    (
      await sql<{ id: string }>`select id from ${sql.table(table)}
        ${table === 'product' ? sql`` : sql`where detached_at is null`}
        order by seq desc limit ${(rounds + 1) * kindsOfWrites}`.execute(db)
    ).rows.map(({ id }) => id);
  const quotes = await ids('quote');
  const verifications = await ids('verification');
  const products = await ids('product');
  const lists = (path: string): Actions => ({
    [`${path}, newest`]: () => get(path),
    [`${path}, page 60`]: () => get(`${path}?page=60`),
    [`${path}, due first`]: () => get(`${path}?queue=waiting&sort=due`),
    [`${path}, unread`]: () => get(`${path}?queue=unread`),
    [`${path}, nobody's`]: () => get(`${path}?queue=unassigned`),
    [`${path}, of one agent`]: () => get(`${path}?assigned=${agent}`),
    [`${path}, one status`]: () => get(`${path}?status=pending`),
    [`${path}, search: a name`]: (round) => get(`${path}?q=cliente${round}`),
    [`${path}, search: a common name`]: () => get(`${path}?q=perez`),
    [`${path}, search: digits`]: (round) => get(`${path}?q=00${round}`),
    [`${path}, search: nothing`]: () => get(`${path}?q=xilofono`),
    [`${path}, search: one letter`]: () => get(`${path}?q=a`),
    [`${path}, counts`]: () => get(`${path}/stats`),
  });
  /** Every write says what its page saw; of what was read before anything was measured. */
  const read = async <Seen>(path: string, records: string[]): Promise<Seen[]> => {
    const seen: Seen[] = [];
    for (const id of records) seen.push(JSON.parse(await get(`${path}/${id}`)));
    return seen;
  };
  const recordActions = (path: string, records: string[], seen: SeenCase[]): Actions => ({
    [`${path}/:id`]: (round) => get(`${path}/${records[round]}`),
    [`${path}/:id/status`]: (round, at = own(0, round)) =>
      send('PATCH', `${path}/${records[at]}/status`, {
        status: 'approved',
        expected: seen[at]?.status,
        seen: null,
      }),
    [`${path}/:id/viewing`]: (round) =>
      send('POST', `${path}/${records[round]}/viewing`, { seen: new Date() }),
    [`${path}/:id/assignee`]: (round, at = own(1, round)) =>
      send('PATCH', `${path}/${records[at]}/assignee`, {
        personId: agents[round % 5],
        expected: seen[at]?.assignedTo?.id ?? null,
      }),
    [`${path}/:id/messages, internal`]: (round, at = own(2, round)) =>
      send('POST', `${path}/${records[at]}/messages`, {
        text: `Nota ${round}`,
        internal: true,
        seen: seen[at]?.history.at(-1)?.id,
      }),
    [`${path}/:id/messages`]: (round, at = own(3, round)) =>
      send('POST', `${path}/${records[at]}/messages`, {
        text: `Hola ${round}`,
        seen: seen[at]?.history.at(-1)?.id,
      }),
    [`${path}/:id/contact`]: (round) =>
      send('POST', `${path}/${records[round]}/contact`, { channel: 'whatsapp' }),
  });
  return {
    ...lists('/api/admin/quotes'),
    '/api/admin/quotes, largest first': () => get('/api/admin/quotes?sort=total'),
    '/api/admin/quotes, a province': () => get('/api/admin/quotes?province=HAB'),
    ...recordActions('/api/admin/quotes', quotes, await read('/api/admin/quotes', quotes)),
    '/api/admin/quotes/:id/codes': (round) =>
      send('POST', `/api/admin/quotes/${quotes[round]}/codes`, {}),
    ...lists('/api/admin/verifications'),
    ...recordActions(
      '/api/admin/verifications',
      verifications,
      await read('/api/admin/verifications', verifications),
    ),
    ...ofProducts(staff, products, await read('/api/admin/products', products)),
    '/api/admin/quotes/assignee/many, twenty': (round) =>
      send('POST', '/api/admin/quotes/assignee/many', {
        items: quotes.slice(0, 20).map((id) => ({
          id,
          body: { personId: agents[round % 5], expected: agents[(round + 4) % 5] },
        })),
      }),
    '/api/admin/find, a name': (round) => get(`/api/admin/find?q=cliente${round}`),
    '/api/admin/find, digits': (round) => get(`/api/admin/find?q=00${round}0`),
    '/api/admin/customers, a name': () => get('/api/admin/customers?q=perez'),
    '/api/admin/changes': () => get('/api/admin/changes'),
    '/api/admin/today': () => get('/api/admin/today'),
    '/api/admin/counts': () => get('/api/admin/counts'),
    '/api/admin/units': () => get('/api/admin/units'),
    '/api/admin/dashboard': () => get('/api/admin/dashboard'),
    '/api/admin/notices': () => get('/api/admin/notices'),
    '/api/admin/agents': () => get('/api/admin/agents'),
    '/api/admin/replies': () => get('/api/admin/replies'),
  };
}

interface SeenProduct {
  id: string;
  updatedAt: string;
}

function ofProducts({ get, send }: StaffCaller, products: string[], seen: SeenProduct[]): Actions {
  const path = '/api/admin/products';
  const versions = new Map<number, SeenProduct[]>();
  return {
    [`${path}, newest`]: () => get(path),
    [`${path}, page 400`]: () => get(`${path}?page=400`),
    [`${path}, page 400 by name`]: () => get(`${path}?sort=name&page=400`),
    [`${path}, a category`]: () => get(`${path}?category=automobiles`),
    [`${path}, search: a brand`]: () => get(`${path}?q=toyota`),
    [`${path}, search: digits`]: (round) => get(`${path}?q=20${round}`),
    [`${path}, search: nothing`]: () => get(`${path}?q=xilofono`),
    [`${path}, search: one letter`]: () => get(`${path}?q=a`),
    [`${path}, counts`]: () => get(`${path}/stats`),
    [`${path}/:id`]: (round) => get(`${path}/${products[round]}`),
    [`${path}/:id, change`]: (round) =>
      send('PATCH', `${path}/${products[round]}`, {
        price: `${1000 + round}`,
        expected: seen[round]?.updatedAt,
      }),
    [`${path}/many, twenty`]: async (round) => {
      const items = (versions.get(round) ?? seen.slice(rounds + 1, rounds + 21)).map(
        ({ id, updatedAt: expected }) => ({
          id,
          body: { status: other(round), expected },
        }),
      );
      const done: { id: string; done: string }[] = JSON.parse(
        await send('POST', `${path}/many`, { items }),
      );
      // Each round finds what the one before has left.
      versions.set(
        round + 1,
        done.map(({ id, done: updatedAt }) => ({ id, updatedAt })),
      );
    },
  };
}

/** The status that is not set in this round. */
function other(round: number): string {
  return round % 2 === 0 ? 'reserved' : 'available';
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
