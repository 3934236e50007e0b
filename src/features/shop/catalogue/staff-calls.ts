import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import { del, get, patch, post, put } from '#platform/calls/contract.ts';
import type { CsvQueryText } from '#platform/text/csv.ts';
import type { Delivery, DeliveryChange } from './delivery/schema.ts';
import type { TariffEntry, TariffForm, VoidTariffInput } from './landed-cost/schema.ts';
import type {
  ProductChange,
  ProductForm,
  ProductImport,
  ProductStats,
  ProductsStatusChange,
  SavedProduct,
  StaffProduct,
  StaffProductQueryText,
  StatusChanged,
} from './products/staff-schema.ts';
import type { PictureImport, StoredPicture } from './schema.ts';
import type { Synonym, SynonymChange, SynonymForm } from './synonyms/schema.ts';

export const catalogueStaffCalls = {
  // How delivery works in a province; `/entrega` shows it.
  saveDelivery: put<Delivery[], { params: { id: ProvinceCode }; body: DeliveryChange }>(
    '/api/admin/deliveries/:id',
  ),
  removeDelivery: del<Delivery[], { params: { id: ProvinceCode }; body: { expected: Delivery } }>(
    '/api/admin/deliveries/:id',
  ),

  // A picture is sent as a file or as a web address; the returned `image` goes into a product.
  uploadPicture: post<StoredPicture, { bytes: Blob }>('/api/admin/pictures'),
  importPicture: post<StoredPicture, { body: PictureImport }>('/api/admin/pictures/import'),

  /** A page has 50 products. */
  listStaffProducts: get<StaffProduct[], { query: StaffProductQueryText }>('/api/admin/products'),
  productStats: get<ProductStats, { query?: Pick<StaffProductQueryText, 'status' | 'q'> }>(
    '/api/admin/products/stats',
  ),
  /** A CSV file with all pages of the filtered list; `callAddress` gives its `href`. */
  exportProducts: get<never, { query: StaffProductQueryText & CsvQueryText }>(
    '/api/admin/products.csv',
  ),
  /**
   * Takes the bytes of a CSV file. A dry run returns the errors; a real run with errors is a 422, and
   * one with identical rows to create a 409 until `repeated` says how many were seen. A
   * key that was used returns the first result, also in a dry run; with another file it is a 422
   * `key_reused`.
   */
  importProducts: post<
    ProductImport,
    { bytes: Blob; query: { dryRun?: '1'; repeated?: string }; key?: string }
  >('/api/admin/products/import'),
  changeProductsStatus: post<StatusChanged, { body: ProductsStatusChange }>(
    '/api/admin/products/status',
  ),
  findStaffProduct: get<StaffProduct, { params: { id: string } }>('/api/admin/products/:id'),
  createProduct: post<SavedProduct, { body: ProductForm; key: string }>('/api/admin/products'),
  /** A 409 `product_changed` carries the current `product`. */
  updateProduct: patch<SavedProduct, { params: { id: string }; body: ProductChange }>(
    '/api/admin/products/:id',
  ),
  deleteProduct: del<StaffProduct, { params: { id: string }; body: { expected: string } }>(
    '/api/admin/products/:id',
  ),
  restoreProduct: post<SavedProduct, { params: { id: string } }>('/api/admin/products/:id/restore'),

  listSynonyms: get<Synonym[]>('/api/admin/synonyms'),
  createSynonym: post<Synonym, { body: SynonymForm }>('/api/admin/synonyms'),
  updateSynonym: put<Synonym, { params: { id: string }; body: SynonymChange }>(
    '/api/admin/synonyms/:id',
  ),
  deleteSynonym: del<Synonym, { params: { id: string }; body: { expected: Synonym } }>(
    '/api/admin/synonyms/:id',
  ),

  // Costs in Cuba. An entry is dated and never changes; each call returns all entries.
  listTariff: get<TariffEntry[]>('/api/admin/tariff'),
  enterTariff: post<TariffEntry[], { body: TariffForm }>('/api/admin/tariff'),
  voidTariff: post<TariffEntry[], { params: { id: string }; body: VoidTariffInput }>(
    '/api/admin/tariff/:id/void',
  ),
};
