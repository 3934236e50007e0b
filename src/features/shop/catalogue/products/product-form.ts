import type { Text } from '#platform/text/language.ts';
import { categories } from '../categories.ts';
import { maxStock } from '../stock.ts';

/** Form, server and CSV import share it. It has no schema library, for the browser's sake. */
export const formLimits = {
  name: 200,
  description: 5000,
  brand: 60,
  model: 80,
  engineType: 60,
  images: 40,
  alt: 200,
  specifications: 40,
  specificationName: 60,
  specificationValue: 300,
  firstYear: 1900,
} as const;

/** Next year's models are on sale already. */
export function lastYear(now = new Date()): number {
  return now.getUTCFullYear() + 1;
}

export function isYear(year: number): boolean {
  return Number.isInteger(year) && year >= formLimits.firstYear && year <= lastYear();
}

export const defaultProvinces = 'HAB,MAT,CFG,VCL';
export const everywhere = 'Todas';

/** A search without an order shows the best match first. */
export const staffProductSorts = ['newest', 'name', 'price', '-price', 'year'] as const;
export type StaffProductSort = (typeof staffProductSorts)[number];

/** Bytes and products of a file, and pictures fetched from other sites. */
export const importLimits = { bytes: 5 * 1024 * 1024, rows: 20_000, pictures: 20 } as const;

export const csvColumns = [
  'id',
  'slug',
  'category',
  'name',
  'description',
  'descriptionEn',
  'price',
  'status',
  'stock',
  'formerPrice',
  'featured',
  'availableProvinces',
  'year',
  'brand',
  'model',
  'engineType',
  'specifications',
  'images',
  'imageAlts',
  'imageKinds',
  'updatedAt',
] as const;
export type ProductCsvColumn = (typeof csvColumns)[number];

const slugs = categories.map(({ slug }) => slug);
const slugList = (or: 'o' | 'or') => `${slugs.slice(0, -1).join(', ')} ${or} ${slugs.at(-1)}`;

export const productProblemTexts = {
  nameRequired: { es: 'Escriba el nombre.', en: 'Enter the name.' },
  category: {
    es: `Elija una categoría: ${slugList('o')}.`,
    en: `Choose a category: ${slugList('or')}.`,
  },
  price: {
    es: 'Escriba el precio en dólares, 0.01 o más, con dos decimales como máximo; o elija «Precio por confirmar».',
    en: 'Enter the price in dollars, 0.01 or more, with at most two decimals; or choose “Price to be confirmed”.',
  },
  provinces: {
    es: 'Escriba códigos de provincias separados por comas, o «Todas».',
    en: 'Enter codes of provinces separated by commas, or “Todas”.',
  },
  noProvince: { es: 'Elija al menos una provincia.', en: 'Choose at least one province.' },
  status: {
    es: 'Elija un estado: available, sold o reserved.',
    en: 'Choose a status: available, sold or reserved.',
  },
  stock: {
    es: `Escriba cuántas piezas hay, de 1 a ${maxStock}; o déjelo vacío.`,
    en: `Enter how many pieces there are, 1 to ${maxStock}; or leave it empty.`,
  },
  featured: { es: 'Escriba true o false.', en: 'Enter true or false.' },
  controlCharacters: {
    es: 'El texto contiene caracteres que no se pueden guardar.',
    en: 'The text contains characters that cannot be kept.',
  },
  images: {
    es: 'Dé una lista de direcciones de imágenes.',
    en: 'Give a list of addresses of pictures.',
  },
  tooManyImages: {
    es: `Un producto puede tener hasta ${formLimits.images} imágenes.`,
    en: `A product may have up to ${formLimits.images} pictures.`,
  },
  altsWithoutImages: {
    es: 'Hay más descripciones que imágenes.',
    en: 'There are more descriptions than pictures.',
  },
  specifications: {
    es: 'Escriba cada característica como nombre y valor, ambos en texto.',
    en: 'Write each specification as a name and a value, both as text.',
  },
  tooManySpecifications: {
    es: `Un producto puede tener hasta ${formLimits.specifications} características.`,
    en: `A product may have up to ${formLimits.specifications} specifications.`,
  },
  filterName: { es: 'Escriba otro nombre.', en: 'Write another name.' },
  specificationName: {
    es: 'El nombre de cada característica necesita al menos una letra.',
    en: 'The name of each specification needs at least one letter.',
  },
  specificationValue: {
    es: 'Escriba el valor de cada característica.',
    en: 'Enter the value of each specification.',
  },
} as const satisfies Record<string, Text>;

export function tooLong(longest: number): Text {
  return { es: `Use ${longest} caracteres como máximo.`, en: `Use ${longest} characters at most.` };
}

export function yearText(now = new Date()): Text {
  const last = lastYear(now);
  return {
    es: `Escriba un año entre ${formLimits.firstYear} y ${last}.`,
    en: `Enter a year between ${formLimits.firstYear} and ${last}.`,
  };
}

export function repeatedText(name: string): Text {
  return {
    es: `La característica «${name}» está dos veces.`,
    en: `The specification “${name}” is there twice.`,
  };
}
