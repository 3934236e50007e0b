import { area, choice, day, yes } from '#kit/staff/form-fields.tsx';
import type { Many, ManyAction } from '#kit/staff/many/many-action.ts';
import type { Language } from '#platform/text/language.ts';
import { staffApi } from '#staff-api.ts';
import { staffUnitTexts } from '../../staff-messages.ts';
import type { ListedUnit } from '../../staff-schema.ts';
import { parties, stageLabels, stages } from '../../stages.ts';

/** What staff record of several goods at once; each is refused by the rules of its own journey. */
export const manyUnits = (language: Language): Many<ListedUnit> => {
  const t = staffUnitTexts[language];
  const records = (kind: string, form: Pick<ManyAction<ListedUnit>, 'fields' | 'texts'>) => () => ({
    call: staffApi.recordUnitChanges,
    bodyOf: (_: ListedUnit, typed: object) => ({ kind, ...typed }),
    ...form,
  });
  // A handover is recorded under Handovers.
  const choices = stages.filter((stage) => stage !== 'delivered');
  const stage = choice(() => choices.map((each) => [each, stageLabels[each][language]]));
  const whoActs = choice(() => parties.map((each) => [each, t.parties[each]]));
  const { earlierToo, cause } = t;
  return {
    nameOf: ({ number }) => number,
    actions: [
      {
        label: t.reached,
        ask: records('reached', {
          fields: { stage, day: day(), earlierToo: yes(), cause: area({ rows: 2 }) },
          texts: { stage: t.stage, day: t.day, earlierToo, cause: t.noteToCustomer },
        }),
      },
      {
        label: t.hold,
        ask: records('held', {
          fields: { whoActs, cause: area({ rows: 2 }) },
          texts: { whoActs: t.whoActs, cause },
        }),
      },
      {
        label: t.note,
        ask: records('note', { fields: { cause: area({ rows: 2 }) }, texts: { cause: t.text } }),
      },
    ],
  };
};
