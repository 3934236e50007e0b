import type { RawBuilder } from 'kysely';
import type { Tx } from '../database/database.ts';
import { tryConsumeAll } from '../http/rate-limit.ts';

const hour = 3600;
const day = 24 * hour;

/** Limits for addresses of unproven owners. */
export const claimedMailLimits = {
  /** Quotations under somebody else's address must not flood it. */
  claimedMail: { name: 'mail-claimed', per: 'e-mail', points: 5, seconds: hour },
  claimedMailDay: { name: 'mail-claimed-day', per: 'e-mail', points: 20, seconds: day },
  claimedMailAll: { name: 'mail-claimed-all', per: 'shop', points: 1000, seconds: day },
  /** For mails that staff cause. Separate, so that a flood does not use up the limit of answers. */
  answerMail: { name: 'mail-answer', per: 'e-mail', points: 10, seconds: hour },
  answerMailDay: { name: 'mail-answer-day', per: 'e-mail', points: 40, seconds: day },
} as const;

const { claimedMail, claimedMailDay, claimedMailAll, answerMail, answerMailDay } =
  claimedMailLimits;

/**
 * Counts a mail to an address of an unproven owner: one for which `proven` does not hold in the
 * database. Returns false when there were too many.
 */
export async function mayMailClaimed(
  tx: Tx,
  address: string,
  answer: boolean,
  proven?: RawBuilder<boolean>,
): Promise<boolean> {
  const mailbox = mailboxOf(address);
  return tryConsumeAll(
    tx,
    answer
      ? [
          [answerMail, mailbox],
          [answerMailDay, mailbox],
        ]
      : [
          [claimedMail, mailbox],
          [claimedMailDay, mailbox],
          [claimedMailAll, 'all'],
        ],
    proven,
  );
}

/** The mailbox of an address: 'Ana.Ruiz+1@gmail.com' is 'anaruiz@gmail.com'. */
function mailboxOf(address: string): string {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const [name = ''] = local.split('+', 1);
  return /^(gmail|googlemail)\.com$/.test(host)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${host}`;
}
