import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import {
  ids,
  marta,
  raul,
  requestQuote,
  setUpQuoteShop,
  yanet,
} from '#app/server/testing/quote-shop.ts';
import { type Client, shop } from '#app/server/testing/test-shop.ts';
import {
  newAccount,
  newOrder,
  pay,
} from '#features/payments/collecting/server/testing/collecting.ts';
import { auditOf } from '#features/people/accounts/server/testing/audit.ts';
import { makeStaff, newStaff } from '#features/people/accounts/server/testing/staff.ts';
import { newQuote } from '#features/requests/quotes/server/testing/quotes.ts';
import {
  codeOfUnit,
  shownOf,
  unitAt,
} from '#features/shipping/handover/server/testing/handover.ts';
import { listOrderNames } from '#features/shipping/screening/server/read-screenings.ts';
import { createSession, sessionCookie } from '#platform/auth/session.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import {
  linkInMail,
  linkOfRole,
  mails,
  openAddress,
  own,
  postForm,
} from '../../server/testing/offers.ts';
import type { OwnerDecision } from '../schema.ts';

setUpQuoteShop();

let ana: Client;
let quoteId: string;
let offer: string;
/** The address that Yanet gave to whoever receives. */
let path: string;
beforeEach(async () => {
  ana = shop.as('other customer');
  ({ quoteId, offer } = await unitAt('ready'));
  path = await linkOfRole(quoteId, 'receives');
});

const tokenOf = (address: string) => address.split('/').at(-1) ?? '';
const ask = (who = ana, by = path) =>
  who.call(api.askForOrder, { params: { token: tokenOf(by) }, body: {} });
const refusedToAsk = async (who = ana, by = path) =>
  (await who.refused(api.askForOrder, { params: { token: tokenOf(by) }, body: {} })).code;
const seen = async (who = marta, id = quoteId) =>
  (await who.call(staffApi.findStaffOwnerChange, { params: { id } })).change;
const answer = async (agree: boolean, who = yanet) => {
  const body = { id: (await seen())?.id ?? '', agree };
  return who.call(api.answerOwnerChange, { params: { id: quoteId }, body });
};
const agree = () => answer(true);
async function decision(reason: string | null = null): Promise<OwnerDecision> {
  const change = await seen();
  return { expected: { id: change?.id ?? '', agreedAt: change?.agreedAt ?? null }, reason };
}
const decide = async (who = marta, reason: string | null = null) =>
  who.call(staffApi.decideOwnerChange, {
    params: { id: quoteId },
    body: await decision(reason),
  });
const refusedToDecide = async (who = marta, body?: OwnerDecision) =>
  (
    await who.refused(staffApi.decideOwnerChange, {
      params: { id: quoteId },
      body: body ?? (await decision()),
    })
  ).code;
const passOn = async () => {
  await ask();
  await agree();
  await decide();
};
const kinds = async (who: Client) =>
  (await who.call(api.findMyQuote, { params: { id: quoteId } })).history.map(({ kind }) => kind);
const hoursPass = (hours: number) =>
  sql
    .raw(`alter table owner_change disable trigger owner_change_is_final;
    update owner_change set asked_at = now() - interval '${hours} hours';
    alter table owner_change enable trigger owner_change_is_final`)
    .execute(shop.services.db);

describe('an order', () => {
  test('passes to one of its people who asks, with its owner’s word and an administrador’s', async () => {
    await ask();
    await ask();
    expect(await kinds(yanet)).toContain('owner_asked');
    const told = (await mails()).filter(({ subject }) => subject.startsWith('Alguien pide'));
    expect(told).toMatchObject([{ to: yanet.email, text: expect.stringContaining(ana.email) }]);
    await agree();
    await decide();
    expect((await yanet.refused(api.findMyQuote, { params: { id: quoteId } })).status).toBe(404);
    const quote = await ana.call(api.findMyQuote, { params: { id: quoteId } });
    expect(quote).toMatchObject({ customerName: expect.stringContaining('Óscar') });
    const asked = (await kinds(ana)).filter((kind) => kind.startsWith('owner_'));
    expect(asked).toEqual(['owner_asked', 'owner_agreed', 'owner_changed']);
    const sent = (await mails()).filter(({ subject }) => subject.includes(quote.referenceNumber));
    expect(sent).toContainEqual(
      expect.objectContaining({ to: ana.email, subject: expect.stringContaining('ahora es suya') }),
    );
    expect(sent).toContainEqual(
      expect.objectContaining({
        to: yanet.email,
        subject: expect.stringContaining('pasó a otra persona'),
      }),
    );
    const log = await auditOf(shop.services.db, quoteId);
    expect(log.map(({ action }) => action)).toContain('order.pass');
  });

  test('says of what was done before it passed on that its former owner did it', async () => {
    const before = { params: { id: quoteId }, key: newKey(), body: { text: '¿Ya llegó?' } };
    await yanet.call(api.writeAboutMyQuote, before);
    await passOn();
    await ana.call(api.writeAboutMyQuote, { ...before, key: newKey(), body: { text: 'Soy Ana' } });
    const { history } = await ana.call(api.findMyQuote, { params: { id: quoteId } });
    const said = history.filter(({ kind }) =>
      ['created', 'message', 'owner_agreed'].includes(kind),
    );
    expect(said.map(({ by }) => by)).toEqual(['former', 'former', 'former', 'customer']);
    const page = await (await ana.fetch(`/my-quotes?ver=${quoteId}`)).text();
    expect(page).toContain('Quien la tenía antes escribió');
    expect(page.match(/Usted escribió/g)).toHaveLength(1);
    expect(page).not.toContain('Usted pidió la cotización');
    await yanet.call(api.deleteAccount, {});
    const later = await ana.call(api.findMyQuote, { params: { id: quoteId } });
    expect(later.history.map(({ by }) => by)).toEqual(history.map(({ by }) => by));
    const { history: staffs } = await raul.call(staffApi.findQuote, { params: { id: quoteId } });
    expect(staffs.filter(({ by }) => by === 'former').length).toBeGreaterThan(2);
  });

  test('stands in the data of whoever asked for it, with what became of it', async () => {
    const asked = async () => (await ana.call(api.ownData, {})).askedOrders;
    await ask();
    expect(await asked()).toMatchObject([{ role: 'receives', agreedAt: null, outcome: null }]);
    await decide(marta, 'No la conoce');
    expect(await asked()).toMatchObject([{ outcome: 'refused', reason: 'No la conoce' }]);
    expect((await yanet.call(api.ownData, {})).askedOrders).toEqual([]);
  });

  test('that was passed on lets its former owner delete the account, and not the new one', async () => {
    await pay(quoteId, await newAccount());
    expect((await yanet.refused(api.deleteAccount, {})).code).toBe('open_orders');
    await passOn();
    expect((await ana.refused(api.deleteAccount, {})).code).toBe('open_orders');
    await yanet.call(api.deleteAccount, {});
    expect((await ana.call(api.findMyQuote, { params: { id: quoteId } })).money).not.toBeNull();
  });

  test('takes with it neither its former owner’s links nor the code that they saw', async () => {
    const asks = await linkInMail();
    const pays = await linkOfRole(quoteId, 'pays');
    const before = await codeOfUnit(offer);
    await passOn();
    for (const link of [asks, pays, path]) expect((await openAddress(link)).status).toBe(410);
    const shown = async () =>
      (await ana.call(api.findMyOffer, { params: { number: offer } })).handovers[0];
    expect(await shown()).toMatchObject({ code: null, locked: true });
    const { units } = await raul.call(staffApi.listHandovers, {});
    const unit = units.find((each) => each.quoteId === quoteId);
    expect(unit?.code).toBe('locked');
    const renewal = { params: { id: unit?.id ?? '' }, body: { renewals: unit?.renewals ?? 0 } };
    await raul.call(staffApi.renewHandoverCode, renewal);
    expect((await shown())?.code).toMatch(/^\d{8}$/);
    expect((await shown())?.code).not.toBe(before);
  });

  test('gives its new owner the next code where the former one had seen none', async () => {
    const other = await unitAt('in_mariel', await requestQuote());
    expect(await shownOf(other.offer)).toBeUndefined();
    ({ quoteId, offer } = other);
    path = await linkOfRole(quoteId, 'receives');
    await passOn();
    const { rows } =
      await sql`select version, wrong from handover_code where unit_id = ${other.id}`.execute(
        shop.services.db,
      );
    expect(rows).toEqual([{ version: 2, wrong: 0 }]);
  });

  test('has its new owner’s name compared with the lists', async () => {
    await passOn();
    expect(await listOrderNames(shop.services.db, quoteId)).toContainEqual({
      role: 'asks',
      name: expect.stringContaining('Óscar'),
    });
  });

  test('passes also to somebody whose browser chose the same key for another one', async () => {
    const { id } = await ana.call(api.createQuote, { body: newQuote(ids), key: newKey() });
    await sql`update quote set submission_key = 'la misma' where id in (${id}, ${quoteId})`.execute(
      shop.services.db,
    );
    await passOn();
    expect((await ana.call(api.findMyQuote, { params: { id: quoteId } })).id).toBe(quoteId);
  });

  test('of which nothing is open is passed to nobody', async () => {
    const { quoteId: id } = await newOrder();
    expect(await refusedToAsk(ana, await linkOfRole(id, 'pays'))).toBe('order_not_open');
    await ask();
    await agree();
    const body = await decision();
    await sql`update unit set retired_at = now() where quote_id = ${quoteId}`.execute(
      shop.services.db,
    );
    expect(await refusedToDecide(marta, body)).toBe('order_not_open');
  });
});

describe('asking', () => {
  test('is for somebody who has signed in, has its link and owns it not, of nobody of staff', async () => {
    expect(await refusedToAsk(shop.as('anonymous'))).toBe('signed_out');
    expect(await refusedToAsk(yanet)).toBe('order_own_already');
    expect(await refusedToAsk(ana, `/oferta/${'x'.repeat(22)}z`)).toBe('offer_not_found');
    for (const who of [raul, marta]) expect(await refusedToAsk(who)).toBe('order_not_for_staff');
    const pays = await linkOfRole(quoteId, 'pays');
    expect(await refusedToAsk(raul, pays)).toBe('order_not_for_staff');
  });

  test('one waits at a time, and whoever was refused asks by another link alone', async () => {
    await ask();
    const rosa = await enter();
    expect(await refusedToAsk(rosa)).toBe('order_asked_for');
    await answer(false);
    expect(await refusedToAsk()).toBe('order_refused');
    await ask(rosa);
    await decide(marta, 'No la conoce');
    expect((await mails()).at(-1)?.text).toContain('No la conoce');
    await ask(ana, await linkOfRole(quoteId, 'pays'));
  });

  test('works by a form, and its page says what comes next', async () => {
    expect(await (await ana.fetch(path)).text()).toContain('Pedir esta orden');
    const form = { accion: 'pedir', persona: ana.id };
    const sent = await postForm(path, form, ana);
    expect(sent.headers.get('location')).toBe(`${path}?hecho=pedir#titular`);
    expect(await (await ana.fetch(path)).text()).toContain('Usted pidió esta orden');
    expect(await (await openAddress(path)).text()).toContain('Entrar para pedirla');
  });

  test('ends with the account of whoever asks', async () => {
    await ask();
    await agree();
    const body = await decision();
    await ana.call(api.deleteAccount, {});
    expect(await seen()).toBeNull();
    expect(await refusedToDecide(marta, body)).toBe('order_not_asked_for');
    await ask(await enter());
  });
});

describe('the owner', () => {
  test('alone answers, and of what waits alone', async () => {
    await ask();
    const body = { id: (await seen())?.id ?? '', agree: true };
    const input = { params: { id: quoteId }, body };
    expect((await ana.refused(api.answerOwnerChange, input)).status).toBe(404);
    expect((await marta.refused(api.answerOwnerChange, input)).status).toBe(404);
    await answer(false);
    expect((await yanet.refused(api.answerOwnerChange, input)).code).toBe('order_not_asked_for');
    expect((await own({ number: offer })).quoteId).toBe(quoteId);
  });

  test('reads who asks on the page of the offer, and answers there without a script', async () => {
    await ask();
    const address = `/my-quotes/oferta/${offer}`;
    const page = await (await yanet.fetch(address)).text();
    expect(page).toContain('Alguien pide esta orden');
    expect(page).toContain(ana.email);
    const form = { accion: 'ceder', persona: yanet.id, cotizacion: quoteId, respuesta: 'si' };
    const sent = await postForm(address, { ...form, peticion: (await seen())?.id ?? '' }, yanet);
    expect(sent.headers.get('location')).toBe(`${address}?hecho=ceder#titular`);
    expect(await (await yanet.fetch(address)).text()).toContain('Usted cede esta orden a Óscar');
  });

  test('who says nothing is waited for 72 hours, and for good where who pays asks', async () => {
    await ask();
    await hoursPass(71.9);
    expect(await refusedToDecide()).toBe('order_owner_silent');
    await hoursPass(72.1);
    await decide();
    expect(await kinds(ana)).toContain('owner_changed');
    const paying = await linkOfRoleAs(ana, 'pays');
    await ask(yanet, paying);
    await hoursPass(9999);
    expect(await refusedToDecide()).toBe('order_owner_silent');
  });

  test('who agrees meanwhile is seen before it is decided', async () => {
    await ask();
    const body = await decision();
    await agree();
    expect(await refusedToDecide(marta, body)).toBe('order_not_asked_for');
  });
});

describe('two people', () => {
  test('are neither who made the link', async () => {
    const luis = await colleague();
    await luis.call(staffApi.makeLink, { params: { id: quoteId }, body: { role: 'pays' } });
    await ask(ana, await linkOfRole(quoteId, 'pays'));
    await agree();
    expect(await refusedToDecide(luis)).toBe('order_another_person');
    expect((await seen(luis))?.own).toBe(true);
    await decide();
  });

  test('nor who asked, by another account', async () => {
    const luis = await colleague(await staffMail(ana));
    await ask();
    await agree();
    expect(await refusedToDecide(luis)).toBe('order_another_person');
    await decide();
  });

  test('nor its owner, by another account', async () => {
    const luis = await colleague(await staffMail(yanet));
    await ask();
    await agree();
    expect(await refusedToDecide(luis)).toMatch(/own_record|order_another_person/);
  });

  test('and it passes to nobody who has become of staff meanwhile', async () => {
    await ask();
    await agree();
    await makeStaff(shop.services.db, ana.id, 'agente');
    expect(await refusedToDecide()).toBe('order_another_person');
  });

  test('an agente decides nothing, nor somebody who is administrador since yesterday', async () => {
    await ask();
    await agree();
    expect(await refusedToDecide(raul)).toBe('forbidden');
    const luis = await colleague();
    await sql`update staff_term set since = now() where person_id = ${luis.id}`.execute(
      shop.services.db,
    );
    expect(await refusedToDecide(luis)).toBe('too_new');
  });

  test('decided twice at once it is decided once', async () => {
    await ask();
    await agree();
    const body = await decision();
    const one = () =>
      marta
        .call(staffApi.decideOwnerChange, { params: { id: quoteId }, body })
        .then(() => 'done')
        .catch((error) => error.answer?.code);
    expect((await Promise.all([one(), one()])).toSorted()).toEqual(['done', 'order_not_asked_for']);
  });
});

async function enter(id?: string): Promise<Client> {
  const { db, config } = shop.services;
  const who = id ?? (await newStaff(db, 'cliente'));
  const cookie = `${sessionCookie(config).name}=${await createSession(db, who, undefined, new Date())}`;
  return { ...shop.as('anonymous').with(cookie), id: who };
}

/** An administrador of long standing, with this verified address. */
async function colleague(email = 'luis@correo.test'): Promise<Client> {
  const { db } = shop.services;
  const id = await newStaff(db);
  await sql`update person set email = ${email}, email_verified = true where id = ${id}`.execute(db);
  return enter(id);
}

/** The customer's address, verified and known as somebody's of staff. */
async function staffMail({ id, email }: Client): Promise<string> {
  const { db } = shop.services;
  await makeStaff(db, id, 'agente');
  await sql`update person set email_verified = true, role = 'cliente' where id = ${id}`.execute(db);
  return email;
}

async function linkOfRoleAs(who: Client, role: 'pays' | 'receives'): Promise<string> {
  const links = await who.call(api.makeMyLink, { params: { id: quoteId }, body: { role } });
  return links.find((link) => link.role === role)?.path ?? '';
}
