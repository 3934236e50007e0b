import { limits } from '#limits.ts';
import type { Tx } from '#platform/database/database.ts';
import { networksOf } from '#platform/http/networks.ts';
import { tryConsume } from '#platform/http/rate-limit.ts';

/**
 * Consumes one of the day's mails to strangers; false where none is left. A network has a small
 * share, and the last mails are for networks that have sent none today.
 */
export async function tryConsumeStrangerMail(tx: Tx, address: string): Promise<boolean> {
  const networks = networksOf(address);
  if (!(await tryConsume(tx, limits.strangerMailNetwork, networks))) return false;
  const first = await tryConsume(tx, limits.strangerMailFirst, networks);
  if (await tryConsume(tx, limits.strangerMail, 'all')) return true;
  return first && (await tryConsume(tx, limits.strangerMailReserve, 'all'));
}
