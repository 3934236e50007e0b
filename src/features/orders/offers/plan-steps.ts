import type { DueEvent } from '#features/ledger/entries/due.ts';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { planStepTexts } from './messages.ts';

interface PlanPart {
  due: DueEvent;
  lacksCents: number;
}

/** Says what the plan still lets us wait for: `plan-binds.ts` keeps us to it. */
export function planSteps(plan: readonly PlanPart[], language: Language): string[] {
  const t = planStepTexts[language];
  const lacks = (...events: DueEvent[]) =>
    plan.reduce((cents, part) => cents + (events.includes(part.due) ? part.lacksCents : 0), 0);
  const toBuy = lacks('acceptance', 'purchase');
  const toShip = lacks('embarkation');
  return [
    toBuy > 0 ? t.buyAfter(formatMoney(toBuy, language)) : t.buy,
    toShip > 0 ? t.shipAfter(formatMoney(toShip, language)) : t.ship,
  ];
}
