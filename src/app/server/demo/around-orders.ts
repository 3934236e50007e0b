import { api } from '#api.ts';
import type { NewStatementLayout } from '#features/payments/matching/layout.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { hourMs } from '#platform/time/durations.ts';
import { staffApi } from '#staff-api.ts';
import {
  bankLines,
  type DemoBankLine,
  type DemoNotice,
  type DemoVerification,
  notices,
  ownNumber,
  verifications,
} from '../../../../demo/around-orders.ts';
import type { DemoOrder } from '../../../../demo/orders.ts';
import { dollars, moneyOf, nextCents, staffOrder, type Told, today } from './acts/story-order.ts';
import { sendSheet } from './drawn-sheet.ts';
import type { Ago, Event } from './opens-shop.ts';
import type { StoryShop } from './story-shop.ts';

// What the story has beside its orders.

type TimedOrder = Told & Pick<DemoOrder, 'daysAgo'>;

export const eventsAroundOrders = (
  shop: StoryShop,
  told: readonly TimedOrder[],
  ago: Ago,
): Event[] => [
  ...notices.map((notice) => eventOfNotice(shop, notice, ago)),
  ...(shop.services.config.demoOrders === 'few'
    ? []
    : [
        ...verifications.flatMap((each) => eventsOfVerification(shop, each, told, ago)),
        { at: ago(0.9), happens: () => bringsStatement(shop, told, ago) },
        { at: ago(0.6), happens: () => planFollowUps(shop, told) },
      ]),
];

const eventOfNotice = (shop: StoryShop, { from, until, ...notice }: DemoNotice, ago: Ago) => ({
  at: ago(Math.max(from, 0) + 1),
  happens: () =>
    shop.call('marta', staffApi.createNotice, {
      body: {
        title: notice.title,
        text: notice.text,
        provinces: [],
        categories: [...notice.categories],
        startsAt: ago(from).toISOString(),
        endsAt: ago(until).toISOString(),
      },
      key: crypto.randomUUID(),
    }),
});

/** Somebody's newest order by now. */
function newestOf(told: readonly TimedOrder[], who: string): Told {
  const asked = told.filter((order) => order.who === who && order.id);
  const newest = asked.toSorted((one, other) => one.daysAgo - other.daysAgo)[0];
  if (!newest) throw new Error(`${who} has no order`);
  return newest;
}

function eventsOfVerification(
  shop: StoryShop,
  verification: DemoVerification,
  told: readonly TimedOrder[],
  ago: Ago,
): Event[] {
  const { who, code, daysAgo, comment, paid, answer, report } = verification;
  const order = () => newestOf(told, who);
  let asked = '';
  const asks = async () => {
    asked = await codeOf(shop, order, code);
    const payment = paid && {
      amount: dollars((await moneyOf(shop, order())).paidCents),
      paidOn: dayInHavana(new Date()),
      paymentMethod: 'zelle' as const,
      receipts: [await sendSheet(shop)],
    };
    await shop.call(undefined, api.createVerification, {
      body: {
        verificationCode: asked,
        email: shop.emailOf(who),
        whatsapp: shop.phoneOf(who),
        comment,
        ...(code === ownNumber && { quoteReference: asked }),
        ...payment,
        ...(report && { report }),
      },
      key: crypto.randomUUID(),
    });
  };
  const answers = async ([status, note]: NonNullable<DemoVerification['answer']>) => {
    const all = await shop.call('raul', staffApi.listVerifications, { query: { q: asked } });
    const found = all.find(({ verificationCode }) => verificationCode === asked);
    if (!found) throw new Error(`nobody asked for ${asked}`);
    const { status: expected, history } = await shop.call('raul', staffApi.findVerification, {
      params: { id: found.id },
    });
    await shop.call('raul', staffApi.changeVerificationStatus, {
      params: { id: found.id },
      body: { status, expected, seen: history.at(-1)?.id ?? null, ...(note && { note }) },
    });
  };
  const answeredAt = new Date(ago(daysAgo).getTime() + 5 * hourMs);
  return [
    { at: ago(daysAgo), happens: asks },
    ...(answer ? [{ at: answeredAt, happens: () => answers(answer) }] : []),
  ];
}

/** Agents decide when to look again at what they have left lying; a few of it stays. */
async function planFollowUps(shop: StoryShop, told: readonly TimedOrder[]): Promise<void> {
  for (const [at, order] of told.entries()) {
    if (!order.id || at % 5 === 4) continue;
    const { followUpAt } = await staffOrder(shop, order);
    if (!followUpAt || Date.parse(followUpAt) > Date.now()) continue;
    await shop.call(order.agent, staffApi.followUpQuote, {
      params: { id: order.id },
      body: { day: daysLater(today(), 1 + (at % 4)), expected: followUpAt },
    });
  }
}

async function codeOf(shop: StoryShop, order: () => Told, code: DemoVerification['code']) {
  if (typeof code === 'string') return code;
  if (code === ownNumber) return (await staffOrder(shop, order())).referenceNumber;
  const { codes } = await shop.call(order().agent, staffApi.issueCode, {
    params: { id: order().id },
    body: {},
    key: crypto.randomUUID(),
  });
  const [issued] = codes;
  if (!issued) throw new Error('no code was issued');
  return issued.code;
}

const layout: NewStatementLayout = {
  day: 'Date',
  amount: 'Amount',
  description: 'Description',
  reference: 'Reference',
  dayStyle: 'ymd',
  decimalStyle: 'point',
  separator: 'comma',
  encoding: 'utf-8',
};

/** An agent brings in the bank's file, and goes through a part of it. */
async function bringsStatement(
  shop: StoryShop,
  told: readonly TimedOrder[],
  ago: Ago,
): Promise<void> {
  const [account] = await shop.call('raul', staffApi.listBankAccounts, {});
  if (!account) throw new Error('no account has lines');
  const params = { id: account.id };
  await shop.call('raul', staffApi.saveStatementLayout, {
    params,
    body: { ...layout, expected: null },
  });
  const amountOf = async ({ of, dollars: fixed = '' }: DemoBankLine) =>
    of ? dollars(await nextCents(shop, newestOf(told, of))) : fixed;
  const rows = await Promise.all(
    bankLines.map(async (line, at) =>
      [dayInHavana(ago(line.daysAgo)), line.text, `ZN4812${at}`, await amountOf(line)].join(','),
    ),
  );
  await shop.call('raul', staffApi.importStatement, {
    params,
    query: {},
    bytes: new Blob([['Date,Description,Reference,Amount', ...rows, ''].join('\n')]),
  });
  const { lines } = await shop.call('raul', staffApi.listBankLines, { query: {} });
  for (const line of bankLines) {
    const found = lines.find(({ description }) => description === line.text);
    if (found) await settleLine(shop, told, line, found);
  }
}

async function settleLine(
  shop: StoryShop,
  told: readonly TimedOrder[],
  { of, isMatched, aside }: DemoBankLine,
  { id, cents }: { id: string; cents: number },
): Promise<void> {
  const params = { id };
  if (aside)
    await shop.call('raul', staffApi.setBankLineAside, { params, body: { reason: aside } });
  if (!isMatched || !of) return;
  const { referenceNumber: order } = await staffOrder(shop, newestOf(told, of));
  await shop.call('raul', staffApi.confirmBankLine, {
    params,
    body: { parts: [{ order, amount: dollars(cents) }] },
    key: crypto.randomUUID(),
  });
}
