import type { FormEvent, ReactNode } from 'react';
import { Button } from '#kit/button.tsx';
import { SelectField, TextAreaField, TextField } from '#kit/forms/field.tsx';
import { fromHavanaClock, toHavanaClock } from '#platform/time/havana-clock.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { type PaperItem, titleKinds } from '../../items.ts';
import type { NewFacts, PaperFacts } from '../../schema.ts';
import { exportTexts } from '../../staff-messages.ts';
import css from './export-file.module.css';
import { useRecording } from './use-recording.ts';

interface PaperFormProps {
  item: PaperItem;
  newest: PaperFacts | undefined;
  unitId: string;
}

/** What a paper says, to write or to correct: a version of its own. */
export function PaperForm({ item, newest, unitId }: PaperFormProps) {
  const { language, call } = useApp();
  const t = exportTexts[language];
  const { busy, wrong, record } = useRecording();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = factsOf(item, new FormData(event.currentTarget), newest?.version ?? 0);
    void record(() => call(staffApi.recordPaper, { params: { id: unitId }, body }));
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <Fields item={item} newest={newest} wrong={wrong} />
      <TextField name="note" label={t.note} mark={`(${t.optional})`} maxLength={500} />
      <div>
        <Button type="submit" data-live busy={busy}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}

interface FieldsProps extends Pick<PaperFormProps, 'item' | 'newest'> {
  wrong: Record<string, string>;
}

function Fields({ item, newest, wrong }: FieldsProps): ReactNode {
  const t = exportTexts[useApp().language];
  switch (item) {
    case 'title':
      return (
        <>
          <SelectField
            name="titleKind"
            label={t.titleKind}
            defaultValue={newest?.titleKind ?? 'original'}
          >
            {titleKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t.titleKinds[kind]}
              </option>
            ))}
          </SelectField>
          <TextField
            name="titleCopies"
            label={t.titleCopies}
            inputMode="numeric"
            error={wrong.titleCopies}
            defaultValue={String(newest?.titleCopies ?? 2)}
          />
        </>
      );
    case 'lien':
      return (
        <TextField
          name="lienHolder"
          label={t.lienHolder}
          hint={t.lienHint}
          maxLength={120}
          error={wrong.lienHolder}
          defaultValue={newest?.lienHolder ?? ''}
        />
      );
    case 'aes':
      return (
        <TextField
          name="itn"
          label={t.itn}
          hint={t.itnHint}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          error={wrong.itn}
          defaultValue={newest?.itn ?? ''}
        />
      );
    case 'presented':
      return (
        <>
          <TextField
            name="presentedAt"
            type="datetime-local"
            label={t.presentedAt}
            error={wrong.presentedAt}
            defaultValue={newest?.presentedAt ? toHavanaClock(newest.presentedAt) : ''}
          />
          <TextField
            name="port"
            label={t.port}
            maxLength={80}
            error={wrong.port}
            defaultValue={newest?.port ?? ''}
          />
        </>
      );
    case 'end_use':
      return (
        <>
          <TextAreaField
            name="endUse"
            label={t.endUse}
            rows={2}
            maxLength={500}
            error={wrong.endUse}
            defaultValue={newest?.endUse ?? ''}
          />
          <TextField
            name="signedOn"
            type="date"
            label={t.signedOn}
            error={wrong.signedOn}
            defaultValue={newest?.signedOn ?? ''}
          />
        </>
      );
  }
}

function factsOf(item: PaperItem, fields: FormData, expected: number): NewFacts {
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  const note = text('note') || null;
  switch (item) {
    case 'title': {
      const titleKind = titleKinds.find((kind) => kind === text('titleKind')) ?? 'original';
      const titleCopies = /^\d+$/.test(text('titleCopies')) ? Number(text('titleCopies')) : -1;
      return { item, expected, titleKind, titleCopies, note };
    }
    case 'lien':
      return { item, expected, lienHolder: text('lienHolder') || null, note };
    case 'aes':
      return { item, expected, itn: text('itn'), note };
    case 'presented': {
      const presentedAt = fromHavanaClock(text('presentedAt'))?.toISOString() ?? '';
      return { item, expected, presentedAt, port: text('port'), note };
    }
    case 'end_use':
      return { item, expected, endUse: text('endUse'), signedOn: text('signedOn'), note };
  }
}
