import type { Tx } from '../database/database.ts';
import { type Limit, tryConsume } from '../http/rate-limit.ts';

const hour = 3600;
const day = 24 * hour;

/** What people cause themselves: to make quotations under somebody's address is no way to flood it. */
const asked: readonly Limit[] = [
  { name: 'mail-claimed', points: 5, seconds: hour },
  { name: 'mail-claimed-day', points: 20, seconds: day },
];
const askedByAll: Limit = { name: 'mail-claimed-all', points: 1000, seconds: day };

/** What staff cause: apart, so that who floods an address does not use up the room of the answers. */
const answered: readonly Limit[] = [
  { name: 'mail-answer', points: 10, seconds: hour },
  { name: 'mail-answer-day', points: 40, seconds: day },
];

/** Whether an address that nobody vouches for may be written to now; counts it if so. */
export async function mayMailClaimed(tx: Tx, address: string, answer: boolean): Promise<boolean> {
  const mailbox = mailboxOf(address);
  for (const limit of answer ? answered : asked) {
    if (!(await tryConsume(tx, limit, mailbox))) return false;
  }
  return answer || tryConsume(tx, askedByAll, 'all');
}

/** Where the mails to an address end, however it is written: 'Ana.Ruiz+1@gmail.com' is 'anaruiz@gmail.com'. */
function mailboxOf(address: string): string {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const name = local.replace(/\+.*$/, '');
  return /^(gmail|googlemail)\.com$/.test(host)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${host}`;
}
