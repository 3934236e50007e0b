import { api } from '#api.ts';
import { moneyFacts } from '#features/ledger/entries/money-facts.ts';
import { moneyPaperNames, moneyPaperOf } from '#features/ledger/entries/money-papers.ts';
import type { Money } from '#features/ledger/entries/schema.ts';
import { methodNames } from '#features/ledger/payment-methods/methods.ts';
import { offerTokenIn } from '#features/orders/offers/links.ts';
import {
  headedText,
  type LinkMailContent,
  type MailSender,
} from '#features/requests/cases/server/case-mails.ts';
import type { QuoteRow } from '#features/requests/quotes/server/tables.ts';
import { callAddress } from '#platform/calls/client.ts';
import { facts, heading, type MailFact, note, paragraph } from '#platform/mail/mail-parts.ts';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import { moneyMailTexts } from '../mail-messages.ts';

export type MoneyChange = 'received' | 'taken' | 'refunded' | 'reversed';

export interface MoneyMailFacts {
  change: MoneyChange;
  move: Money['moves'][number];
  reason?: string | undefined;
  money: Money;
}

export function moneyMail(
  { language, reference: name }: QuoteRow,
  { change, move, reason, money }: MoneyMailFacts,
  paper: MailFact,
): LinkMailContent {
  const t = moneyMailTexts[language];
  return {
    subject: t.subjects[change](formatMoney(move.cents, language), name),
    title: t.titles[change],
    button: t.open,
    blocks: [
      paragraph(t.texts[change === 'received' && move.method === 'cash' ? 'counted' : change]),
      facts([...factsOf(move, language), paper]),
      ...headedText(t.reason, reason, note),
      heading(t.standing),
      facts(moneyFacts(money, language)),
    ],
  };
}

/** Links to the paper, because small mails reach Cuba and attachments may not. */
export function paperOf(
  move: MoneyMailFacts['move'],
  path: string,
  language: Language,
  { publicUrl }: MailSender,
): MailFact {
  const params = { token: offerTokenIn(path), paper: move.id };
  return {
    label: moneyPaperNames[moneyPaperOf(move)][language],
    value: moneyMailTexts[language].download,
    href: `${publicUrl}${callAddress(api.linkMoneyPaper, { params, query: { language } })}`,
  };
}

function factsOf(
  { cents, method, movedOn, reference }: MoneyMailFacts['move'],
  language: Language,
): MailFact[] {
  const t = moneyMailTexts[language];
  return [
    { label: t.amount, value: formatMoney(cents, language) },
    { label: t.movedOn, value: formatDate(movedOn, language) },
    { label: t.method, value: method && methodNames[language][method] },
    { label: t.reference, value: reference },
  ];
}
