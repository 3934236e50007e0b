import type { Visitor, VisitorFormShape } from '#features/people/accounts/server/serve.ts';
import { limits } from '#limits.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import type { OpenedForm } from '#platform/http/forms/form-shape.ts';
import type { Language } from '#platform/text/language.ts';
import { routes } from '#routes.ts';
import { reviewAction, reviewDoneKey, reviewFields } from '../form-fields.ts';
import { reviewTexts } from '../messages.ts';
import { leadsAway, plainLine, plainText, reviewLimits } from '../review.ts';

const shared = {
  action: reviewAction,
  limit: limits.review,
  doneKey: reviewDoneKey,
  done: (_: unknown, { form }: { form: OpenedForm }) =>
    `${form.path}?${reviewDoneKey}=${form.fields[reviewFields.handover] ?? ''}`,
  unsent: (language: Language) => ({
    labels: {
      [reviewFields.text]: reviewTexts[language].text,
      [reviewFields.name]: reviewTexts[language].name,
    },
    long: [reviewFields.text],
  }),
};

export const reviewLinkForm = {
  ...shared,
  path: routes.offerLinkReview.path,
  read: (form, caller) => ({ body: { token: form.params.token, ...readReview(form, caller) } }),
} satisfies VisitorFormShape<void>;

export const ownForm = {
  ...shared,
  path: routes.ownReview.path,
  read: (form, caller) => ({ body: readReview(form, caller) }),
} satisfies VisitorFormShape<void>;

/** Throws AppError with the problem of each field. */
function readReview({ fields }: OpenedForm, { language }: Pick<Visitor, 'language'>) {
  const t = reviewTexts[language];
  const stars = Number(fields[reviewFields.stars]);
  const text = plainText(fields[reviewFields.text]);
  const name = plainLine(fields[reviewFields.name]);
  const problems = {
    ...(!stars && { [reviewFields.stars]: t.starsMissing }),
    ...fieldProblem(reviewFields.text, text === '' && t.textMissing, text, reviewLimits.text, t),
    ...fieldProblem(reviewFields.name, false, name, reviewLimits.name, t),
  };
  if (Object.keys(problems).length > 0)
    throw new AppError(commonErrors.badInput, { fields: problems });
  const handoverId = fields[reviewFields.handover] ?? '';
  return { handoverId, stars, text, name: name || null };
}

function fieldProblem(
  field: string,
  missing: string | false,
  text: string,
  most: number,
  t: { tooLong(most: number): string; leadsAway: string },
): Record<string, string> {
  const found =
    missing || (text.length > most && t.tooLong(most)) || (leadsAway(text) && t.leadsAway);
  return found ? { [field]: found } : {};
}
