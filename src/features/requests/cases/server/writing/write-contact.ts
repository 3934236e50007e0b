import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { Database } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { ContactChannel } from '../../contact-channels.ts';
import { auditCase, lockCase } from '../case-store.ts';
import type { AnyServerCaseType } from '../server-case-type.ts';
import { addEventOnce } from './write-message.ts';

/**
 * Records that an agent reached the customer outside of the shop, once for each key. It counts as
 * an answer. Throws AppError: not found, the key was used for something else.
 */
export function writeContact(
  db: Database,
  type: AnyServerCaseType,
  agent: CurrentUser,
  { id, channel, key }: { id: string; channel: ContactChannel; key: string | undefined },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const locked = await lockCase(tx, type, id, agent);
    const eventId = await addEventOnce(tx, {
      of: locked.of,
      actor: { id: agent.id, as: 'staff' },
      kind: 'contact',
      note: channel,
      ...(key && { key }),
    });
    if (!eventId) return;
    await auditCase(tx, agent, locked, 'contact', { channel });
    await type.followAct?.(tx, id);
  });
}
