import { defineTexts } from '#platform/text/texts.ts';

export const compareTexts = defineTexts({
  title: { es: 'Comparar productos', en: 'Compare products' },
  titleOf: (names: string) => ({ es: `Comparar: ${names}`, en: `Compare: ${names}` }),
  description: {
    es: 'Hasta cuatro productos lado a lado, con precio estimado FOB USA.',
    en: 'Up to four products side by side, with their estimated price FOB USA.',
  },
  table: { es: 'Comparación, se desplaza hacia los lados', en: 'Comparison; scrolls sideways' },
  price: { es: 'Precio estimado FOB USA', en: 'Estimated price FOB USA' },
  reaches: (province: string) => ({
    es: `De Mariel a ${province}`,
    en: `From Mariel to ${province}`,
  }),
  carrier: { es: 'Con transportista', en: 'By carrier' },
  no: { es: 'No', en: 'No' },
  status: { es: 'Estado', en: 'Status' },
  statuses: {
    available: { es: 'Disponible', en: 'Available' },
    sold: { es: 'Vendido', en: 'Sold' },
    reserved: { es: 'Reservado', en: 'Reserved' },
  },
  year: { es: 'Año', en: 'Year' },
  brand: { es: 'Marca', en: 'Brand' },
  model: { es: 'Modelo', en: 'Model' },
  engine: { es: 'Tipo de motor', en: 'Engine type' },
  missing: { es: 'Sin dato', en: 'Not stated' },
  onlyDifferences: { es: 'Solo diferencias', en: 'Differences only' },
  allAlike: {
    es: 'Estos productos no se diferencian en ningún dato.',
    en: 'These products are the same in everything listed.',
  },
  takeOut: { es: 'Quitar', en: 'Remove' },
  takeOutNamed: (name: string) => ({
    es: `Quitar ${name} de la comparación`,
    en: `Remove ${name} from the comparison`,
  }),
  more: { es: 'Agregar otro producto', en: 'Add another product' },
  search: { es: 'Buscar un producto', en: 'Search for a product' },
  searchHint: { es: 'Nombre o marca', en: 'Name or brand' },
  find: { es: 'Buscar para comparar', en: 'Search to compare' },
  pick: { es: 'O elija de la lista', en: 'Or choose from the list' },
  found: (count: number) => ({
    es: count === 0 ? 'Nada con esas palabras.' : 'Toque el que quiere agregar.',
    en: count === 0 ? 'Nothing matches those words.' : 'Tap one to add it.',
  }),
  addNamed: (name: string) => ({
    es: `Agregar ${name} a la comparación`,
    en: `Add ${name} to the comparison`,
  }),
  choose: { es: 'Elija un producto', en: 'Choose a product' },
  add: { es: 'Agregar', en: 'Add' },
  nothing: { es: 'Todavía no hay nada que comparar', en: 'There is nothing to compare yet' },
  nothingText: {
    es: 'Búsquelo aquí, o abra un producto y elija «Comparar»; caben hasta cuatro de la misma categoría.',
    en: 'Search here, or open a product and choose “Compare”: up to four from one category.',
  },
  gone: {
    es: 'Un producto de este enlace ya no está en el catálogo.',
    en: 'A product in this link is no longer in the catalog.',
  },
  shareText: (names: string, address: string) => ({
    es: `${names}, lado a lado: ${address}`,
    en: `${names}, side by side: ${address}`,
  }),
});

export const seenProductsTexts = defineTexts({
  seen: { es: 'Visto hace poco', en: 'Seen recently' },
  onlyHere: {
    es: 'Esta lista está solo en este navegador.',
    en: 'Only this browser has this list.',
  },
  clear: { es: 'Borrar lo visto', en: 'Clear what you saw' },
  cleared: { es: 'Lista borrada', en: 'List cleared' },
  clearedText: {
    es: 'Ya no queda en este navegador lo que vio hace poco.',
    en: 'What you looked at recently is no longer in this browser.',
  },
  bar: { es: 'Comparación', en: 'Comparison' },
  compareNow: (count: number) => ({ es: `Comparar (${count})`, en: `Compare (${count})` }),
  empty: { es: 'Vaciar', en: 'Empty' },
  emptied: { es: 'Comparación vacía', en: 'Comparison emptied' },
});
