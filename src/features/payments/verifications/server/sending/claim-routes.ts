import { api } from '#api.ts';
import { offerErrors } from '#features/orders/offers/errors.ts';
import { LinkToken } from '#features/orders/offers/schema.ts';
import {
  type CallRoute,
  serve,
  type VisitorFormShape,
} from '#features/people/accounts/server/serve.ts';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import { fileErrors } from '#features/requests/uploads/errors.ts';
import type { OpenedForm } from '#platform/http/forms/form-shape.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { tooManyRequests } from '#platform/http/rate-limit.ts';
import { routes } from '#routes.ts';
import { verificationErrors } from '../../errors.ts';
import { paidFieldTexts } from '../../paid-messages.ts';
import { paymentFields, toClaim } from '../../payment-form.ts';
import { paymentFormTexts } from '../../payment-messages.ts';
import { SentClaim, VerificationCreated } from '../../schema.ts';
import { orderOfLink, ownOrder, sendPayment } from './send-payment.ts';
import { sendingForm } from './verification-form.ts';

/** Reads a part of the path of the form's address; '' where it is not valid. */
function partOf({ address }: OpenedForm, at: number): string {
  try {
    return decodeURIComponent(address.split('?')[0]?.split('/')[at] ?? '');
  } catch {
    return '';
  }
}

const shape: Omit<VisitorFormShape<VerificationCreated>, 'path' | 'read'> = {
  ...sendingForm,
  unsent: (language) => ({
    labels: {
      [paymentFields.amount]: paidFieldTexts[language].amount,
      [paymentFields.comment]: paymentFormTexts[language].comment,
    },
    long: [paymentFields.comment],
  }),
};

const ownForm: VisitorFormShape<VerificationCreated> = {
  ...shape,
  path: routes.ownPayment.path,
  read: (form) => ({ params: { id: partOf(form, 3) }, body: toClaim(form.fields) }),
};

const linkForm: VisitorFormShape<VerificationCreated> = {
  ...shape,
  path: routes.linkPayment.path,
  read: (form) => ({ params: { token: partOf(form, 2) }, body: toClaim(form.fields) }),
};

const { proofInvalid, keyReused } = verificationErrors;
const errors = [
  ...fileErrors,
  offerErrors.notAccepted,
  proofInvalid,
  keyReused,
  tooManyRequests,
] as const;

/** “Ya pagué” from one's own order or by a link, with and without a script. */
export const claimRoutes: CallRoute[] = [
  serve(
    api.claimPayment,
    {
      access: 'signed-in',
      params: RecordId,
      body: SentClaim,
      key: true,
      response: VerificationCreated,
      status: 201,
      errors: [...errors, quoteErrors.quoteNotFound],
      form: ownForm,
    },
    async ({ params: { id }, body: claim, key, files, caller }, services) => {
      const order = await ownOrder(services.db, caller.person.id, id);
      return sendPayment(services, caller, { order, claim, files, key });
    },
  ),
  serve(
    api.claimPaymentByLink,
    {
      access: 'anyone',
      params: LinkToken,
      body: SentClaim,
      key: true,
      response: VerificationCreated,
      status: 201,
      errors: [...errors, offerErrors.notFound],
      form: linkForm,
    },
    async ({ params: { token }, body: claim, key, files, caller }, services) => {
      const order = await orderOfLink(services.db, token, caller.person);
      return sendPayment(services, caller, { order, claim, files, key });
    },
  ),
];
