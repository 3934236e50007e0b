import type { Language } from '#platform/text/language.ts';
import { type Fact, type FactName, isChosen, kilometresOf, type PassportFacts } from './facts.ts';
import { factTexts } from './messages.ts';

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

/** What an offer says of it: the whole VIN, which the public reads in part, and what has a short answer. */
export function offeredFacts(facts: PassportFacts, language: Language): string[] {
  const { names } = factTexts[language];
  return offeredNames.flatMap((name) => {
    const fact = facts[name];
    if (!fact) return [];
    const words = factWords(name, fact.value, language);
    return name === 'owners' ? words : `${names[name]}: ${words}`;
  });
}

const offeredNames = ['vin', 'title', 'owners', 'condition', 'voltage'] as const;
