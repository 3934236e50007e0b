import { engineLabel } from '../engine.ts';
import type { Product } from '../schema.ts';
import { withAmericanUnits, withEnglishNumbers } from './units.ts';
import { expressions, kinds, labels } from './words.ts';

/**
 * A product for readers of English: what kind of thing it is, its specifications with the units of
 * the USA, what its pictures show. Descriptions, and words that nobody translated, stay as staff
 * wrote them.
 */
export function toEnglish(product: Product): Product {
  const name = nameInEnglish(product);
  return {
    ...product,
    name,
    engineType: product.engineType && engineLabel(product.engineType).en,
    imageAlts: product.imageAlts.map((_, at) => (at === 0 ? name : `${name}, picture ${at + 1}`)),
    specifications: Object.fromEntries(
      Object.entries(product.specifications).map(([label, value]) => [
        labels[label] ?? label,
        valueInEnglish(value, label),
      ]),
    ),
  };
}

/** `Refrigerador Samsung de puerta francesa 27 pies³` → `Samsung French-door refrigerator 27 cu ft`. */
export function nameInEnglish({ name, brand }: Pick<Product, 'name' | 'brand'>): string {
  for (const [begin, after, english] of kinds) {
    const spanish = [begin, brand, after].filter(Boolean).join(' ');
    if (name === spanish || name.startsWith(`${spanish} `)) {
      return [brand, english].filter(Boolean).join(' ') + words(name.slice(spanish.length));
    }
  }
  return words(name);
}

/** A specification's value, its original amount beside the converted one. */
export function valueInEnglish(value: string, label: string): string {
  return words(withAmericanUnits(value, label));
}

const pattern = new RegExp(
  String.raw`(?<![\p{L}\d])(${expressions.map(([spanish]) => spanish).join('|')})(?![\p{L}³])`,
  'giu',
);
const english = new Map(expressions.map(([spanish, text]) => [spanish.toLowerCase(), text]));

function words(text: string): string {
  const translated = text
    // Ranges and counted things that Spanish says the other way round.
    .replace(/\bde ([\d.,]+) a ([\d.,]+)/g, '$1 to $2')
    .replace(/([\d.,]+) a ([\d.,]+)(?= [\p{L}%])/gu, '$1 to $2')
    .replace(
      /\b(Automática|Manual) de (\d+) velocidades/g,
      (_, how: string, speeds: string) =>
        `${speeds}-speed ${how === 'Manual' ? 'manual' : 'automatic'}`,
    )
    .replace(/\ben (\d+) minutos/g, 'in $1 minutes')
    .replace(/\bde (\d+) hornillas/g, 'with $1 burners')
    .replace(/\b(\d+) puertas/g, '$1-door')
    .replace(pattern, (spanish) =>
      capitalAs(spanish, english.get(spanish.toLowerCase()) ?? spanish),
    );
  return withEnglishNumbers(translated);
}

function capitalAs(spanish: string, text: string): string {
  const isCapital = spanish[0] !== spanish[0]?.toLowerCase();
  return isCapital ? `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}` : text;
}
