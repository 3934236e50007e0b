import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { DayField } from '#kit/forms/day-field.tsx';
import { CheckboxField, SelectField, TextAreaField } from '#kit/forms/field.tsx';
import { options } from '#kit/staff/options.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { newIdempotencyKey } from '#platform/browser/idempotency-key.ts';
import { ApiError } from '#platform/calls/client.ts';
import { errorFieldsOf } from '#platform/calls/error-answer.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { maxCause } from '../../shipping-limits.ts';
import { type VoyageEntryKind, voyageEntryKinds } from '../../voyage-kinds.ts';
import type { VoyageDetail, VoyageUpdate, VoyageUpdated } from '../../voyage-schema.ts';
import { staffVoyageTexts } from '../../voyage-staff-messages.ts';
import css from './shipping.module.css';
import { DayPair } from './voyage-form.tsx';
import { VoyageOutcome } from './voyage-outcome.tsx';

interface UpdatePreview {
  update: VoyageUpdate;
  outcome: VoyageUpdated;
}

export function VoyageUpdateForm({ voyage }: { voyage: VoyageDetail }) {
  const { t } = useApp(staffVoyageTexts);
  const [kind, setKind] = useState<VoyageEntryKind>(nextOf(voyage));
  const { previewed, wrong, busy, preview, confirm, discard } = useVoyageUpdate(voyage.id);
  const kinds = voyageEntryKinds.filter((each) => mayRecord(voyage, each));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    preview(updateOf(new FormData(event.currentTarget), kind, voyage.revision));
  }

  return (
    <form className="grid gap-3" onSubmit={submit} onChange={discard} noValidate>
      <div className={`${css.fields} end`}>
        <SelectField
          dense
          label={t.entry}
          value={kind}
          onChange={({ target }) => setKind(kinds.find((each) => each === target.value) ?? kind)}
        >
          {options(kinds, (each) => t.kinds[each])}
        </SelectField>
        <Fields key={kind} kind={kind} voyage={voyage} errorOf={(name) => wrong[name]} />
      </div>
      {previewed ? (
        <VoyageOutcome kind={kind} outcome={previewed.outcome}>
          <div className="row gap-2">
            {previewed.outcome.refused.length === 0 && (
              <Button size="s" data-live busy={busy} onClick={() => confirm(previewed)}>
                {t.confirm}
              </Button>
            )}
            <Button size="s" tone="secondary" onClick={discard}>
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

/** Asks what an update would move, then records that very update under the same key. */
function useVoyageUpdate(id: string) {
  const { t, call, refresh } = useApp(staffVoyageTexts);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [previewed, setPreviewed] = useState<UpdatePreview>();
  const key = useRef(newIdempotencyKey());
  const { busy, run } = useAction(t.notRecorded, {
    title: t.notRecorded,
    instead: (error) => {
      setWrong(errorFieldsOf(error));
      return false;
    },
  });
  const send = (update: VoyageUpdate, query: { dryRun?: '1' }) =>
    call(staffApi.updateVoyage, { params: { id }, query, body: update, key: key.current });
  const showPreview = async (update: VoyageUpdate) =>
    setPreviewed({ update, outcome: await send(update, { dryRun: '1' }) });

  function preview(update: VoyageUpdate) {
    setWrong({});
    void run(() => showPreview(update));
  }

  const confirm = ({ update }: UpdatePreview) =>
    void run(async () => {
      await send(update, {}).catch(async (error) => {
        // The preview that the agent saw may no longer hold.
        if (isCode(error, 'voyage_refused')) await showPreview(update);
        if (isCode(error, 'voyage_changed')) await refresh();
        throw error;
      });
      toast({ title: t.recorded, tone: 'success' });
      await refresh();
    });

  return { previewed, wrong, busy, preview, confirm, discard: () => setPreviewed(undefined) };
}

const isCode = (error: unknown, code: string) =>
  error instanceof ApiError && error.answer.code === code;

function nextOf({ departedOn, arrivedOn }: VoyageDetail): VoyageEntryKind {
  if (arrivedOn) return 'note';
  return departedOn ? 'arrived' : 'departed';
}

function mayRecord({ departedOn, arrivedOn }: VoyageDetail, kind: VoyageEntryKind): boolean {
  const sails = departedOn !== null && arrivedOn === null;
  return {
    departed: departedOn === null,
    arrived: sails,
    expected: arrivedOn === null,
    note: true,
    departure_taken_back: sails,
    arrival_taken_back: arrivedOn !== null,
  }[kind];
}

function updateOf(fields: FormData, kind: VoyageEntryKind, seenRevision: number): VoyageUpdate {
  const text = (name: string) => String(fields.get(name) ?? '');
  const cause = text('cause');
  if (kind === 'departed' || kind === 'arrived') {
    return { kind, expected: seenRevision, day: text('day'), earlierToo: fields.has('earlierToo') };
  }
  if (kind !== 'expected') return { kind, expected: seenRevision, cause };
  const [departsOn, arrivesOn] = [text('departsOn'), text('arrivesOn')];
  return { kind, expected: seenRevision, departsOn, arrivesOn, cause };
}

interface FieldsProps {
  kind: VoyageEntryKind;
  voyage: VoyageDetail;
  errorOf: (name: string) => string | undefined;
}

function Fields({ kind, voyage, errorOf }: FieldsProps) {
  const { t } = useApp(staffVoyageTexts);
  const today = dayInHavana(new Date());
  if (kind === 'departed' || kind === 'arrived') {
    return (
      <>
        <DayField
          dense
          name="day"
          label={t.day}
          error={errorOf('day')}
          defaultValue={today}
          past
          required
        />
        <CheckboxField name="earlierToo" label={t.earlierToo} />
      </>
    );
  }
  return (
    <>
      {kind !== 'expected' && kind !== 'note' && <p className={css.quiet}>{t.takeBackHint}</p>}
      {kind === 'expected' && <DayPair errorOf={errorOf} start={voyage} />}
      <TextAreaField
        dense
        name="cause"
        rows={2}
        label={kind === 'note' ? t.text : t.cause}
        maxLength={maxCause}
        error={errorOf('cause')}
        required
      />
    </>
  );
}
