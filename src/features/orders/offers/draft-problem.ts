import { dayInHavana, daysLater } from '#platform/time/days.ts';
import type { offerErrors } from './errors.ts';
import { offerLimits, planProblem, totalOf } from './offer-rules.ts';
import type { OfferDraft } from './schema.ts';

type Problem = keyof typeof offerErrors;
type Draft = Pick<OfferDraft, 'lines' | 'plan' | 'validUntil'>;

export function draftProblem({
  lines,
  plan,
}: Pick<OfferDraft, 'lines' | 'plan'>): Problem | undefined {
  if (plan.some(({ due, dueOn }) => due === 'date' && dueOn === null)) return 'dueDate';
  if (lines.some(({ unitCents }) => Math.abs(unitCents) > offerLimits.cents)) return 'priceTooMuch';
  const wrong = lines.some(({ kind, unitCents, optional }) =>
    kind === 'discount' ? unitCents >= 0 || optional : unitCents < 0,
  );
  if (wrong) return 'wrongDiscount';
  const all = lines.map((line) => ({ ...line, optional: false }));
  return totalOf(all) > offerLimits.totalCents ? 'tooMuch' : undefined;
}

/** Returns why a draft cannot be sent. Screens ask the same before the server does. */
export function sendingProblem({ lines, plan, validUntil }: Draft, now: Date): Problem | undefined {
  const problem = draftProblem({ lines, plan });
  if (problem) return problem;
  const total = totalOf(lines);
  if (total <= 0) return 'noGoods';
  const today = dayInHavana(now);
  if (validUntil < today || validUntil > daysLater(today, offerLimits.validDays)) return 'validity';
  if (plan.some(({ due, dueOn }) => (due === 'date') !== (dueOn !== null))) return 'dueDate';
  if (plan.some(({ dueOn }) => dueOn !== null && dueOn < today)) return 'duePast';
  const first = plan[0]?.dueOn;
  if (first && first > daysLater(today, offerLimits.holdDays)) return 'dueFar';
  const wrong = planProblem(plan, total);
  return (
    wrong && ({ none: 'noPlan', adds_up: 'plan', too_small: 'smallInstalment' } as const)[wrong]
  );
}
