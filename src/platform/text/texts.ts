import { type Language, languages, type Text } from './language.ts';

/**
 * Defines texts with their translations side by side, `{ es: 'Cerrar', en: 'Close' }`, in objects,
 * lists and functions of any depth, and returns them by language: `messages[language].close`.
 * Throws when a text lacks a language; so does the build, which keeps one language for a browser
 * (`web/build/one-language.ts`).
 */
export function defineTexts<const T>(tree: T): Record<Language, Localized<T>> {
  const entries = languages.map((language) => [language, inLanguage(tree, language)]);
  return Object.fromEntries(entries);
}

export function joinTexts<One extends object, Other extends object>(
  one: Record<Language, One>,
  other: Record<Language, Other>,
): Record<Language, One & Other> {
  const entries = languages.map((language) => [language, { ...one[language], ...other[language] }]);
  return Object.fromEntries(entries);
}

/** A text of `defineTexts` as an error has it. On the server alone: a browser has one language. */
export const bothLanguages = <Name extends string>(
  texts: Record<Language, Readonly<Record<Name, string>>>,
  name: Name,
): Text => ({ es: texts.es[name], en: texts.en[name] });

export type Localized<T> =
  T extends Record<Language, infer Value>
    ? Widened<Value>
    : T extends (...args: infer Args) => infer Tree
      ? (...args: Args) => Localized<Tree>
      : { readonly [Name in keyof T]: Localized<T[Name]> };

type Widened<Value> = Value extends string
  ? string
  : Value extends readonly string[]
    ? readonly string[]
    : Value;

function inLanguage(tree: unknown, language: Language): unknown {
  if (typeof tree === 'function') {
    return (...args: unknown[]) => inLanguage(tree(...args), language);
  }
  if (Array.isArray(tree)) return tree.map((each) => inLanguage(each, language));
  if (typeof tree !== 'object' || tree === null) return tree;
  if (language in tree) return (tree as Record<Language, unknown>)[language];
  if (languages.some((other) => other in tree)) {
    throw new Error(`a text lacks ${language}: ${JSON.stringify(tree)}`);
  }
  return Object.fromEntries(
    Object.entries(tree).map(([name, inner]) => [name, inLanguage(inner, language)]),
  );
}
