import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { Tx } from '#platform/database/database.ts';
import type { LockedUnit } from './lock-units.ts';

export function auditUnit(
  tx: Tx,
  actor: CurrentUser,
  action: string,
  { id, number }: Pick<LockedUnit, 'id' | 'number'>,
  details: object = {},
): Promise<void> {
  return writeAudit(tx, actor, action, { kind: 'unit', id, name: number }, details);
}
