import { defineTexts } from '#platform/text/texts.ts';
import type { LegalTexts } from './document.ts';

/**
 * The days of the changes, the newest first; the older ones are months. What changes keeps its section in the older version,
 * with `until`, and the new one gets `since`: an acceptance names a version, whose text never
 * changes (`legal.test.ts` knows it).
 */
export const termsVersions = ['2026-11-26', '2026-11', '2025-10'] as const;
export const privacyVersions = ['2026-11', '2025-10'] as const;

/** Whoever accepts an offer accepts this version. */
export const [termsVersion] = termsVersions;

export function inVersion(texts: LegalTexts, version: string): LegalTexts {
  const write =
    (language: 'es' | 'en'): LegalTexts['es'] =>
    (company) => {
      const document = texts[language](company);
      const updated = updatedTexts[language](dayOf(version, language));
      const sections = document.sections.filter(
        ({ since = '', until = version }) => since <= version && version <= until,
      );
      const former = sections.find(({ id }) => id === formerSummary)?.blocks[0];
      return {
        ...document,
        updated,
        ...(typeof former === 'object' && 'list' in former && { summary: former.list }),
        // What a version says stays the same when a later one replaces a part of it.
        sections: sections.flatMap(({ until: _, ...each }) =>
          each.id === formerSummary ? [] : each,
        ),
      };
    };
  return { es: write('es'), en: write('en') };
}

/** The section with the summary of older versions. */
const formerSummary = 'resumen';

/** Writes '2025-10' as 'octubre de 2025', and '2026-11-26' as '26 de noviembre de 2026'. */
export function dayOf(version: string, language: 'es' | 'en'): string {
  const [year, month, day] = version.split('-');
  return new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`).toLocaleDateString(language, {
    ...(day && { day: 'numeric' }),
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

const updatedTexts = defineTexts((day: string) => ({
  es: `Última actualización: ${day}`,
  en: `Last updated: ${day}`,
}));
