import { isOutgoing } from '#features/ledger/entries/balance.ts';
import { moneyFacts } from '#features/ledger/entries/money-facts.ts';
import { moneyPaperNames } from '#features/ledger/entries/money-papers.ts';
import { moveName } from '#features/ledger/entries/move-texts.ts';
import { methodNames } from '#features/ledger/payment-methods/methods.ts';
import type { EntryPaperFacts } from '#features/orders/offers/server/money/paper-facts.ts';
import { initialsOf } from '#features/requests/quotes/initials.ts';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import { paperTexts } from '../../messages.ts';
import { moneyPaperTexts } from '../../money-paper-messages.ts';
import type { PaperFact } from '../../paper.ts';
import {
  checkPage,
  checkWordFact,
  neverAskParagraph,
  type PaperContent,
  type PaperSetting,
} from '../paper-frame.ts';

export interface PaperOrder {
  reference: string;
  customerName: string;
}

/**
 * Names nobody in full, because whoever pays has the paper too, and none of our accounts, so that
 * nobody can replace one.
 */
export function entryPaper(
  { reference, customerName }: PaperOrder,
  facts: EntryPaperFacts,
  setting: PaperSetting,
): PaperContent {
  const { config, issue, language } = setting;
  const t = moneyPaperTexts[language];
  const { paper, balance } = facts;
  return {
    title: moneyPaperNames[paper][language],
    facts: [
      { label: t.order, value: reference },
      checkWordFact(setting, reference),
      { label: t.initials, value: initialsOf(customerName) },
      ...factsOf(facts, language),
      { label: paperTexts[language].issuedAt, value: formatDate(issue.at, language) },
    ],
    totals: [{ label: t.amount, value: formatMoney(facts.move.cents, language) }],
    sections: [{ title: t.after, facts: moneyFacts(balance, language) }],
    paragraphs: [t.says[paper], t.laterCorrection(checkPage(config)), neverAskParagraph(language)],
  };
}

function factsOf({ paper, move, paidTo, reason }: EntryPaperFacts, language: Language) {
  const t = moneyPaperTexts[language];
  const { kind, method, movedOn, reference, other } = move;
  const facts: PaperFact[] = [
    paper === 'reversal'
      ? { label: t.reversed, value: moveName(move, language) }
      : { label: t.movedOn[paper], value: formatDate(movedOn, language) },
    ...(method ? [{ label: t.method, value: methodNames[language][method] }] : []),
    ...(other ? [{ label: isOutgoing(kind) ? t.to : t.from, value: other }] : []),
    ...(reference ? [{ label: t.reference, value: reference }] : []),
    ...(paidTo ? [{ label: t.paidTo, value: paidTo }] : []),
    ...(reason ? [{ label: t.reason, value: reason }] : []),
  ];
  return facts;
}
