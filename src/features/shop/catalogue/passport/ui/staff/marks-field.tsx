import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/forms/field.tsx';
import type { FormField } from '#kit/staff/form/form-fields.tsx';
import { options } from '#kit/staff/form/options.tsx';
import { useApp } from '#web/app-context.ts';
import {
  longestNote,
  type Mark,
  markKinds,
  markSizes,
  mostMarks,
  type Zone,
  zoneNames,
  zones,
} from '../../inspection.ts';
import { damageTexts } from '../../inspection-messages.ts';
import type { WrittenPassport } from '../../schema.ts';
import { staffPassportTexts } from '../../staff-messages.ts';
import { BodyDrawing } from '../body-drawing.tsx';
import { markWords } from '../inspection-view.tsx';
import passport from '../passport.module.css';
import css from './staff-passport.module.css';

/** The marks of a body: chosen on the drawing or in the list, sent as one. */
export const marksField: FormField<WrittenMark[]> = {
  draw: ({ name }, { value }) => <MarksEditor name={name} start={value ?? []} />,
  read: (typed) => JSON.parse(typed),
  show: (marks, language) => marks.map((mark) => markWords(mark, language)).join('; '),
};

type WrittenMark = WrittenPassport['marks'][number];

const firstMark: WrittenMark = {
  zone: 'frontBumper',
  kind: 'scratch',
  size: 'small',
  note: null,
};

function MarksEditor({ name, start }: { name: string; start: WrittenMark[] }) {
  const { t, language, live } = useApp(staffPassportTexts);
  const words = damageTexts[language];
  const [marks, setMarks] = useState(start);
  const [draft, setDraft] = useState(firstMark);
  const change = (part: Partial<WrittenMark>) => setDraft((before) => ({ ...before, ...part }));

  function add() {
    const { noteEn, ...mark } = draft;
    const english = noteEn?.trim();
    setMarks([
      ...marks,
      { ...mark, note: mark.note?.trim() || null, ...(english && { noteEn: english }) },
    ]);
    change({ note: null, noteEn: '' });
  }

  return (
    <div className="grid gap-3">
      <input type="hidden" name={name} value={JSON.stringify(marks)} />
      <div className={`${passport.passport} ${css.drawing}`}>
        <BodyDrawing marks={marks} />
        {/* They do nothing without scripts, and the policy forbids places in the server's HTML. */}
        {live &&
          zoneNames.map((zone) => (
            <button
              key={zone}
              type="button"
              aria-label={words.zones[zone]}
              aria-pressed={zone === draft.zone}
              style={placeOf(zone)}
              onClick={() => change({ zone })}
            />
          ))}
      </div>
      <div className="row gap-2 end">
        <SelectField
          dense
          label={t.zone}
          value={draft.zone}
          onChange={({ target }) => change({ zone: target.value as Zone })}
        >
          {options(zoneNames, (each) => words.zones[each])}
        </SelectField>
        <SelectField
          dense
          label={t.kind}
          value={draft.kind}
          onChange={({ target }) => change({ kind: target.value as Mark['kind'] })}
        >
          {options(markKinds, (each) => words.kinds[each])}
        </SelectField>
        <SelectField
          dense
          label={t.size}
          value={draft.size}
          onChange={({ target }) => change({ size: target.value as Mark['size'] })}
        >
          {options(markSizes, (each) => words.sizes[each])}
        </SelectField>
        <TextField
          dense
          label={t.note}
          maxLength={longestNote}
          autoComplete="off"
          value={draft.note ?? ''}
          onChange={({ target }) => change({ note: target.value })}
        />
        <TextField
          dense
          label={t.english(t.note)}
          maxLength={longestNote}
          autoComplete="off"
          value={draft.noteEn ?? ''}
          onChange={({ target }) => change({ noteEn: target.value })}
        />
        <Button size="s" tone="secondary" onClick={add} disabled={marks.length >= mostMarks}>
          {t.addMark}
        </Button>
      </div>
      <div role="status">
        <ol>
          {marks.map((mark, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its number
            <li key={at}>
              {markWords(mark, language)}
              {[mark.note, mark.noteEn].flatMap((note) => (note ? `. ${note}` : []))}{' '}
              <Button
                size="s"
                tone="quiet"
                aria-label={t.removeMark(at + 1)}
                onClick={() => setMarks(marks.filter((_, index) => index !== at))}
              >
                {t.remove}
              </Button>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** The drawing shows the middle 84 of 100. */
function placeOf(zone: Zone) {
  const [x, y] = zones[zone];
  return { left: `${x}%`, top: `${((y - 8) / 84) * 100}%` };
}
