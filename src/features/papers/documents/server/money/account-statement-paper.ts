import { toPayOf } from '#features/ledger/entries/balance.ts';
import { moneyTexts } from '#features/ledger/entries/messages.ts';
import { moneyFacts, type ShownMoney } from '#features/ledger/entries/money-facts.ts';
import { instalmentFacts, moveAmount, moveName } from '#features/ledger/entries/move-texts.ts';
import type { Money } from '#features/ledger/entries/schema.ts';
import { methodNames } from '#features/ledger/payment-methods/methods.ts';
import { initialsOf } from '#features/requests/quotes/initials.ts';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { moneyPaperTexts } from '../../money-paper-messages.ts';
import type { PaperLine } from '../../paper.ts';
import {
  checkPage,
  checkWordFact,
  neverAskParagraph,
  type PaperContent,
  type PaperSetting,
} from '../paper-frame.ts';
import type { PaperOrder } from './entry-paper.ts';

export function accountStatementPaper(
  { reference, customerName }: PaperOrder,
  money: Omit<Money, 'claims'>,
  setting: PaperSetting,
): PaperContent {
  const { config, issue, language } = setting;
  const t = moneyPaperTexts[language];
  const m = moneyTexts[language];
  const { moves, instalments, paidCents } = money;
  return {
    title: t.statement,
    facts: [
      { label: t.order, value: reference },
      checkWordFact(setting, reference),
      { label: t.initials, value: initialsOf(customerName) },
      { label: t.asOf, value: formatDateTime(issue.at, language) },
      ...moneyFacts(money, language),
    ],
    table: {
      title: t.moves,
      columns: [t.move, t.number, t.method, t.counts],
      lines: moves.map((move, at) => lineOf(move, at + 1, language)),
    },
    totals: [{ label: m.paid, value: formatMoney(paidCents, language) }],
    sections:
      instalments.length > 0 ? [{ title: m.instalments, facts: planOf(money, language) }] : [],
    paragraphs: [
      ...(moves.length === 0 ? [m.none] : []),
      t.statementSays,
      t.newer(checkPage(config)),
      neverAskParagraph(language),
    ],
  };
}

/** Writes payments as lines, whose totals add up to the paid sum. */
function lineOf(move: Money['moves'][number], number: number, language: Language): PaperLine {
  const t = moneyPaperTexts[language];
  const m = moneyTexts[language];
  const { state, reference, method } = move;
  const counts = state === 'counts';
  const amount = moveAmount(move, language);
  const facts = [
    moveName(move, language),
    reference && m.reference(reference),
    !counts && t.notCounting(m.moveStates[state], amount),
  ];
  return {
    text: facts.filter((part) => part).join(', '),
    quantity: String(number),
    price: method ? methodNames[language][method] : '—',
    total: counts ? amount : '—',
  };
}

function planOf(money: ShownMoney, language: Language) {
  return toPayOf(money).map((each) => ({
    label: each.label,
    value: `${formatMoney(each.cents, language)}, ${instalmentFacts(each, language)}`,
  }));
}
