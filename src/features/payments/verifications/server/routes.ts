import { api } from '#api.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { findOwnCase } from '#features/requests/cases/server/case-store.ts';
import { ownCaseRoutes } from '#features/requests/cases/server/own-routes.ts';
import { readCode } from '#features/requests/quotes/code.ts';
import { exampleCode } from '#features/requests/quotes/example-code.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { routes } from '#routes.ts';
import { verificationErrors } from '../errors.ts';
import { honeypotField } from '../form-fields.ts';
import type { NewVerification } from '../schema.ts';
import { readReceipt } from './receipts/receipt-file.ts';
import { makeChallenge } from './sending/proof.ts';
import { recordResentVerification } from './sending/resend-verification.ts';
import { readSentToken } from './sending/sent-token.ts';
import { sendVerification, verificationForm } from './sending/verification-form.ts';
import { isOwnVerification } from './store.ts';
import { verificationCases } from './verification-cases.ts';

function refuseExample(
  { verificationCode, report }: Pick<NewVerification, 'verificationCode' | 'report'>,
  language: Language,
  { config }: Services,
): void {
  if (report || readCode(verificationCode) !== exampleCode(config.brand.prefix)) return;
  const message = verificationErrors.exampleCode.message[language];
  throw new AppError(verificationErrors.exampleCode, { fields: { verificationCode: message } });
}

export const verificationRoutes: CallRoute[] = [
  serve(api.verificationChallenge, async (_, { db }) => makeChallenge(db)),
  serve(
    api.createVerification,
    async ({ body, key, files, caller }, services) => {
      const { [honeypotField]: trap, receipts: parts, proof, ...content } = body;
      const { amount: cents, paidOn: on, paymentMethod: method, ...input } = content;
      // A person who filled it in by mistake reads the error.
      if (trap) throw new AppError(verificationErrors.leaveEmpty);
      refuseExample(input, caller.language, services);
      // Undefined without any of them, so that hashes of older requests stay the same.
      const paid = (cents ?? on ?? method) ? { cents, on, method } : undefined;
      return sendVerification(services, caller, { input, paid, proof, parts, files, key });
    },
    verificationForm,
  ),
  serve(api.findSentTicket, async ({ params }, { db }) => readSentToken(db, params.token)),
  ...ownCaseRoutes(
    verificationCases,
    {
      list: api.listMyVerifications,
      find: api.findMyVerification,
      write: api.writeAboutMyVerification,
    },
    routes.myVerifications.path,
  ),
  serve(api.resendVerification, async ({ params: { id }, body: input, key, caller }, services) => {
    const { person, language, address } = caller;
    await recordResentVerification(services, { person, language, address, id, input, key });
    return findOwnCase(services.db, verificationCases, person.id, id);
  }),
  serve(
    api.showMyReceipt,
    async ({ params, caller }, services) =>
      (await readReceipt(services, isOwnVerification(caller.person.id), params)).file,
  ),
];
