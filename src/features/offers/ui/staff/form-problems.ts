import { daysLater } from '#platform/time/days.ts';
import type { offerErrors } from '../../errors.ts';
import { offerLimits, planProblem, totalOf } from '../../offer-rules.ts';
import {
  countedLines,
  countedPlan,
  type OfferForm,
  readCents,
  readQuantity,
  readShare,
} from './offer-form.ts';

/** What is wrong with a field, by the field's id; of the whole, by that of its part. */
export type FormProblems = Record<string, Wrong>;
export type Wrong =
  | 'text'
  | 'quantity'
  | 'price'
  | 'cost'
  | 'label'
  | 'share'
  | 'dueOn'
  | 'amount'
  | 'source'
  | 'asOf'
  | 'validUntil'
  | keyof typeof offerErrors;

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** What keeps a draft from being stored. */
export function problemsOf({ lines, plan, estimates, validUntil }: OfferForm): FormProblems {
  const found: FormProblems = {};
  const check = (id: string, wrong: Wrong, right: boolean) => {
    if (!right) found[id] = wrong;
  };
  for (const { key, kind, text, quantity, price, cost } of lines) {
    check(`${key}-text`, 'text', text.trim() !== '');
    check(`${key}-quantity`, 'quantity', readQuantity(quantity) !== undefined);
    const cents = readCents(price);
    check(`${key}-price`, 'price', cents !== undefined && (kind !== 'discount' || cents > 0));
    check(`${key}-cost`, 'cost', cost.trim() === '' || readCents(cost) !== undefined);
  }
  for (const [at, { key, label, share, due, dueOn }] of plan.entries()) {
    const mayBeRest = at === plan.length - 1 && share.trim() === '';
    check(`${key}-label`, 'label', label.trim() !== '');
    check(`${key}-share`, 'share', mayBeRest || readShare(share) !== undefined);
    check(`${key}-dueOn`, 'dueOn', due !== 'date' || isDay(dueOn));
  }
  for (const { key, text, amount, source, asOf } of estimates) {
    check(`${key}-text`, 'text', text.trim() !== '');
    check(`${key}-amount`, 'amount', readCents(amount) !== undefined);
    check(`${key}-source`, 'source', source.trim() !== '');
    check(`${key}-asOf`, 'asOf', isDay(asOf));
  }
  check('validUntil', 'validUntil', isDay(validUntil));
  return found;
}

/** What keeps it from being sent, beside that. `today` is the day in Havana. */
export function sendingProblems(form: OfferForm, today: string): FormProblems {
  const found = problemsOf(form);
  if (Object.keys(found).length > 0) return found;
  const lines = countedLines(form);
  const total = totalOf(lines);
  const most = totalOf(
    lines,
    lines.map((_, at) => at),
  );
  if (total <= 0) return { lines: 'noGoods' };
  if (most > offerLimits.totalCents) return { lines: 'tooMuch' };
  const plan = planProblem(countedPlan(form, total), total);
  if (plan === 'none') found.plan = 'noPlan';
  if (plan === 'adds_up') found.plan = 'plan';
  if (plan === 'too_small') found.plan = 'smallInstalment';
  const { validUntil } = form;
  if (validUntil < today || validUntil > daysLater(today, offerLimits.days)) {
    found.validUntil = 'validity';
  }
  return found;
}
