import type { Sender } from '#features/cases/server/case-mails.ts';
import { moneyFacts } from '#features/ledger/money-facts.ts';
import type { Money } from '#features/ledger/schema.ts';
import { methodNames, type PaymentMethod } from '#features/payments/methods.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { MailBlock } from '#platform/mail/mail-template.ts';
import { formatMoney } from '#platform/money.ts';
import { formatDate } from '#platform/time/dates.ts';
import { instalmentMailTexts } from '../../instalment-messages.ts';
import { type MailedOffer, toCustomer } from './offer-mails.ts';

interface Due {
  money: Money;
  instalment: Money['instalments'][number];
  dueOn: string;
  /** How customers pay now. */
  methods: readonly PaymentMethod[];
}

/**
 * To the customer: an instalment is due, once before and once on the day. Accounts stand where the
 * link leads, never in a mail.
 */
export function instalmentMail(
  kind: 'before' | 'day',
  mailed: MailedOffer,
  { money, instalment: { label, lacksCents }, dueOn, methods }: Due,
  path: string,
  sender: Sender,
): Mail {
  const { language } = mailed.offer;
  const t = instalmentMailTexts[language];
  const amount = formatMoney(lacksCents, language);
  const day = formatDate(dueOn, language);
  const ways = [...new Set(methods)].map((method) => methodNames[language][method]);
  const claims = money.claims.map(
    ({ ticketId }): MailBlock => ({ kind: 'note', text: t.checking(ticketId) }),
  );
  return toCustomer(mailed, path, sender, {
    subject: t.subjects[kind](amount, day),
    title: t.titles[kind],
    button: t.open,
    blocks: [
      {
        kind: 'facts',
        rows: [
          { label: t.instalment, value: label },
          { label: t.lacks, value: amount },
          { label: t.dueOn, value: day },
        ],
      },
      ...claims,
      { kind: 'heading', text: t.howToPay },
      { kind: 'paragraph', text: ways.length > 0 ? t.ways(ways.join(', ')) : t.ask },
      { kind: 'note', text: t.never },
      { kind: 'heading', text: t.standing },
      { kind: 'facts', rows: moneyFacts(money, language) },
    ],
  });
}
