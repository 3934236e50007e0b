import { methodNames } from '#features/ledger/payment-methods/methods.ts';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import { isOutgoing, type ToPay } from './balance.ts';
import { dueNow, dueText } from './due.ts';
import { moneyTexts } from './messages.ts';
import type { Money } from './schema.ts';

type Move = Money['moves'][number];

/** 'Pago, 22 nov 2026'. */
export const moveName = ({ kind, movedOn }: Move, language: Language): string =>
  `${moneyTexts[language][kind]}, ${formatDate(movedOn, language)}`;

/** 'Zelle, referencia ZL-1, anulado'. */
export function moveFacts(
  { kind, method, other, reference, state }: Move,
  language: Language,
): string {
  const t = moneyTexts[language];
  return joined([
    method && methodNames[language][method],
    other && (isOutgoing(kind) ? t.toOrder(other) : t.fromOrder(other)),
    reference && t.reference(reference),
    t.moveStates[state],
  ]);
}

export function moveAmount({ kind, cents }: Move, language: Language): string {
  return `${isOutgoing(kind) ? '−' : ''}${formatMoney(cents, language)}`;
}

/** For example 'antes de la compra, pagada en parte, faltan US$20,000'. Nobody is asked again for what waits. */
export function instalmentFacts(
  each: ToPay<Money['instalments'][number]>,
  language: Language,
): string {
  const t = moneyTexts[language];
  const { cents, lacksCents, toPayCents, state } = each;
  return joined([
    (lacksCents > 0 ? dueNow : dueText)(each, language),
    toPayCents > 0 || lacksCents === 0 ? t.states[state] : t.toConfirm,
    toPayCents > 0 && toPayCents < cents && t.lacks(formatMoney(toPayCents, language)),
  ]);
}

const joined = (parts: readonly (string | false | null)[]): string =>
  parts.filter((part) => part).join(', ');
