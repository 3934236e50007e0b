import { api } from '#api.ts';
import { moneyFacts } from '#features/ledger/entries/money-facts.ts';
import { moneyPaperNames, moneyPaperOf } from '#features/ledger/entries/money-papers.ts';
import type { Money } from '#features/ledger/entries/schema.ts';
import { methodNames } from '#features/ledger/payment-methods/methods.ts';
import { offerTokenIn } from '#features/orders/offers/links.ts';
import { offerMailTexts } from '#features/orders/offers/mail-messages.ts';
import {
  type CustomerMailContent,
  customerMail,
  headedText,
  type MailSender,
  type ToldStanding,
} from '#features/requests/cases/server/case-mails.ts';
import { quoteMailTexts } from '#features/requests/quotes/mail-messages.ts';
import type { QuoteRow } from '#features/requests/quotes/server/tables.ts';
import { callAddress } from '#platform/calls/client.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { MailFact } from '#platform/mail/mail-content.ts';
import { facts, heading, note, paragraph } from '#platform/mail/mail-parts.ts';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import { moneyMailTexts } from '../mail-messages.ts';

export type MoneyChange = 'received' | 'taken' | 'refunded' | 'reversed';

export interface MoneyMailFacts {
  change: MoneyChange;
  move: Money['moves'][number];
  reason?: string;
  money: Money;
  standing: ToldStanding;
}

export function moneyMail(
  row: QuoteRow,
  { change, move, reason, money, standing }: MoneyMailFacts,
  path: string,
  sender: MailSender,
): Mail {
  const { language, reference: name } = row;
  const t = moneyMailTexts[language];
  return orderMail(row, path, sender, {
    subject: t.subjects[change](formatMoney(move.cents, language), name),
    title: t.titles[change],
    blocks: [
      paragraph(t.texts[change === 'received' && move.method === 'cash' ? 'counted' : change]),
      facts([...factsOf(move, language), paperOf(move, path, row, sender)]),
      ...headedText(t.reason, reason, note),
      heading(t.standing),
      facts(moneyFacts(money, language)),
    ],
    standing,
  });
}

export function orderMail(
  row: QuoteRow,
  path: string,
  sender: MailSender,
  content: Pick<CustomerMailContent, 'subject' | 'title' | 'blocks' | 'standing'>,
): Mail {
  const { language, reference: name } = row;
  const texts = quoteMailTexts[language];
  return customerMail(
    { path, name, texts },
    {
      ...content,
      to: row.customer_email,
      language,
      greeting: texts.greeting(row.customer_name),
      button: moneyMailTexts[language].open,
      belowButton: offerMailTexts[language].linkIsYours,
    },
    sender,
  );
}

/** Links to the paper, because small mails reach Cuba and attachments may not. */
function paperOf(
  move: MoneyMailFacts['move'],
  path: string,
  { language }: Pick<QuoteRow, 'language'>,
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
) {
  const t = moneyMailTexts[language];
  const rows: MailFact[] = [
    { label: t.amount, value: formatMoney(cents, language) },
    { label: t.movedOn, value: formatDate(movedOn, language) },
    ...(method ? [{ label: t.method, value: methodNames[language][method] }] : []),
    ...(reference ? [{ label: t.reference, value: reference }] : []),
  ];
  return rows;
}
