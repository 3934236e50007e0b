import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { api } from '#api.ts';
import { linkOfRole, mails } from '#features/orders/offers/server/testing/offers.ts';
import type { StaffQuoteDetail } from '#features/orders/order/schema.ts';
import { progressText } from '#features/orders/progress/progress-text.ts';
import type { ShownProgress } from '#features/orders/progress/schema.ts';
import { newAccount } from '#features/payments/collecting/server/testing/collecting.ts';
import { restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { requireNoExportPapers } from '#features/shipping/units/server/testing/shipping.ts';
import { ApiError } from '#platform/calls/client.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import {
  type PlayedOrder,
  type StepName,
  stepNames,
  steps,
  usual,
} from '../testing/order-steps.ts';
import { raul, requestQuote, useQuoteShop, yanet } from '../testing/quote-shop.ts';
import { setUpShop, shop } from '../testing/test-shop.ts';

// Random histories of an order. After every step all its pages, for each of its readers, are held
// against what is in the tables: none disagrees with another one, and none with the facts.

/** How many histories: few by default, more with `HISTORIES=200`. */
const runs = Number(process.env.HISTORIES ?? 3);

setUpShop();
beforeAll(() => requireNoExportPapers(shop.services.db));

/** Mostly what usually comes next, with anything in between. */
const history = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.constant('usual' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...stepNames) },
  ),
  { minLength: 14, maxLength: 28 },
);

test('whatever happens to an order, every page says the same of it, and what is so', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (wanted) => {
      useQuoteShop(await restock(shop));
      const id = await requestQuote();
      const account = await newAccount(`pagos-${newKey()}@marielauto.example`);
      const links = {
        pays: await linkOfRole(id, 'pays'),
        receives: await linkOfRole(id, 'receives'),
      };
      const done: string[] = [];
      let comes = 0;
      for (const each of wanted) {
        const step = each === 'usual' ? usual[comes++] : each;
        if (!step) break;
        const before = (await mails()).length;
        if (!(await play(step, { id, account }))) continue;
        done.push(step);
        await check(id, links, before).catch((cause) => {
          throw new Error(`after ${done.join(', ')}`, { cause });
        });
      }
    }),
    { numRuns: runs, endOnFailure: true },
  );
}, 900_000);

/** False where the shop refused it. */
async function play(step: StepName, order: PlayedOrder): Promise<boolean> {
  try {
    await steps[step](order);
    return true;
  } catch (error) {
    // There was nothing to do it to.
    if (error instanceof Error && error.constructor === Error) return false;
    if (error instanceof ApiError && error.status < 500) return false;
    throw new Error(`${step}: ${shop.lines.slice(-3).join('')}`, { cause: error });
  }
}

interface Truth {
  agreed: number | null;
  counted: number;
  waiting: number;
  over: boolean;
  units: number;
  handed: number;
  held: number;
  shipped: number;
  taken: boolean;
  /** What the facts said last, and if nobody has set a status since. */
  said: string;
  byFacts: boolean;
}

/** Summed up by the tables alone. */
async function truthOf(id: string): Promise<Truth> {
  const { rows } = await sql<Truth>`
    select (select a.total_cents::float8 from offer_acceptance a join offer on offer.id = a.offer_id
        where offer.quote_id = quote.id and a.undone_at is null) as agreed,
      ledger_balance(quote.id)::float8 as counted,
      (ledger_in_hand(quote.id) - ledger_balance(quote.id))::float8 as waiting,
      exists (select from quote_ending e where e.quote_id = quote.id) as over,
      count(unit.id)::int as units,
      count(unit.id) filter (where exists (select from unit_stage s where s.unit_id = unit.id
        and s.stage = 'delivered' and s.reached_on is not null))::int as handed,
      count(unit.id) filter (where exists (select from unit_hold h where h.unit_id = unit.id))::int as held,
      count(unit.id) filter (where exists (select from unit_stage s where s.unit_id = unit.id
        and s.stage = 'shipped' and s.reached_on is not null))::int as shipped,
      assigned_to is not null or first_response_at is not null as taken, facts_status as said,
      coalesce((select kind = 'moved' from event where quote_id = quote.id and kind in ('status', 'moved')
        order by event.seq desc limit 1), true) as "byFacts"
    from quote left join unit on unit.quote_id = quote.id and unit.retired_at is null
    where quote.id = ${id} group by quote.id`.execute(shop.services.db);
  const [truth] = rows;
  if (!truth) throw new Error('no quotation');
  return truth;
}

async function check(
  id: string,
  links: Record<'pays' | 'receives', string>,
  mailsBefore: number,
): Promise<void> {
  const truth = await truthOf(id);
  const params = { id };
  const detail = await yanet.call(api.findMyQuote, { params });
  const listed = (await yanet.call(api.listMyQuotes, {})).find((each) => each.id === id);
  expect(listed?.progress).toEqual(detail.progress);
  const forStaff = await raul.call(staffApi.findQuote, { params });
  const queue = await raul.call(staffApi.listQuotes, { query: {} });
  expect(queue.find((each) => each.id === id)?.progress).toEqual(forStaff.progress);
  followsFacts(forStaff, truth);
  holds('asks', detail.progress, truth);
  holds('agente', forStaff.progress, truth);
  await pageSays(`/my-quotes?ver=${id}`, detail.progress, yanet);
  // What tells of a handover speaks of the goods alone.
  for (const { to, subject, text } of (await mails()).slice(mailsBefore))
    if (to === yanet.email && !subject.startsWith('Entregado'))
      saysAll(`${subject}\n${text}`, detail.progress);
  for (const role of ['pays', 'receives'] as const) {
    const token = links[role].split('/').at(-1) ?? '';
    const opened = await shop.as('anonymous').call(api.openLink, { params: { token } });
    if (opened.closed) throw new Error(`the link of who ${role} is closed`);
    const { progress } = opened.page;
    holds(role, progress, truth);
    const html = await pageSays(links[role], progress, shop.as('anonymous'));
    if (role === 'receives') expect(html).not.toContain('US$');
  }
}

/** The status is what the facts say, unless a person set it last: then staff read what they say. */
function followsFacts({ status, factsSay }: StaffQuoteDetail, truth: Truth): void {
  if (truth.over) expect(factsSay).toBeNull();
  if (truth.over) return;
  const { agreed, counted, waiting, units, shipped, handed, taken } = truth;
  const goods =
    units === 0 || shipped < units
      ? 'approved'
      : handed < units
        ? 'sent'
        : counted === agreed && waiting === 0
          ? 'completed'
          : 'delivered';
  const says = agreed === null ? (taken ? 'en_revision' : 'pending') : goods;
  const read = `${status} ${factsSay} ${JSON.stringify(truth)}`;
  expect(truth.said, read).toBe(says);
  expect(factsSay ?? status, read).toBe(says);
  if (truth.byFacts) expect(status, read).toBe(says);
}

/** Returns the text of the page. */
async function pageSays(
  path: string,
  progress: ShownProgress,
  reader: typeof yanet,
): Promise<string> {
  const html = await (await reader.fetch(path)).text();
  const text = textOf(html);
  saysAll(text, progress);
  return text;
}

function saysAll(text: string, progress: ShownProgress): void {
  const { sentence, next } = progressText(progress, 'es');
  expect(text).toContain(sentence);
  expect(text).toContain(next);
}

const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&');

function holds(reader: string, progress: ShownProgress, truth: Truth): void {
  const { sentence, next, action, by, yours, actor } = progress;
  const { agreed, counted, waiting, over } = truth;
  const owed = agreed === null || over ? 0 : Math.max(0, agreed - counted - waiting);
  const said = `${reader}: ${JSON.stringify(progress)} ${JSON.stringify(truth)}`;
  if (owed === 0) expect(action, said).not.toBe('pay');
  if (action === 'pay') expect(next.params.amount, said).toBeLessThanOrEqual(owed);
  // "We received" is said of money that counts alone, and of all of it.
  if (sentence.params.paid !== undefined) expect(sentence.params.paid, said).toBe(counted);
  if (truth.held > 0 && sentence.key === 'held') expect(by, said).toBeNull();
  if (yours) expect(action, said).not.toBeNull();
  if (over) expect([...['us', 'nobody']], said).toContain(actor);
  if (over) expect(String(action), said).not.toMatch(/^(pay|answerOffer|answerCustoms|showCode)$/);
  if (truth.units > 0 && truth.handed === truth.units && !over)
    expect(progress.stage, said).toMatch(/^(handedOver|settled)$/);
  if (progress.stage === 'settled' && truth.units > 0) expect(owed + waiting, said).toBe(0);
  if (reader === 'receives') expect(JSON.stringify(progress), said).not.toContain('amount');
}
