import { sql } from 'kysely';
import type { Client } from '#app/server/testing/test-shop.ts';
import { pictureAddress } from '#features/shop/catalogue/pictures/picture-address.ts';
import type { ManyResult } from '#platform/calls/many.ts';
import type { Database } from '#platform/database/database.ts';
import { staffApi } from '#staff-api.ts';
import type { ProductFields, ProductForm, StaffProduct } from '../../staff-schema.ts';

export const corollaForm: ProductForm = {
  name: 'Corolla LE',
  category: 'automobiles',
  price: '28000.50',
};

export function ownPicture(hash: string): string {
  return pictureAddress(hash, 320);
}

/** Deletes a product as it is now. */
export async function deleteAsSeen(who: Client, id: string): Promise<StaffProduct> {
  const params = { id };
  const { updatedAt: expected } = await who.call(staffApi.findStaffProduct, { params });
  return who.call(staffApi.deleteProduct, { params, body: { expected } });
}

/** Changes several products as they are now. */
export async function changeManyAsSeen(
  who: Client,
  change: Omit<ProductFields, 'expected'>,
  ...ids: string[]
): Promise<ManyResult[]> {
  const items = ids.map(async (id) => {
    const { updatedAt: expected } = await who.call(staffApi.findStaffProduct, { params: { id } });
    return { id, body: { ...change, expected } };
  });
  return who.call(staffApi.updateProducts, { body: { items: await Promise.all(items) } });
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
