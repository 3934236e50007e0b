import { ownsAddress } from '#features/people/accounts/server/owns-address.ts';
import { limits } from '#limits.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { networkOf, networksOf } from '#platform/http/networks.ts';
import { checkLimit, consumeLimit, tryConsume } from '#platform/http/rate-limit.ts';

export interface VerificationSender {
  email: string;
  /** True where the sender is signed in with this verified e-mail. */
  ownsEmail: boolean;
  address: string;
  proven: boolean;
}

interface Sending {
  person: { id: string } | undefined;
  input: { email: string };
  address: string;
  proof?: object | undefined;
}

export async function senderOf(
  db: Database,
  { person, input: { email }, address, proof }: Sending,
): Promise<VerificationSender> {
  const ownsEmail = await ownsAddress(db, { personId: person?.id, email });
  return { email, ownsEmail, address, proven: proof !== undefined };
}

/** Throws AppError before any work where the limits are reached. */
export async function checkSendingLimits(
  db: Database,
  sender: VerificationSender,
  withFiles: boolean,
): Promise<void> {
  await checkLimit(db, sendingLimit(sender), networksOf(sender.address));
  if (!sender.ownsEmail) await checkLimit(db, limits.verificationEmail, claimKey(sender));
  if (withFiles) await consumeLimit(db, limits.verificationTry, networksOf(sender.address));
}

/**
 * Counts in the transaction of the record, so that a failed request does not count. Throws
 * AppError.
 */
export async function consumeSendingLimits(tx: Tx, sender: VerificationSender): Promise<void> {
  await consumeLimit(tx, sendingLimit(sender), networksOf(sender.address));
  if (!sender.ownsEmail) await consumeLimit(tx, limits.verificationEmail, claimKey(sender));
}

function sendingLimit({ proven }: VerificationSender) {
  return proven ? limits.verificationProven : limits.verification;
}

/**
 * Decides if the typed address gets a mail, and if the sender is told so. An address that gets one
 * only because it has an account is not announced: otherwise anybody could find out who has one.
 * The verification is stored in any case.
 */
export async function mayMailTo(
  tx: Tx,
  sender: VerificationSender,
): Promise<{ mail: boolean; announced: boolean }> {
  const mayMail =
    (await tryConsume(tx, limits.verificationMail, emailKey(sender))) &&
    (await tryConsume(tx, limits.verificationMailNetwork, networksOf(sender.address)));
  const announced = mayMail && (await tryConsumeStrangerMail(tx, sender.address));
  return { mail: announced || (mayMail && (await isKnown(tx, sender.email))), announced };
}

/**
 * Consumes one of the day's mails to strangers; false where none is left. A network has a small
 * share, and the last mails are for networks that have sent none today.
 */
async function tryConsumeStrangerMail(tx: Tx, address: string): Promise<boolean> {
  const networks = networksOf(address);
  if (!(await tryConsume(tx, limits.strangerMailNetwork, networks))) return false;
  const first = await tryConsume(tx, limits.strangerMailFirst, networks);
  if (await tryConsume(tx, limits.strangerMail, 'all')) return true;
  return first && (await tryConsume(tx, limits.strangerMailReserve, 'all'));
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

/** The network is part of the key, so that a flood does not lock out the owner of the address. */
function claimKey(sender: VerificationSender): string {
  return `${emailKey(sender)} ${networkOf(sender.address)}`;
}

function emailKey({ email }: VerificationSender): string {
  return email.toLowerCase();
}

/** Throws AppError (429). Failed tries count too. */
export function checkResendLimit(db: Database, personId: string): Promise<void> {
  return consumeLimit(db, limits.verificationResend, personId);
}
