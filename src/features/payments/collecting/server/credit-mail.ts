import { moneyFacts } from '#features/ledger/entries/money-facts.ts';
import type { Money } from '#features/ledger/entries/schema.ts';
import { headedText, type MailSender } from '#features/requests/cases/server/case-mails.ts';
import type { QuoteRow } from '#features/requests/quotes/server/tables.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { facts, heading, note, paragraph } from '#platform/mail/mail-parts.ts';
import { formatMoney } from '#platform/money.ts';
import { creditMailTexts } from '../mail-messages.ts';
import { orderMail } from './money-mail.ts';

export type CreditChange = 'moved' | 'reversed';

interface CreditMailFacts {
  change: CreditChange;
  cents: number;
  reason: string;
  /** The two orders between which the credit moved, each with its standing afterwards. */
  orders: { name: string; money: Money }[];
}

export function creditMail(
  row: QuoteRow,
  { change, cents, reason, orders }: CreditMailFacts,
  path: string,
  sender: MailSender,
): Mail {
  const { language } = row;
  const t = creditMailTexts[language];
  const amount = formatMoney(cents, language);
  const [from = '', to = ''] = orders.map(({ name }) => name);
  const standings = orders.flatMap(({ name, money }) => [
    heading(t.standing(name)),
    facts(moneyFacts(money, language)),
  ]);
  return orderMail(row, path, sender, {
    subject: t.subjects[change](amount, to),
    title: t.titles[change],
    blocks: [
      paragraph(t.texts[change](amount, from, to)),
      ...headedText(t.reason, reason, note),
      ...standings,
    ],
  });
}
