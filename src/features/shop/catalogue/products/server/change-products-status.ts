import { sql } from 'kysely';
import { accountErrors } from '#features/people/accounts/errors.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { HandlerOf } from '#features/people/accounts/server/serve.ts';
import { nextVersion } from '#platform/database/versions.ts';
import { AppError } from '#platform/http/errors.ts';
import type { staffApi } from '#staff-api.ts';
import { changeCatalogue } from '../../server/changes.ts';
import { refuseHeld } from '../../server/holds.ts';
import { readStoredProduct } from './staff-store.ts';

/** Changes all or none. Throws AppError: a product is held, or has another status than was seen. */
export const changeProductsStatus: HandlerOf<typeof staffApi.changeProductsStatus> = async (
  { body: { ids, expected, status }, caller: { person: agent } },
  services,
) => {
  const uniqueIds = [...new Set(ids)];
  return changeCatalogue(services, async (tx) => {
    const products = await readStoredProduct(
      tx,
      sql`id = any(${uniqueIds}::uuid[]) and deleted_at is null`,
      sql`for update`,
    );
    const changing = products.filter(({ facts }) => facts.status !== status);
    if (changing.some(({ id, facts }) => facts.status !== expected[id])) {
      const theirs = Object.fromEntries(changing.map(({ id, facts }) => [id, facts.status]));
      throw new AppError(accountErrors.changedMeanwhile, { details: { theirs } });
    }
    await refuseHeld(
      tx,
      changing.map(({ id, facts }) => ({ id, before: facts, after: { ...facts, status } })),
    );
    if (changing.length > 0) {
      await tx
        .updateTable('product')
        .set({ status, updated_at: nextVersion })
        .where(
          'id',
          'in',
          changing.map(({ id }) => id),
        )
        .execute();
    }
    await writeAudit(
      tx,
      ...changing.map(({ id, facts }) => ({
        actor: agent,
        action: 'product.update',
        subject: { kind: 'product', id, name: facts.name },
        details: { status: { from: facts.status, to: status } },
      })),
    );
    return {
      changed: changing.length,
      same: products.length - changing.length,
      missing: uniqueIds.length - products.length,
    };
  });
};
