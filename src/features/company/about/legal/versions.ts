import { defineTexts } from '#platform/text/texts.ts';
import type { LegalTexts } from './document.ts';

/**
 * The months of the changes, the newest first. What changes keeps its section in the older version,
 * and the new one gets `since`: an acceptance names a version, whose text never changes
 * (`legal.test.ts` knows it).
 */
export const termsVersions = ['2026-11', '2025-10'] as const;
export const privacyVersions = ['2026-11', '2025-10'] as const;

/** Whoever accepts an offer accepts this version. */
export const [termsVersion] = termsVersions;

export function inVersion(texts: LegalTexts, version: string): LegalTexts {
  const write =
    (language: 'es' | 'en'): LegalTexts['es'] =>
    (company) => {
      const document = texts[language](company);
      const updated = updatedTexts[language](monthOf(version, language));
      const sections = document.sections.filter(({ since = '' }) => since <= version);
      return { ...document, updated, sections };
    };
  return { es: write('es'), en: write('en') };
}

/** Writes '2025-10' as 'octubre de 2025'. */
export function monthOf(version: string, language: 'es' | 'en'): string {
  const month = new Date(`${version}-01T00:00:00Z`);
  return month.toLocaleDateString(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

const updatedTexts = defineTexts({
  es: (month: string) => `Última actualización: ${month}`,
  en: (month: string) => `Last updated: ${month}`,
});
