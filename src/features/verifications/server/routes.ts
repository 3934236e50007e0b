import { z } from 'zod';
import { api } from '#api.ts';
import { type Route, serve } from '#features/accounts/server/serve.ts';
import { historyErrors } from '#features/cases/errors.ts';
import { NewMessage } from '#features/cases/schema.ts';
import { messageForm } from '#features/cases/server/message-form.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import { tooManyRequests } from '#platform/http/rate-limit.ts';
import { verificationErrors } from '../errors.ts';
import { honeypotField, partSize } from '../posted.ts';
import {
  Challenge,
  NewVerification,
  PartAddress,
  ReceiptAddress,
  ResentVerification,
  SentAddress,
  SentTicket,
  UploadAddress,
  UploadState,
  Verification,
  VerificationCreated,
  VerificationDetail,
  VerificationId,
} from '../schema.ts';
import { createVerification } from './create-verification.ts';
import { makeChallenge } from './proof.ts';
import { readReceipt } from './receipt-file.ts';
import { savePart, uploadState } from './receipt-parts.ts';
import { resendVerification } from './resend-verification.ts';
import { findSent } from './sent-token.ts';
import { findVerificationOf, listVerificationsOf, ofCustomer } from './store.ts';
import { fromFiles, keyOfForm, verificationForm } from './verification-form.ts';
import { writeAboutVerification } from './write-about-verification.ts';
import { fromParts } from './write-receipts.ts';

const { leaveEmpty, proofInvalid, keyReused, notRejected, verificationNotFound } =
  verificationErrors;
const ofReceipts = [
  verificationErrors.receiptIncomplete,
  verificationErrors.receiptUnreadable,
  verificationErrors.receiptPdf,
  verificationErrors.receiptHeic,
  verificationErrors.receiptTooLarge,
];

/** The calls about verifications: anyone's, then the customer's own. */
export const verificationRoutes: Route[] = [
  serve(api.verificationChallenge, { access: 'anyone', response: Challenge }, async (_, { db }) =>
    makeChallenge(db),
  ),
  serve(
    api.receiptState,
    { access: 'anyone', params: UploadAddress, response: UploadState },
    async ({ params }, { db }) => uploadState(db, params.uploadId),
  ),
  serve(
    api.sendReceiptPart,
    {
      access: 'anyone',
      params: PartAddress,
      ownerless: true,
      bytes: { limit: partSize },
      response: UploadState,
      errors: [commonErrors.badInput, tooManyRequests],
    },
    async ({ params, bytes, caller }, { db }) => savePart(db, { ...params, bytes }, caller.address),
  ),
  serve(
    api.createVerification,
    {
      access: 'anyone',
      body: NewVerification,
      key: true,
      response: VerificationCreated,
      status: 201,
      errors: [...ofReceipts, leaveEmpty, proofInvalid, keyReused, tooManyRequests],
      form: verificationForm,
    },
    async ({ body, key, files, caller }, services) => {
      const { person, language, address } = caller;
      const { [honeypotField]: trap, receipts: parts, proof, ...said } = body;
      // Only a machine fills in a field that people do not see; if a person did, they read about it.
      if (trap) throw new AppError(leaveEmpty);
      const receipts = files ? await fromFiles(files) : fromParts(parts);
      const keyOfCall = key ? { name: key } : undefined;
      return createVerification(services, {
        person,
        language,
        address,
        said,
        receipts,
        ...(proof && { proof }),
        key: files ? keyOfForm({ said, receipts }, caller) : keyOfCall,
      });
    },
  ),
  serve(
    api.findSentTicket,
    { access: 'anyone', params: SentAddress, response: SentTicket },
    async ({ params }, { db }) => findSent(db, params.token),
  ),
  serve(
    api.listMyVerifications,
    { access: 'signed-in', response: z.array(Verification) },
    async ({ caller }, { db }) => listVerificationsOf(db, caller.person.id),
  ),
  serve(
    api.findMyVerification,
    {
      access: 'signed-in',
      params: VerificationId,
      response: VerificationDetail,
      errors: [verificationNotFound],
    },
    async ({ params, caller }, { db }) =>
      found(await findVerificationOf(db, caller.person.id, params.id)),
  ),
  serve(
    api.resendVerification,
    {
      access: 'signed-in',
      params: VerificationId,
      body: ResentVerification,
      key: true,
      response: VerificationDetail,
      errors: [...ofReceipts, verificationNotFound, notRejected, keyReused, tooManyRequests],
    },
    async ({ params: { id }, body: said, key, caller }, services) => {
      const { person, language, address } = caller;
      await resendVerification(services, { person, language, address, id, said, key });
      return found(await findVerificationOf(services.db, person.id, id));
    },
  ),
  serve(
    api.writeAboutMyVerification,
    {
      access: 'signed-in',
      params: VerificationId,
      body: NewMessage,
      key: true,
      response: VerificationDetail,
      status: 201,
      errors: [verificationNotFound, historyErrors.messageKeyReused, tooManyRequests],
      form: messageForm('/my-verifications'),
    },
    async ({ params, body, key, caller: { person } }, services) => {
      const { text } = body;
      const message = { verificationId: params.id, author: person, text, key };
      await writeAboutVerification(services, { ...message, as: 'customer' });
      return found(await findVerificationOf(services.db, person.id, params.id));
    },
  ),
  serve(
    api.showMyReceipt,
    {
      access: 'signed-in',
      params: ReceiptAddress,
      response: undefined,
      errors: [verificationNotFound],
    },
    async ({ params, caller }, services) =>
      (await readReceipt(services, ofCustomer(caller.person.id), params)).file,
  ),
];

function found<T>(verification: T | undefined): T {
  if (!verification) throw new AppError(verificationErrors.verificationNotFound);
  return verification;
}
