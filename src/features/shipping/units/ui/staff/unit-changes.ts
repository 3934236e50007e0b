import type { FormFields } from '#kit/staff/form/call-form.tsx';
import { area, choice, day, yes } from '#kit/staff/form/form-fields.tsx';
import type { Language } from '#platform/text/language.ts';
import { pastDay } from '#platform/time/day-range.ts';
import { maxCause } from '../../shipping-limits.ts';
import { staffUnitTexts } from '../../staff-messages.ts';
import type { UnitChange } from '../../staff-schema.ts';
import { parties, type Stage, stageLabels } from '../../stages.ts';

export interface UnitChangeForm {
  label: string;
  hint: string;
  fields: FormFields;
  texts: Readonly<Record<string, string>>;
  start?: object;
}

/** What can be recorded of goods, of one unit or of many; `open` are the stages that may be chosen. */
export function unitChanges(
  language: Language,
  open: readonly Stage[],
): Record<UnitChange['kind'], UnitChangeForm> {
  const t = staffUnitTexts[language];
  const stageOf = (those: readonly Stage[]) =>
    choice(() => those.map((each) => [each, stageLabels[each][language]]));
  const cause = area({ rows: 2, required: true });
  const optional = { ...area({ rows: 2 }), rule: { max: maxCause, optional: true as const } };
  // A handover is recorded under Handovers.
  const next = open.filter((each) => each !== 'delivered');
  return {
    reached: {
      label: t.reached,
      hint: t.reachedHint,
      fields: {
        stage: stageOf(next),
        day: day({ past: true, required: true }),
        ...(next.length > 1 && { earlierToo: yes() }),
        cause: optional,
      },
      texts: { stage: t.stage, day: t.day, earlierToo: t.earlierToo, cause: t.noteToCustomer },
      start: { day: pastDay().max },
    },
    expected: {
      label: t.move,
      hint: t.moveHint,
      fields: { stage: stageOf(open), day: day({ required: true }), cause },
      texts: { stage: t.stage, day: t.newDay, cause: t.cause },
    },
    released: {
      label: t.release,
      hint: t.releaseHint,
      fields: { cause: optional },
      texts: { cause: t.noteToCustomer },
    },
    held: {
      label: t.hold,
      hint: t.holdHint,
      fields: { whoActs: choice(() => parties.map((each) => [each, t.parties[each]])), cause },
      texts: { whoActs: t.whoActs, cause: t.cause },
    },
    note: { label: t.note, hint: t.noteHint, fields: { cause }, texts: { cause: t.text } },
    taken_back: { label: t.takeBack, hint: '', fields: { cause }, texts: { cause: t.cause } },
  };
}
