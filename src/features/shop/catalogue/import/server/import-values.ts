import { formatMoney, toWire } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import type { FieldChange } from '../../products/staff-schema.ts';
import type { WrittenProductFacts } from '../../server/product-facts.ts';
import { importProblemTexts } from '../messages.ts';

/** Only columns whose name differs from the field. */
const columnNames: Partial<Record<string, string>> = {
  priceCents: 'price',
  provinces: 'availableProvinces',
  pictures: 'images',
  formerPriceCents: 'formerPrice',
};

const maxTextLength = 160;

export function fieldChanges(
  before: WrittenProductFacts,
  after: WrittenProductFacts,
  names: readonly (keyof WrittenProductFacts)[],
  language: Language,
): FieldChange[] {
  return names.map((name) => ({
    column: columnNames[name] ?? name,
    from: textOf(before, name, language),
    to: textOf(after, name, language),
  }));
}

/** What a new product has, in the order of its facts. */
export function fieldsOf(facts: WrittenProductFacts, language: Language): FieldChange[] {
  const names = Object.keys(facts) as (keyof WrittenProductFacts)[];
  return names.flatMap((name) => {
    const to = textOf(facts, name, language);
    return to === '' ? [] : [{ column: columnNames[name] ?? name, from: '', to }];
  });
}

function textOf(
  facts: WrittenProductFacts,
  name: keyof WrittenProductFacts,
  language: Language,
): string {
  const text = wholeText(facts, name, language);
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
}

function wholeText(
  facts: WrittenProductFacts,
  name: keyof WrittenProductFacts,
  language: Language,
): string {
  if (name === 'priceCents' || name === 'formerPriceCents') return toWire(facts[name]) ?? '';
  if (name === 'pictures') return importProblemTexts[language].pictureCount(facts.pictures.length);
  if (name === 'specifications') {
    const lines = Object.entries(facts.specifications);
    return lines.map(([term, value]) => `${term}: ${value}`).join('; ');
  }
  const value = facts[name];
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

/** In per cent. A larger change is a warning: a missing digit would give a car away. */
const usualPriceChange = 30;

export function priceWarning(
  { priceCents: before }: WrittenProductFacts,
  { priceCents: after }: WrittenProductFacts,
  language: Language,
): string | undefined {
  const t = importProblemTexts[language];
  if (before === after || before === null) return undefined;
  const from = formatMoney(before, language);
  if (after === null) return t.priceGone(from);
  const percent = ((after - before) * 100) / before;
  if (Math.abs(percent) <= usualPriceChange) return undefined;
  return t.priceJump(from, formatMoney(after, language), Math.round(percent));
}
