import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import { changedFields, fromTo } from '#features/people/accounts/server/changed-fields.ts';
import type { Tx } from '#platform/database/database.ts';
import { nextVersion } from '#platform/database/versions.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { catalogueErrors } from '../../errors.ts';
import { markDrawn } from '../../pictures/server/mark-drawn.ts';
import { takePicturesOrThrow } from '../../pictures/server/take-pictures.ts';
import { changeCatalogue } from '../../server/changes.ts';
import { refuseHeld, refuseShortage } from '../../server/holds.ts';
import {
  applyChange,
  type PictureChange,
  productColumnsOf,
  type WrittenProductFacts,
  warningsOf,
} from '../../server/product-facts.ts';
import { productProblemTexts } from '../product-form.ts';
import type { CheckedChange, SavedProduct } from '../staff-schema.ts';
import { formerSlug, freeSlug, lockAddresses, rememberAddress } from './free-slug.ts';
import {
  findStaffProduct,
  lockProduct,
  readStoredProduct,
  type StoredProduct,
} from './staff-store.ts';

interface UpdateRequest {
  agent: CurrentUser;
  language: Language;
  id: string;
  change: CheckedChange;
}

/**
 * Writes only the fields that differ from what the change names. Throws AppError: not found,
 * deleted or changed meanwhile (with the current product), held for a customer, fewer pieces than
 * are held, a picture that cannot be taken.
 */
export async function updateProduct(
  services: Services,
  request: UpdateRequest,
): Promise<SavedProduct> {
  const { change, language, id } = request;
  const pictures = await picturesOfChange(services, request);
  const facts = await changeCatalogue(services, (tx) => writeChange(tx, request, pictures));
  return {
    ...(await findStaffProduct(services.db, id)),
    warnings: warningsOf(facts, {
      provincesLeftOut: change.availableProvinces === null,
      requestedStock: change.stock,
      formerPrice: change.formerPrice,
      language,
    }),
  };
}

async function picturesOfChange(
  services: Services,
  { id, change, language }: UpdateRequest,
): Promise<PictureChange> {
  const { images, imageAlts: alts, imageKinds: kinds, drawn } = change;
  if (!images && !alts) return { hashes: undefined, alts, kinds, drawn };
  const [before] = await readStoredProduct(services.db, sql`id = ${id}`);
  const knownHashes = before?.facts.pictures.map(({ hash }) => hash) ?? [];
  if ((alts?.length ?? 0) > (images ?? knownHashes).length) {
    throw new AppError(commonErrors.badInput, {
      fields: { imageAlts: productProblemTexts.altsWithoutImages[language] },
    });
  }
  const hashes =
    images &&
    (await takePicturesOrThrow(services, images, language, { knownHashes: new Set(knownHashes) }));
  return { hashes, alts, kinds, drawn };
}

async function writeChange(
  tx: Tx,
  { agent, id, change }: UpdateRequest,
  pictures: PictureChange,
): Promise<WrittenProductFacts> {
  // An import locks addresses before products; the other order could deadlock with it.
  if (change.category) await lockAddresses(tx);
  const product = await lockProduct(tx, id);
  const facts = applyChange(product.facts, change, pictures);
  const changed = changedFields(product.facts, facts);
  if (product.deleted) await refuseWith(tx, 'productDeleted', id);
  if (changed.length === 0) return facts;
  if (change.expected !== product.updatedAt) await refuseWith(tx, 'productChanged', id);
  const changing = { id, before: product.facts, after: facts };
  await refuseHeld(tx, [changing]);
  if (!change.belowHeld) await refuseShortage(tx, changing);
  const slug = await slugAfter(tx, product, facts);
  await markDrawn(tx, facts.pictures, product.facts.pictures);
  await tx
    .updateTable('product')
    .set({ ...productColumnsOf(facts), slug, updated_at: nextVersion })
    .where('id', '=', id)
    .execute();
  const subject = { kind: 'product', id, name: facts.name };
  await writeAudit(tx, agent, 'product.update', subject, fromTo(product.facts, facts, changed));
  return facts;
}

/**
 * Within a category the address stays. In another one it may be taken, or be the product's former
 * address.
 */
async function slugAfter(
  tx: Tx,
  { id, slug, facts: before }: StoredProduct,
  { category }: WrittenProductFacts,
): Promise<string> {
  if (category === before.category) return slug;
  const ownFormerSlug = await formerSlug(tx, id, category);
  const next = await freeSlug(tx, category, ownFormerSlug ?? slug, id);
  await rememberAddress(tx, id, {
    former: { category: before.category, slug },
    now: { category, slug: next },
  });
  return next;
}

export async function refuseWith(
  tx: Tx,
  kind: 'productDeleted' | 'productChanged',
  id: string,
): Promise<never> {
  throw new AppError(catalogueErrors[kind], {
    details: { product: await findStaffProduct(tx, id) },
  });
}
