import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { dueNow } from './due.ts';
import { moneyTexts } from './messages.ts';
import type { Money } from './schema.ts';

function nextOf({ instalments }: Pick<Money, 'instalments'>) {
  return instalments.find(({ lacksCents }) => lacksCents > 0);
}

/** Every page and mail shows the same figures of an order's money. */
export function moneyFacts(money: Omit<Money, 'moves' | 'claims'>, language: Language) {
  const t = moneyTexts[language];
  const next = nextOf(money);
  const fact = (label: string, cents: number) => ({ label, value: formatMoney(cents, language) });
  return [
    fact(t.agreed, money.agreedCents),
    fact(t.paid, money.paidCents),
    ...(money.over ? [] : [fact(t.due, money.dueCents)]),
    ...(money.creditCents > 0 ? [fact(t.credit, money.creditCents)] : []),
    ...(money.waitingCents > 0 ? [fact(t.waiting, money.waitingCents)] : []),
    ...(next
      ? [
          {
            label: t.next,
            value: `${formatMoney(next.lacksCents, language)}, ${dueNow(next, language)}`,
          },
        ]
      : []),
  ];
}
