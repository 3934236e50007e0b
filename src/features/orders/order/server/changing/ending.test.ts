import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { marta, raul, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import {
  accepted,
  carQuoteId,
  setUpQuotedCar,
  statusOfCar,
} from '#features/orders/offers/server/holds/testing/held-car.ts';
import {
  draft,
  inDays,
  linkInMail,
  linkOfRole,
  mails,
  mailsOfReminders,
  own,
  postForm,
  textAt,
} from '#features/orders/offers/server/testing/offers.ts';
import {
  giveBack,
  newAccount,
  pay,
  reverse,
  takeCash,
} from '#features/payments/collecting/server/testing/collecting.ts';
import { see } from '#features/requests/quotes/server/staff/testing/queue.ts';
import { reach, unitOf } from '#features/shipping/handover/server/testing/handover.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { formatDate } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';

setUpQuotedCar();

let account: string;
let offer: Awaited<ReturnType<typeof accepted>>;
beforeEach(async () => {
  account = await newAccount();
  offer = await accepted();
});

const params = () => ({ params: { id: carQuoteId } });
const cancel = (reason = 'Ya no lo necesito') =>
  yanet.call(api.cancelMyQuote, { ...params(), body: { reason }, key: newKey() });
const reject = (who = raul) =>
  looked(who).call(staffApi.changeQuoteStatus, {
    ...params(),
    body: { status: 'rejected', note: 'Se vendió' },
  });
const ownPage = async () => (await yanet.fetch(`/my-quotes?ver=${carQuoteId}`)).text();
const mine = () => yanet.call(api.findMyQuote, params());
const takeBack = () =>
  raul.call(staffApi.takeBackAcceptance, { params: { id: offer.id }, body: { reason: 'Otro' } });
const newestMail = async (to: string) =>
  (await mails()).findLast((mail) => mail.to === to)?.text ?? '';
const backBy = () => formatDate(inDays(14), 'es');

describe('an order that its customer ends', () => {
  test('says so on every page and in the mails: who, why, and that nobody pays any more', async () => {
    const pays = await linkOfRole(carQuoteId, 'pays');
    const receives = await linkOfRole(carQuoteId, 'receives');
    const quote = await cancel();
    expect(quote).toMatchObject({
      status: 'approved',
      ending: { by: 'customer', reason: 'Ya no lo necesito' },
      howToPay: [],
      answerDueAt: null,
    });
    expect(await own(offer)).toMatchObject({ ending: { by: 'customer' }, howToPay: [] });
    const [offerPage, asPayer, asReceiver] = await Promise.all([
      (await yanet.fetch(`/my-quotes/oferta/${offer.number}`)).text(),
      textAt(pays),
      textAt(receives),
    ]);
    for (const page of [await ownPage(), offerPage, asPayer, asReceiver]) {
      expect(page).not.toContain('Retiramos');
      expect(page).toContain('Terminó el ');
      // The first sentence of the page says it, and nothing says it again.
      expect(page).toContain('Terminó: la canceló quien la pidió.');
      expect(page).not.toMatch(/Cancelada por usted|canceló esta/);
    }
    // What its owner wrote to us is for nobody else.
    for (const page of [asPayer, asReceiver]) expect(page).not.toContain('Ya no lo necesito');
    expect(await newestMail('customer@correo.test')).toContain('Cancelada por usted');
    expect(await statusOfCar()).toBe('available');
  });

  test('owes back what was paid, by a day, and keeps the car until it went back', async () => {
    await pay(carQuoteId, account);
    const { money } = await cancel();
    expect(money).toMatchObject({ over: true, dueCents: 0, creditCents: 894_000 });
    const text = await newestMail('customer@correo.test');
    expect(text).toContain('US$8,940');
    expect(text).toContain(backBy());
    expect(await statusOfCar()).toBe('reserved');
    await giveBack(carQuoteId, '8,940.00');
    expect(await statusOfCar()).toBe('available');
    expect((await see(carQuoteId)).ending).toMatchObject({ by: 'customer' });
  });

  test('says of cash that waits that it is owed once it is counted', async () => {
    await takeCash(carQuoteId, '500');
    await cancel();
    expect(await newestMail('customer@correo.test')).toContain('US$500 en efectivo esperan');
  });

  test('reminds nobody of anything any more', async () => {
    await cancel();
    expect(await mailsOfReminders()).toBe(0);
  });

  test('does not end once its first unit was bought: then an administrador ends it', async () => {
    const unit = await unitOf(offer.number);
    await reach(unit.id, 'bought');
    const late = { ...params(), body: {}, key: newKey() };
    expect(await yanet.refused(api.cancelMyQuote, late)).toMatchObject({ code: 'quote_bought' });
    await reject(marta);
    expect((await mine()).ending).toMatchObject({ by: 'staff', reason: 'Se vendió' });
  });
});

describe('by the link of who asks', () => {
  const terminate = (path: string, who = shop.as('anonymous'), motivo = 'Ya no lo necesito') =>
    postForm(path, { accion: 'terminar', oferta: offer.number, motivo }, who);

  test('it ends as by the account: without a script, once, and its customer is written to', async () => {
    const path = await linkInMail();
    expect(await textAt(path)).toContain('Cancelar la cotización');
    const answer = await terminate(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${path}?hecho=terminar`,
    ]);
    expect((await terminate(path)).status).toBe(303);
    expect((await terminate(path, undefined, 'Otro')).status).toBe(409);
    const { ending, history } = await mine();
    expect(ending).toMatchObject({ by: 'customer', reason: 'Ya no lo necesito' });
    expect(history.filter(({ kind }) => kind === 'cancelled')).toHaveLength(1);
    const page = await textAt(path);
    expect(page).toContain('Terminó: la canceló quien la pidió.');
    expect(page).not.toContain('Cancelar la cotización');
    expect(await newestMail('customer@correo.test')).toContain('Cancelada por usted');
    expect(await statusOfCar()).toBe('available');
  });

  test('not once a unit was bought, not by staff, and not by who pays or receives', async () => {
    const path = await linkInMail();
    expect((await terminate(path, raul)).status).toBe(403);
    for (const role of ['pays', 'receives'] as const)
      expect((await terminate(await linkOfRole(carQuoteId, role))).status).toBe(404);
    await reach((await unitOf(offer.number)).id, 'bought');
    expect(await textAt(path)).not.toContain('Cancelar la cotización');
    expect((await terminate(path)).status).toBe(409);
    expect((await mine()).ending).toBeNull();
  });
});

describe('an order that staff end', () => {
  test('says what is owed back and by when, also in its mail', async () => {
    await pay(carQuoteId, account);
    await reject();
    const page = await ownPage();
    expect(page).toContain('Terminó: nuestro equipo la cerró.');
    expect(page).not.toContain('La cerró nuestro equipo');
    expect(page).toContain('Motivo: Se vendió');
    expect(page).not.toContain('No podemos conseguir');
    const text = await newestMail('customer@correo.test');
    for (const says of [page, text]) expect(says).toContain(backBy());
  });

  test('stands again once staff take it back, also by an undo', async () => {
    const { history } = await reject();
    const event = history.findLast(({ kind }) => kind === 'status')?.id ?? '';
    await raul.call(staffApi.undoAboutQuote, { ...params(), body: { event } });
    expect((await mine()).ending).toBeNull();
    await reject();
    const status = { status: 'pending', note: 'Apareció otro' } as const;
    await looked(raul).call(staffApi.changeQuoteStatus, { ...params(), body: status });
    expect((await mine()).ending).toBeNull();
  });
});

describe('no state is without a way out', () => {
  beforeEach(() => pay(carQuoteId, account));

  test('refunded in full: nobody is asked to pay it again, on the page or by link', async () => {
    expect((await mine()).howToPay).not.toEqual([]);
    await giveBack(carQuoteId, '8,940.00');
    expect((await mine()).howToPay).toEqual([]);
    for (const text of [await ownPage(), await textAt(await linkOfRole(carQuoteId, 'pays'))])
      expect(text).not.toContain('Ya pagué');
  });

  test('refunded in full: the acceptance is undone, and a new offer is made', async () => {
    await giveBack(carQuoteId, '8,940.00');
    await takeBack();
    expect((await draft(carQuoteId)).state).toBe('draft');
  });

  test('an acceptance undone after money: its payments are still there, and a refund that came back is owed again', async () => {
    const refunded = await giveBack(carQuoteId, '8,940.00');
    const refund = refunded.money?.moves.find(({ kind }) => kind === 'refund')?.id ?? '';
    await takeBack();
    expect((await mine()).money?.moves).toHaveLength(2);
    await reverse(carQuoteId, refund);
    expect((await mine()).money).toMatchObject({ over: true, creditCents: 894_000 });
    await giveBack(carQuoteId, '8,940.00', marta, newKey());
    expect((await mine()).money).toMatchObject({ creditCents: 0 });
  });

  test('ended and refunded: staff open it again and make a new offer', async () => {
    await reject();
    await giveBack(carQuoteId, '8,940.00');
    const status = { status: 'en_revision', note: 'Vuelve a quererlo' } as const;
    await looked(raul).call(staffApi.changeQuoteStatus, { ...params(), body: status });
    await takeBack();
    expect((await draft(carQuoteId)).state).toBe('draft');
  });

  test('paid, and the account to be deleted: it is kept until the money went back', async () => {
    await cancel();
    expect((await yanet.call(api.beforeDeletion, {})).openOrders).toMatchObject([
      { id: carQuoteId },
    ]);
    await giveBack(carQuoteId, '8,940.00');
    expect((await yanet.call(api.beforeDeletion, {})).openOrders).toEqual([]);
  });
});
