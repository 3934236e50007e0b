import { api } from '#api.ts';
import {
  type CallRoute,
  serve,
  type VisitorFormShape,
} from '#features/people/accounts/server/serve.ts';
import { routes } from '#routes.ts';
import { paidFieldTexts } from '../../paid-messages.ts';
import { paymentFields, toClaim } from '../../payment-form.ts';
import { paymentFormTexts } from '../../payment-messages.ts';
import type { VerificationCreated } from '../../schema.ts';
import { orderOfLink, ownOrder, sendPayment } from './send-payment.ts';
import { sendingForm } from './verification-form.ts';

const shape: Omit<VisitorFormShape<VerificationCreated>, 'path'> = {
  ...sendingForm,
  read: ({ fields }) => ({ body: toClaim(fields) }),
  unsent: (language) => ({
    labels: {
      [paymentFields.amount]: paidFieldTexts[language].amount,
      [paymentFields.comment]: paymentFormTexts[language].comment,
      [paymentFields.email]: paymentFormTexts[language].email,
    },
    long: [paymentFields.comment],
  }),
};

const ownForm: VisitorFormShape<VerificationCreated> = { ...shape, path: routes.ownPayment.path };

const linkForm: VisitorFormShape<VerificationCreated> = { ...shape, path: routes.linkPayment.path };

/** “Ya pagué” from one's own order or by a link, with and without a script. */
export const claimRoutes: CallRoute[] = [
  serve(
    api.claimPayment,
    async ({ params: { id }, body: claim, key, files, caller }, services) => {
      const order = await ownOrder(services.db, caller.person.id, id);
      return sendPayment(services, caller, { order, claim, files, key });
    },
    ownForm,
  ),
  serve(
    api.claimPaymentByLink,
    async ({ params: { token }, body: claim, key, files, caller }, services) => {
      const order = await orderOfLink(services.db, token, caller.person);
      return sendPayment(services, caller, { order, claim, files, key });
    },
    linkForm,
  ),
];
