import { useRef, useState } from 'react';
import { SelectField } from '#kit/forms/field.tsx';
import { DescribedForm, type FormFields } from '#kit/staff/form/call-form.tsx';
import { area, day, yes } from '#kit/staff/form/form-fields.tsx';
import { options } from '#kit/staff/form/options.tsx';
import { RecordButton } from '#kit/staff/form/record-button.tsx';
import { newIdempotencyKey } from '#platform/browser/idempotency-key.ts';
import { hasCode } from '#platform/calls/error-answer.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { type VoyageEntryKind, voyageEntryKinds } from '../../voyage-kinds.ts';
import type { VoyageDetail, VoyageUpdate, VoyageUpdated } from '../../voyage-schema.ts';
import { staffVoyageTexts } from '../../voyage-staff-messages.ts';
import css from './shipping.module.css';
import { VoyageOutcome } from './voyage-outcome.tsx';

interface UpdatePreview {
  update: VoyageUpdate;
  outcome: VoyageUpdated;
}

/** Shows what an entry would move, then records that very entry under one key. */
export function VoyageUpdateForm({ voyage }: { voyage: VoyageDetail }) {
  const { t, call } = useApp(staffVoyageTexts);
  const [kind, setKind] = useState<VoyageEntryKind>(nextOf(voyage));
  const [previewed, setPreviewed] = useState<UpdatePreview>();
  const key = useRef(newIdempotencyKey());
  const { id, revision: expected } = voyage;
  const kinds = voyageEntryKinds.filter((each) => mayRecord(voyage, each));
  const isTakenBack = kind === 'departure_taken_back' || kind === 'arrival_taken_back';
  const send = (body: VoyageUpdate, query: { dryRun?: '1' }) =>
    call(staffApi.updateVoyage, { params: { id }, query, body, key: key.current });
  const preview = async (update: VoyageUpdate) =>
    setPreviewed({ update, outcome: await send(update, { dryRun: '1' }) });
  const confirm = ({ update }: UpdatePreview) =>
    send(update, {}).catch(async (error) => {
      // The preview that the agent saw may no longer hold.
      if (hasCode(error, 'voyage_refused')) await preview(update);
      throw error;
    });
  return (
    <div className="grid gap-3" onChange={() => setPreviewed(undefined)}>
      <SelectField
        dense
        className={css.kind}
        label={t.entry}
        value={kind}
        onChange={({ target }) => setKind(kinds.find((each) => each === target.value) ?? kind)}
      >
        {options(kinds, (each) => t.kinds[each])}
      </SelectField>
      <DescribedForm
        key={kind}
        stays
        className={css.fields}
        call={staffApi.updateVoyage}
        fields={fieldsOf(kind)}
        start={{ ...voyage, day: dayInHavana(new Date()) }}
        texts={{
          ...t,
          ...(kind === 'note' && { cause: t.text }),
          ...(isTakenBack && { causeHint: t.takeBackHint }),
          saved: '',
          failed: t.notRecorded,
        }}
        submit={t.preview}
        send={(typed: object) => preview({ ...typed, kind, expected } as VoyageUpdate)}
      />
      {previewed && (
        <VoyageOutcome kind={kind} outcome={previewed.outcome}>
          {previewed.outcome.refused.length === 0 && (
            <div>
              <RecordButton
                always
                texts={{ failed: t.notRecorded, failedTitle: t.notRecorded }}
                record={() => confirm(previewed)}
                done={t.recorded}
              >
                {t.confirm}
              </RecordButton>
            </div>
          )}
        </VoyageOutcome>
      )}
    </div>
  );
}

function fieldsOf(kind: VoyageEntryKind): FormFields {
  const needed = { required: true };
  const cause = area({ rows: 2, ...needed });
  if (kind === 'departed' || kind === 'arrived')
    return { day: day({ past: true, ...needed }), earlierToo: yes() };
  return kind === 'expected'
    ? { departsOn: day(needed), arrivesOn: day(needed), cause }
    : { cause };
}

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
