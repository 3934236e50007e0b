import { ownsAddress } from '#features/accounts/server/owns-address.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import {
  checkLimit,
  consumeLimit,
  type Limit,
  networkOf,
  tryConsume,
} from '#platform/http/rate-limit.ts';
import type { Sending } from './create-verification.ts';

const hour = 3600;

/** Generous by network: phones in Cuba share addresses. */
const proven: Limit = { name: 'verification-proven', points: 60, seconds: hour };
const unproven: Limit = { name: 'verification', points: 5, seconds: hour };
/** Of those who have not shown that the address is theirs; elsewhere and the owner are not refused for it. */
const byEmail: Limit = { name: 'verification-email', points: 10, seconds: 24 * hour };
/** Sendings that fail count too where there are files: to look at those is work. */
const tries: Limit = { name: 'verification-try', points: 100, seconds: hour };

const resends: Limit = { name: 'verification-resend', points: 30, seconds: hour };

/** Mails to an address that nobody has shown to be theirs: a form must not be a mail bomb. */
const mails: Limit = { name: 'verification-mail', points: 3, seconds: hour };
const mailsByNetwork: Limit = { name: 'verification-mail-network', points: 10, seconds: hour };
const mailsToStrangers: Limit = { name: 'verification-mail-all', points: 200, seconds: 24 * hour };

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
  { person, said: { email }, address, proof }: Sending,
): Promise<Sender> {
  const ownsEmail = await ownsAddress(db, { personId: person?.id, email });
  return { email, ownsEmail, address, proven: proof !== undefined };
}

/** Before any work: throws Refusal when this sending could not be taken anyway. */
export async function checkSendingLimits(
  db: Database,
  sender: Sender,
  withFiles: boolean,
): Promise<void> {
  const network = networkOf(sender.address);
  await checkLimit(db, sender.proven ? proven : unproven, network);
  if (!sender.ownsEmail) await checkLimit(db, byEmail, `${emailKey(sender)} ${network}`);
  if (withFiles) await consumeLimit(db, tries, network);
}

/** With the record, so that what is not written does not count. Throws Refusal. */
export async function keepSendingLimits(tx: Tx, sender: Sender): Promise<void> {
  const network = networkOf(sender.address);
  await consumeLimit(tx, sender.proven ? proven : unproven, network);
  if (!sender.ownsEmail) await consumeLimit(tx, byEmail, `${emailKey(sender)} ${network}`);
}

/** Whether a typed address may be written to now. The record is kept all the same. */
export async function mayMailTo(tx: Tx, sender: Sender): Promise<boolean> {
  return (
    (await tryConsume(tx, mails, emailKey(sender))) &&
    (await tryConsume(tx, mailsByNetwork, networkOf(sender.address))) &&
    ((await isKnown(tx, sender.email)) || (await tryConsume(tx, mailsToStrangers, 'all')))
  );
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

function emailKey({ email }: Sender): string {
  return email.toLowerCase();
}

/** Throws Refusal when a person sends again too often; who fails counts too. */
export function checkResendLimit(db: Database, personId: string): Promise<void> {
  return consumeLimit(db, resends, personId);
}
