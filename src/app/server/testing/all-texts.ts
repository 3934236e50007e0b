import { readConfig } from '#platform/config.ts';
import { type Language, languages } from '#platform/text/language.ts';

export interface Sentence {
  name: string;
  language: Language;
  text: string;
}

const files = import.meta.glob<Record<string, unknown>>(
  [
    '../../messages.ts',
    '../demo/messages.ts',
    '../../../kit/messages.ts',
    '../../../features/**/*messages.ts',
    '../../../features/**/*texts.ts',
    '../../../features/**/{statuses,errors,categories,price,rating,greeting}.ts',
    '../../../features/company/about/legal/{terms,privacy,cookies,legal-notice,accessibility}.ts',
    '../../../platform/http/errors.ts',
    '../../../platform/text/csv-texts.ts',
  ],
  { eager: true },
);

export function allSentences(): Sentence[] {
  return Object.entries(files).flatMap(([file, exported]) =>
    Object.entries(exported)
      // Skips functions of a feature, and case types, which contain statuses again.
      .filter(([name, value]) => typeof value === 'object' && !name.endsWith('Type'))
      .flatMap(([name, value]) => read(value, `${file} ${name}`, alwaysSpanish(name))),
  );
}

/** Mails to staff are in Spanish alone. */
const alwaysSpanish = (name: string) => (/^staff.*MailTexts$/.test(name) ? 'es' : undefined);

function read(value: unknown, name: string, language?: Language): Sentence[] {
  if (typeof value === 'string') return language ? [{ name, language, text: value }] : [];
  if (typeof value === 'function') {
    return called(value as TextFunction).flatMap((text) => read(text, name, language));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const its = languages.find((each) => each === key);
    return read(inner, its ? name : `${name}.${key}`, its ?? language);
  });
}

type TextFunction = (...filling: unknown[]) => unknown;

const { brand } = readConfig({ NODE_ENV: 'test' });
const fillings: unknown[][] = [
  ['Ana', 'Beto', 'Caro', 'Dora'],
  [1, 1, 1, 1],
  [2, 2, 2, 2],
  [brand, brand],
  [['Ana'], 2],
  [{ all: 3, left: 2, handedOver: 1 }],
  [{ city: 'Ana', state: 'Beto', es: 'Ana', en: 'Ana' }, brand.name],
];

/**
 * Returns all results of a sentence with parameters. Throws when none of our sample arguments fits.
 */
function called(say: TextFunction): unknown[] {
  const all = fillings.flatMap((filling) => {
    try {
      const said = say(...filling);
      return JSON.stringify(said)?.match(/undefined|\[object/) ? [] : [said];
    } catch {
      return [];
    }
  });
  if (all.length === 0) throw new Error(`nothing fits: ${say}`);
  return all;
}
