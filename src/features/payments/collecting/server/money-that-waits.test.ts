import { beforeEach, describe, expect, test } from 'vitest';
import { looked } from '#app/server/testing/looked.ts';
import { marta, raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import {
  inDays,
  mails,
  sendReminders,
  today,
} from '#features/orders/offers/server/testing/offers.ts';
import { csvRows } from '#features/requests/quotes/server/staff/testing/queue.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { formatDate } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import {
  count,
  giveBack,
  newAccount,
  newOrder,
  pay,
  reverse,
  takeCash,
} from './testing/collecting.ts';

setUpQuoteShop();

let quoteId: string;
let offer: string;
beforeEach(async () => {
  const made = await newOrder();
  quoteId = made.quoteId;
  offer = made.offer.number;
});

const page = async () => (await yanet.fetch(`/my-quotes/oferta/${offer}`)).text();
const newest = async () => (await mails()).at(-1);

async function sayPaid(amount: string): Promise<void> {
  const body = new FormData();
  const fields = { monto: amount, dia: today(), forma: 'zelle', nota: '' };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  await yanet.fetch(`/my-quotes/pago/${quoteId}`, { method: 'POST', body });
}

describe('cash', () => {
  test('that one person took is told at once, with what it waits for, and not called received', async () => {
    const { money } = await takeCash(quoteId);
    const taken = await newest();
    expect(taken).toMatchObject({ to: yanet.email });
    expect(taken?.subject).toContain('Entregó US$500 en efectivo, que espera su segundo conteo');
    expect(taken?.text).toContain('espera que una segunda persona lo cuente');
    expect(`${taken?.subject} ${taken?.text}`).not.toMatch(/[Rr]ecibimos|en nuestra cuenta/);
    expect(await page()).toContain('espera que una segunda persona lo cuente');

    await count(quoteId, money?.moves[0]?.id ?? '');
    const counted = await newest();
    expect(counted?.subject).toContain('Recibimos su pago de US$500');
    expect(counted?.text).toContain('Dos personas contaron el efectivo');
    expect(counted?.text).not.toContain('El dinero está en nuestra cuenta');
  });

  test('is recorded with its key alone, and money from a bank without one too', async () => {
    const params = { id: quoteId };
    const cash = { amount: '500', movedOn: today() };
    const send = (body: object, key?: string) =>
      raul.fetch(`/api/admin/quotes/${params.id}/payments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
        body: JSON.stringify(body),
      });
    const refused = await send(cash);
    expect([refused.status, (await refused.json()).code]).toEqual([400, 'key_needed']);
    const key = newKey();
    for (const _ of [1, 2]) expect((await send(cash, key)).status).toBe(201);
    const { money } = await raul.call(staffApi.findQuote, { params });
    expect(money?.moves).toHaveLength(1);
    const account = await newAccount(`clave-${newKey()}@mariel.test`);
    expect((await send({ ...cash, account, reference: 'ZL-1' })).status).toBe(201);
  });
});

describe('what waits is found by staff', () => {
  const listed = async (queue: 'cash' | 'credit') =>
    (await raul.call(staffApi.listWaitingMoney, { query: { queue } })).rows;
  const inHoy = async (who: typeof raul) =>
    (await who.call(staffApi.today, { query: { whose: 'all' } })).items.filter(({ kind }) =>
      ['cash', 'given', 'credit'].includes(kind),
    );
  const onDashboard = async () => (await raul.call(staffApi.dashboard, {})).waitingMoney;

  test('cash until another person has counted it, with who took it', async () => {
    const { money, referenceNumber: order } = await takeCash(quoteId);
    expect(await listed('cash')).toEqual([
      {
        kind: 'cash',
        quoteId,
        order,
        customer: 'Yanet Pérez',
        cents: 50_000,
        since: money?.moves[0]?.recordedAt,
        by: money?.moves[0]?.recordedBy,
      },
    ]);
    expect(await onDashboard()).toEqual({ cash: 1, credit: 0 });
    const shown = await (await marta.fetch('/admin/waiting-money')).text();
    expect(shown).toContain(order);
    expect(shown).toContain('otra persona lo cuenta');
    expect(await inHoy(marta)).toMatchObject([{ kind: 'cash', id: quoteId, cents: 50_000 }]);
    expect(await inHoy(raul), 'who took it does not count it').toEqual([]);
    await count(quoteId, money?.moves[0]?.id ?? '');
    expect(await listed('cash')).toEqual([]);
  });

  test('what is in favour of somebody, until it has gone back: too much, or of an order that ended', async () => {
    const account = await newAccount(`lista-${newKey()}@mariel.test`);
    await pay(quoteId, account);
    expect(await listed('credit')).toEqual([]);
    await looked(marta).call(staffApi.changeQuoteStatus, {
      params: { id: quoteId },
      body: { status: 'rejected', note: 'No se encontró' },
    });
    expect(await listed('credit')).toMatchObject([{ quoteId, kind: 'credit', cents: 894_000 }]);
    expect(await onDashboard()).toEqual({ cash: 0, credit: 1 });
    expect(await inHoy(raul)).toMatchObject([{ kind: 'credit', id: quoteId, cents: 894_000 }]);
    await giveBack(quoteId, '8,940.00');
    expect(await listed('credit')).toEqual([]);
  });
});

describe('nobody is asked twice', () => {
  const plan = async () =>
    [...(await page()).matchAll(/<small>([^<]*(?:por pagar|lo confirmemos)[^<]*)/g)].map(
      ([, said]) => said,
    );

  test('an instalment is less by the cash that waits, and by what they say they sent', async () => {
    const by = formatDate(inDays(3), 'es');
    const rest = 'antes del embarque, por pagar';
    expect(await plan()).toEqual([`el ${by}, por pagar`, rest]);
    await takeCash(quoteId, '940');
    expect(await plan()).toEqual([`el ${by}, por pagar, faltan US$8,000`, rest]);
    await sayPaid('8,000.00');
    expect(await plan()).toEqual([`el ${by}, espera que lo confirmemos`, rest]);
    const before = (await mails()).length;
    await sendReminders();
    expect((await mails()).slice(before).map(({ subject }) => subject)).toEqual([]);
  });

  test('and once all of it waits, nobody is offered to say once more that they paid', async () => {
    expect(await page()).toContain('Ya pagué');
    await takeCash(quoteId, '8,940');
    await sayPaid('20,860.00');
    expect(await page()).not.toMatch(/Ya pagué|Cómo pagar|por pagar/);
  });
});

test('what is in their favour says what can be done with it', async () => {
  const said = 'puede pasarse a otra cotización suya o devolverse';
  expect(await page()).not.toContain(said);
  await pay(quoteId, await newAccount(`favor-${newKey()}@mariel.test`), { amount: '29,900.00' });
  expect(await page()).toContain(said);
});

test('one reference serves one refund, in whatever letters, until that refund is reversed', async () => {
  const account = await newAccount(`devolver-${newKey()}@mariel.test`);
  await pay(quoteId, account);
  const refund = (reference: string, method: 'zelle' | 'bank' = 'zelle') =>
    marta.call(staffApi.recordRefund, {
      params: { id: quoteId },
      body: { amount: '100', movedOn: today(), method, paidTo: 'Ana', reference, reason: 'De más' },
      key: newKey(),
    });
  const { money } = await refund('ref-1');
  await expect(refund('REF 1')).rejects.toMatchObject({
    answer: { code: 'refund_reference_used' },
  });
  await refund('REF 1', 'bank');
  const entry = money?.moves.find(({ kind }) => kind === 'refund')?.id ?? '';
  await reverse(quoteId, entry);
  await refund('REF 1');
});

test('lists and pages show what was agreed, no longer the estimate', async () => {
  const listed = await (await raul.fetch('/admin/quotes')).text();
  expect(listed).toContain('US$29,800');
  expect(listed).not.toContain('US$28,000');
  for (const path of ['/my-quotes', `/my-quotes?ver=${quoteId}`]) {
    const text = await (await yanet.fetch(path)).text();
    expect(text).toContain('US$29,800');
    expect(text).not.toContain('Total estimado');
  }
});

test('the file of quotations has the money of an order that is over', async () => {
  const account = await newAccount(`fin-${newKey()}@mariel.test`);
  await pay(quoteId, account);
  await looked(marta).call(staffApi.changeQuoteStatus, {
    params: { id: quoteId },
    body: { status: 'rejected', note: 'No se encontró' },
  });
  await giveBack(quoteId, '940');
  const [headings, line] = await csvRows('', raul);
  const first = headings?.indexOf('A nosotros USD') ?? -1;
  expect(line?.slice(first)).toEqual(['29800.00', '8000.00', '0.00', '8000.00']);
});
