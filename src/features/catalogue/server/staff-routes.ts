import { z } from 'zod';
import { FileReply, Reply } from '../../../platform/http/route.ts';
import { staffApi } from '../../../staff-api.ts';
import { type Route, serve } from '../../accounts/server/serve.ts';
import { importLimits, staffPageSize } from '../product-form.ts';
import { catalogueRefusals } from '../refusals.ts';
import {
  ImportQuery,
  ProductChange,
  ProductForm,
  ProductId,
  ProductImport,
  ProductStats,
  ProductsStatusChange,
  SavedProduct,
  StaffProduct,
  type StaffProductFilters,
  StaffProductQuery,
  StatusChanged,
} from '../staff-schema.ts';
import { addProduct } from './add-product.ts';
import { changeProductsStatus } from './change-products-status.ts';
import { deleteProduct, restoreProduct } from './delete-product.ts';
import { exportProducts } from './export-products.ts';
import { importProducts } from './import-products.ts';
import { countStaffProducts, listStaffProducts } from './list-staff-products.ts';
import { findStaffProduct } from './staff-store.ts';
import { updateProduct } from './update-product.ts';

/** Specifications and 20 long addresses of pictures, in letters of several bytes. */
const formBytes = 256 * 1024;

const { noSuchProduct } = catalogueRefusals;

/** The calls with which staff keep the catalogue; whole lists first, then one product. */
export const staffProductRoutes: Route[] = [
  serve(
    staffApi.listStaffProducts,
    { access: 'staff', query: StaffProductQuery, gives: z.array(StaffProduct) },
    async ({ query }, { db }) => {
      const { products, total } = await listStaffProducts(db, query);
      return new Reply(products, { headers: pageHeaders(query, total) });
    },
  ),
  serve(staffApi.productStats, { access: 'staff', gives: ProductStats }, async (_, { db }) =>
    countStaffProducts(db),
  ),
  serve(
    staffApi.exportProducts,
    { access: 'staff', query: StaffProductQuery, gives: undefined },
    async ({ query }, platform) => {
      const today = new Date().toISOString().slice(0, 10);
      return new FileReply(await exportProducts(platform, query), {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="productos-${today}.csv"`,
        'cache-control': 'no-store',
      });
    },
  ),
  serve(
    staffApi.importProducts,
    {
      access: 'staff',
      query: ImportQuery,
      bytes: { limit: importLimits.bytes },
      key: true,
      gives: ProductImport,
      refuses: [
        catalogueRefusals.importRefused,
        catalogueRefusals.importKeyReused,
        catalogueRefusals.importBusy,
      ],
    },
    async ({ query, bytes, key, caller: { person, language } }, platform) =>
      importProducts(platform, {
        agent: person,
        language,
        bytes,
        key,
        dryRun: query.dryRun === '1',
      }),
  ),
  serve(
    staffApi.changeProductsStatus,
    { access: 'staff', body: ProductsStatusChange, gives: StatusChanged },
    async ({ body, caller }, platform) => changeProductsStatus(platform, caller.person, body),
  ),
  serve(
    staffApi.findStaffProduct,
    { access: 'staff', params: ProductId, gives: StaffProduct, refuses: [noSuchProduct] },
    async ({ params }, { db }) => findStaffProduct(db, params.id),
  ),
  serve(
    staffApi.createProduct,
    {
      access: 'staff',
      body: ProductForm,
      bodyLimit: formBytes,
      key: true,
      gives: SavedProduct,
      status: 201,
      refuses: [catalogueRefusals.productKeyReused],
    },
    async ({ body: form, key, caller: { person, language } }, platform) => {
      return addProduct(platform, { agent: person, language, form, key });
    },
  ),
  serve(
    staffApi.updateProduct,
    {
      access: 'staff',
      params: ProductId,
      body: ProductChange,
      bodyLimit: formBytes,
      gives: SavedProduct,
      refuses: [noSuchProduct, catalogueRefusals.productChanged, catalogueRefusals.productDeleted],
    },
    async ({ params, body: change, caller: { person, language } }, platform) =>
      updateProduct(platform, { agent: person, language, id: params.id, change }),
  ),
  serve(
    staffApi.deleteProduct,
    { access: 'staff', params: ProductId, gives: StaffProduct, refuses: [noSuchProduct] },
    async ({ params, caller }, platform) => deleteProduct(platform, caller.person, params.id),
  ),
  serve(
    staffApi.restoreProduct,
    { access: 'staff', params: ProductId, gives: SavedProduct, refuses: [noSuchProduct] },
    async ({ params, caller }, platform) => restoreProduct(platform, caller, params.id),
  ),
];

/** How many there are in all, and where the next page is. */
function pageHeaders(query: StaffProductFilters, total: number): Record<string, string> {
  const { page = 1, ...filters } = query;
  const count = { 'x-total-count': String(total) };
  if (page * staffPageSize >= total) return count;
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) next.set(name, value);
  next.set('page', String(page + 1));
  return { ...count, link: `<${staffApi.listStaffProducts.path}?${next}>; rel="next"` };
}
