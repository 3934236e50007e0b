import type pg from 'pg';
import type { Entry, History } from './history.ts';

/**
 * Checks, from the history and the database, what must hold whatever was killed and when. Returns
 * each breach in a sentence that names its invariant. (A journey checks I9, that only an
 * acknowledged quote empties the cart of the browser: `e2e/conexion.test.ts`.)
 */
export async function findBreaches(
  history: History,
  pool: pg.Pool,
  taken: readonly string[],
): Promise<string[]> {
  const entries = history.read();
  return [
    ...(await checkAcknowledged(entries, pool)),
    ...(await checkMails(pool, taken)),
    ...(await checkStatuses(entries, pool)),
    ...checkPeeks(entries),
    ...(await checkByQuery(pool)),
  ];
}

/** Checks I1, I2, I3, I7 and I10: everything that customers were told is written. */
async function checkAcknowledged(entries: Entry[], pool: pg.Pool): Promise<string[]> {
  const breaches: string[] = [];
  const intents = entries.filter((entry) => entry.kind === 'intent');
  const { rows: quotes } = await pool.query(
    `select id, reference, person_id, submission_key as key, total_cents::int as cents from quote`,
  );
  const { rows: verifications } = await pool.query(
    'select id, ticket, person_id, submission_key as key from verification',
  );
  for (const intent of intents.filter(({ task }) => task !== 'status')) {
    const tries = entries.filter((entry) => entry.kind === 'try' && entry.intent === intent.intent);
    const names = new Set(
      tries.flatMap((entry) =>
        entry.kind === 'try' && entry.outcome === 'done' ? [nameIn(entry.says)] : [],
      ),
    );
    const rows = (intent.task === 'quote' ? quotes : verifications).filter(
      ({ key }) => key === intent.intent,
    );
    const [row] = rows;
    const where = `${intent.task} ${intent.intent}`;
    if (names.size > 1) breaches.push(`I3 ${where}: one sending, two names: ${[...names]}`);
    if (names.size > 0 && rows.length !== 1)
      breaches.push(`I1 ${where}: acknowledged, and there ${rows.length} times`);
    if (names.size === 0 && rows.length > 0)
      breaches.push(`I10 ${where}: written, and the customer never learnt it`);
    if (
      names.size === 0 &&
      !tries.some((entry) => entry.kind === 'try' && entry.outcome === 'refused')
    )
      breaches.push(`I10 ${where}: nobody knows what came of it`);
    if (row && names.size > 0 && !names.has(row.reference ?? row.ticket))
      breaches.push(`I1 ${where}: the customer was told another name`);
    if (row && row.person_id !== intent.person) breaches.push(`I7 ${where}: another owner`);
    if (row && intent.cents !== undefined && row.cents !== intent.cents)
      breaches.push(`I2 ${where}: ${row.cents} instead of ${intent.cents}`);
  }
  const known = new Set(intents.map(({ intent }) => intent));
  for (const { key } of [...quotes, ...verifications])
    if (!known.has(key)) breaches.push(`I10 ${key}: a record that nobody asked for`);
  return breaches;
}

/** Checks I4 and I5: a mail of each kind for each record, and none for what was taken back. */
async function checkMails(pool: pg.Pool, taken: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query(`select id, done_at from outbox where topic = 'mail'`);
  const written = new Map(rows.map(({ id, done_at }) => [`<${id}@127.0.0.1>`, done_at]));
  const undone = [...written].filter(([id, done]) => !done || !taken.includes(id));
  return [
    ...taken.filter((id) => !written.has(id)).map((id) => `I5 ${id}: a mail of nothing`),
    ...undone.map(([id]) => `I4 ${id}: a mail that never left`),
  ];
}

/**
 * Checks I6: the history is one chain from its beginning to the record's state, and it still begins
 * with the entries that staff have seen before.
 */
async function checkStatuses(entries: Entry[], pool: pg.Pool): Promise<string[]> {
  const breaches: string[] = [];
  const { rows } = await pool.query(
    `select q.id, q.status, json_agg(json_build_array(e.kind, e.from_status, e.to_status, e.id) order by e.seq) as events
     from quote q left join event e on e.quote_id = q.id group by q.id`,
  );
  for (const { id, status, events } of rows) {
    const [first, ...rest]: [string, string | null, string | null][] = events;
    if (first?.[0] !== 'created') breaches.push(`I6 ${id}: does not begin with its making`);
    let at = 'pending';
    for (const [kind, from, to] of rest) {
      if (kind !== 'status' && kind !== 'moved') continue;
      if (from !== at) breaches.push(`I6 ${id}: from ${from}, where it was ${at}`);
      at = to ?? '';
    }
    if (at !== status) breaches.push(`I6 ${id}: stands at ${status}, its history at ${at}`);
  }
  for (const entry of entries) {
    if (entry.kind !== 'try' || entry.outcome !== 'done') continue;
    const intent = entries.find((each) => each.kind === 'intent' && each.intent === entry.intent);
    if (intent?.kind !== 'intent' || intent.task !== 'status') continue;
    const { status, history: seen }: SeenQuote = JSON.parse(entry.says);
    const record = rows.find(({ id }) => id === intent.about);
    const now = JSON.stringify(record?.events.slice(0, seen.length));
    if (now !== JSON.stringify(seen.map(({ kind, from, to, id }) => [kind, from, to, id])))
      breaches.push(`I6 ${intent.about}: its history was another one before`);
    const reached = record?.events.some(([, , to]: string[]) => to === status);
    if (!reached && status !== 'pending')
      breaches.push(`I1 status ${entry.intent}: acknowledged, and not in the history`);
  }
  return breaches;
}

interface SeenQuote {
  status: string;
  history: { id: string; kind: string; from: string | null; to: string | null }[];
}

/** Checks I8: nobody sees somebody else's record. */
function checkPeeks(entries: Entry[]): string[] {
  return entries.flatMap((entry) =>
    entry.kind === 'peek' && entry.status < 400 ? [`I8 ${entry.about}: shown to a stranger`] : [],
  );
}

/** Runs queries over the whole database that must find nothing. */
async function checkByQuery(pool: pg.Pool): Promise<string[]> {
  const none: Record<string, string> = {
    'I2 a total that is not the sum of its lines': `
      select q.id from quote q left join quote_line l on l.quote_id = q.id
      group by q.id having q.total_cents <> coalesce(sum(l.quantity * coalesce(l.unit_price_cents, 0)), -1)`,
    'I3 a reference of two quotes': `
      select reference as id from quote group by reference having count(*) > 1`,
    'I3 a number that was given and is missing': `
      select name as id from counter
      where name like 'quote-%' and value <> (select count(*) from quote)`,
    'I4 a quote without its two mails': `
      select q.id from quote q
      where 2 <> (select count(*) from outbox where topic = 'mail'
        and dedupe in ('mail:quote-made ' || q.id, 'mail:new-quote ' || q.id))`,
    'I4 a verification without a mail': `
      select v.id from verification v
      where not exists (select from outbox o where o.topic = 'mail' and o.about = v.id)`,
    'I5 a mail about nothing': `
      select o.id from outbox o where topic = 'mail'
        and not exists (select from quote where id = o.about)
        and not exists (select from verification where id = o.about)`,
    'I7 a quote without an owner': 'select id from quote where person_id is null',
    'I7 a quote of one in the name of another': `
      select q.id from quote q join person p on p.id = q.person_id where q.customer_email <> p.email`,
  };
  const found = Object.entries(none).map(async ([breach, query]) => {
    const { rows } = await pool.query(query);
    return rows.map(({ id }) => `${breach}: ${id}`);
  });
  return (await Promise.all(found)).flat();
}

function nameIn(answer: string): string {
  const body = JSON.parse(answer);
  return body.referenceNumber ?? body.ticketId;
}
