import { defineTexts } from '#platform/text/texts.ts';

export const staffProductListTexts = defineTexts({
  title: { es: 'Administrar Productos', en: 'Manage products' },
  loadFailed: { es: 'Failed to fetch products', en: 'Failed to fetch products' },
  loadFailedHint: {
    es: 'No se pudieron cargar los productos. Revise la conexión.',
    en: 'The products could not be loaded. Check the connection.',
  },
  categories: { es: 'Categorías', en: 'Categories' },
  all: { es: 'Todos', en: 'All' },
  deleted: { es: 'Eliminados', en: 'Deleted' },
  search: { es: 'Buscar', en: 'Search' },
  searchHint: {
    es: 'Nombre, marca, modelo, id o dirección',
    en: 'Name, brand, model, id or address',
  },
  find: { es: 'Buscar', en: 'Search' },
  status: { es: 'Estado', en: 'Status' },
  allStatuses: { es: 'Todos', en: 'All' },
  sort: { es: 'Ordenar por', en: 'Sort by' },
  best: { es: 'Lo que mejor coincide', en: 'Best match' },
  sorts: {
    newest: { es: 'Más recientes', en: 'Newest' },
    name: { es: 'Nombre', en: 'Name' },
    price: { es: 'Precio: menor primero', en: 'Price: lowest first' },
    '-price': { es: 'Precio: mayor primero', en: 'Price: highest first' },
    year: { es: 'Año', en: 'Year' },
  },
  clear: { es: 'Quitar filtros', en: 'Clear filters' },
  found: (count: number) => ({
    es: `${count} ${count === 1 ? 'producto' : 'productos'}`,
    en: `${count} ${count === 1 ? 'product' : 'products'}`,
  }),
  name: { es: 'Nombre', en: 'Name' },
  make: { es: 'Modelo · Categoría', en: 'Model · Category' },
  year: { es: 'Año', en: 'Year' },
  price: { es: 'Precio', en: 'Price' },
  actions: { es: 'Acciones', en: 'Actions' },
  featured: { es: 'Destacado', en: 'Featured' },
  newProduct: { es: 'Nuevo producto', en: 'New product' },
  importCsv: { es: 'Importar CSV', en: 'Import CSV' },
  keyList: [{ key: { es: 'n', en: 'n' }, does: { es: 'Nuevo producto', en: 'New product' } }],
  edit: { es: 'Editar', en: 'Edit' },
  editOf: (name: string) => ({ es: `Editar ${name}`, en: `Edit ${name}` }),
  duplicate: { es: 'Duplicar', en: 'Duplicate' },
  duplicateOf: (name: string) => ({ es: `Duplicar ${name}`, en: `Duplicate ${name}` }),
  remove: { es: 'Eliminar', en: 'Delete' },
  removeOf: (name: string) => ({ es: `Eliminar ${name}`, en: `Delete ${name}` }),
  restore: { es: 'Restaurar', en: 'Restore' },
  restoreOf: (name: string) => ({ es: `Restaurar ${name}`, en: `Restore ${name}` }),
  newStatus: { es: 'Nuevo estado', en: 'New status' },
  changeStatus: { es: 'Cambiar estado', en: 'Change status' },
  changeStatusOf: (name: string, status: string) => ({
    es: `${status}. Cambiar estado de ${name}`,
    en: `${status}. Change status of ${name}`,
  }),
  changePrice: { es: 'Cambiar precio', en: 'Change price' },
  newPrice: { es: 'Nuevo precio', en: 'New price' },
  confirmStatusText: {
    es: 'Los clientes lo verán enseguida.',
    en: 'Customers will see it at once.',
  },
  statusFailed: { es: 'No se pudo actualizar el estado', en: 'The status could not be updated' },
  confirmDelete: {
    es: '¿Estás seguro de eliminar este producto?',
    en: 'Are you sure you want to delete this product?',
  },
  confirmDeleteText: (name: string) => ({
    es: `«${name}» dejará de verse en la tienda. Se puede restaurar desde «Eliminados».`,
    en: `“${name}” will no longer be in the shop. It can be restored from “Deleted”.`,
  }),
  wasDeleted: { es: 'Producto eliminado', en: 'Product deleted' },
  undo: { es: 'Deshacer', en: 'Undo' },
  notDeleted: { es: 'No se pudo eliminar el producto', en: 'The product could not be deleted' },
  restored: { es: 'Producto restaurado', en: 'Product restored' },
  notRestored: { es: 'No se pudo restaurar el producto', en: 'The product could not be restored' },
  none: { es: 'Ningún producto con estos filtros', en: 'No product with these filters' },
  noneText: {
    es: 'Cambie la búsqueda o quite los filtros.',
    en: 'Change the search or clear the filters.',
  },
  empty: { es: 'Todavía no hay productos', en: 'There are no products yet' },
  emptyText: {
    es: 'Agregue el primero, o importe un archivo CSV.',
    en: 'Add the first one, or import a CSV file.',
  },
  noneDeleted: { es: 'Ningún producto eliminado', en: 'No deleted product' },
  noneDeletedText: {
    es: 'Los que elimine quedan aquí y se pueden restaurar.',
    en: 'Those that you delete stay here and can be restored.',
  },
});

export const openQuotesTexts = defineTexts({
  held: (count: number) => ({
    es: count === 1 ? 'Está en 1 cotización abierta' : `Está en ${count} cotizaciones abiertas`,
    en: count === 1 ? 'It is in 1 open quotation' : `It is in ${count} open quotations`,
  }),
  text: {
    es: 'Esos clientes la esperan: el panel de cada una lo dirá.',
    en: 'Those customers wait for it: the panel of each will say so.',
  },
  unknown: {
    es: 'No se pudo comprobar en qué cotizaciones está.',
    en: 'It could not be checked in which quotations it is.',
  },
  opensApart: { es: 'se abre aparte', en: 'opens apart' },
});
