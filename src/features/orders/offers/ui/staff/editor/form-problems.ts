import { sendingProblem } from '#features/orders/offers/draft-problem.ts';
import { offerErrors } from '#features/orders/offers/errors.ts';
import { totalOf } from '#features/orders/offers/offer-rules.ts';
import { fieldProblems, staffOfferTexts } from '#features/orders/offers/staff-messages.ts';
import type { Language, Text } from '#platform/text/language.ts';
import { whichAmount } from '#platform/text/typed-amount.ts';
import { anyDay, isDayIn, pastDay } from '#platform/time/day-range.ts';
import { countedLines, draftFrom, isWithoutFigure, type OfferForm } from './offer-form.ts';
import { readCents, readShare, readTypedQuantity } from './typed-values.ts';

/** By the id of the field, or of the section if the whole is wrong. */
export type FormProblems = Record<string, OfferFormProblem>;
export type OfferFormProblem =
  | 'text'
  | 'quantity'
  | 'price'
  | 'cost'
  | 'label'
  | 'share'
  | 'dueOn'
  | 'amount'
  | 'source'
  | 'sourceAddress'
  | 'asOf'
  | 'validUntil'
  | keyof typeof offerErrors
  | Text;

export function offerFormProblems({ lines, plan, estimates, validUntil }: OfferForm): FormProblems {
  const found: FormProblems = {};
  const check = (id: string, wrong: OfferFormProblem, right: boolean) => {
    if (!right) found[id] = wrong;
  };
  for (const { key, kind, text, quantity, price, cost } of lines) {
    check(`${key}-text`, 'text', text.trim() !== '');
    check(`${key}-quantity`, 'quantity', readTypedQuantity(quantity) !== undefined);
    const cents = readCents(price);
    const isPrice = cents !== undefined && (kind !== 'discount' || cents > 0);
    check(`${key}-price`, whichAmount(price) ?? 'price', isPrice);
    const isCost = cost.trim() === '' || readCents(cost) !== undefined;
    check(`${key}-cost`, whichAmount(cost) ?? 'cost', isCost);
  }
  for (const [at, { key, label, share, due, dueOn }] of plan.entries()) {
    const mayBeRest = at === plan.length - 1 && share.trim() === '';
    check(`${key}-label`, 'label', label.trim() !== '');
    check(
      `${key}-share`,
      whichAmount(share) ?? 'share',
      mayBeRest || readShare(share) !== undefined,
    );
    check(`${key}-dueOn`, 'dueOn', due !== 'date' || isDayIn(anyDay(), dueOn));
  }
  for (const estimate of estimates) {
    const { key, text, amount, source, sourceAddress, asOf } = estimate;
    check(`${key}-text`, 'text', text.trim() !== '');
    check(
      `${key}-sourceAddress`,
      'sourceAddress',
      /^(https?:\/\/\S+)?$/.test(sourceAddress.trim()),
    );
    if (isWithoutFigure(estimate)) continue;
    check(`${key}-amount`, whichAmount(amount) ?? 'amount', readCents(amount) !== undefined);
    check(`${key}-source`, 'source', source.trim() !== '');
    check(`${key}-asOf`, 'asOf', isDayIn(pastDay(), asOf));
  }
  check('validUntil', 'validUntil', isDayIn(anyDay(), validUntil));
  return found;
}

/** Lists the problems above, or else the one that the server would find. */
export function sendingProblems(form: OfferForm, now: Date): FormProblems {
  const found = offerFormProblems(form);
  if (Object.keys(found).length > 0) return found;
  const total = totalOf(countedLines(form));
  const wrong = sendingProblem(draftFrom(form, total, 0), now);
  return wrong ? { [partOf(wrong)]: wrong } : {};
}

function partOf(wrong: keyof typeof offerErrors): string {
  if (wrong === 'validity') return 'validUntil';
  const { code } = offerErrors[wrong];
  return code === 'offer_plan' || code === 'offer_due_far' ? 'plan' : 'lines';
}

export function problemText(wrong: OfferFormProblem, language: Language): string {
  if (typeof wrong === 'object') return wrong[language];
  const texts = fieldProblems[language];
  return wrong in texts
    ? texts[wrong as keyof typeof texts]
    : offerErrors[wrong as keyof typeof offerErrors].message[language];
}

/** Gives 'Línea 2: ' for a field of a row, else ''. */
export function placeOf(field: string, { lines, plan, estimates }: OfferForm, language: Language) {
  const t = staffOfferTexts[language];
  const lists = [
    [lines, t.line],
    [plan, t.instalment],
    [estimates, t.estimate],
  ] as const;
  for (const [rows, name] of lists) {
    const at = rows.findIndex(({ key }) => field.startsWith(`${key}-`));
    if (at >= 0) return `${name(at + 1)}: `;
  }
  return '';
}
