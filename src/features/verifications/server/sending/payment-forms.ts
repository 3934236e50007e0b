import { type FormRoute, type FormShape, serveForm } from '#features/accounts/server/serve.ts';
import type { OpenedForm } from '#platform/http/forms/form-shape.ts';
import { routes } from '#routes.ts';
import { paymentFields } from '../../payment-form.ts';
import { paymentTexts } from '../../payment-messages.ts';
import { LinkClaim, OwnClaim, type VerificationCreated } from '../../schema.ts';
import { orderOfLink, ownOrder, sendPayment } from './send-payment.ts';
import { sendingForm } from './verification-form.ts';

/** What stands in the form's address at this place; '' where it is no text. */
function partOf({ address }: OpenedForm, at: number): string {
  try {
    return decodeURIComponent(address.split('?')[0]?.split('/')[at] ?? '');
  } catch {
    return '';
  }
}

const claimIn = ({ fields }: OpenedForm) => ({
  amount: fields[paymentFields.amount] ?? '',
  paidOn: fields[paymentFields.paidOn] ?? '',
  method: fields[paymentFields.method] ?? '',
  comment: fields[paymentFields.comment] ?? '',
});

const shape = {
  ...sendingForm,
  unsent: (language) => ({
    labels: {
      [paymentFields.amount]: paymentTexts[language].amount,
      [paymentFields.comment]: paymentTexts[language].comment,
    },
    long: [paymentFields.comment],
  }),
} satisfies Partial<FormShape<VerificationCreated>>;

/** "Ya pagué", from one's own order and by the link of who pays: no script makes these. */
export const paymentForms: readonly FormRoute[] = [
  serveForm(
    {
      access: 'signed-in',
      body: OwnClaim,
      response: undefined,
      form: {
        ...shape,
        path: routes.ownPayment.path,
        read: (form) => ({ body: { order: partOf(form, 3), ...claimIn(form) } }),
      },
    },
    async ({ body: { order: id, ...claim }, files, caller }, services) => {
      const order = await ownOrder(services.db, caller.person.id, id);
      return sendPayment(services, caller, { order, claim, files: files ?? [] });
    },
  ),
  serveForm(
    {
      access: 'anyone',
      body: LinkClaim,
      response: undefined,
      form: {
        ...shape,
        path: routes.linkPayment.path,
        read: (form) => ({ body: { token: partOf(form, 2), ...claimIn(form) } }),
      },
    },
    async ({ body: { token, ...claim }, files, caller }, services) => {
      const order = await orderOfLink(services.db, token);
      return sendPayment(services, caller, { order, claim, files: files ?? [] });
    },
  ),
];
