import type { Many } from '#kit/staff/many/many-action.ts';
import type { Language } from '#platform/text/language.ts';
import { staffApi } from '#staff-api.ts';
import type { ListedUnit } from '../../staff-schema.ts';
import { stages } from '../../stages.ts';
import { unitChanges } from './unit-changes.ts';

/** What staff record of several goods at once; each is refused by the rules of its own journey. */
export function manyUnits(language: Language): Many<ListedUnit> {
  const changes = unitChanges(language, stages);
  return {
    nameOf: ({ number }) => number,
    actions: (['reached', 'expected', 'held', 'note'] as const).map((kind) => ({
      label: changes[kind].label,
      ask: () => ({
        call: staffApi.recordUnitChanges,
        bodyOf: (_, typed) => ({ kind, ...typed }),
        ...changes[kind],
      }),
    })),
  };
}
