import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import type { Tx } from '#platform/database/database.ts';
import type { ContactChannel } from '../../queue.ts';
import type { LockedCase } from '../case-store.ts';
import type { CaseTypes } from '../server-case-type.ts';
import { writeOnce } from './write-message.ts';

/**
 * Records that an agent reached the customer outside of the shop, once for each key. It counts as an
 * answer. Throws AppError: the key was used for something else.
 */
export async function writeContact(
  tx: Tx,
  agent: CurrentUser,
  { of, name }: LockedCase<CaseTypes>,
  { channel, key }: { channel: ContactChannel; key: string | undefined },
): Promise<void> {
  const event = {
    of,
    actor: { id: agent.id, as: 'staff' },
    kind: 'contact',
    note: channel,
    ...(key && { key }),
  } as const;
  if (!(await writeOnce(tx, event))) return;
  await writeAudit(tx, {
    actor: agent,
    action: `${of.type.name}.contact`,
    subject: { kind: of.type.name, id: of.id, name },
    details: { channel },
  });
}
