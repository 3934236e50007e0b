import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { toPayOf } from './balance.ts';
import { dueNow } from './due.ts';
import { moneyTexts } from './messages.ts';
import type { Money } from './schema.ts';

export type ShownMoney = Omit<Money, 'moves' | 'claims'> & Partial<Pick<Money, 'claims'>>;

/**
 * Every page and mail shows the same figures of an order's money. On the page of the order its price
 * stands above them and its plan below, and that nothing is left to pay is a sentence there.
 */
export function moneyFacts(money: ShownMoney, language: Language, { onItsPage = false } = {}) {
  const t = moneyTexts[language];
  const isAsked = !money.over && money.pause === null;
  const next =
    isAsked && !onItsPage ? toPayOf(money).find(({ toPayCents }) => toPayCents > 0) : undefined;
  const claimedCents = (money.claims ?? []).reduce((sum, { cents }) => sum + (cents ?? 0), 0);
  const fact = (label: string, cents: number) => ({ label, value: formatMoney(cents, language) });
  return [
    ...(onItsPage ? [] : [fact(t.toUs, money.agreedCents)]),
    fact(t.paid, money.paidCents),
    ...(isAsked && (money.dueCents > 0 || !onItsPage) ? [fact(t.due, money.dueCents)] : []),
    ...(money.creditCents > 0 ? [fact(t.credit, money.creditCents)] : []),
    ...(money.waitingCents > 0 ? [fact(t.waiting, money.waitingCents)] : []),
    ...(claimedCents > 0 ? [fact(t.claimed, claimedCents)] : []),
    ...(next
      ? [
          {
            label: t.next(money.instalments.length),
            value: `${formatMoney(next.toPayCents, language)}, ${dueNow(next, language)}`,
          },
        ]
      : []),
  ];
}
