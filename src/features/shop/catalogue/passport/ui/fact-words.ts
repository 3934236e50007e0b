import type { Language } from '#platform/text/language.ts';
import { type Fact, type FactName, isChosen, kilometresOf } from '../facts.ts';
import { factTexts } from '../messages.ts';

/** What a fact says, in words. */
export function factWords(name: FactName, value: Fact['value'], language: Language): string {
  const { choices, counts } = factTexts[language];
  if (isChosen(name)) {
    const labels: Readonly<Record<string, string>> = choices[name];
    return labels[value] ?? String(value);
  }
  const count = Number(value);
  if (name === 'mileage') return counts.mileage(count, kilometresOf(count));
  return name in counts ? counts[name as 'owners' | 'range' | 'consumption'](count) : String(value);
}
