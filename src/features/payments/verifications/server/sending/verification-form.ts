import { createHash } from 'node:crypto';
import type { Visitor, VisitorFormShape } from '#features/people/accounts/server/serve.ts';
import { uploadErrors } from '#features/requests/uploads/errors.ts';
import { fromFiles, fromParts } from '#features/requests/uploads/server/upload-sources.ts';
import { fileLimit } from '#features/requests/uploads/upload-limits.ts';
import { limits } from '#limits.ts';
import { networkOf } from '#platform/http/networks.ts';
import type { Services } from '#platform/services.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { routes } from '#routes.ts';
import {
  forgeryReportField,
  honeypotField,
  maxReceipts,
  receiptField,
  textFields,
  verificationDoneKey,
} from '../../form-fields.ts';
import type { NewVerification, VerificationCreated } from '../../schema.ts';
import type { SendingKey } from './earlier-verification.ts';
import {
  makeVerification,
  submissionHash,
  type VerificationSubmission,
} from './make-verification.ts';
import { makeSentToken } from './sent-token.ts';

const sameWithin = 10 * 60_000;

/** Settings of all forms that send a verification without JavaScript. */
export const sendingForm = {
  bytes: 64 * 1024,
  files: {
    field: receiptField,
    most: maxReceipts,
    bytes: fileLimit,
    tooMany: uploadErrors.tooManyFiles,
    tooLarge: uploadErrors.fileTooLarge,
  },
  limit: limits.verificationForm,
  doneKey: verificationDoneKey,
  async done({ ticketId }, { form, services }) {
    const token = encodeURIComponent(await makeSentToken(services.db, ticketId));
    return `${form.path}?${verificationDoneKey}=${token}`;
  },
} satisfies Partial<VisitorFormShape<VerificationCreated>>;

export const verificationForm: VisitorFormShape<VerificationCreated> = {
  ...sendingForm,
  path: routes.verify.path,
  read: ({ fields }) => ({
    body: {
      ...Object.fromEntries(textFields.map((name) => [name, fields[name] ?? ''])),
      ...(fields[forgeryReportField] && { report: true }),
      [honeypotField]: fields[honeypotField],
    },
  }),
};

/**
 * The page is the same for everyone, so its form has no key. The same content from the same person
 * or network gives the same key for ten minutes, and the keys of the periods beside it count too.
 */
function keyOfForm(
  content: Pick<VerificationSubmission, 'input' | 'receipts' | 'paid'>,
  { person, address }: Visitor,
): SendingKey {
  const who = person?.id ?? networkOf(address);
  const hash = createHash('sha256')
    .update(`${who} ${submissionHash(content)}`)
    .digest('hex');
  const now = sharedNow().getTime();
  const period = Math.floor(now / sameWithin);
  const nameIn = (at: number) => `form-${hash}-${at}`;
  return {
    name: nameIn(period),
    adjacent: {
      names: [nameIn(period - 1), nameIn(period + 1)],
      since: new Date(now - sameWithin),
    },
  };
}

interface Sent extends Pick<VerificationSubmission, 'input' | 'paid' | 'proof'> {
  /** The files of a form; a script has sent its files before, in parts. */
  files: readonly File[] | undefined;
  parts: NewVerification['receipts'];
  key: string | undefined;
}

/** Makes a verification of a call or a form. Throws AppError, as `makeVerification`. */
export async function sendVerification(
  services: Services,
  visitor: Visitor,
  { files, parts, key, ...content }: Sent,
): Promise<VerificationCreated> {
  const { person, language, address } = visitor;
  const receipts = files ? await fromFiles(files) : fromParts(parts);
  const submission = { person, language, address, ...content, receipts };
  if (files) {
    return makeVerification(services, { ...submission, key: keyOfForm(submission, visitor) });
  }
  return makeVerification(services, { ...submission, key: key ? { name: key } : undefined });
}
