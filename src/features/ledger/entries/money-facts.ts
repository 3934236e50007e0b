import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { toPayOf } from './balance.ts';
import { dueNow } from './due.ts';
import { moneyTexts } from './messages.ts';
import type { Money } from './schema.ts';

export type ShownMoney = Omit<Money, 'moves' | 'claims'> & Partial<Pick<Money, 'claims'>>;

/** Every page and mail shows the same figures of an order's money. */
export function moneyFacts(money: ShownMoney, language: Language) {
  const t = moneyTexts[language];
  const next = toPayOf(money).find(({ toPayCents }) => toPayCents > 0);
  const claimedCents = (money.claims ?? []).reduce((sum, { cents }) => sum + (cents ?? 0), 0);
  const fact = (label: string, cents: number) => ({ label, value: formatMoney(cents, language) });
  return [
    fact(t.toUs, money.agreedCents),
    fact(t.paid, money.paidCents),
    ...(money.over ? [] : [fact(t.due, money.dueCents)]),
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
