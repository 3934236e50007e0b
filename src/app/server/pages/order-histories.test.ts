import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { api } from '#api.ts';
import { accountStatementName } from '#features/ledger/entries/money-papers.ts';
import { linkOfRole, mails } from '#features/orders/offers/server/testing/offers.ts';
import type { QuoteDetail, StaffQuoteDetail } from '#features/orders/order/schema.ts';
import { keepStages } from '#features/orders/order/server/order-stages.ts';
import { progressText } from '#features/orders/progress/progress-text.ts';
import { type ProgressReader, progressReaders } from '#features/orders/progress/said.ts';
import type { ShownProgress } from '#features/orders/progress/schema.ts';
import { readPdf } from '#features/papers/documents/server/testing/read-pdf.ts';
import { newAccount } from '#features/payments/collecting/server/testing/collecting.ts';
import {
  lineOf,
  restock,
  type ShortName,
} from '#features/requests/quotes/server/testing/quotes.ts';
import { requireNoExportPapers } from '#features/shipping/units/server/testing/shipping.ts';
import { ApiError, callAddress } from '#platform/calls/client.ts';
import { formatMoney } from '#platform/money.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { isShortRun } from '#platform/testing/short-run.ts';
import { href, routes } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { acts, openedBy } from '../testing/order-acts.ts';
import {
  type PlayedOrder,
  payerEmail,
  type StepName,
  stepNames,
  steps,
  tokenOf,
  usual,
} from '../testing/order-steps.ts';
import { ids, marta, raul, requestQuote, useQuoteShop, yanet } from '../testing/quote-shop.ts';
import { setUpShop, shop } from '../testing/test-shop.ts';
import { type OrderTruth, saysNothingUntrue } from '../testing/untrue-sentences.ts';

// Random histories of an order. After every step all its pages, for each of its readers, are held
// against what is in the tables: none disagrees with another one, and none with the facts. Whoever is
// told to do something does it now and then, and the shop must let them.

/** How many histories: few by default, more with `HISTORIES=200`. */
const runs = Number(process.env.HISTORIES ?? (isShortRun ? 1 : 2));

setUpShop();
beforeAll(() => requireNoExportPapers(shop.services.db));

const carts: readonly (readonly [ShortName, number])[][] = [
  [['corolla', 1]],
  [['nevera', 3]],
  [
    ['corolla', 1],
    ['nevera', 2],
  ],
];

type Wanted = 'usual' | StepName | { asTold: ProgressReader };

/** Mostly what usually comes next, with anything in between. */
const history = fc.record({
  cart: fc.constantFrom(...carts),
  leaves: fc.boolean(),
  /** After which step the papers are read, and not only at the end. */
  papersAfter: fc.nat({ max: 24 }),
  wanted: fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constant('usual' as const) },
      { weight: 3, arbitrary: fc.constantFrom(...stepNames) },
      {
        weight: 2,
        arbitrary: fc.record({ asTold: fc.constantFrom(...progressReaders) }),
      },
    ) satisfies fc.Arbitrary<Wanted>,
    { minLength: 14, maxLength: 28 },
  ),
});

test('whatever happens to an order, every page says the same of it, and what is so', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ cart, wanted, leaves, papersAfter }) => {
      useQuoteShop(await restock(shop));
      const order = await newOrder(cart);
      const done: string[] = [];
      const told = async (what: string, look: () => Promise<unknown>) => {
        done.push(what);
        await look()
          .then(async () => {
            if (done.length === papersAfter) await papersSay(order);
          })
          .catch((cause) => {
            throw new Error(`after ${done.join(', ')}: ${cause}`, { cause });
          });
      };
      let comes = 0;
      let said = await check(order, (await mails()).length);
      for (const each of wanted) {
        const before = (await mails()).length;
        const look = async () => {
          said = await check(order, before);
        };
        if (typeof each === 'object') {
          const action = said[each.asTold].action;
          if (!action) continue;
          await told(`${each.asTold}: ${action}`, () =>
            acts[action](order, each.asTold).then(look),
          );
          continue;
        }
        const step = each === 'usual' ? usual[comes++] : each;
        if (!step) break;
        if (await play(step, order)) await told(step, look);
      }
      await told('papers', () => papersSay(order));
      if (leaves) await told('leaves', () => leave(order));
    }),
    { numRuns: runs, endOnFailure: true },
  );
}, 3_600_000);

async function newOrder(cart: (typeof carts)[number]): Promise<PlayedOrder> {
  const items = cart.map(([name, pieces]) => lineOf(ids, name, pieces));
  const total = items.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0);
  const sums = { subtotal: total.toFixed(2), total: total.toFixed(2) };
  const id = await requestQuote({ items, ...sums });
  const account = await newAccount(`pagos-${newKey()}@marielauto.example`);
  const links = {
    pays: await linkOfRole(id, 'pays'),
    receives: await linkOfRole(id, 'receives'),
  };
  return { id, account, links };
}

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

interface Truth extends OrderTruth {
  reference: string;
  held: number;
  /** What the facts said last, and if nobody has set a status since. */
  said: string;
  byFacts: boolean;
}

/** Summed up by the tables alone. */
async function truthOf(id: string): Promise<Truth> {
  const { rows } = await sql<Truth>`
    select reference, (select (a.total_cents - ledger_conceded(quote.id))::float8 from offer_acceptance a join offer on offer.id = a.offer_id
        where offer.quote_id = quote.id and a.undone_at is null) as agreed,
      ledger_balance(quote.id)::float8 as counted,
      (ledger_in_hand(quote.id) - ledger_balance(quote.id))::float8 as waiting,
      exists (select from quote_ending e where e.quote_id = quote.id) as over,
      (select event.actor from quote_ending e join event on event.id = e.event_id where e.quote_id = quote.id) as "endedBy",
      exists (select from offer where offer.quote_id = quote.id and state <> 'draft') as offered,
      count(unit.id)::int as units,
      count(unit.id) filter (where exists (select from unit_stage s where s.unit_id = unit.id
        and s.stage = 'delivered' and s.reached_on is not null))::int as handed,
      count(unit.id) filter (where exists (select from unit_hold h where h.unit_id = unit.id))::int as held,
      count(unit.id) filter (where exists (select from unit_stage s where s.unit_id = unit.id
        and s.stage = 'shipped' and s.reached_on is not null))::int as shipped,
      count(unit.id) filter (where exists (select from unit_stage s where s.unit_id = unit.id
        and s.reached_on is not null))::int as bought,
      ledger_balance(quote.id) <= 0 and exists (select from ledger_entry e where e.quote_id = quote.id
          and e.kind = 'refund' and ledger_stands(e.id))
        or quote.status not in ('sent', 'delivered', 'completed') and (
          select count(*) > 0 and count(*) filter (where h.released_at is null) = 0
          from product_hold h join offer on offer.id = h.offer_id and offer.state = 'accepted'
          where h.quote_id = quote.id) as paused,
      assigned_to is not null or first_response_at is not null as taken, facts_status as said,
      coalesce((select kind = 'moved' from event where quote_id = quote.id and kind in ('status', 'moved')
        order by event.seq desc limit 1), true) as "byFacts"
    from quote left join unit on unit.quote_id = quote.id and unit.retired_at is null
    where quote.id = ${id} group by quote.id`.execute(shop.services.db);
  const [truth] = rows;
  if (!truth) throw new Error('no quotation');
  return truth;
}

type SaidTo = Record<ProgressReader, ShownProgress>;

/** Reads everything as everybody, and returns what each of them is told. */
async function check(order: PlayedOrder, mailsBefore: number): Promise<SaidTo> {
  const { id, links } = order;
  const truth = await truthOf(id);
  const params = { id };
  const detail = await yanet.call(api.findMyQuote, { params });
  const listed = (await yanet.call(api.listMyQuotes, {})).find((each) => each.id === id);
  expect(listed?.progress).toEqual(detail.progress);
  const ofAgent = await raul.call(staffApi.findQuote, { params });
  const ofAdministrador = await marta.call(staffApi.findQuote, { params });
  const queue = await raul.call(staffApi.listQuotes, { query: {} });
  const { action: _, ...row } = ofAgent.progress;
  expect(queue.find((each) => each.id === id)?.progress).toEqual(row);
  followsFacts(ofAgent, truth);
  await isCountedAt(id, ofAgent.progress);
  await checkPageSays(truth);
  const pageSays = async (path: string, progress: ShownProgress, reader = shop.as('anonymous')) => {
    const text = textOf(await (await reader.fetch(path)).text());
    saysAll(text, progress);
    saysNothingUntrue(text, truth);
    return text;
  };
  const linkSays = async (link: string) => {
    const { progress } = await openedBy(link);
    await pageSays(link, progress);
    return progress;
  };
  const ownPage = await pageSays(`/my-quotes?ver=${id}`, detail.progress, yanet);
  saysNothingUntrue(textOf(await (await yanet.fetch('/')).text()), truth);
  pricesSay(ownPage, detail);
  if (detail.offer) {
    const ofOffer = href(routes.ownOffer, { number: detail.offer.number });
    const text = await pageSays(ofOffer, detail.progress, yanet);
    if (detail.firm) pricesSay(text, detail);
  }
  // What tells of a handover speaks of the goods alone.
  for (const mail of (await mails()).slice(mailsBefore)) {
    if (mail.to === yanet.email && !mail.subject.startsWith('Entregado'))
      if (!mail.subject.startsWith('Mensaje'))
        saysAll(`${mail.subject}\n${mail.text}`, detail.progress);
    if (mail.to !== shop.services.config.staffEmail) saysNothingUntrue(mail.text, truth);
    await leadsToThem(mail);
  }
  const said = {
    asks: detail.progress,
    agente: ofAgent.progress,
    administrador: ofAdministrador.progress,
    pays: await linkSays(links.pays),
    receives: await linkSays(links.receives),
  };
  for (const reader of progressReaders) holds(reader, said[reader], truth);
  expect(await (await shop.as('anonymous').fetch(links.receives)).text()).not.toContain('US$');
  // What is to be decided is for whoever asked.
  expect(await textOfLink(links.pays)).not.toMatch(/usted decide|Le toca a usted: respóndala/);
  const { money } = await openedBy(links.pays);
  for (const other of [money, ofAgent.money]) expect(other?.dueCents).toBe(detail.money?.dueCents);
  if (detail.progress.stage === 'settled') expect(detail.money?.dueCents ?? 0).toBe(0);
  return said;
}

const textOfLink = async (link: string) =>
  textOf(await (await shop.as('anonymous').fetch(link)).text());

/** Where staff count and filter. */
async function isCountedAt(id: string, { stage }: ShownProgress): Promise<void> {
  const { db } = shop.services;
  await keepStages(db);
  const kept = db.selectFrom('order_stage').select('stage').where('quote_id', '=', id);
  expect(await kept.executeTakeFirst()).toEqual({ stage });
}

async function checkPageSays({ reference, over }: Truth): Promise<void> {
  await sql`delete from rate_limit`.execute(shop.services.db);
  const { ours } = await shop.as('anonymous').call(api.checkOurs, { body: { code: reference } });
  expect(ours?.state).toBe(over ? 'ended' : 'valid');
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

/** A firm price is the one that is named, whole and once; the estimate is said until there is one. */
function pricesSay(text: string, { offer, firm }: QuoteDetail): void {
  const times = (words: string) => text.split(words).length - 1;
  expect(times('Total estimado')).toBe(firm ? 0 : 1);
  for (const words of ['En Cuba (estimado)', 'En total en'])
    expect(times(words), words).toBe(firm ? 1 : 0);
  if (firm && offer) expect(text).toContain(formatMoney(offer.totalCents, 'es'));
}

/** The button of a mail opens for whoever gets it: an address without an account has a link alone. */
async function leadsToThem({ to, subject, text }: Awaited<ReturnType<typeof mails>>[number]) {
  if (to === shop.services.config.staffEmail) return;
  // Whoever receives has left no address: what they may know stands on the page of their link.
  expect([yanet.email, payerEmail], subject).toContain(to);
  const links = [...text.matchAll(/https?:\/\/[^\s/]+(\/[^\s>)]*)/g)].map(([, path = '']) => path);
  const opens = to === yanet.email ? yanet : shop.as('anonymous');
  const own = links.filter((path) => /^\/(oferta|my-)/.test(path));
  if (to !== yanet.email) expect(own.filter((path) => path.startsWith('/my-'))).toEqual([]);
  expect(own.length, subject).toBeGreaterThan(0);
  for (const path of own) expect((await opens.fetch(path)).status, `${subject}: ${path}`).toBe(200);
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

/** The papers that the customer and the payer can have now have the figures of the page. */
async function papersSay({ id, links }: PlayedOrder): Promise<void> {
  const { money, offer } = await yanet.call(api.findMyQuote, { params: { id } });
  const paper = async (path: string, reader = yanet) => {
    const response = await reader.fetch(path);
    expect(response.status, path).toBe(200);
    return readPdf(Buffer.from(await response.arrayBuffer())).text;
  };
  const query = {};
  await paper(callAddress(api.quotePaper, { params: { id }, query }));
  if (offer) await paper(callAddress(api.offerPaper, { params: { number: offer.number }, query }));
  if (!money) return;
  const figures = [money.agreedCents, money.paidCents, ...(money.over ? [] : [money.dueCents])];
  const statement = { paper: accountStatementName };
  const token = tokenOf(links.pays);
  for (const [path, reader] of [
    [callAddress(api.moneyPaper, { params: { id, ...statement }, query }), yanet],
    [
      callAddress(api.linkMoneyPaper, { params: { token, ...statement }, query }),
      shop.as('anonymous'),
    ],
  ] as const) {
    const text = await paper(path, reader);
    for (const cents of figures) expect(text).toContain(formatMoney(cents, 'es'));
  }
}

/** Deletes the account: not while something of the order is open, and then nobody is awaited who is gone. */
async function leave(order: PlayedOrder): Promise<void> {
  const { openOrders } = await yanet.call(api.beforeDeletion, {});
  if (openOrders.length > 0) {
    expect((await yanet.refused(api.deleteAccount, {})).code).toBe('open_orders');
    await check(order, (await mails()).length);
    return;
  }
  const { counted, waiting } = await truthOf(order.id);
  const before = (await marta.call(staffApi.findQuote, { params: { id: order.id } })).progress;
  await yanet.call(api.deleteAccount, {});
  const { progress } = await marta.call(staffApi.findQuote, { params: { id: order.id } });
  const said = JSON.stringify({ before, progress, counted, waiting });
  expect(['asks', 'pays'], said).not.toContain(progress.actor);
  await isCountedAt(order.id, progress);
  for (const link of Object.values(order.links)) {
    const params = { token: tokenOf(link) };
    expect((await shop.as('anonymous').call(api.openLink, { params })).closed, said).not.toBe(
      false,
    );
  }
}

const ofMoney = /^(pay|answerOffer|answerCustoms|showCode)$/;

function holds(reader: ProgressReader, progress: ShownProgress, truth: Truth): void {
  const { sentence, next, action, by, yours, actor } = progress;
  const { agreed, counted, waiting, over, held, handed, units, paused } = truth;
  const owed = agreed === null || over ? 0 : Math.max(0, agreed - counted - waiting);
  const said = `${reader}: ${JSON.stringify(progress)} ${JSON.stringify(truth)}`;
  if (owed === 0) expect(action, said).not.toBe('pay');
  if (action === 'pay') expect(next.params.amount, said).toBeLessThanOrEqual(owed);
  // "We received" is said of money that counts alone, and of all of it.
  if (sentence.params.paid !== undefined) expect(sentence.params.paid, said).toBe(counted);
  // Nothing is promised of what is held; what is to be paid has a day of its own. In a pause, money
  // or another agreement comes before the goods.
  if (held > 0 && actor !== 'pays' && sentence.key.toLowerCase().includes('held')) {
    expect(by, said).toBeNull();
    if (!paused) expect(next.key, said).toBe('goOn');
  }
  if (yours) expect(action, said).not.toBeNull();
  if (over) expect(['us', 'nobody'], said).toContain(actor);
  if (over) expect(String(action), said).not.toMatch(ofMoney);
  if (units > 0 && handed === units && !over)
    expect(progress.stage, said).toMatch(/^(handedOver|settled)$/);
  if (progress.stage === 'settled' && units > 0) expect(owed + waiting, said).toBe(0);
  if (reader === 'receives') expect(JSON.stringify(progress), said).not.toContain('amount');
}
