import { ownsAddress } from '#features/accounts/server/owns-address.ts';
import { limits } from '#limits.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { networkOf, networksOf } from '#platform/http/networks.ts';
import { checkLimit, consumeLimit, tryConsume } from '#platform/http/rate-limit.ts';
import type { Sending } from './create-verification.ts';
import { tryConsumeStrangerMail } from './stranger-mails.ts';

export interface Sender {
  email: string;
  /** Signed in, and the provider says that the e-mail is theirs. */
  ownsEmail: boolean;
  address: string;
  /** A proof of work came along. */
  proven: boolean;
}

export async function senderOf(
  db: Database,
  { person, input: { email }, address, proof }: Sending,
): Promise<Sender> {
  const ownsEmail = await ownsAddress(db, { personId: person?.id, email });
  return { email, ownsEmail, address, proven: proof !== undefined };
}

/** Before any work: throws AppError when this sending could not be taken anyway. */
export async function checkSendingLimits(
  db: Database,
  sender: Sender,
  withFiles: boolean,
): Promise<void> {
  await checkLimit(db, sendingLimit(sender), networksOf(sender.address));
  if (!sender.ownsEmail) await checkLimit(db, limits.verificationEmail, claimKey(sender));
  if (withFiles) await consumeLimit(db, limits.verificationTry, networksOf(sender.address));
}

/** With the record, so that what is not written does not count. Throws AppError. */
export async function consumeSendingLimits(tx: Tx, sender: Sender): Promise<void> {
  await consumeLimit(tx, sendingLimit(sender), networksOf(sender.address));
  if (!sender.ownsEmail) await consumeLimit(tx, limits.verificationEmail, claimKey(sender));
}

function sendingLimit({ proven }: Sender) {
  return proven ? limits.verificationProven : limits.verification;
}

/**
 * Whether a typed address may be written to now, and whether the sender is told so: not of one that
 * is written to because somebody has an account with it, else anyone could ask who has. The record
 * is stored all the same.
 */
export async function mayMailTo(
  tx: Tx,
  sender: Sender,
): Promise<{ mail: boolean; announced: boolean }> {
  const mayMail =
    (await tryConsume(tx, limits.verificationMail, emailKey(sender))) &&
    (await tryConsume(tx, limits.verificationMailNetwork, networksOf(sender.address)));
  const announced = mayMail && (await tryConsumeStrangerMail(tx, sender.address));
  return { mail: announced || (mayMail && (await isKnown(tx, sender.email))), announced };
}

async function isKnown(tx: Tx, email: string): Promise<boolean> {
  const person = await tx
    .selectFrom('person')
    .select('id')
    .where(({ fn }) => fn('lower', ['email']), '=', email.toLowerCase())
    .where('email_verified', '=', true)
    .limit(1)
    .executeTakeFirst();
  return person !== undefined;
}

/** With the network: whoever floods an address does not lock its owner out. */
function claimKey(sender: Sender): string {
  return `${emailKey(sender)} ${networkOf(sender.address)}`;
}

function emailKey({ email }: Sender): string {
  return email.toLowerCase();
}

/** Throws AppError when a person sends again too often; who fails counts too. */
export function checkResendLimit(db: Database, personId: string): Promise<void> {
  return consumeLimit(db, limits.verificationResend, personId);
}
