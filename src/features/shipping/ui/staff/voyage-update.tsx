import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { CheckboxField, SelectField, TextAreaField, TextField } from '#kit/forms/field.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { newKey } from '#platform/browser/idempotency-key.ts';
import { fieldsOf } from '#platform/calls/error-answer.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { type VoyageEntryKind, voyageEntryKinds } from '../../voyage-kinds.ts';
import type { VoyageDetail, VoyageUpdate, VoyageUpdated } from '../../voyage-schema.ts';
import { voyageTexts } from '../../voyage-staff-messages.ts';
import css from './shipping.module.css';
import { DayPair } from './voyage-form.tsx';
import { VoyageOutcome } from './voyage-outcome.tsx';

interface Previewed {
  update: VoyageUpdate;
  outcome: VoyageUpdated;
}

/** One entry of a voyage: first what it would move, then, said again, it does. */
export function VoyageUpdateForm({ voyage }: { voyage: VoyageDetail }) {
  const { language, call, refresh } = useApp();
  const t = voyageTexts[language];
  const [kind, setKind] = useState<VoyageEntryKind>(voyage.departedOn ? 'arrived' : 'departed');
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [previewed, setPreviewed] = useState<Previewed>();
  const key = useRef(newKey());
  const { busy, run } = useAction(t.notRecorded, {
    title: t.notRecorded,
    instead: (error) => {
      setWrong(fieldsOf(error));
      return false;
    },
  });
  const params = { id: voyage.id };

  function preview(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const update = updateOf(new FormData(event.currentTarget), kind, voyage.revision);
    setWrong({});
    void run(async () => {
      const query = { dryRun: '1' } as const;
      const outcome = await call(staffApi.updateVoyage, {
        params,
        query,
        body: update,
        key: key.current,
      });
      setPreviewed({ update, outcome });
    });
  }

  const confirm = ({ update }: Previewed) =>
    void run(async () => {
      await call(staffApi.updateVoyage, { params, query: {}, body: update, key: key.current });
      toast({ title: t.recorded, tone: 'success' });
      await refresh();
    });

  const kinds = voyageEntryKinds.filter((each) => mayRecord(voyage, each));
  return (
    <form
      className={css.form}
      onSubmit={preview}
      onChange={() => setPreviewed(undefined)}
      noValidate
    >
      <SelectField
        dense
        label={t.entry}
        value={kind}
        onChange={({ target }) => setKind(kinds.find((each) => each === target.value) ?? kind)}
      >
        {kinds.map((each) => (
          <option key={each} value={each}>
            {t.kinds[each]}
          </option>
        ))}
      </SelectField>
      <Fields key={kind} kind={kind} voyage={voyage} errorOf={(name) => wrong[name]} />
      {previewed ? (
        <VoyageOutcome kind={kind} outcome={previewed.outcome}>
          <div className={css.actions}>
            {previewed.outcome.refused.length === 0 && (
              <Button size="s" data-live busy={busy} onClick={() => confirm(previewed)}>
                {t.confirm}
              </Button>
            )}
            <Button size="s" tone="secondary" onClick={() => setPreviewed(undefined)}>
              {t.change}
            </Button>
          </div>
        </VoyageOutcome>
      ) : (
        <div>
          <Button type="submit" size="s" data-live busy={busy}>
            {t.preview}
          </Button>
        </div>
      )}
    </form>
  );
}

function mayRecord({ departedOn }: VoyageDetail, kind: VoyageEntryKind): boolean {
  if (kind === 'departed') return !departedOn;
  return kind !== 'arrived' || departedOn !== null;
}

function updateOf(fields: FormData, kind: VoyageEntryKind, expected: number): VoyageUpdate {
  const text = (name: string) => String(fields.get(name) ?? '');
  const cause = text('cause');
  if (kind === 'note') return { kind, expected, cause };
  if (kind === 'expected') {
    const [departsOn, arrivesOn] = [text('departsOn'), text('arrivesOn')];
    return { kind, expected, departsOn, arrivesOn, cause };
  }
  return { kind, expected, day: text('day'), earlierToo: fields.has('earlierToo') };
}

interface FieldsProps {
  kind: VoyageEntryKind;
  voyage: VoyageDetail;
  errorOf: (name: string) => string | undefined;
}

function Fields({ kind, voyage, errorOf }: FieldsProps) {
  const t = voyageTexts[useApp().language];
  const today = dayInHavana(new Date());
  if (kind === 'departed' || kind === 'arrived') {
    return (
      <>
        <TextField
          dense
          type="date"
          name="day"
          label={t.day}
          error={errorOf('day')}
          defaultValue={today}
          max={today}
          required
        />
        <CheckboxField name="earlierToo" label={t.earlierToo} />
      </>
    );
  }
  return (
    <>
      {kind === 'expected' && (
        <div className={css.fields}>
          <DayPair errorOf={errorOf} start={voyage} />
        </div>
      )}
      <TextAreaField
        dense
        name="cause"
        rows={2}
        label={kind === 'note' ? t.text : t.cause}
        maxLength={500}
        error={errorOf('cause')}
        required
      />
    </>
  );
}
