import { defineTexts } from '#platform/text/texts.ts';

export const staffListMessages = defineTexts({
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
  found: {
    es: (count: number) => `${count} ${count === 1 ? 'producto' : 'productos'}`,
    en: (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`,
  },
  name: { es: 'Nombre', en: 'Name' },
  category: { es: 'Categoría', en: 'Category' },
  make: { es: 'Marca y modelo', en: 'Brand and model' },
  year: { es: 'Año', en: 'Year' },
  price: { es: 'Precio', en: 'Price' },
  actions: { es: 'Acciones', en: 'Actions' },
  featured: { es: 'Destacado', en: 'Featured' },
  newProduct: { es: 'Nuevo producto', en: 'New product' },
  importCsv: { es: 'Importar CSV', en: 'Import CSV' },
  exportCsv: { es: 'Exportar CSV', en: 'Export CSV' },
  keys: { es: 'Teclas', en: 'Keys' },
  keysTitle: { es: 'Teclas', en: 'Keys' },
  keyList: [
    {
      key: { es: 'j', en: 'j' },
      does: { es: 'Producto siguiente', en: 'Next product' },
    },
    {
      key: { es: 'k', en: 'k' },
      does: { es: 'Producto anterior', en: 'Previous product' },
    },
    {
      key: { es: 'Enter', en: 'Enter' },
      does: { es: 'Editar el producto', en: 'Edit the product' },
    },
    {
      key: { es: 'x', en: 'x' },
      does: {
        es: 'Elegir el producto, o dejar de elegirlo',
        en: 'Choose the product, or choose it no longer',
      },
    },
    {
      key: { es: 'n', en: 'n' },
      does: { es: 'Nuevo producto', en: 'New product' },
    },
    {
      key: { es: '/', en: '/' },
      does: { es: 'Ir a la búsqueda', en: 'Go to the search' },
    },
    {
      key: { es: '?', en: '?' },
      does: { es: 'Mostrar esta ayuda', en: 'Show this help' },
    },
  ],
  edit: { es: 'Editar', en: 'Edit' },
  editOf: { es: (name: string) => `Editar ${name}`, en: (name: string) => `Edit ${name}` },
  duplicate: { es: 'Duplicar', en: 'Duplicate' },
  duplicateOf: {
    es: (name: string) => `Duplicar ${name}`,
    en: (name: string) => `Duplicate ${name}`,
  },
  remove: { es: 'Eliminar', en: 'Delete' },
  removeOf: { es: (name: string) => `Eliminar ${name}`, en: (name: string) => `Delete ${name}` },
  restore: { es: 'Restaurar', en: 'Restore' },
  restoreOf: { es: (name: string) => `Restaurar ${name}`, en: (name: string) => `Restore ${name}` },
  choose: { es: (name: string) => `Elegir ${name}`, en: (name: string) => `Choose ${name}` },
  chooseAll: { es: 'Elegir todos los de esta página', en: 'Choose all on this page' },
  chosen: {
    es: (count: number) => `${count} ${count === 1 ? 'elegido' : 'elegidos'}`,
    en: (count: number) => `${count} chosen`,
  },
  newStatus: { es: 'Nuevo estado', en: 'New status' },
  changeStatus: { es: 'Cambiar estado', en: 'Change status' },
  clearChosen: { es: 'Quitar la selección', en: 'Clear the selection' },
  confirmStatus: {
    es: (count: number, status: string) =>
      `¿Cambiar ${count} ${count === 1 ? 'producto' : 'productos'} a «${status}»?`,
    en: (count: number, status: string) =>
      `Change ${count} ${count === 1 ? 'product' : 'products'} to “${status}”?`,
  },
  confirmStatusText: {
    es: 'Los clientes lo verán enseguida.',
    en: 'Customers will see it at once.',
  },
  andMore: { es: (count: number) => `y ${count} más`, en: (count: number) => `and ${count} more` },
  statusChanged: { es: 'Estado actualizado', en: 'Status updated' },
  statusChangedText: {
    es: (changed: number, same: number, missing: number) =>
      [
        `${changed} ${changed === 1 ? 'producto cambió' : 'productos cambiaron'}.`,
        same > 0 ? `${same} ya ${same === 1 ? 'lo tenía' : 'lo tenían'}.` : '',
        missing > 0 ? `${missing} ya no ${missing === 1 ? 'está' : 'están'} en el catálogo.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    en: (changed: number, same: number, missing: number) =>
      [
        `${changed} ${changed === 1 ? 'product' : 'products'} changed.`,
        same > 0 ? `${same} had it already.` : '',
        missing > 0 ? `${missing} no longer in the catalogue.` : '',
      ]
        .filter(Boolean)
        .join(' '),
  },
  statusFailed: { es: 'No se pudo actualizar el estado', en: 'The status could not be updated' },
  confirmDelete: {
    es: '¿Estás seguro de eliminar este producto?',
    en: 'Are you sure you want to delete this product?',
  },
  confirmDeleteText: {
    es: (name: string) =>
      `«${name}» dejará de verse en la tienda. Se puede restaurar desde «Eliminados».`,
    en: (name: string) =>
      `“${name}” will no longer be in the shop. It can be restored from “Deleted”.`,
  },
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

export const staffFormMessages = defineTexts({
  labels: {
    name: { es: 'Nombre', en: 'Name' },
    description: { es: 'Descripción', en: 'Description' },
    category: { es: 'Categoría', en: 'Category' },
    price: { es: 'Precio', en: 'Price' },
    status: { es: 'Estado', en: 'Status' },
    stock: { es: 'Piezas', en: 'Pieces' },
    formerPrice: { es: 'Precio anterior', en: 'Former price' },
    featured: { es: 'Destacado', en: 'Featured' },
    year: { es: 'Año', en: 'Year' },
    brand: { es: 'Marca', en: 'Brand' },
    model: { es: 'Modelo', en: 'Model' },
    engineType: { es: 'Tipo de motor', en: 'Engine type' },
    provinces: { es: 'Provincias', en: 'Provinces' },
    specifications: { es: 'Especificaciones', en: 'Specifications' },
    pictures: { es: 'Imágenes', en: 'Pictures' },
  },
  newTitle: { es: 'Nuevo producto', en: 'New product' },
  editTitle: { es: 'Editar producto', en: 'Edit product' },
  backToList: { es: 'Administrar Productos', en: 'Manage products' },
  copyName: { es: (name: string) => `${name} (copia)`, en: (name: string) => `${name} (copy)` },
  optional: { es: 'opcional', en: 'optional' },
  basics: { es: 'Datos principales', en: 'Main data' },
  vehicle: { es: 'Marca, modelo y motor', en: 'Brand, model and engine' },
  chooseCategory: { es: 'Elija una', en: 'Choose one' },
  priceHint: {
    es: 'En dólares, FOB USA.',
    en: 'In dollars, FOB USA.',
  },
  priceToConfirmHint: {
    es: 'Sin precio: el cliente lee que se lo confirmará un agente.',
    en: 'Without a price: the customer reads that an agent will confirm it.',
  },
  formerPriceHint: {
    es: 'Solo si el precio bajó: se muestra tachado, con la rebaja y desde cuándo.',
    en: 'Only where the price was lowered: shown struck through, with the saving and since when.',
  },
  stockHint: {
    es: 'Vacío: un vehículo es una pieza; un electrodoméstico, a pedido. Un vehículo usado es siempre una.',
    en: 'Empty: a vehicle is one piece; an appliance is ordered when wanted. A used vehicle is always one.',
  },
  featuredHint: {
    es: 'Se muestra en Ofertas Especiales y en el inicio.',
    en: 'Shown under special offers and on the home page.',
  },
  notNumber: { es: 'Escriba solo números.', en: 'Enter digits only.' },
  provincesLegend: { es: 'Provincias a las que llega', en: 'Provinces that it reaches' },
  everywhere: { es: 'Todas', en: 'All' },
  leftOut: {
    es: (count: number, names: string) =>
      `No llegará a ${count} ${count === 1 ? 'provincia' : 'provincias'}: ${names}.`,
    en: (count: number, names: string) =>
      `It will not reach ${count} ${count === 1 ? 'province' : 'provinces'}: ${names}.`,
  },
  specificationsHint: {
    es: 'Las tres primeras se ven en la tarjeta. Las filas sin valor no se guardan. Alt y una flecha mueven la fila.',
    en: 'The first three are on the card. Rows without a value are not saved. Alt and an arrow move the row.',
  },
  specificationName: {
    es: (number: number) => `Nombre de la especificación ${number}`,
    en: (number: number) => `Name of specification ${number}`,
  },
  specificationValue: {
    es: (number: number) => `Valor de la especificación ${number}`,
    en: (number: number) => `Value of specification ${number}`,
  },
  nameColumn: { es: 'Nombre', en: 'Name' },
  valueColumn: { es: 'Valor', en: 'Value' },
  addSpecification: { es: 'Agregar especificación', en: 'Add a specification' },
  suggest: { es: 'Agregar las sugeridas', en: 'Add the suggested ones' },
  up: { es: (name: string) => `Subir ${name}`, en: (name: string) => `Move ${name} up` },
  down: { es: (name: string) => `Bajar ${name}`, en: (name: string) => `Move ${name} down` },
  removeRow: { es: (name: string) => `Quitar ${name}`, en: (name: string) => `Remove ${name}` },
  row: { es: (number: number) => `la fila ${number}`, en: (number: number) => `row ${number}` },
  placed: {
    es: (name: string, at: number, of: number) => `${name}: lugar ${at} de ${of}.`,
    en: (name: string, at: number, of: number) => `${name}: place ${at} of ${of}.`,
  },
  picturesHint: {
    es: 'JPEG, PNG, WebP o AVIF, hasta 12 MB cada una. También puede arrastrarlas aquí.',
    en: 'JPEG, PNG, WebP or AVIF, up to 12 MB each. You can also drop them here.',
  },
  chooseFiles: { es: 'Subir imágenes', en: 'Upload pictures' },
  byAddress: { es: 'Dirección de una imagen en la web', en: 'Address of a picture on the web' },
  byAddressHint: {
    es: 'La traemos y la guardamos aquí. Enter también la agrega.',
    en: 'We fetch it and keep it here. Enter adds it too.',
  },
  addPicture: { es: 'Agregar', en: 'Add' },
  uploading: {
    es: (name: string, percent: number) => `${name}: ${percent} %`,
    en: (name: string, percent: number) => `${name}: ${percent}%`,
  },
  fetching: { es: (name: string) => `Trayendo ${name}`, en: (name: string) => `Fetching ${name}` },
  pictureFailed: {
    es: 'No se pudo guardar la imagen. Compruebe la conexión e intente de nuevo.',
    en: 'The picture could not be kept. Check the connection and try again.',
  },
  pictureTwice: {
    es: 'Esta imagen ya está en el producto.',
    en: 'The product has this picture already.',
  },
  dismiss: {
    es: (name: string) => `Quitar el aviso de ${name}`,
    en: (name: string) => `Dismiss the notice about ${name}`,
  },
  picture: {
    es: (number: number) => `la imagen ${number}`,
    en: (number: number) => `picture ${number}`,
  },
  pictureProblem: {
    es: (number: number, message: string) => `Imagen ${number}: ${message}`,
    en: (number: number, message: string) => `Picture ${number}: ${message}`,
  },
  cover: { es: 'Portada', en: 'Cover' },
  alt: {
    es: (number: number) => `Qué se ve en la imagen ${number}`,
    en: (number: number) => `What picture ${number} shows`,
  },
  altHint: {
    es: 'Para quien no puede verla. Vacío: se lee el nombre del producto.',
    en: 'For who cannot see it. Empty: the name of the product is read.',
  },
  earlier: {
    es: (name: string) => `Poner antes ${name}`,
    en: (name: string) => `Move ${name} forward`,
  },
  later: {
    es: (name: string) => `Poner después ${name}`,
    en: (name: string) => `Move ${name} back`,
  },
  preview: { es: 'Así lo verá el cliente', en: 'As the customer will see it' },
  previewFor: {
    es: (province: string) => `Tarjeta del catálogo, para ${province}.`,
    en: (province: string) => `Card of the catalogue, for ${province}.`,
  },
  seeDetail: { es: 'Ver el detalle', en: 'See the detail' },
  detailFailed: {
    es: 'No se pudo cargar el detalle. Lo que escribió sigue aquí; cargue la página de nuevo.',
    en: 'The detail could not be loaded. What you wrote is still here; load the page again.',
  },
  unnamed: { es: 'Producto sin nombre', en: 'Product without a name' },
  save: { es: 'Guardar', en: 'Save' },
  create: { es: 'Crear producto', en: 'Create product' },
  cancel: { es: 'Cancelar', en: 'Cancel' },
  remove: { es: 'Eliminar', en: 'Delete' },
  duplicate: { es: 'Duplicar', en: 'Duplicate' },
  seeInShop: { es: 'Ver en la tienda', en: 'See in the shop' },
  unsaved: { es: 'Cambios sin guardar', en: 'Unsaved changes' },
  saved: { es: 'Todo guardado', en: 'All saved' },
  noDraft: { es: 'Todavía no se ha guardado', en: 'Not saved yet' },
  saveKey: { es: 'Ctrl + S guarda', en: 'Ctrl + S saves' },
  waitForPictures: {
    es: 'Espere a que terminen de subir las imágenes.',
    en: 'Wait until the pictures are uploaded.',
  },
  created: { es: 'Producto creado', en: 'Product created' },
  updated: { es: 'Producto actualizado', en: 'Product updated' },
  error: { es: 'Error', en: 'Error' },
  notCreated: { es: 'No se pudo crear el producto', en: 'The product could not be created' },
  notUpdated: { es: 'No se pudo actualizar el producto', en: 'The product could not be updated' },
  problems: { es: 'Revise estos datos', en: 'Check these data' },
  draftBack: {
    es: 'Recuperamos lo que estaba escribiendo',
    en: 'We brought back what you were writing',
  },
  draftBackText: {
    es: 'Todavía no está guardado en el catálogo.',
    en: 'It is not in the catalogue yet.',
  },
  startOver: { es: 'Empezar de nuevo', en: 'Start over' },
  isDeleted: { es: 'Este producto está eliminado', en: 'This product is deleted' },
  isDeletedText: {
    es: 'No se ve en la tienda. Restáurelo para cambiarlo.',
    en: 'It is not in the shop. Restore it to change it.',
  },
  wasDeletedMeanwhile: {
    es: 'Otra persona eliminó este producto',
    en: 'Someone else deleted this product',
  },
  wasDeletedMeanwhileText: {
    es: 'Lo que escribió sigue aquí. Restáurelo y guarde de nuevo.',
    en: 'What you wrote is still here. Restore it and save again.',
  },
  restore: { es: 'Restaurar', en: 'Restore' },
  notRestored: { es: 'No se pudo restaurar el producto', en: 'The product could not be restored' },
  restored: { es: 'Producto restaurado', en: 'Product restored' },
  leaveTitle: { es: 'Hay cambios sin guardar', en: 'There are unsaved changes' },
  leaveText: { es: 'Si sale ahora, se pierden.', en: 'If you leave now, they are lost.' },
  stay: { es: 'Seguir editando', en: 'Keep editing' },
  leave: { es: 'Salir sin guardar', en: 'Leave without saving' },
  conflictTitle: {
    es: 'Otra persona cambió este producto',
    en: 'Someone else changed this product',
  },
  conflictText: {
    es: 'Lo que usted escribió sigue aquí. Elija con qué se queda y guarde de nuevo.',
    en: 'What you wrote is still here. Choose what to keep and save again.',
  },
  conflictNone: {
    es: 'Cambió otros datos que los suyos: los dos cambios se conservan.',
    en: 'They changed other data than you did: both changes are kept.',
  },
  mine: { es: 'Lo que usted escribió', en: 'What you wrote' },
  theirs: { es: 'Lo que hay ahora', en: 'What is there now' },
  adopted: { es: 'También cambió, y se conserva', en: 'Also changed, and kept' },
  fromTo: {
    es: (from: string, to: string) => `antes «${from}», ahora «${to}»`,
    en: (from: string, to: string) => `before “${from}”, now “${to}”`,
  },
  saveMerged: { es: 'Guardar así', en: 'Save like this' },
  keepEditing: { es: 'Seguir editando', en: 'Keep editing' },
  nothing: { es: 'vacío', en: 'empty' },
  yes: { es: 'Sí', en: 'Yes' },
  no: { es: 'No', en: 'No' },
  pictureCount: {
    es: (count: number) => `${count} ${count === 1 ? 'imagen' : 'imágenes'}`,
    en: (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'}`,
  },
});
