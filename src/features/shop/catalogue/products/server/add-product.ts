import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { contentHash, makeOnce, requireSameContent } from '#platform/database/make-once.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { catalogueErrors } from '../../errors.ts';
import { markDrawn } from '../../pictures/server/mark-drawn.ts';
import { type ImportOnePicture, takePicturesOrThrow } from '../../pictures/server/take-pictures.ts';
import { changeCatalogue } from '../../server/changes.ts';
import {
  productFactsOf,
  type WrittenProductFacts,
  warningsOf,
} from '../../server/product-facts.ts';
import { slugOf } from '../../slug.ts';
import type { CheckedForm, SavedProduct } from '../staff-schema.ts';
import { freeSlug } from './free-slug.ts';
import { createProducts } from './insert-products.ts';
import { findStaffProduct, readStoredProduct } from './staff-store.ts';

interface Submission {
  agent: CurrentUser;
  language: Language;
  form: CheckedForm;
  key: string | undefined;
}

export async function addProduct(
  services: Services,
  submission: Submission,
  importOne?: ImportOnePicture,
): Promise<SavedProduct> {
  const { form, language } = submission;
  const hash = contentHash(form);
  return makeOnce(
    submission.key,
    () => findEarlier(services.db, submission, hash),
    async () => {
      const hashes = await takePicturesOrThrow(services, form.images ?? [], language, {
        importOne,
      });
      const { imageAlts: alts, imageKinds: kinds, drawn } = form;
      const facts = productFactsOf(form, { hashes, alts, kinds, drawn });
      const id = await changeCatalogue(services, (tx) => writeProduct(tx, submission, facts, hash));
      return toSavedProduct(services.db, submission, id, facts);
    },
  );
}

async function writeProduct(
  tx: Tx,
  { agent, key }: Submission,
  facts: WrittenProductFacts,
  hash: string,
): Promise<string> {
  const slug = await freeSlug(tx, facts.category, slugOf(facts));
  const submission = key === undefined ? undefined : { key, hash };
  await markDrawn(tx, facts.pictures);
  const [id = ''] = await createProducts(tx, [{ ...facts, slug, submission }]);
  const subject = { kind: 'product', id, name: facts.name };
  await writeAudit(tx, agent, 'product.create', subject, { ...facts, slug });
  return id;
}

async function findEarlier(
  db: Database,
  submission: Submission,
  hash: string,
): Promise<SavedProduct | undefined> {
  const { key } = submission;
  if (key === undefined) return undefined;
  const earlier = await db
    .selectFrom('product')
    .select(['id', 'submission_hash'])
    .where('submission_key', '=', key)
    .executeTakeFirst();
  if (!earlier) return undefined;
  requireSameContent(earlier.submission_hash, hash, catalogueErrors.productKeyReused);
  const [stored] = await readStoredProduct(db, sql`id = ${earlier.id}`);
  return stored && toSavedProduct(db, submission, stored.id, stored.facts);
}

async function toSavedProduct(
  db: Database,
  { form, language }: Submission,
  id: string,
  facts: WrittenProductFacts,
): Promise<SavedProduct> {
  const provincesLeftOut = (form.availableProvinces ?? null) === null;
  const warnings = warningsOf(facts, {
    provincesLeftOut,
    requestedStock: form.stock,
    formerPrice: form.formerPrice,
    language,
  });
  return { ...(await findStaffProduct(db, id)), warnings };
}
