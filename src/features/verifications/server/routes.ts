import { z } from 'zod';
import { api } from '../../../api.ts';
import { tooManyRequests } from '../../../platform/http/rate-limit.ts';
import { Refusal, refusals } from '../../../platform/http/refusal.ts';
import { type Route, serve } from '../../accounts/server/serve.ts';
import { historyRefusals } from '../../history/refusals.ts';
import { NewMessage } from '../../history/schema.ts';
import { honeypotField, partSize } from '../posted.ts';
import { verificationRefusals } from '../refusals.ts';
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
import { writeAboutVerification } from './write-about-verification.ts';
import { fromParts } from './write-receipts.ts';

const { leaveEmpty, proofInvalid, keyReused, notRejected, verificationNotFound } =
  verificationRefusals;
const ofReceipts = [
  verificationRefusals.receiptIncomplete,
  verificationRefusals.receiptUnreadable,
  verificationRefusals.receiptPdf,
  verificationRefusals.receiptHeic,
  verificationRefusals.receiptTooLarge,
];

/** The calls about verifications: anyone's, then the customer's own. */
export const verificationRoutes: Route[] = [
  serve(api.verificationChallenge, { access: 'anyone', gives: Challenge }, async (_, { db }) =>
    makeChallenge(db),
  ),
  serve(
    api.receiptState,
    { access: 'anyone', params: UploadAddress, gives: UploadState },
    async ({ params }, { db }) => uploadState(db, params.uploadId),
  ),
  serve(
    api.sendReceiptPart,
    {
      access: 'anyone',
      params: PartAddress,
      ownerless: true,
      bytes: { limit: partSize },
      gives: UploadState,
      refuses: [refusals.badInput, tooManyRequests],
    },
    async ({ params, bytes, caller }, { db }) => savePart(db, { ...params, bytes }, caller.address),
  ),
  serve(
    api.createVerification,
    {
      access: 'anyone',
      body: NewVerification,
      key: true,
      gives: VerificationCreated,
      status: 201,
      refuses: [...ofReceipts, leaveEmpty, proofInvalid, keyReused, tooManyRequests],
    },
    async ({ body, key, caller }, platform) => {
      const { person, language, address } = caller;
      const { [honeypotField]: trap, receipts, proof, ...said } = body;
      refuseTrapped(trap);
      return createVerification(platform, {
        person,
        language,
        address,
        said,
        receipts: fromParts(receipts),
        ...(proof && { proof }),
        key: key ? { name: key } : undefined,
      });
    },
  ),
  serve(
    api.findSentTicket,
    { access: 'anyone', params: SentAddress, gives: SentTicket },
    async ({ params }, { db }) => findSent(db, params.token),
  ),
  serve(
    api.listMyVerifications,
    { access: 'signed-in', gives: z.array(Verification) },
    async ({ caller }, { db }) => listVerificationsOf(db, caller.person.id),
  ),
  serve(
    api.findMyVerification,
    {
      access: 'signed-in',
      params: VerificationId,
      gives: VerificationDetail,
      refuses: [verificationNotFound],
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
      gives: VerificationDetail,
      refuses: [...ofReceipts, verificationNotFound, notRejected, keyReused, tooManyRequests],
    },
    async ({ params: { id }, body: said, key, caller }, platform) => {
      const { person, language } = caller;
      await resendVerification(platform, { person, language, id, said, key });
      return found(await findVerificationOf(platform.db, person.id, id));
    },
  ),
  serve(
    api.writeAboutMyVerification,
    {
      access: 'signed-in',
      params: VerificationId,
      body: NewMessage,
      key: true,
      gives: VerificationDetail,
      status: 201,
      refuses: [verificationNotFound, historyRefusals.messageKeyReused, tooManyRequests],
    },
    async ({ params, body, key, caller: { person } }, platform) => {
      const { text } = body;
      const message = { verificationId: params.id, author: person, text, key };
      await writeAboutVerification(platform, { ...message, as: 'customer' });
      return found(await findVerificationOf(platform.db, person.id, params.id));
    },
  ),
  serve(
    api.showMyReceipt,
    {
      access: 'signed-in',
      params: ReceiptAddress,
      gives: undefined,
      refuses: [verificationNotFound],
    },
    async ({ params, caller }, platform) =>
      readReceipt(platform, ofCustomer(caller.person.id), params),
  ),
];

/** Only a machine fills in a field that people do not see; if a person did, they read about it. */
export function refuseTrapped(website: string | undefined): void {
  if (website) throw new Refusal(verificationRefusals.leaveEmpty);
}

function found<T>(verification: T | undefined): T {
  if (!verification) throw new Refusal(verificationRefusals.verificationNotFound);
  return verification;
}
