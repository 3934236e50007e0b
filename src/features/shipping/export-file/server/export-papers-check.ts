import type { StageCheck } from '#features/shipping/units/server/stage-rules.ts';
import { itemLabels } from '../items.ts';
import { findMissing } from './read-file.ts';

/**
 * Names what is missing before a unit is shipped, each paper for itself: a voyage says how many lack
 * it. A trigger refuses the same, but cannot say why.
 */
export const checkExportPapers: StageCheck = async (tx, unitIds, day) =>
  (await findMissing(tx, unitIds, day)).flatMap(({ unitId, items }) =>
    items.map((item) => {
      const { es, en } = itemLabels[item];
      return { unitId, reason: { es: `Falta: ${es}.`, en: `Missing: ${en}.` } };
    }),
  );
