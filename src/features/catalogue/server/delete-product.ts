import type { Language, Text } from '../../../platform/language.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CurrentUser } from '../../accounts/schema.ts';
import { writeAudit } from '../../accounts/server/audit.ts';
import type { SavedProduct, StaffProduct } from '../staff-schema.ts';
import { changeCatalogue } from './changes.ts';
import { freeSlug, lockAddresses } from './free-slug.ts';
import { warningsOf } from './product-facts.ts';
import { findStaffProduct, lockProduct, nextVersion } from './staff-store.ts';

/**
 * Takes a product out of the catalogue: its address leads nowhere, its quotes keep their lines. It
 * can be brought back. Deleting a deleted one changes nothing. Throws Refusal: not found.
 */
export async function deleteProduct(
  platform: Platform,
  agent: CurrentUser,
  id: string,
): Promise<StaffProduct> {
  await changeCatalogue(platform, async (tx) => {
    const product = await lockProduct(tx, id);
    if (product.deleted) return;
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
  return findStaffProduct(platform.db, id);
}

/**
 * Brings a deleted product back, at another address where its own was given away meanwhile; the
 * warnings say so. Restoring one that is there changes nothing. Throws Refusal: not found.
 */
export async function restoreProduct(
  platform: Platform,
  { person: agent, language }: { person: CurrentUser; language: Language },
  id: string,
): Promise<SavedProduct> {
  const { facts, moved } = await changeCatalogue(platform, async (tx) => {
    await lockAddresses(tx);
    const { deleted, facts, slug } = await lockProduct(tx, id);
    if (!deleted) return { facts, moved: false };
    const free = await freeSlug(tx, facts.category, slug, id);
    await tx
      .updateTable('product')
      .set({ deleted_at: null, slug: free, updated_at: nextVersion })
      .where('id', '=', id)
      .execute();
    await writeAudit(tx, {
      actor: agent,
      action: 'product.restore',
      subject: { kind: 'product', id, name: facts.name },
      details: free === slug ? {} : { slug: { from: slug, to: free } },
    });
    return { facts, moved: free !== slug };
  });
  return {
    ...(await findStaffProduct(platform.db, id)),
    warnings: {
      ...warningsOf(facts, { provincesLeftOut: false, language }),
      ...(moved && { slug: addressTaken[language] }),
    },
  };
}

const addressTaken: Text = {
  es: 'Otro producto usa ahora su dirección anterior: este tiene una dirección nueva.',
  en: 'Another product has its former address now: this one has a new address.',
};
