import { z } from 'zod';
import { accountErrors } from '#features/people/accounts/errors.ts';
import { writeExport } from '#features/people/accounts/server/audit.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { CsvQuery } from '#platform/http/csv-file.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { pageReply } from '#platform/http/list-pages.ts';
import { FileReply } from '#platform/http/route.ts';
import { importBusy } from '#platform/tasks/import-queue.ts';
import { staffApi } from '#staff-api.ts';
import { catalogueErrors, productBelowHeld, productHeld } from '../../errors.ts';
import { importProducts } from '../../import/server/import-products.ts';
import { importLimits } from '../product-form.ts';
import {
  ProductChange,
  ProductForm,
  ProductImport,
  ProductImportQuery,
  ProductRemoval,
  ProductStats,
  ProductStatsQuery,
  ProductsStatusChange,
  SavedProduct,
  StaffProduct,
  StaffProductQuery,
  StatusChanged,
} from '../staff-schema.ts';
import { addProduct } from './add-product.ts';
import { changeProductsStatus } from './change-products-status.ts';
import { deleteProduct } from './delete-product.ts';
import { exportProducts } from './export-products.ts';
import { countStaffProducts, listStaffProducts } from './list-staff-products.ts';
import { restoreProduct } from './restore-product.ts';
import { findStaffProduct } from './staff-store.ts';
import { updateProduct } from './update-product.ts';

/** Room for 40 specifications and 20 long addresses in letters of several bytes. */
const formBytes = 256 * 1024;

const { noSuchProduct } = catalogueErrors;

export const staffProductRoutes: CallRoute[] = [
  serve(
    staffApi.listStaffProducts,
    { access: 'staff', query: StaffProductQuery, response: z.array(StaffProduct) },
    async ({ query }, { db }) =>
      pageReply(staffApi.listStaffProducts, query, await listStaffProducts(db, query)),
  ),
  serve(
    staffApi.productStats,
    { access: 'staff', query: ProductStatsQuery, response: ProductStats },
    async ({ query }, { db }) => countStaffProducts(db, query),
  ),
  serve(
    staffApi.exportProducts,
    { access: 'staff', query: StaffProductQuery.extend(CsvQuery.shape), response: undefined },
    async ({ query: { format, ...filters }, caller }, services) => {
      const { total: rows } = await listStaffProducts(services.db, filters);
      await writeExport(services.db, caller.person, 'product', { rows, filters });
      return new FileReply(...(await exportProducts(services, { format, filters })));
    },
  ),
  serve(
    staffApi.importProducts,
    {
      access: 'staff',
      query: ProductImportQuery,
      bytes: { limit: importLimits.bytes },
      key: true,
      response: ProductImport,
      errors: [
        catalogueErrors.importRefused,
        catalogueErrors.importRepeated,
        catalogueErrors.importKeyReused,
        importBusy,
      ],
    },
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
  serve(
    staffApi.changeProductsStatus,
    {
      access: 'staff',
      body: ProductsStatusChange,
      response: StatusChanged,
      errors: [productHeld, accountErrors.changedMeanwhile],
    },
    async ({ body, caller }, services) => changeProductsStatus(services, caller.person, body),
  ),
  serve(
    staffApi.findStaffProduct,
    { access: 'staff', params: RecordId, response: StaffProduct, errors: [noSuchProduct] },
    async ({ params }, { db }) => findStaffProduct(db, params.id),
  ),
  serve(
    staffApi.createProduct,
    {
      access: 'staff',
      body: ProductForm,
      bodyLimit: formBytes,
      key: true,
      response: SavedProduct,
      status: 201,
      errors: [catalogueErrors.productKeyReused],
    },
    async ({ body: form, key, caller: { person, language } }, services) => {
      return addProduct(services, { agent: person, language, form, key });
    },
  ),
  serve(
    staffApi.updateProduct,
    {
      access: 'staff',
      params: RecordId,
      body: ProductChange,
      bodyLimit: formBytes,
      response: SavedProduct,
      errors: [
        noSuchProduct,
        catalogueErrors.productChanged,
        catalogueErrors.productDeleted,
        productHeld,
        productBelowHeld,
      ],
    },
    async ({ params, body: change, caller: { person, language } }, services) =>
      updateProduct(services, { agent: person, language, id: params.id, change }),
  ),
  serve(
    staffApi.deleteProduct,
    {
      access: 'staff',
      params: RecordId,
      body: ProductRemoval,
      response: StaffProduct,
      errors: [noSuchProduct, catalogueErrors.productChanged],
    },
    async ({ params, body, caller }, services) =>
      deleteProduct(services, caller.person, params.id, body.expected),
  ),
  serve(
    staffApi.restoreProduct,
    { access: 'staff', params: RecordId, response: SavedProduct, errors: [noSuchProduct] },
    async ({ params, caller }, services) => restoreProduct(services, caller, params.id),
  ),
];
