import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { pictureAddress } from '../../pictures/picture-address.ts';
import type { ProductForm } from '../staff-schema.ts';

export const corollaForm: ProductForm = {
  name: 'Corolla LE',
  category: 'automobiles',
  price: '28000.50',
};

export function ownPicture(hash: string): string {
  return pictureAddress(hash, 320);
}

/** The log outlives a reset of the test database, so it is read by product. */
export function productAuditOf(db: Database) {
  return db
    .selectFrom('audit')
    .select(['actor_id', 'action', 'subject_kind', 'subject_id', 'subject_name', 'details'])
    .where('subject_id', 'in', (products) =>
      products.selectFrom('product').select(sql<string>`id::text`.as('id')),
    )
    .orderBy('seq')
    .execute();
}

export async function productCount(db: Database): Promise<number> {
  const { rows } = await db
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(rows);
}
