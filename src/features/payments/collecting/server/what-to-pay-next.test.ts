import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import { requestQuote, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { payOnlyThere } from '#features/company/about/never-ask.ts';
import { lapseHolds } from '#features/orders/offers/server/holds/lapse-holds.ts';
import { makeLink } from '#features/orders/offers/server/links/quote-links.ts';
import {
  accept,
  draft,
  inDays,
  mails,
  save,
  sendSavedOffer,
  sentOffer,
  today,
} from '#features/orders/offers/server/testing/offers.ts';
import { newStaff } from '#features/people/accounts/server/testing/staff.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { formatDate } from '#platform/time/dates.ts';
import { newAccount, newOrder, pay } from './testing/collecting.ts';

setUpQuoteShop();

// A way that two people approved is closed and never deleted.
beforeEach(async () => {
  const { db } = shop.services;
  await sql`insert into payment_instruction (way, version, method, holder, account, account_key, closed,
      proposed_by, approved_by, approved_at)
    select way, version + 1, method, holder, account, account_key, true,
      ${await newStaff(db)}, ${await newStaff(db)}, now()
    from (select distinct on (way) * from payment_instruction order by way, version desc) newest
    where not closed`.execute(db);
});

type Order = Awaited<ReturnType<typeof newOrder>>;

/** The quotation and its offer, as their customer reads them. */
const pages = ({ quoteId, offer }: Order) =>
  Promise.all(
    [`/my-quotes?ver=${quoteId}`, `/my-quotes/oferta/${offer.number}`].map(async (path) =>
      (await yanet.fetch(path)).text(),
    ),
  );

/** Says "Ya pagué" as the customer does. */
async function sayPaid({ quoteId }: Order): Promise<void> {
  const body = new FormData();
  const fields = { monto: '8,940.00', dia: today(), forma: 'zelle', nota: '' };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const sent = await yanet.fetch(`/my-quotes/pago/${quoteId}`, { method: 'POST', body });
  expect(sent.status).toBe(303);
}

const email = () => `pagos-${newKey()}@marielauto.example`;

test('once an offer is accepted, quotation and offer say the same of paying, as it stands', async () => {
  const order = await newOrder();
  for (const page of await pages(order)) {
    expect(page).toContain('Poner en la página de pago los datos para pagar US$8,940.');
    expect(page).not.toContain('Comprobar esta cuenta');
  }

  const address = email();
  const account = await newAccount(address);
  for (const page of await pages(order)) {
    expect(page).toContain(`Pagar US$8,940. ${payOnlyThere.es}`);
    expect(page).toContain('Ver cómo pagar');
    expect(page).not.toMatch(/su agente le (explica|dice)|Su agente le (escribe|dice)/);
  }

  await pay(order.quoteId, account);
  for (const page of await pages(order)) {
    expect(page).toContain('Recibimos US$8,940: compramos lo pedido.');
    expect(page).not.toMatch(/Ver cómo pagar|primera cuota/);
  }

  await pay(order.quoteId, account, { amount: '20,860.00', reference: 'ZL-2' });
  for (const page of await pages(order)) {
    expect(page).toContain('Recibimos US$29,800: compramos lo pedido.');
    expect(page).toContain('Está todo pagado.');
    expect(page).not.toContain(address);
  }
});

test('what somebody says they paid is ours to look for: nobody is told to pay it again', async () => {
  const order = await newOrder();
  await newAccount(email());
  await sayPaid(order);
  for (const page of await pages(order)) {
    expect(page).toContain('Buscamos en nuestra cuenta el pago avisado.');
    expect(page).not.toContain('Ver cómo pagar');
  }
});

test('what is held no more while their proof waits: nobody who said that they paid is asked to write first', async () => {
  const order = await newOrder();
  await lapseHolds(shop.services, new Date(Date.now() + 5 * 86_400_000));
  const asked = 'Hasta entonces no se paga nada.';
  for (const page of await pages(order)) expect(page).toContain(asked);
  await sayPaid(order);
  const { path } = await shop.services.db
    .transaction()
    .execute((tx) => makeLink(tx, order.quoteId, 'pays', null));
  for (const page of [...(await pages(order)), await (await yanet.fetch(path)).text()]) {
    expect(page).not.toContain(asked);
    expect(page).toContain('Encontrar el pago en nuestra cuenta. No se paga nada más por ahora.');
  }
});

test('a link to pay says where to pay, and once all is paid that nothing is left', async () => {
  const { quoteId } = await newOrder();
  const { path } = await shop.services.db
    .transaction()
    .execute((tx) => makeLink(tx, quoteId, 'pays', null));
  const read = async () => (await yanet.fetch(path)).text();
  expect(await read()).toContain('Poner en la página de pago los datos para pagar US$8,940.');
  const account = await newAccount(email());
  expect(await read()).toContain(payOnlyThere.es);
  await pay(quoteId, account, { amount: '29,800.00' });
  const paid = await read();
  expect(paid).toContain('Está todo pagado.');
  expect(paid).not.toContain('Pague solo');
});

test('the mail about an accepted offer names what is held, and where to read how to pay', async () => {
  const made = await draft(await requestQuote());
  const [car] = made.lines;
  if (!car) throw new Error('no line');
  const ordered = { ...car, text: 'Nevera por encargo', productId: null };
  await newAccount(email());
  await accept(await sendSavedOffer(await save(made, { lines: [car, ordered] })));
  const mail = (await mails()).find(({ subject }) => subject.startsWith('Aceptó la oferta'));
  expect(mail?.text).toMatch(new RegExp(`Le apartamos hasta el final del .+: ${car.text}\\.`));
  expect(mail?.text).toContain(`El botón abre su página de pago. ${payOnlyThere.es}`);
});

test('where nobody has said yet where customers pay, the mail says so, and sends nobody to a chat', async () => {
  await accept(await sentOffer());
  const mail = (await mails()).find(({ subject }) => subject.startsWith('Aceptó la oferta'));
  expect(mail?.text).toContain(`los datos para pagar todavía no están allí. ${payOnlyThere.es}`);
});

test('what is due at acceptance has its day: the offer says how many, the mails which', async () => {
  const offer = await sentOffer();
  const [, sent] = (await mails()).filter(({ to }) => to === yanet.email);
  expect(sent?.text).toContain('Reserva: US$8,940, hasta 3 días después de aceptar');
  await accept(offer);
  const accepted = (await mails()).find(({ subject }) => subject.startsWith('Aceptó la oferta'));
  expect(accepted?.text).toContain(`Reserva: US$8,940, el ${formatDate(inDays(3), 'es')}`);
  const { money } = await yanet.call(api.findMyOffer, { params: { number: offer.number } });
  expect(money?.instalments[0]).toMatchObject({
    due: 'acceptance',
    dueOn: inDays(3),
    state: 'open',
  });
});

test('it is reminded of on its day, and overdue on the next, as any other', async () => {
  const offer = await sentOffer();
  await accept(offer);
  const { rows } = await sql<{ kind: string; day: string }>`
    select payload->>'kind' as kind, havana_day(run_after)::text as day from outbox
    where topic = 'offer-reminder' and payload->>'position' = '0' order by run_after`.execute(
    shop.services.db,
  );
  expect(rows).toEqual([
    { kind: 'day', day: inDays(3) },
    { kind: 'overdue', day: inDays(4) },
  ]);
});
