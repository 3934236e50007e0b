import type { FormShape } from '#features/accounts/server/serve.ts';
import type { OpenedForm } from '#platform/http/forms/form-shape.ts';
import { routes } from '#routes.ts';
import { customsFields, doneKey, type OfferAction } from '../../posted.ts';
import { doneAt, numberIn } from '../../server/answering/offer-forms.ts';

/** Of the answer in the portal and by link: what happens once it is taken. */
export const answerForm = {
  action: 'aduana' satisfies OfferAction,
  doneKey,
  done: doneAt('aduana'),
};

export function readAnswer({ fields }: OpenedForm) {
  return {
    id: fields[customsFields.price] ?? '',
    cents: Number(fields[customsFields.cents] || Number.NaN),
    answer: fields[customsFields.answer] ?? '',
  };
}

export const customsForm = {
  ...answerForm,
  path: routes.ownOffer.path,
  read: (form) => ({ params: { number: numberIn(form) }, body: readAnswer(form) }),
} satisfies FormShape<unknown>;
