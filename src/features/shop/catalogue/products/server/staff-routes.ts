import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { writeExport } from '#features/people/accounts/server/audit.ts';
import { type CallRoute, serve, type WriteOf } from '#features/people/accounts/server/serve.ts';
import { serveMany } from '#features/people/accounts/server/serve-many.ts';
import type { Database } from '#platform/database/database.ts';
import { csvFile } from '#platform/http/csv-file.ts';
import { pageReply } from '#platform/http/list-pages.ts';
import { FileReply } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import type { CsvQueryText } from '#platform/text/csv.ts';
import { staffApi } from '#staff-api.ts';
import { importProducts } from '../../import/server/import-products.ts';
import { csvColumns } from '../product-form.ts';
import type { StaffProductFilters } from '../staff-schema.ts';
import { addProduct } from './add-product.ts';
import { deleteProduct, restoreProduct } from './delete-product.ts';
import { countStaffProducts, listStaffProducts, staffConditions } from './list-staff-products.ts';
import { toCells } from './product-csv.ts';
import { findStaffProduct, readStaffProducts } from './staff-store.ts';
import { updateProduct } from './update-product.ts';

const update = (
  { params, body: change, caller }: Parameters<WriteOf<typeof staffApi.updateProduct>>[0],
  services: Services,
) => {
  const { person: agent, language } = caller;
  return updateProduct(services, { agent, language, id: params.id, change });
};

export const staffProductRoutes: CallRoute[] = [
  serve(staffApi.listStaffProducts, async ({ query }, { db }) =>
    pageReply(staffApi.listStaffProducts, query, await listStaffProducts(db, query)),
  ),
  serve(staffApi.productStats, async ({ query }, { db }) => countStaffProducts(db, query)),
  serve(staffApi.exportProducts, async ({ query: { format, ...filters }, caller }, services) => {
    const { total: rows } = await listStaffProducts(services.db, filters);
    await writeExport(services.db, caller.person, 'product', { rows, filters });
    return new FileReply(...(await exportProducts(services, { format, filters })));
  }),
  serve(
    staffApi.importProducts,
    async ({ query, bytes, key, caller: { person, language } }, services) =>
      importProducts(services, {
        agent: person,
        language,
        bytes,
        key,
        dryRun: query.dryRun === '1',
        repeated: query.repeated ?? 0,
        rejected: query.rejected ?? 0,
      }),
  ),
  serve(staffApi.findStaffProduct, async ({ params }, { db }) => findStaffProduct(db, params.id)),
  serve(
    staffApi.createProduct,
    async ({ body: form, key, caller: { person, language } }, services) => {
      return addProduct(services, { agent: person, language, form, key });
    },
  ),
  serve(staffApi.updateProduct, update),
  serveMany(
    staffApi.updateProducts,
    async (request, services) => (await update(request, services)).updatedAt,
  ),
  serve(staffApi.deleteProduct, deleteProduct),
  serve(staffApi.restoreProduct, restoreProduct),
];

const batchSize = 500;

async function exportProducts(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { filters, ...file }: CsvQueryText & { filters: StaffProductFilters },
): Promise<ReturnType<typeof csvFile>> {
  const { conditions } = await staffConditions(db, filters);
  async function* batches() {
    let after = '9223372036854775807';
    for (;;) {
      const batch = await readStaffProducts(
        db,
        [...conditions, sql`seq < ${after}::bigint`],
        sql`seq desc`,
        { limit: batchSize },
      );
      if (batch.length > 0) yield batch.map((product) => toCells(product, config.publicUrl));
      const last = batch.at(-1);
      if (!last || batch.length < batchSize) return;
      await setImmediate();
      after = await seqOf(db, last.id);
    }
  }
  return csvFile({ name: 'productos', header: csvColumns, batches: batches() }, file);
}

async function seqOf(db: Database, id: string): Promise<string> {
  const { rows } = await sql<{ seq: string }>`select seq from product where id = ${id}`.execute(db);
  const [row] = rows;
  // Always there, because a deleted product keeps its row. Else the file would end early and look whole.
  if (!row) throw new Error(`product ${id} has no row`);
  return row.seq;
}
