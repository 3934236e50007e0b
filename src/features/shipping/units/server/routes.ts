import { sql } from 'kysely';
import {
  type CallRoute,
  type RecordRequest,
  serve,
  type WriteOf,
} from '#features/people/accounts/server/serve.ts';
import { serveMany } from '#features/people/accounts/server/serve-many.ts';
import { findCategory, type ProductCategory } from '#features/shop/catalogue/categories.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { staffApi } from '#staff-api.ts';
import { shippingErrors } from '../errors.ts';
import { auditUnit } from './audit-unit.ts';
import { type LockedUnit, lockUnitForStaff } from './lock-units.ts';
import { addPhoto, removePhoto } from './photos.ts';
import { findUnit, listUnits, openUnit, unitsOfOrder } from './read-units.ts';
import { recordChange } from './record-change.ts';

const find = ({ params, caller }: RecordRequest, { db }: Services) =>
  findUnit(db, caller.person, params.id);

export const unitRoutes: CallRoute[] = [
  serve(staffApi.listUnits, ({ query, caller }, { db }) => listUnits(db, caller.person, query)),
  serve(staffApi.unitsOfQuote, ({ params: { id }, caller }, { db }) =>
    unitsOfOrder(db, caller.person, id),
  ),
  serve(staffApi.findUnit, ({ params: { id }, caller }, { db }) => openUnit(db, caller.person, id)),
  serve(staffApi.saveUnit, [saveUnit, find]),
  serve(staffApi.recordUnitChange, [recordChange, find]),
  serveMany(staffApi.recordUnitChanges, recordChange),
  serveMany(staffApi.saveUnits, saveUnit),
  serve(staffApi.addUnitPhoto, [addPhoto, find]),
  serve(staffApi.removeUnitPhoto, [removePhoto, find]),
];

type SaveUnit = WriteOf<typeof staffApi.saveUnit>;
async function saveUnit(
  { params: { id }, body, caller: { person: agent } }: Parameters<SaveUnit>[0],
  { db }: Services,
): Promise<void> {
  const { expected: seenRevision, identifier, titleNumber, titleState, category } = body;
  await inTransaction(db, async (tx) => {
    const unit = await lockUnitForStaff(tx, agent, id);
    const isVehicle = findCategory(category ?? unit.category)?.vehicle;
    if (isVehicle && /^(?=.*[IOQ])[A-Z0-9]{17}$/.test(identifier)) {
      throw new AppError(shippingErrors.vinLetters);
    }
    if (category && !(await mayBe(tx, unit, category))) {
      throw new AppError(shippingErrors.kindStands);
    }
    const saving = tx
      .updateTable('unit')
      .set(({ eb }) => ({
        identifier: identifier || null,
        identifier_nth: 1,
        title_number: titleNumber || null,
        title_state: titleState || null,
        revision: eb('revision', '+', 1),
        ...(category && { category, kind_open: false }),
      }))
      .where('id', '=', id)
      .where('revision', '=', seenRevision);
    const { numUpdatedRows } = await translateConstraint(
      'unit_identifier_once',
      shippingErrors.identifierUsed,
      () => saving.executeTakeFirstOrThrow(),
    );
    if (numUpdatedRows === 0n) throw new AppError(shippingErrors.unitChanged);
    await auditUnit(tx, agent, 'unit.save', unit, category && { kind: category });
  });
}

/**
 * Only goods that somebody typed are given a kind, before they sail. What has the VIN of a vehicle is
 * one: an appliance needs fewer papers.
 */
async function mayBe(tx: Tx, unit: LockedUnit, category: ProductCategory): Promise<boolean> {
  const { rows } = await sql<{ typed: boolean; vin: boolean }>`
    select product_id is null as typed, coalesce(vin_holds(identifier), false) as vin
    from unit where id = ${unit.id}`.execute(tx);
  const isShipped = unit.stages.some(({ stage, reachedOn }) => stage === 'shipped' && reachedOn);
  const isVehicle = findCategory(category)?.vehicle ?? false;
  return rows.some(({ typed, vin }) => typed && !isShipped && (isVehicle || !vin));
}
