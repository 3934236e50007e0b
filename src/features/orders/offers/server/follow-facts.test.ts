import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import {
  marta,
  raul,
  requestQuote,
  setUpQuoteShop,
  yanet,
} from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { describeForCustomer } from '#features/orders/order/event-history.ts';
import { describeForStaff } from '#features/orders/order/ui/staff/describe-for-staff.ts';
import {
  giveBack,
  newAccount,
  pay,
  reverse,
} from '#features/payments/collecting/server/testing/collecting.ts';
import type { QuoteStatus } from '#features/requests/quotes/statuses.ts';
import {
  letGoUnpaid,
  putOnShip,
  recordAsStaff,
  requireNoExportPapers,
  twoCars,
  unitsOf,
} from '#features/shipping/units/server/testing/shipping.ts';
import type { stages } from '#features/shipping/units/stages.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { accept, inDays, mails, sentOffer, today } from './testing/offers.ts';

setUpQuoteShop();

let id: string;
beforeEach(async () => {
  id = await requestQuote();
  await requireNoExportPapers(shop.services.db);
});

const params = () => ({ params: { id } });
const read = () => raul.call(staffApi.findQuote, params());
const status = async () => (await read()).status;
const set = (status: QuoteStatus, note?: string) =>
  looked(marta).call(staffApi.changeQuoteStatus, {
    ...params(),
    body: { status, ...(note && { note }) },
  });
const take = (personId: string | null = raul.id) =>
  looked(raul).call(staffApi.assignQuote, { ...params(), body: { personId } });

/** What the customer and staff read of each move. */
async function moves() {
  const own = await yanet.call(api.findMyQuote, params());
  const forStaff = await read();
  const says = (event: (typeof own.history)[number]) =>
    describeForCustomer(event, 'Sistema', 'es')?.sentence ?? '';
  const said = own.history
    .filter(({ kind }) => kind === 'moved')
    .map(says)
    .filter(Boolean);
  const staffSays = forStaff.history
    .filter(({ kind }) => kind === 'moved')
    .map((event) => describeForStaff(event, 'Sistema', 'es')?.sentence ?? '');
  // Who takes it and gives it back is nothing to its customer, who reads of the offer's answer once.
  const ofStaff = /un agente la atiende|ningún agente la atiende/;
  const ofOffer = /la oferta está aceptada|la oferta ya no está aceptada/;
  expect(said).toEqual(staffSays.filter((each) => !ofStaff.test(each) && !ofOffer.test(each)));
  return staffSays;
}

async function reachAll(stage: (typeof stages)[number]) {
  for (const unit of await unitsOf(id))
    await recordAsStaff(unit.id, { kind: 'reached', stage, day: today(), earlierToo: true });
}

async function handOverAll() {
  for (const unit of await unitsOf(id))
    await marta.call(staffApi.recordHandover, {
      params: { id: unit.id },
      body: { handedOn: today(), receivedBy: 'Ana', reason: 'Lo confirmó la familia' },
      key: newKey(),
    });
}

test('from the request to the end facts move the status, and the history names each', async () => {
  const account = await newAccount(`pagos-${newKey()}@marielauto.example`);
  await take();
  expect(await status()).toBe('en_revision');
  await accept(await sentOffer(id));
  expect(await status()).toBe('approved');
  await pay(id, account, { amount: '29800' });
  await reachAll('warehouse');
  expect(await status()).toBe('approved');
  await reachAll('shipped');
  expect(await status()).toBe('sent');
  await reachAll('ready');
  await handOverAll();
  expect(await status()).toBe('completed');
  expect(await moves()).toEqual([
    'Pasó a «En Revisión»: un agente la atiende',
    'Pasó a «Aprobada»: la oferta está aceptada',
    'Pasó a «Enviada»: todo salió hacia Cuba',
    'Pasó a «Completada»: no queda nada por pagar ni por devolver',
  ]);
  expect((await read()).factsSay).toBeNull();
});

test.each(['message', 'contact', 'code', 'offer'] as const)('a %s takes it up', async (act) => {
  const acts = {
    message: () =>
      looked(raul).call(staffApi.writeAboutQuote, {
        ...params(),
        body: { text: 'Ya casi', internal: false },
        key: newKey(),
      }),
    contact: () =>
      raul.call(staffApi.contactAboutQuote, {
        ...params(),
        body: { channel: 'whatsapp' },
        key: newKey(),
      }),
    code: () => raul.call(staffApi.issueCode, { ...params(), body: {}, key: newKey() }),
    offer: () => sentOffer(id),
  };
  await acts[act]();
  expect(await status()).toBe('en_revision');
  expect(await moves()).toEqual(['Pasó a «En Revisión»: un agente la atiende']);
});

test('what only staff read takes nothing up', async () => {
  await looked(raul).call(staffApi.writeAboutQuote, {
    ...params(),
    body: { text: '¿Quién la toma?', internal: true },
    key: newKey(),
  });
  expect(await status()).toBe('pending');
});

test('no mail tells of a move: the mail of the fact says where the order stands', async () => {
  await take();
  const before = (await mails()).length;
  const offer = await sentOffer(id);
  expect((await mails()).slice(before)).toHaveLength(1);
  await accept(offer);
  await letGoUnpaid(shop.services.db, id);
  const accepted = (await mails()).length;
  await reachAll('shipped');
  expect(await mails()).toHaveLength(accepted);
});

test('a fact that is undone takes its step back', async () => {
  const account = await newAccount(`pagos-${newKey()}@marielauto.example`);
  const offer = await sentOffer(id);
  await accept(offer);
  await marta.call(staffApi.takeBackAcceptance, {
    params: { id: offer.id },
    body: { reason: 'Se equivocó' },
  });
  expect(await status()).toBe('en_revision');
  await accept(await sentOffer(id));
  await pay(id, account, { amount: '29800' });
  await reachAll('shipped');
  const [unit] = await unitsOf(id);
  const back = { kind: 'taken_back', stage: 'shipped', cause: 'No zarpó' } as const;
  await recordAsStaff(unit?.id ?? '', back);
  expect(await status()).toBe('approved');
  await reachAll('ready');
  await handOverAll();
  const { money } = await read();
  await reverse(id, money?.moves[0]?.id ?? '');
  expect(await status()).toBe('delivered');
  await pay(id, account, { amount: '29900', reference: 'ZL-2' });
  expect(await status()).toBe('delivered');
  await giveBack(id, '100');
  expect(await status()).toBe('completed');
  expect(await moves()).toEqual([
    'Pasó a «En Revisión»: un agente la atiende',
    'Pasó a «Aprobada»: la oferta está aceptada',
    'Volvió a «En Revisión»: la oferta ya no está aceptada',
    'Pasó a «Aprobada»: la oferta está aceptada',
    'Pasó a «Enviada»: todo salió hacia Cuba',
    'Volvió a «Aprobada»: no todo ha salido hacia Cuba',
    'Pasó a «Enviada»: todo salió hacia Cuba',
    'Pasó a «Completada»: no queda nada por pagar ni por devolver',
    'Volvió a «Entregada»: queda algo por pagar o por devolver',
    'Pasó a «Completada»: no queda nada por pagar ni por devolver',
  ]);
});

test('nobody takes it any more', async () => {
  await take();
  await take(null);
  expect(await status()).toBe('pending');
  expect((await moves()).at(-1)).toBe('Volvió a «Pendiente»: ningún agente la atiende');
});

test('a message that is taken back takes up nothing', async () => {
  const { history } = await looked(raul).call(staffApi.writeAboutQuote, {
    ...params(),
    body: { text: 'Ya casi', internal: false },
    key: newKey(),
  });
  expect(await status()).toBe('en_revision');
  const event = history.findLast(({ kind }) => kind === 'message')?.id ?? '';
  await raul.call(staffApi.undoAboutQuote, { ...params(), body: { event } });
  expect(await status()).toBe('pending');
});

test('what a person set stays until the next fact, and staff read what the facts say', async () => {
  const offer = await sentOffer(id);
  await accept(offer);
  await letGoUnpaid(shop.services.db, id);
  await set('pending', 'Falta confirmar el color');
  const account = await newAccount(`pagos-${newKey()}@marielauto.example`);
  await pay(id, account, { amount: '1000' });
  await reachAll('warehouse');
  const { status: stands, factsSay, progress } = await read();
  expect([stands, factsSay, progress.stage]).toEqual(['pending', 'approved', 'preparing']);
  const listed = await raul.call(staffApi.listQuotes, { query: {} });
  expect(listed.find((each) => each.id === id)?.factsSay).toBe('approved');
  await reachAll('shipped');
  expect(await read()).toMatchObject({ status: 'sent', factsSay: null });
});

test('a fact goes no step back over what a person set', async () => {
  const offer = await sentOffer(id);
  await accept(offer);
  await set('pending');
  await marta.call(staffApi.takeBackAcceptance, {
    params: { id: offer.id },
    body: { reason: 'Se equivocó' },
  });
  await looked(raul).call(staffApi.writeAboutQuote, {
    ...params(),
    body: { text: 'Seguimos', internal: false },
    key: newKey(),
  });
  expect(await read()).toMatchObject({ status: 'pending', factsSay: 'en_revision' });
  await accept(await sentOffer(id));
  expect(await status()).toBe('approved');
});

test('what is over is moved by nothing, and its facts say nothing against it', async () => {
  await sentOffer(id);
  await set('rejected', 'No llega a tiempo');
  await take();
  expect(await read()).toMatchObject({ status: 'rejected', factsSay: null });
});

test('one voyage moves the orders whose last unit it carries, and two at once lose none', async () => {
  const offer = await sentOffer(id, { lines: twoCars });
  await accept(offer);
  await letGoUnpaid(shop.services.db, id);
  await reachAll('warehouse');
  const [one, other] = await unitsOf(id);
  await putOnShip(one?.id ?? '', inDays(0), inDays(9));
  await putOnShip(other?.id ?? '', inDays(0), inDays(9), '215S');
  const { rows } = await sql<{ id: string; revision: number }>`
    select id, revision from voyage where id in (select voyage_id from unit where quote_id = ${id})`.execute(
    shop.services.db,
  );
  expect(rows).toHaveLength(2);
  const departs = rows.map((voyage) =>
    raul.call(staffApi.updateVoyage, {
      params: { id: voyage.id },
      body: { kind: 'departed', day: today(), expected: voyage.revision },
      key: newKey(),
    }),
  );
  await Promise.all(departs);
  expect(await status()).toBe('sent');
  expect(await moves()).toHaveLength(3);
});
