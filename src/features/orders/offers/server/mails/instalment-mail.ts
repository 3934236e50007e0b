import { moneyFacts } from '#features/ledger/entries/money-facts.ts';
import type { Money } from '#features/ledger/entries/schema.ts';
import { methodNames, type PaymentMethod } from '#features/ledger/payment-methods/methods.ts';
import { facts, heading, note, paragraph } from '#platform/mail/mail-parts.ts';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import { instalmentMailTexts } from '../../instalment-mail-messages.ts';
import type { OfferMail } from './offer-mails.ts';

export interface DueInstalment {
  money: Money;
  instalment: Money['instalments'][number];
  dueOn: string;
}

export function instalmentMail(
  kind: 'before' | 'day',
  { money, instalment: { label, lacksCents }, dueOn }: DueInstalment,
  methods: readonly PaymentMethod[],
  language: Language,
): OfferMail {
  const t = instalmentMailTexts[language];
  const amount = formatMoney(lacksCents, language);
  const day = formatDate(dueOn, language);
  const ways = [...new Set(methods)].map((method) => methodNames[language][method]);
  const claims = money.claims.map(({ ticketId }) => note(t.checking(ticketId)));
  return {
    subject: t.subjects[kind](amount, day),
    title: t.titles[kind],
    button: t.open,
    blocks: [
      facts([
        { label: t.instalment, value: label },
        { label: t.lacks, value: amount },
        { label: t.dueOn, value: day },
      ]),
      ...claims,
      heading(t.howToPay),
      paragraph(ways.length > 0 ? t.ways(ways.join(', ')) : t.ask),
      note(t.never),
      heading(t.standing),
      facts(moneyFacts(money, language)),
    ],
  };
}
