import { createHash } from 'node:crypto';
import type { FormShape, Visitor } from '#features/accounts/server/serve.ts';
import { limits } from '#limits.ts';
import { networkOf } from '#platform/http/networks.ts';
import type { Services } from '#platform/services.ts';
import { routes } from '#routes.ts';
import { verificationErrors } from '../../errors.ts';
import {
  honeypotField,
  maxReceipts,
  receiptField,
  receiptLimit,
  reportField,
  sentKey,
  textFields,
} from '../../form-fields.ts';
import type { NewVerification, VerificationCreated } from '../../schema.ts';
import { fromParts, type UploadSource } from '../receipts/write-receipts.ts';
import { createVerification, hashOf, type VerificationSubmission } from './create-verification.ts';
import type { SendingKey } from './earlier-verification.ts';
import { makeSentToken } from './sent-token.ts';

const sameWithin = 10 * 60_000;

/** Settings of all forms that send a verification without JavaScript. */
export const sendingForm = {
  bytes: 64 * 1024,
  files: {
    field: receiptField,
    most: maxReceipts,
    bytes: receiptLimit,
    tooMany: verificationErrors.tooManyReceipts,
    tooLarge: verificationErrors.receiptTooLarge,
  },
  limit: limits.verificationForm,
  doneKey: sentKey,
  async done({ ticketId }, { form, services }) {
    const token = encodeURIComponent(await makeSentToken(services.db, ticketId));
    return `${form.address.split('?')[0]}?${sentKey}=${token}`;
  },
} satisfies Partial<FormShape<VerificationCreated>>;

export const verificationForm: FormShape<VerificationCreated> = {
  ...sendingForm,
  path: routes.verify.path,
  read: ({ fields }) => ({
    body: {
      ...Object.fromEntries(textFields.map((name) => [name, fields[name] ?? ''])),
      ...(fields[reportField] && { report: true }),
      [honeypotField]: fields[honeypotField],
    },
  }),
};

/** Reads files again when their turn comes, so that waiting copies do not fill the memory. */
export async function fromFiles(files: readonly File[]): Promise<UploadSource[]> {
  const sources: UploadSource[] = [];
  for (const file of files) {
    const read = async () => Buffer.from(await file.arrayBuffer());
    const name = createHash('sha256')
      .update(await read())
      .digest('hex');
    sources.push({ name, read });
  }
  return sources;
}

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
    .update(`${who} ${hashOf(content)}`)
    .digest('hex');
  const now = Date.now();
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

/** Makes a verification of a call or a form. Throws AppError, as `createVerification` does. */
export async function sendVerification(
  services: Services,
  visitor: Visitor,
  { files, parts, key, ...content }: Sent,
): Promise<VerificationCreated> {
  const { person, language, address } = visitor;
  const receipts = files ? await fromFiles(files) : fromParts(parts);
  const submission = { person, language, address, ...content, receipts };
  if (files) {
    return createVerification(services, { ...submission, key: keyOfForm(submission, visitor) });
  }
  return createVerification(services, { ...submission, key: key ? { name: key } : undefined });
}
