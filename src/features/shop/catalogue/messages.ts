import type { Text } from '#platform/text/language.ts';
import { defineTexts } from '#platform/text/texts.ts';
import type { ProductCategory } from './categories.ts';

export const catalogueTexts = defineTexts({
  products: { es: 'Productos', en: 'Products' },
  estimatedPrice: { es: 'Precio estimado FOB USA', en: 'Estimated price FOB USA' },
  /** Of a description that nobody wrote in the language of the page. */
  inOther: { es: 'Descripción en inglés.', en: 'Description in Spanish.' },
  noDescription: { es: 'Descripción no disponible', en: 'No description available' },
  drawn: { es: 'Ilustración', en: 'Illustration' },
  drawnPicture: { es: 'La imagen es una ilustración.', en: 'The picture is an illustration.' },
  noImage: { es: 'Sin imagen', en: 'No picture' },
  showPicture: (kilobytes: number) => ({
    es: `Ver imagen (hasta ${kilobytes} KB)`,
    en: `Show picture (up to ${kilobytes} KB)`,
  }),
  showPictureOf: (alt: string) => ({ es: `Ver imagen: ${alt}`, en: `Show picture: ${alt}` }),
  add: { es: 'Agregar a Cotización', en: 'Add to quotation' },
  addNamed: (name: string) => ({
    es: `Agregar a Cotización: ${name}`,
    en: `Add to quotation: ${name}`,
  }),
  pieces: (pieces: number) => ({
    es: pieces === 1 ? 'Pieza única' : `Hay ${pieces} piezas`,
    en: pieces === 1 ? 'Only one' : `${pieces} in stock`,
  }),
  notAvailable: { es: 'No disponible', en: 'Not available' },
  featured: { es: 'Destacado', en: 'Featured' },
  available: { es: 'Disponible', en: 'Available' },
  sold: { es: 'Vendido', en: 'Sold' },
  reserved: { es: 'Reservado', en: 'Reserved' },
  doesNotReach: (province: string) => ({
    es: `No llega a ${province}`,
    en: `Not delivered to ${province}`,
  }),
  howItReaches: (province: string) => ({
    es: `Cómo llega a ${province}`,
    en: `How it gets to ${province}`,
  }),
  reachesElsewhere: (names: string, more: number) => ({
    es: `Llega a ${names}${more > 0 ? ` y ${more} más` : ''}`,
    en: `Delivered to ${names}${more > 0 ? ` and ${more} more` : ''}`,
  }),
  tabs: { es: 'Categorías', en: 'Categories' },
  loadFailed: { es: 'Failed to fetch products', en: 'Failed to fetch products' },
  filters: { es: 'Filtrar · Ordenar', en: 'Filter · Sort' },
  asCards: { es: 'Ver fotos grandes', en: 'Large pictures' },
  asRows: { es: 'Ver como lista', en: 'Show as a list' },
  search: { es: 'Buscar', en: 'Search' },
  find: { es: 'Buscar en el catálogo', en: 'Search the catalog' },
  searchHint: { es: 'Nombre o marca', en: 'Name or brand' },
  minPrice: { es: 'Precio mínimo', en: 'Minimum price' },
  maxPrice: { es: 'Precio máximo', en: 'Maximum price' },
  wrongPrice: {
    es: 'Escriba el precio en cifras, por ejemplo 15000. El filtro no se aplicó.',
    en: 'Write the price in numbers, for example 15000. This filter was not applied.',
  },
  show: { es: 'Mostrar Filtros de Vehículos', en: 'Show vehicle filters' },
  hide: { es: 'Ocultar Filtros de Vehículos', en: 'Hide vehicle filters' },
  year: { es: 'Año', en: 'Year' },
  brand: { es: 'Marca', en: 'Brand' },
  engine: { es: 'Tipo de motor', en: 'Engine type' },
  every: { es: 'Todos', en: 'All' },
  any: { es: 'Cualquiera', en: 'Any' },
  everyBrand: { es: 'Todas', en: 'All' },
  sort: { es: 'Ordenar por', en: 'Sort by' },
  relevance: { es: 'Mejor coincidencia', en: 'Best match' },
  sorts: {
    newest: { es: 'Más recientes', en: 'Newest' },
    price: { es: 'Precio: menor primero', en: 'Price: lowest first' },
    '-price': { es: 'Precio: mayor primero', en: 'Price: highest first' },
    year: { es: 'Año', en: 'Year' },
  },
  onlyMine: (province: string) => ({
    es: `Solo mi provincia: ${province}`,
    en: `Only my province: ${province}`,
  }),
  whole: (province: string) => ({
    es: `Precios con todo incluido en ${province}`,
    en: `All-in prices for ${province}`,
  }),
  apply: { es: 'Aplicar', en: 'Apply' },
  clear: { es: 'Limpiar', en: 'Clear' },
  seeFound: (found: string) => ({ es: `Ver ${found}`, en: `See ${found}` }),
  askedFirst: { es: 'Lo que más se pide', en: 'Popular' },
  moreFilters: { es: 'Más filtros', en: 'More filters' },
  set: { es: 'Filtros puestos', en: 'Active filters' },
  unset: { es: 'Quitar el filtro', en: 'Remove the filter' },
  from: (price: string) => ({ es: `Desde ${price}`, en: `From ${price}` }),
  upTo: (price: string) => ({ es: `Hasta ${price}`, en: `Up to ${price}` }),
  elsewhere: { es: 'También en', en: 'Also in' },
  found: (count: number, more: boolean) => ({
    es: more ? `Más de ${count} productos` : `${count} ${count === 1 ? 'producto' : 'productos'}`,
    en: more ? `More than ${count} products` : `${count} ${count === 1 ? 'product' : 'products'}`,
  }),
  nearest: {
    es: 'Nada cumple todo lo que pidió. Esto es lo más parecido:',
    en: 'Nothing matches all of it. These come closest:',
  },
  write: { es: 'Escribir por WhatsApp', en: 'Write on WhatsApp' },
  whatsappText: (name: string, address: string) => ({
    es: `Hola, quisiera información sobre ${name}: ${address}`,
    en: `Hello, I would like information about ${name}: ${address}`,
  }),
  pages: { es: 'Páginas', en: 'Pages' },
  page: (page: number, of: number) => ({
    es: `Página ${page} de ${of}`,
    en: `Page ${page} of ${of}`,
  }),
  first: { es: 'Primera página', en: 'First page' },
  next: { es: 'Siguiente', en: 'Next' },
  specifications: { es: 'Especificaciones', en: 'Specifications' },
  delivery: { es: 'Provincia de entrega', en: 'Delivery province' },
  gallery: (name: string) => ({ es: `Imágenes de ${name}`, en: `Pictures of ${name}` }),
  previousImage: { es: 'Imagen anterior', en: 'Previous picture' },
  nextImage: { es: 'Imagen siguiente', en: 'Next picture' },
  zoom: (kilobytes: number) => ({
    es: `Ampliar (hasta ${kilobytes} KB)`,
    en: `Enlarge (up to ${kilobytes} KB)`,
  }),
  imageOf: (at: number, of: number) => ({
    es: `Imagen ${at} de ${of}`,
    en: `Picture ${at} of ${of}`,
  }),
  backTo: (category: string) => ({
    es: `Ver más: ${category}`,
    en: `More ${category.toLowerCase()}`,
  }),
  description: { es: 'Descripción', en: 'Description' },
  listDescription: (category: string) => ({
    es: `${category} con precio estimado FOB USA puesto en Mariel, Cuba. Cotice sin pagar en línea.`,
    en: `${category} with an estimated price FOB USA, delivered to Mariel, Cuba. Get a quotation without paying online.`,
  }),
  ask: { es: 'Preguntar por este producto', en: 'Ask about this product' },
  shareText: (name: string, price: string, address: string) => ({
    es: `${name}, ${price} (precio estimado FOB USA): ${address}`,
    en: `${name}, ${price} (estimated price FOB USA): ${address}`,
  }),
  shareList: { es: 'Compartir por WhatsApp', en: 'Share on WhatsApp' },
  shareListText: (title: string, found: string, address: string) => ({
    es: `${title}, ${found}: ${address}`,
    en: `${title}, ${found}: ${address}`,
  }),
  compare: { es: 'Comparar', en: 'Compare' },
  compareNow: (count: number) => ({ es: `Comparar (${count})`, en: `Compare (${count})` }),
  compareAdded: { es: 'Agregado a la comparación', en: 'Added to the comparison' },
  compareAddedText: (count: number) => ({
    es:
      count > 1
        ? `Ya puede comparar ${count} productos.`
        : 'Elija otro producto de la misma categoría.',
    en:
      count > 1
        ? `You can compare ${count} products now.`
        : 'Choose another product of this category.',
  }),
  compareFull: { es: 'Se comparan hasta cuatro productos', en: 'Up to four products are compared' },
  compareFullText: {
    es: 'Quite uno de la comparación para agregar este.',
    en: 'Remove one from the comparison to add this one.',
  },
  seeComparison: { es: 'Ver comparación', en: 'See the comparison' },
  province: { es: 'Provincia', en: 'Province' },
});

export const formerPriceTexts = defineTexts({
  before: { es: 'Antes', en: 'Was' },
  lowered: (saved: string, since: string) => ({
    es: `Bajó ${saved} el ${since}`,
    en: `Reduced by ${saved} on ${since}`,
  }),
});

// Apart from the table of categories, which every page loads.

export const banners = defineTexts({
  automobiles: {
    es: 'Autos, camionetas y SUV, nuevos y de uso, enviados al puerto de Mariel.',
    en: 'Cars, pickups and SUVs, new and used, shipped to the Port of Mariel.',
  },
  motocicletas: {
    es: 'Scooters y motos de trabajo o de viaje, enviadas al puerto de Mariel.',
    en: 'Scooters and motorcycles for work and travel, shipped to the Port of Mariel.',
  },
  electrodomesticos: {
    es: 'Equipos para el hogar. Vea en cada ficha el voltaje: los hay de 110 y de 220\u00a0V.',
    en: 'Home appliances. Check the voltage of each: some run on 110\u00a0V, others on 220\u00a0V.',
  },
  triciclos: {
    es: 'Triciclos eléctricos para pasajeros y carga. La batería de cada uno está en su ficha.',
    en: 'Electric tricycles for passengers and cargo. Each one lists its battery.',
  },
} satisfies Record<ProductCategory, Text>);

export const shareTexts = defineTexts({
  until: (date: string) => ({ es: `Hasta el ${date}.`, en: `Until ${date}.` }),
  share: { es: 'Compartir', en: 'Share' },
  linkCopied: { es: 'Enlace copiado', en: 'Link copied' },
  linkCopiedText: {
    es: 'Péguelo donde quiera compartirlo.',
    en: 'Paste it wherever you want to share it.',
  },
});
