import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { LockedUnit } from '#features/shipping/units/server/lock-units.ts';

/** The log is kept for ever, so it names the unit and the paper without the paper's content. */
export function auditEntry(actor: CurrentUser, action: string, unit: LockedUnit, paper: string) {
  const subject = { kind: 'unit', id: unit.id, name: unit.number };
  return { actor, action, subject, details: { paper } };
}
