import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import type { LineOwner, Proposal } from '../../schema.ts';
import { matchingTexts } from '../../staff-messages.ts';

/**
 * Joins the reasons why a line may be somebody's money: 'el mismo monto, el mismo nombre, a un
 * día'.
 */
export function reasonWords({ reasons }: Proposal, language: Language): string {
  const t = matchingTexts[language];
  const words = reasons.map((reason) => {
    if (reason.kind !== 'day') return t.reasons[reason.kind];
    return reason.days === 0 ? t.sameDay : t.daysApart(reason.days);
  });
  return words.join(', ');
}

/** Gives 'dice US$8,940', or what an order lacks next. */
export function amountWords({ cents, claim }: LineOwner, language: Language): string {
  const t = matchingTexts[language];
  if (cents === null) return t.saysNothing;
  const amount = formatMoney(cents, language);
  return claim ? t.says(amount) : t.owes(amount);
}
