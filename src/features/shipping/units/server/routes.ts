import type { z } from 'zod';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import {
  type CallRoute,
  type RecordRequest,
  serve,
} from '#features/people/accounts/server/serve.ts';
import { serveMany } from '#features/people/accounts/server/serve-many.ts';
import { findCategory } from '#features/shop/catalogue/categories.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { staffApi } from '#staff-api.ts';
import { shippingErrors } from '../errors.ts';
import type { UnitFacts } from '../staff-schema.ts';
import { auditUnit } from './audit-unit.ts';
import { lockUnitForStaff } from './lock-units.ts';
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
  serve(staffApi.saveUnit, [
    async ({ params: { id }, body, caller: { person } }, services) =>
      saveUnit(services, person, id, body),
    find,
  ]),
  serve(staffApi.recordUnitChange, [recordChange, find]),
  serveMany(staffApi.recordUnitChanges, recordChange),
  serve(staffApi.addUnitPhoto, [addPhoto, find]),
  serve(staffApi.removeUnitPhoto, [removePhoto, find]),
];

async function saveUnit(
  { db }: Services,
  agent: CurrentUser,
  id: string,
  { expected: seenRevision, identifier, titleNumber, titleState }: z.output<typeof UnitFacts>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const unit = await lockUnitForStaff(tx, agent, id);
    if (findCategory(unit.category)?.vehicle && /^(?=.*[IOQ])[A-Z0-9]{17}$/.test(identifier)) {
      throw new AppError(shippingErrors.vinLetters);
    }
    const saving = tx
      .updateTable('unit')
      .set(({ eb }) => ({
        identifier: identifier || null,
        identifier_nth: 1,
        title_number: titleNumber || null,
        title_state: titleState || null,
        revision: eb('revision', '+', 1),
      }))
      .where('id', '=', id)
      .where('revision', '=', seenRevision);
    const { numUpdatedRows } = await translateConstraint(
      'unit_identifier_once',
      shippingErrors.identifierUsed,
      () => saving.executeTakeFirstOrThrow(),
    );
    if (numUpdatedRows === 0n) throw new AppError(shippingErrors.unitChanged);
    await auditUnit(tx, agent, 'unit.save', unit);
  });
}
