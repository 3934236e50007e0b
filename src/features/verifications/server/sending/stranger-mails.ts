import { limits } from '#limits.ts';
import type { Tx } from '#platform/database/database.ts';
import { networksOf } from '#platform/http/networks.ts';
import { tryConsume } from '#platform/http/rate-limit.ts';

/**
 * Whether one of the day's mails to strangers is left for this sender; then it is counted. A network
 * has a small share of them, and the last ones are for networks that have sent none today.
 */
export async function tryConsumeStrangerMail(tx: Tx, address: string): Promise<boolean> {
  const networks = networksOf(address);
  if (!(await tryConsume(tx, limits.strangerMailNetwork, networks))) return false;
  const first = await tryConsume(tx, limits.strangerMailFirst, networks);
  if (await tryConsume(tx, limits.strangerMail, 'all')) return true;
  return first && (await tryConsume(tx, limits.strangerMailReserve, 'all'));
}
