import { type StageCheck, stageChecks } from '#features/shipping/server/stage-checks.ts';
import type { Language } from '#platform/text/language.ts';
import { type ExportItem, itemLabels } from '../items.ts';
import { missingOf } from './read-file.ts';

/** What is missing of an export file keeps its unit from being shipped; the database says the same. */
const checkPapers: StageCheck = async (tx, unitIds, day) =>
  (await missingOf(tx, unitIds, day)).map(({ unitId, items }) => ({
    unitId,
    reason: { es: `Falta: ${listed(items, 'es')}.`, en: `Missing: ${listed(items, 'en')}.` },
  }));

function listed(items: readonly ExportItem[], language: Language): string {
  return items.map((item) => itemLabels[item][language]).join('; ');
}

stageChecks.shipped.push(checkPapers);
