import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { HandlerOf } from '#features/people/accounts/server/serve.ts';
import { nextVersion } from '#platform/database/versions.ts';
import type { Text } from '#platform/text/language.ts';
import type { staffApi } from '#staff-api.ts';
import { changeCatalogue } from '../../server/changes.ts';
import { warningsOf } from '../../server/product-facts.ts';
import { freeSlug, lockAddresses } from './free-slug.ts';
import { findStaffProduct, lockProduct } from './staff-store.ts';
import { refuseWith } from './update-product.ts';

/**
 * Its address leads nowhere, quotations keep their lines, and it can be restored. Deleting twice
 * changes nothing. Throws AppError: not found, changed meanwhile.
 */
export const deleteProduct: HandlerOf<typeof staffApi.deleteProduct> = async (
  { params: { id }, body: { expected }, caller: { person: agent } },
  services,
) => {
  await changeCatalogue(services, async (tx) => {
    const product = await lockProduct(tx, id);
    if (product.deleted) return;
    if (expected !== product.updatedAt) await refuseWith(tx, 'productChanged', id);
    await tx
      .updateTable('product')
      .set({ deleted_at: nextVersion, updated_at: nextVersion })
      .where('id', '=', id)
      .execute();
    await writeAudit(tx, agent, 'product.delete', {
      kind: 'product',
      id,
      name: product.facts.name,
    });
  });
  return findStaffProduct(services.db, id);
};

/**
 * Gives the product another address, with a warning, if its own is taken now. Restoring twice
 * changes nothing. Throws AppError: not found.
 */
export const restoreProduct: HandlerOf<typeof staffApi.restoreProduct> = async (
  { params: { id }, caller: { person: agent, language } },
  services,
) => {
  const { facts, moved } = await changeCatalogue(services, async (tx) => {
    await lockAddresses(tx);
    const { deleted, facts, slug } = await lockProduct(tx, id);
    if (!deleted) return { facts, moved: false };
    const newSlug = await freeSlug(tx, facts.category, slug, id);
    await tx
      .updateTable('product')
      .set({ deleted_at: null, slug: newSlug, updated_at: nextVersion })
      .where('id', '=', id)
      .execute();
    const subject = { kind: 'product', id, name: facts.name };
    const details = newSlug === slug ? {} : { slug: { from: slug, to: newSlug } };
    await writeAudit(tx, agent, 'product.restore', subject, details);
    return { facts, moved: newSlug !== slug };
  });
  return {
    ...(await findStaffProduct(services.db, id)),
    warnings: {
      ...warningsOf(facts, { provincesLeftOut: false, language }),
      ...(moved && { slug: addressTaken[language] }),
    },
  };
};

const addressTaken: Text = {
  es: 'Otro producto usa ahora su dirección anterior: este tiene una dirección nueva.',
  en: 'Another product has its former address now: this one has a new address.',
};
