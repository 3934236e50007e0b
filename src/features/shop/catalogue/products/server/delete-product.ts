import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import { nextVersion } from '#platform/database/versions.ts';
import type { Services } from '#platform/services.ts';
import { changeCatalogue } from '../../server/changes.ts';
import type { StaffProduct } from '../staff-schema.ts';
import { findStaffProduct, lockProduct } from './staff-store.ts';
import { refuseWith } from './update-product.ts';

/**
 * Its address leads nowhere, quotations keep their lines, and it can be restored. Deleting twice
 * changes nothing. Throws AppError: not found, changed meanwhile.
 */
export async function deleteProduct(
  services: Services,
  agent: CurrentUser,
  id: string,
  expected: string,
): Promise<StaffProduct> {
  await changeCatalogue(services, async (tx) => {
    const product = await lockProduct(tx, id);
    if (product.deleted) return;
    if (expected !== product.updatedAt) await refuseWith(tx, 'productChanged', id);
    await tx
      .updateTable('product')
      .set({ deleted_at: nextVersion, updated_at: nextVersion })
      .where('id', '=', id)
      .execute();
    await writeAudit(tx, {
      actor: agent,
      action: 'product.delete',
      subject: { kind: 'product', id, name: product.facts.name },
    });
  });
  return findStaffProduct(services.db, id);
}
