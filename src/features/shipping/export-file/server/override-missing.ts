import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import { lockUnitForStaff } from '#features/shipping/units/server/lock-units.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { sharedDay } from '#platform/time/shared-clock.ts';
import type { staffApi } from '#staff-api.ts';
import { exportErrors } from '../errors.ts';
import { exportItems } from '../items.ts';
import { findMissing } from './read-file.ts';

/**
 * Lets a unit be shipped without what it lacks now, and grants nothing else. Throws AppError: not
 * found, the administrador's own order, something else is missing than they saw.
 */
export const overrideMissing: WriteOf<typeof staffApi.overrideExport> = async (
  { params: { id }, body: { items, reason }, caller: { person: administrador } },
  { db },
) => {
  const seen = exportItems.filter((item) => items.includes(item));
  await translateConstraint('export_override_once', exportErrors.notMissing, () =>
    inTransaction(db, async (tx) => {
      const unit = await lockUnitForStaff(tx, administrador, id);
      const [missing] = await findMissing(tx, [id], sharedDay());
      if (missing?.items.join() !== seen.join()) throw new AppError(exportErrors.notMissing);
      await tx
        .insertInto('export_override')
        .values({ unit_id: id, items: seen, reason, made_by: administrador.id })
        .execute();
      await tx
        .insertInto('unit_entry')
        .values({
          unit_id: id,
          kind: 'overridden',
          cause: reason,
          made_by: administrador.id,
          ...unusedColumns,
        })
        .execute();
      const subject = { kind: 'unit', id, name: unit.number };
      await writeAudit(tx, administrador, 'unit.override', subject, { papers: seen.join(', ') });
    }),
  );
};

const unusedColumns = {
  stage: null,
  on_day: null,
  before_day: null,
  who_acts: null,
  voyage_id: null,
  submission_key: null,
};
