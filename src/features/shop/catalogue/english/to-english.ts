import { engineLabel } from '../engine.ts';
import type { Product } from '../schema.ts';
import { withAmericanUnits, withEnglishNumbers } from './units.ts';
import { expressions, kinds, labels } from './words.ts';

/**
 * Translates the kind of product, its specifications (with US units) and its picture texts.
 * Descriptions, and words without a translation, stay in Spanish.
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

/**
 * `Refrigerador Samsung de puerta francesa 27 pies³` → `Samsung French-door refrigerator 27 cu ft`.
 */
export function nameInEnglish({ name, brand }: Pick<Product, 'name' | 'brand'>): string {
  for (const [begin, after, english] of kinds) {
    const spanish = [begin, brand, after].filter(Boolean).join(' ');
    if (name === spanish || name.startsWith(`${spanish} `)) {
      return (
        [brand, english].filter(Boolean).join(' ') + translateWords(name.slice(spanish.length))
      );
    }
  }
  return translateWords(name);
}

export function valueInEnglish(value: string, label: string): string {
  return translateWords(withAmericanUnits(value, label));
}

const translations = expressions.map(([spanish, text]) => [spanish.toLowerCase(), text] as const);

/**
 * Translates expressions that stand as whole words; at each place the first match of the list wins.
 */
function translate(text: string): string {
  const lower = text.toLowerCase();
  let translated = '';
  for (let at = 0; at < text.length; ) {
    const match = startsWord(text, at)
      ? translations.find(
          ([spanish]) => lower.startsWith(spanish, at) && endsWord(text, at + spanish.length),
        )
      : undefined;
    const spanish = text.slice(at, at + (match?.[0].length ?? 1));
    translated += match ? capitalAs(spanish, match[1]) : spanish;
    at += spanish.length;
  }
  return translated;
}

const startsWord = (text: string, at: number) => !/[\p{L}\d]/u.test(text[at - 1] ?? '');
const endsWord = (text: string, at: number) => !/[\p{L}³]/u.test(text[at] ?? '');

function translateWords(text: string): string {
  const translated = text
    // Ranges and counts whose word order differs in English.
    .replace(/\bde ([\d.,]+) a ([\d.,]+)/g, '$1 to $2')
    .replace(/(?<![\d.,])([\d.,]+) a ([\d.,]+)(?= [\p{L}%])/gu, '$1 to $2')
    .replace(
      /\b(Automática|Manual) de (\d+) velocidades/g,
      (_, how: string, speeds: string) =>
        `${speeds}-speed ${how === 'Manual' ? 'manual' : 'automatic'}`,
    )
    .replace(/\ben (\d+) minutos/g, 'in $1 minutes')
    .replace(/\bde (\d+) hornillas/g, 'with $1 burners')
    .replace(/\b(\d+) puertas/g, '$1-door');
  return withEnglishNumbers(translate(translated));
}

function capitalAs(spanish: string, text: string): string {
  const isCapital = spanish[0] !== spanish[0]?.toLowerCase();
  return isCapital ? `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}` : text;
}
