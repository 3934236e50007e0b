import { writeExport } from '#features/people/accounts/server/audit.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { pageReply } from '#platform/http/list-pages.ts';
import { FileReply } from '#platform/http/route.ts';
import { staffApi } from '#staff-api.ts';
import { importProducts } from '../../import/server/import-products.ts';
import { addProduct } from './add-product.ts';
import { changeProductsStatus } from './change-products-status.ts';
import { deleteProduct, restoreProduct } from './delete-product.ts';
import { exportProducts } from './export-products.ts';
import { countStaffProducts, listStaffProducts } from './list-staff-products.ts';
import { findStaffProduct } from './staff-store.ts';
import { updateProduct } from './update-product.ts';

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
      }),
  ),
  serve(staffApi.changeProductsStatus, changeProductsStatus),
  serve(staffApi.findStaffProduct, async ({ params }, { db }) => findStaffProduct(db, params.id)),
  serve(
    staffApi.createProduct,
    async ({ body: form, key, caller: { person, language } }, services) => {
      return addProduct(services, { agent: person, language, form, key });
    },
  ),
  serve(
    staffApi.updateProduct,
    async ({ params, body: change, caller: { person, language } }, services) =>
      updateProduct(services, { agent: person, language, id: params.id, change }),
  ),
  serve(staffApi.deleteProduct, deleteProduct),
  serve(staffApi.restoreProduct, restoreProduct),
];
