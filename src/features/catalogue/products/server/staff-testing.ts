import { sql } from 'kysely';
import '#features/accounts/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { pictureAddress } from '../../pictures/picture-address.ts';
import type { ProductForm } from '../staff-schema.ts';
import '../../server/tables.ts';

/** The least that a product must have. */
export const corolla: ProductForm = {
  name: 'Corolla LE',
  category: 'automobiles',
  price: '28000.50',
};

/** The address of a picture of ours as it stands in `images`. */
export function ownPicture(hash: string): string {
  return pictureAddress(hash, 320);
}

/** What the audit log tells of the products that there are, oldest first; it outlives a reset. */
export function auditOf(db: Database) {
  return db
    .selectFrom('audit')
    .select(['actor_id', 'action', 'subject_kind', 'subject_id', 'subject_name', 'details'])
    .where('subject_id', 'in', (products) =>
      products.selectFrom('product').select(sql<string>`id::text`.as('id')),
    )
    .orderBy('seq')
    .execute();
}

/** How many products there are, deleted ones too. */
export async function rowsOf(db: Database): Promise<number> {
  const { rows } = await db
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(rows);
}
