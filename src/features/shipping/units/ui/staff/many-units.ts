import { choice } from '#kit/staff/form/form-fields.tsx';
import type { Many } from '#kit/staff/many/many-action.ts';
import { formatDate } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import type { App } from '#web/app-context.ts';
import type { ListedUnit } from '../../staff-schema.ts';
import { stages } from '../../stages.ts';
import { staffVoyageTexts } from '../../voyage-staff-messages.ts';
import { unitChanges } from './unit-changes.ts';

/** The first of them moves it on, the last says something of it. */
const unitKeys = { reached: { key: 's' }, expected: {}, held: {}, note: { key: 'm' } } as const;

/** What staff record of several goods at once; each is refused by the rules of its own journey. */
export function manyUnits({ language, call }: Pick<App, 'language' | 'call'>): Many<ListedUnit> {
  const changes = unitChanges(language, stages);
  const t = staffVoyageTexts[language];
  return {
    nameOf: ({ number }) => number,
    actions: [
      ...(['reached', 'expected', 'held', 'note'] as const).map((kind) => ({
        label: changes[kind].label,
        ...unitKeys[kind],
        ask: () => ({
          call: staffApi.recordUnitChanges,
          bodyOf: (_: ListedUnit, typed: object) => ({ kind, ...typed }),
          ...changes[kind],
        }),
      })),
      {
        label: t.load,
        ask: async () => {
          const all = await call(staffApi.listVoyages, {});
          const voyages = all.filter(({ departedOn }) => !departedOn);
          return {
            call: staffApi.loadVoyage,
            fields: {
              voyage: choice(() =>
                voyages.map(({ id, ship, number, departsOn }) => [
                  id,
                  `${t.one(ship, number)}, ${formatDate(departsOn, language)}`,
                ]),
              ),
            },
            texts: { voyage: t.load, voyageHint: voyages.length > 0 ? t.loadHint : t.none },
            together: (units, { voyage }) =>
              call(staffApi.loadVoyage, {
                params: { id: String(voyage) },
                body: { units: units.map(({ id }) => id) },
              }),
          };
        },
      },
    ],
  };
}
