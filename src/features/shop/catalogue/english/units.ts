import { withCommas } from '#platform/text/numbers.ts';

interface Conversion {
  unit: string;
  times: (value: number) => number;
  /** How many decimals an amount below ten keeps. */
  places?: number;
}

const multiplyBy = (factor: number) => (value: number) => value * factor;

const conversions: Record<string, Conversion> = {
  km: { unit: 'mi', times: multiplyBy(0.621371) },
  'km/h': { unit: 'mph', times: multiplyBy(0.621371) },
  kg: { unit: 'lb', times: multiplyBy(2.20462) },
  mm: { unit: 'in', times: multiplyBy(0.0393701), places: 1 },
  cm: { unit: 'in', times: multiplyBy(0.393701), places: 1 },
  m: { unit: 'ft', times: multiplyBy(3.28084), places: 1 },
  'm²': { unit: 'sq ft', times: multiplyBy(10.7639) },
  'm³': { unit: 'cu ft', times: multiplyBy(35.3147) },
  'L/100 km': { unit: 'mpg', times: (value) => 235.215 / value },
  'kWh/100 km': { unit: 'mi/kWh', times: (value) => 62.1371 / value, places: 1 },
};
/** Litres become gallons for a tank, cubic feet for a trunk, and stay litres for an engine. */
const litres: Record<string, Conversion> = {
  Tanque: { unit: 'gal', times: multiplyBy(0.264172), places: 1 },
  Maletero: { unit: 'cu ft', times: multiplyBy(0.0353147), places: 1 },
};

/** Values that staff already write in American units, with the metric amount beside them. */
const americanUnits = /pies³|galones|cuartos|pulgadas/;
/** Longer than any specification: below, no text is looked at twice, but each once for each unit. */
const longest = 500;
const number = /\d{1,3}(?:[ \u00a0\u202f,]\d{3})+|\d+(?:[.,]\d+)?/g;
/**
 * One number, or up to four joined by × or "a", then a unit and perhaps a remark in brackets. No
 * text is a number in two ways: after a comma three digits are thousands.
 */
const quantity =
  /(?<!\d)((?:\d{1,3}(?:[ \u00a0\u202f,]\d{3})+|\d+(?:\.\d+|,(?!\d{3}(?!\d))\d+)?)(?:(?: × | a )(?:\d{1,3}(?:[ \u00a0\u202f,]\d{3})+|\d+(?:\.\d+|,(?!\d{3}(?!\d))\d+)?)){0,3})[ \u00a0](kWh\/100 km|L\/100 km|km\/h|km|kg|mm|cm|m²|m³|m|L)(?![\p{L}\d/²³])(?: \(([^()]*)\))?/gu;

/** `64 500 km` → `40,078 mi (64 500 km)`. `label` is the Spanish name of the specification. */
export function withAmericanUnits(value: string, label: string): string {
  if (value.length > longest || americanUnits.test(value)) return value;
  return value.replace(
    quantity,
    (match, amounts: string, unit: string, remark?: string, ...rest) => {
      const conversion = unit === 'L' ? litres[label] : conversions[unit];
      const at: unknown = rest[0];
      if (!conversion) return match;
      const converted = amounts.replace(number, (one) => convert(one, conversion));
      const original = `${amounts} ${unit}`;
      const isInside = typeof at === 'number' && value.slice(0, at).includes('(');
      if (isInside) return `${converted} ${conversion.unit} / ${original}`;
      return `${converted} ${conversion.unit} (${original}${remark ? `, ${remark}` : ''})`;
    },
  );
}

function convert(amount: string, { times, places = 0 }: Conversion): string {
  const value = times(readNumber(amount));
  const rounded = value.toFixed(value < 10 ? Math.max(1, places) : places);
  const [whole = '', decimals] = rounded.replace(/\.0$/, '').split('.');
  return [withCommas(whole), ...(decimals ? [decimals] : [])].join('.');
}

function readNumber(text: string): number {
  return Number(text.replace(/[ \u00a0\u202f,](?=\d{3})/g, '').replace(',', '.'));
}

export function withEnglishNumbers(text: string): string {
  return text
    .replace(/(?<![\d.,])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d.,])/g, (thousands) =>
      thousands.replace(/[ \u00a0\u202f]/g, ','),
    )
    .replace(/(?<![\d.,])(\d+),(\d{1,2})(?![\d.,])/g, '$1.$2');
}
