import { z } from 'zod';
import { accountErrors } from '#features/people/accounts/errors.ts';
import { del, get, patch, post, put } from '#platform/calls/contract.ts';
import { many } from '#platform/calls/many.ts';
import { CsvQuery } from '#platform/http/csv-file.ts';
import { importBusy } from '#platform/tasks/import-queue.ts';
import { Delivery, DeliveryChange, DeliveryProvince } from './delivery/schema.ts';
import { catalogueErrors, productBelowHeld, productHeld } from './errors.ts';
import { tariffErrors } from './landed-cost/errors.ts';
import { TariffEntry, TariffForm, VoidTariffInput } from './landed-cost/schema.ts';
import { MarksForm, PassportForm, PointsForm, WrittenPassport } from './passport/schema.ts';
import { pictureErrors, uploadedPictureLimit } from './pictures/uploaded-pictures.ts';
import { importLimits } from './products/product-form.ts';
import {
  ProductChange,
  ProductForm,
  ProductImport,
  ProductImportQuery,
  ProductRemoval,
  ProductStats,
  ProductStatsQuery,
  SavedProduct,
  StaffProduct,
  StaffProductQuery,
} from './products/staff-schema.ts';
import { PictureImport, StoredPicture } from './schema.ts';
import { synonymErrors } from './synonyms/errors.ts';
import { Synonym, SynonymChange, SynonymForm } from './synonyms/schema.ts';

/** Room for 40 specifications and 40 long addresses in letters of several bytes. */
const formBytes = 256 * 1024;

const { noSuchProduct } = catalogueErrors;

/** A 409 `product_changed` carries the current `product`. */
const updateProduct = patch('/api/admin/products/:id', {
  access: 'staff',
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
});

export const catalogueStaffCalls = {
  // How delivery works in a province; `/entrega` shows it.
  saveDelivery: put('/api/admin/deliveries/:id', {
    access: 'staff',
    params: DeliveryProvince,
    body: DeliveryChange,
    response: Delivery.array(),
    errors: [accountErrors.changedMeanwhile],
  }),
  removeDelivery: del('/api/admin/deliveries/:id', {
    access: 'staff',
    params: DeliveryProvince,
    body: z.strictObject({ expected: Delivery }),
    response: Delivery.array(),
    errors: [accountErrors.changedBeforeRemoval],
  }),

  // A picture is sent as a file or as a web address; the returned `image` goes into a product.
  uploadPicture: post('/api/admin/pictures', {
    access: 'staff',
    bytes: { limit: uploadedPictureLimit },
    response: StoredPicture,
    errors: pictureErrors,
  }),
  importPicture: post('/api/admin/pictures/import', {
    summary: 'Fetch a picture from an address',
    access: 'staff',
    body: PictureImport,
    response: StoredPicture,
    errors: [
      ...pictureErrors,
      catalogueErrors.pictureAddressRefused,
      catalogueErrors.pictureUnreachable,
    ],
  }),

  /** A page has 50 products. */
  listStaffProducts: get('/api/admin/products', {
    access: 'staff',
    query: StaffProductQuery,
    response: z.array(StaffProduct),
  }),
  productStats: get('/api/admin/products/stats', {
    summary: 'Count the products of a search by category',
    access: 'staff',
    query: ProductStatsQuery,
    response: ProductStats,
  }),
  /** A CSV file with all pages of the filtered list; `callAddress` gives its `href`. */
  exportProducts: get('/api/admin/products.csv', {
    access: 'staff',
    query: StaffProductQuery.extend(CsvQuery.shape),
    response: undefined,
  }),
  /**
   * Takes the bytes of a CSV file. A dry run returns the errors; a real run with errors is a 422, and
   * one with identical rows to create a 409 until `repeated` says how many were seen. A
   * key that was used returns the first result, also in a dry run; with another file it is a 422
   * `key_reused`.
   */
  importProducts: post('/api/admin/products/import', {
    access: 'staff',
    query: ProductImportQuery,
    bytes: { limit: importLimits.bytes },
    key: 'optional',
    response: ProductImport,
    errors: [
      catalogueErrors.importRefused,
      catalogueErrors.importRepeated,
      catalogueErrors.importKeyReused,
      importBusy,
    ],
  }),
  findStaffProduct: get('/api/admin/products/:id', {
    access: 'staff',
    response: StaffProduct,
    errors: [noSuchProduct],
  }),
  createProduct: post('/api/admin/products', {
    access: 'staff',
    body: ProductForm,
    bodyLimit: formBytes,
    key: true,
    response: SavedProduct,
    status: 201,
    errors: [catalogueErrors.productKeyReused],
  }),
  updateProduct,
  updateProducts: many(updateProduct, 'Change several products at once'),
  deleteProduct: del('/api/admin/products/:id', {
    access: 'staff',
    body: ProductRemoval,
    response: StaffProduct,
    errors: [noSuchProduct, catalogueErrors.productChanged],
  }),
  restoreProduct: post('/api/admin/products/:id/restore', {
    access: 'staff',
    response: SavedProduct,
    errors: [noSuchProduct],
  }),

  // What is known of one product, each fact with its source and day.
  findPassport: get('/api/admin/products/:id/passport', {
    access: 'staff',
    response: WrittenPassport,
    errors: [noSuchProduct],
  }),
  savePassport: put('/api/admin/products/:id/passport', {
    access: 'staff',
    body: PassportForm,
    response: WrittenPassport,
    errors: [noSuchProduct, accountErrors.changedMeanwhile],
  }),
  savePoints: put('/api/admin/products/:id/passport/points', {
    summary: 'Write what was found at the points of an inspection',
    access: 'staff',
    body: PointsForm,
    response: WrittenPassport,
    errors: [noSuchProduct, accountErrors.changedMeanwhile],
  }),
  saveMarks: put('/api/admin/products/:id/passport/marks', {
    summary: 'Write where a body is damaged',
    access: 'staff',
    body: MarksForm,
    response: WrittenPassport,
    errors: [noSuchProduct, accountErrors.changedMeanwhile],
  }),

  listSynonyms: get('/api/admin/synonyms', { access: 'staff', response: Synonym.array() }),
  createSynonym: post('/api/admin/synonyms', {
    access: 'staff',
    body: SynonymForm,
    response: Synonym,
    status: 201,
    errors: [synonymErrors.wordTaken],
  }),
  updateSynonym: put('/api/admin/synonyms/:id', {
    access: 'staff',
    body: SynonymChange,
    response: Synonym,
    errors: [
      synonymErrors.synonymNotFound,
      synonymErrors.wordTaken,
      accountErrors.changedMeanwhile,
    ],
  }),
  deleteSynonym: del('/api/admin/synonyms/:id', {
    access: 'staff',
    body: z.strictObject({ expected: Synonym }),
    response: Synonym,
    errors: [synonymErrors.synonymNotFound, accountErrors.changedBeforeRemoval],
  }),

  // Costs in Cuba. An entry is dated and never changes; each call returns all entries.
  listTariff: get('/api/admin/tariff', {
    summary: 'The costs in Cuba, by category and province',
    access: 'staff',
    response: TariffEntry.array(),
  }),
  enterTariff: post('/api/admin/tariff', {
    summary: 'Enter a cost in Cuba that holds from a day on',
    access: 'administrador',
    body: TariffForm,
    response: TariffEntry.array(),
    status: 201,
    errors: [tariffErrors.there],
  }),
  voidTariff: post('/api/admin/tariff/:id/void', {
    summary: 'Void a cost that was entered by mistake',
    access: 'administrador',
    body: VoidTariffInput,
    response: TariffEntry.array(),
    errors: [tariffErrors.notFound, tariffErrors.voided],
  }),
};
