import { expect, test } from 'vitest';
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
import { progressText } from '#features/orders/progress/progress-text.ts';
import {
  giveBack,
  newAccount,
  newOrder,
  pay,
  takeCash,
} from '#features/payments/collecting/server/testing/collecting.ts';
import { submitVerification } from '#features/payments/verifications/server/testing/verifications.ts';
import { changeColumns } from '#features/requests/quotes/server/staff/testing/queue.ts';
import {
  letGoUnpaid,
  recordAsStaff,
  requireNoExportPapers,
  sendNews,
  unitsOf,
} from '#features/shipping/units/server/testing/shipping.ts';
import { newKey } from '#platform/testing/new-key.ts';
import type { Language } from '#platform/text/language.ts';
import { staffApi } from '#staff-api.ts';
import { lapseHolds } from '../holds/lapse-holds.ts';
import {
  accept,
  customerAsksChange,
  draft,
  inDays,
  linkOfRole,
  mails,
  sendReminders,
  sentOffer,
  today,
} from '../testing/offers.ts';

setUpQuoteShop();

/** What the customer's page says of the quotation at this moment. */
async function progress(id: string, language: Language = 'es'): Promise<string[]> {
  const { progress } = await yanet.call(api.findMyQuote, { params: { id } });
  const { sentence, next, who, by } = progressText(progress, language);
  return [sentence, [who, next].filter(Boolean).join(' '), by].filter(Boolean);
}

/** Does it, and holds each mail that it sent to the customer against their page. */
async function mailsAgree(id: string, act: () => Promise<unknown>, language: Language = 'es') {
  const before = (await mails()).length;
  await act();
  const sent = (await mails()).slice(before).filter(({ to }) => to === yanet.email);
  expect(sent.length).toBeGreaterThan(0);
  const said = await progress(id, language);
  for (const { subject, text } of sent)
    for (const sentence of said) expect(`${subject}\n${text}`).toContain(sentence);
}

const setStatus = (id: string, status: 'en_revision' | 'completed' | 'rejected') =>
  looked(raul).call(staffApi.changeQuoteStatus, {
    params: { id },
    body: { status, note: 'Lo vemos.' },
  });

const answer = (id: string) =>
  looked(raul).call(staffApi.writeAboutQuote, {
    params: { id },
    body: { text: 'Sí, hay dos.' },
    key: newKey(),
  });

test.each(['es', 'en'] as const)(
  'what we write before there is a price says what the page says (%s)',
  async (language) => {
    const id = await requestQuote();
    await changeColumns(id, { language });
    await mailsAgree(id, () => setStatus(id, 'en_revision'), language);
    await mailsAgree(id, () => answer(id), language);
    // What it once meant is no longer true of it.
    await mailsAgree(id, () => setStatus(id, 'completed'), language);
  },
);

test('so do offers, their reminders and what becomes of them', async () => {
  const id = await requestQuote();
  const offer = await sentOffer(id);
  await mailsAgree(id, sendReminders);
  await mailsAgree(id, () => setStatus(id, 'en_revision'));
  await customerAsksChange(offer);
  await draft(id, 1);
  await mailsAgree(id, () =>
    looked(raul).call(staffApi.withdrawOffer, {
      params: { id: offer.id },
      body: { reason: 'Se vendió' },
    }),
  );
  const again = await requestQuote();
  await mailsAgree(again, () => sentOffer(again));
  await mailsAgree(again, () => setStatus(again, 'rejected'));
});

test('so do acceptance, money, units and their news', async () => {
  await requireNoExportPapers(shop.services.db);
  const account = await newAccount(`pagos-${newKey()}@marielauto.example`);
  const id = await requestQuote();
  const offer = await sentOffer(id);
  await mailsAgree(id, () => accept(offer));
  await takeCash(id, '500');
  await mailsAgree(id, () => answer(id));
  await mailsAgree(id, () => pay(id, account, { reference: newKey() }));
  await letGoUnpaid(shop.services.db, id);
  const [unit] = await unitsOf(id);
  const record = (body: Parameters<typeof recordAsStaff>[1]) => recordAsStaff(unit?.id ?? '', body);
  await record({ kind: 'reached', stage: 'bought', day: today() });
  await mailsAgree(id, sendNews);
  await record({ kind: 'held', cause: 'Falta el título', whoActs: 'us' });
  await mailsAgree(id, sendNews);
  await record({ kind: 'expected', stage: 'in_mariel', day: inDays(60), cause: 'Tormenta' });
  await mailsAgree(id, sendNews);
  await mailsAgree(id, () => giveBack(id, '40.00', marta));
});

test('a claim that is approved with its payment is no longer looked for in the mails of it', async () => {
  const account = await newAccount(`pagos-${newKey()}@marielauto.example`);
  const { quoteId, offer } = await newOrder();
  const ticket = await submitVerification(yanet, {
    quoteReference: offer.number.replace(/-O\d+$/, ''),
  });
  const { id } = await shop.services.db
    .selectFrom('verification')
    .select('id')
    .where('ticket', '=', ticket)
    .executeTakeFirstOrThrow();
  await mailsAgree(quoteId, () =>
    raul.call(staffApi.approveClaim, {
      params: { id },
      body: {
        expected: 'pending',
        quoteId,
        amount: '8,940.00',
        movedOn: today(),
        account,
        reference: 'ZL-77',
      },
    }),
  );
});

test('who says by a link that it is paid gets no word of an address typed by mistake', async () => {
  await newAccount(`pagos-${newKey()}@marielauto.example`);
  const { quoteId } = await newOrder();
  const token = (await linkOfRole(quoteId, 'pays')).split('/').at(-1) ?? '';
  await mailsAgree(quoteId, () =>
    shop.as('anonymous').call(api.claimPaymentByLink, {
      params: { token },
      body: { amount: '8,940.00', paidOn: today(), method: 'zelle', comment: '' },
      key: newKey(),
    }),
  );
  const mail = (await mails()).findLast(({ to }) => to === yanet.email);
  expect(mail?.text).not.toMatch(/por error|no tiene que hacer nada/);
  expect(mail?.text).toContain('por un enlace de ella');
});

test('who told of a payment is not asked for it again when the hold ends', async () => {
  await newAccount(`pagos-${newKey()}@marielauto.example`);
  const { quoteId } = await newOrder();
  await yanet.call(api.claimPayment, {
    params: { id: quoteId },
    body: { amount: '8,940.00', paidOn: today(), method: 'zelle', comment: '' },
    key: newKey(),
  });
  await lapseHolds(shop.services, new Date(`${inDays(30)}T12:00:00Z`));
  const mail = (await mails()).at(-1);
  expect(mail?.subject).toContain('Ya no apartamos');
  expect(mail?.text).toContain('Seguimos buscando el pago del que nos avisó');
  expect(mail?.text).not.toMatch(/envíenos el comprobante|No recibimos su pago/);
});
