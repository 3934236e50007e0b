import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { raul, requestQuote, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { type Client, shop } from '#app/server/testing/test-shop.ts';
import {
  inDays,
  linkInMail,
  linkOfRole,
  mails,
  openAddress,
  textAt,
  today,
} from '#features/orders/offers/server/testing/offers.ts';
import {
  prove,
  receiptPdf,
  uploadBytes,
} from '#features/payments/verifications/server/testing/verifications.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { newAccount, newOrder, pay } from './testing/collecting.ts';

setUpQuoteShop();

let quoteId: string;
let account: string;
let own: string;
beforeEach(async () => {
  account = await newAccount(`pagos-${newKey()}@marielauto.example`);
  ({ quoteId } = await newOrder());
  own = `/my-quotes/pago/${quoteId}`;
});

/** As a browser without JavaScript posts "Ya pagué". */
function sendForm(path: string, who: Client, change: Record<string, string> = {}, photo = true) {
  const body = new FormData();
  const fields = {
    monto: '8,940.00',
    dia: today(),
    forma: 'zelle',
    nota: 'Desde Miami',
    ...change,
  };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (photo) body.append('receipts', new File([new Uint8Array(receiptPdf)], 'zelle.pdf'));
  return who.fetch(path, { method: 'POST', body });
}

const mine = async () => (await yanet.call(api.findMyQuote, { params: { id: quoteId } })).money;
const linkOf = (role: 'pays' | 'receives') => linkOfRole(quoteId, role);
const claims = async () => {
  const { money } = await raul.call(staffApi.findQuote, { params: { id: quoteId } });
  return money?.claims ?? [];
};

describe('"Ya pagué"', () => {
  test('from one’s own order is a verification that names it, with its receipt, and no code was typed', async () => {
    expect(await (await yanet.fetch(own)).text()).toContain('Ya pagué');
    const answer = await sendForm(own, yanet);
    expect(answer.status).toBe(303);
    const next = answer.headers.get('location') ?? '';
    expect(await (await yanet.fetch(next)).text()).toContain('Recibimos su aviso de pago');
    expect(await mine()).toMatchObject({
      paidCents: 0,
      claims: [{ cents: 894_000, paidOn: today(), ticketId: expect.stringMatching(/^MA-T-/) }],
    });
    const [{ id } = { id: '' }] = await claims();
    expect(await raul.call(staffApi.findVerification, { params: { id } })).toMatchObject({
      quote: { id: quoteId },
      isOrder: true,
      codeKnown: true,
      paid: { cents: 894_000, on: today(), method: 'zelle' },
      receiptCount: 1,
    });
  });

  test('needs no account by the link to pay, and becomes a payment with one approval', async () => {
    const path = `${await linkOf('pays')}/pago`;
    expect((await openAddress(path)).status).toBe(200);
    expect((await sendForm(path, shop.as('anonymous'))).status).toBe(303);
    const [{ id } = { id: '' }] = await claims();
    const body = {
      expected: 'pending',
      quoteId,
      amount: '8,940.00',
      movedOn: today(),
      account,
      reference: 'ZL-5',
    };
    await raul.call(staffApi.approveClaim, { params: { id }, body });
    expect(await mine()).toMatchObject({ paidCents: 894_000, claims: [] });
  });

  test('is not for who receives, for somebody else, nor before an offer was accepted', async () => {
    const receives = `${await linkOf('receives')}/pago`;
    expect((await openAddress(receives)).status).toBe(404);
    expect((await sendForm(receives, shop.as('anonymous'))).status).toBe(404);
    const other = shop.as('other customer');
    expect((await other.fetch(own)).status).toBe(404);
    expect((await sendForm(own, other)).status).toBe(404);
    const asked = `/my-quotes/pago/${await requestQuote()}`;
    expect((await sendForm(asked, yanet)).status).toBe(409);
    expect(await claims()).toEqual([]);
  });

  test.each([
    ['another currency', { monto: '500 EUR' }, 'monto'],
    ['a day that has not come', { dia: inDays(1) }, 'dia'],
    ['no way of paying', { forma: '' }, 'forma'],
  ])('with %s comes back with what was typed, and says which field', async (_, change, field) => {
    const answer = await sendForm(own, yanet, change, false);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain('Desde Miami');
    expect(html).toMatch(new RegExp(`id="${field}"[^>]*aria-invalid="true"`));
    expect(await claims()).toEqual([]);
  });

  test('sent twice is one ticket; opened by a scanner it is none', async () => {
    await sendForm(own, yanet);
    await sendForm(own, yanet);
    expect(await claims()).toHaveLength(1);
    const path = `${await linkOf('pays')}/pago`;
    for (const method of ['GET', 'HEAD']) await openAddress(path, method);
    expect(await claims()).toHaveLength(1);
  });

  test('with a script sends its photo in pieces, and once with its key, by account and by link', async () => {
    const claimed = {
      amount: '1.590,00',
      paidOn: today(),
      method: 'zelle',
      comment: '',
    } as const;
    const body = { ...claimed, receipts: [await uploadBytes(yanet, receiptPdf)] };
    const key = newKey();
    const params = { id: quoteId };
    const { ticketId } = await yanet.call(api.claimPayment, { params, body, key });
    expect(await yanet.call(api.claimPayment, { params, body, key })).toMatchObject({ ticketId });
    expect(await claims()).toMatchObject([{ ticketId, cents: 159_000 }]);
    const [{ id } = { id: '' }] = await claims();
    expect(await raul.call(staffApi.findVerification, { params: { id } })).toMatchObject({
      isOrder: true,
      receiptCount: 1,
    });
    const family = shop.as('anonymous');
    const token = (await linkOf('pays')).split('/').at(-1) ?? '';
    const proven = { ...claimed, proof: await prove(family) };
    await family.call(api.claimPaymentByLink, { params: { token }, body: proven, key: newKey() });
    expect(await claims()).toHaveLength(2);
  });

  test('by a link is answered to the address that whoever pays left, and without one to whoever asked', async () => {
    const pays = await linkOf('pays');
    const payer = shop.as('anonymous');
    expect(await textAt(`${pays}/pago`)).toContain('Su correo');
    expect(await textAt(own)).not.toContain('Su correo');
    await sendForm(`${pays}/pago`, payer, { correo: 'no es un correo' });
    expect(await claims()).toEqual([]);
    await sendForm(`${pays}/pago`, payer, { correo: 'tia@houston.test' });
    await sendForm(`${pays}/pago`, payer, { monto: '100' });
    const received = (await mails()).filter(({ subject }) =>
      /^Verificación .* recibida/.test(subject),
    );
    expect(received.map(({ to }) => to)).toEqual(['tia@houston.test', yanet.email]);
    expect(received[0]?.text).toContain('por un enlace de ella');
    const [{ id } = { id: '' }] = await claims();
    const body = { status: 'rejected' as const, note: 'No se lee el monto' };
    await looked(raul).call(staffApi.changeVerificationStatus, { params: { id }, body });
    expect((await mails()).at(-1)).toMatchObject({ to: 'tia@houston.test' });
  });

  describe('by a link is written of with a button that opens without an account', () => {
    type Kind = 'received' | 'rejected' | 'approved' | 'asked';
    const kinds: readonly Kind[] = ['received', 'rejected', 'approved', 'asked'];
    const senders = {
      'who pays': { correo: 'tia@houston.test' },
      'whoever left no address': {},
    } as const;
    const doneBy = (id: string): Record<Kind, () => Promise<unknown>> => {
      const params = { id };
      const set = (status: 'rejected' | 'approved') =>
        looked(raul).call(staffApi.changeVerificationStatus, {
          params,
          body: { status, note: 'Lo miramos' },
        });
      return {
        received: async () => {},
        rejected: () => set('rejected'),
        approved: () => set('approved'),
        asked: () =>
          looked(raul).call(staffApi.writeAboutVerification, {
            params,
            body: { text: '¿De qué banco salió?', internal: false },
            key: newKey(),
          }),
      };
    };
    const table = Object.keys(senders).flatMap((sender) =>
      kinds.map((kind) => [kind, sender as keyof typeof senders] as const),
    );

    test.each(table)('%s, to %s', async (kind, sender) => {
      const pays = await linkOf('pays');
      const asks = await linkInMail();
      await sendForm(`${pays}/pago`, shop.as('anonymous'), { ...senders[sender] });
      const [{ id } = { id: '' }] = await claims();
      await doneBy(id)[kind]();
      const isPayer = sender === 'who pays';
      const of = (await mails()).filter(({ subject }) => /erificación MA-T/.test(subject));
      const mail = of
        .filter(({ to }) => to === (isPayer ? 'tia@houston.test' : yanet.email))
        .at(-1);
      expect(mail?.text).toContain(isPayer ? pays : asks);
      expect(mail?.text).toContain('Abrir la página de pago');
      expect(mail?.text).not.toMatch(
        /por error|No queda nada pendiente|no tiene que hacer nada más/,
      );
      expect(mail?.text).not.toMatch(/my-verifications|Mis Verificaciones|con este mismo correo/);
      if (kind === 'asked') expect(await textAt(pays)).toContain('¿De qué banco salió?');
    });

    test('that was ended, its mail tells of no page, and makes no new link', async () => {
      const pays = await linkOf('pays');
      await sendForm(`${pays}/pago`, shop.as('anonymous'), senders['who pays']);
      const params = { id: quoteId };
      const links = await yanet.call(api.listMyLinks, { params });
      const { id: linkId = '' } = links.find(({ role }) => role === 'pays') ?? {};
      await yanet.call(api.revokeMyLink, { params: { ...params, linkId } });
      const [{ id } = { id: '' }] = await claims();
      await doneBy(id).rejected();
      expect((await mails()).at(-1)?.text).not.toContain('/oferta/');
    });
  });

  test('that was rejected stays on the page of who sent it, with the reason', async () => {
    await sendForm(own, yanet);
    const pays = await linkOf('pays');
    await sendForm(`${pays}/pago`, shop.as('anonymous'));
    const [ofYanet, ofPayer] = await claims();
    if (!ofYanet || !ofPayer) throw new Error('two claims were sent');
    for (const [{ id }, note] of [
      [ofYanet, 'La foto está cortada'],
      [ofPayer, 'No se lee el monto'],
    ] as const) {
      const body = { status: 'rejected' as const, note };
      await looked(raul).call(staffApi.changeVerificationStatus, { params: { id }, body });
    }
    const ofPays = await textAt(pays);
    expect(ofPays).toContain(`${ofPayer.ticketId}, de US$8,940, no valió`);
    expect(ofPays).toContain('No se lee el monto');
    // Whoever pays reads nothing of what we wrote to the customer.
    expect(ofPays).not.toMatch(/La foto está cortada/);
    const ofAsks = await textAt(await linkInMail());
    for (const reason of ['La foto está cortada', 'No se lee el monto'])
      expect(ofAsks).toContain(reason);
  });

  test('that was rejected asks for another one only as long as something is left to pay', async () => {
    const pays = await linkOf('pays');
    await sendForm(`${pays}/pago`, shop.as('anonymous'), { correo: 'tia@houston.test' });
    const [{ id } = { id: '' }] = await claims();
    const body = { status: 'rejected' as const, note: 'Llegó por otra vía' };
    await pay(quoteId, account, { amount: '20,860.00', reference: 'ZL-1' });
    await pay(quoteId, account, { amount: '8,940.00', reference: 'ZL-2' });
    await looked(raul).call(staffApi.changeVerificationStatus, { params: { id }, body });
    expect(await textAt(pays)).toContain('no valió');
    expect(await textAt(pays)).not.toContain('Ya pagué');
    const told = (await mails()).at(-1);
    expect(told).toMatchObject({ to: 'tia@houston.test' });
    expect(told?.text).toContain('compramos lo pedido');
    expect(told?.text).not.toMatch(/Ya pagué|Le toca a usted/);
  });

  test('is in what a customer downloads of themselves, with the money of the order', async () => {
    await sendForm(own, yanet);
    const data = await yanet.call(api.ownData, {});
    expect(data.quotes.find(({ id }) => id === quoteId)?.money).toMatchObject({
      agreedCents: 2_980_000,
    });
    expect(data.verifications[0]).toMatchObject({
      paid: { cents: 894_000, on: today(), method: 'zelle' },
    });
  });
});
