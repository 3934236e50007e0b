import type { StageCheck } from '#features/shipping/units/server/stage-rules.ts';
import type { Language } from '#platform/text/language.ts';
import { type ExportItem, itemLabels } from '../items.ts';
import { findMissing } from './read-file.ts';

/**
 * Names what is missing before a unit is shipped. A trigger refuses the same, but cannot say why.
 */
export const checkExportPapers: StageCheck = async (tx, unitIds, day) =>
  (await findMissing(tx, unitIds, day)).map(({ unitId, items }) => ({
    unitId,
    reason: { es: `Falta: ${labelsOf(items, 'es')}.`, en: `Missing: ${labelsOf(items, 'en')}.` },
  }));

function labelsOf(items: readonly ExportItem[], language: Language): string {
  return items.map((item) => itemLabels[item][language]).join('; ');
}
