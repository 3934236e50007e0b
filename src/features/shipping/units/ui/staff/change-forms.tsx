import type { ReactNode } from 'react';
import { ButtonLink } from '#kit/button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { CheckboxField, SelectField } from '#kit/forms/field.tsx';
import { RecordForm } from '#kit/staff/record-form.tsx';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { staffUnitTexts } from '../../staff-messages.ts';
import type { StaffUnit, UnitChange } from '../../staff-schema.ts';
import { parties, type Stage, stageLabels, stages } from '../../stages.ts';
import { CauseField, DayField, type ErrorOf, StageField } from './change-fields.tsx';
import css from './shipping.module.css';

type Typed = (name: string) => string;

export function ChangeForms({ unit }: { unit: StaffUnit }) {
  const { t, language } = useApp(staffUnitTexts);
  const open = unit.stages.filter(({ reachedOn }) => !reachedOn).map(({ stage }) => stage);
  // A handover is recorded under Handovers.
  const next = open.filter((stage) => stage !== 'delivered');
  const { stage: last, hold } = unit;
  return (
    <div>
      {next.length > 0 && <Reached unit={unit} open={next} />}
      {open.length > 0 && <Expected unit={unit} open={open} />}
      {hold ? (
        <Change
          unit={unit}
          summary={t.release}
          hint={t.releaseHint}
          change={(typed) => ({ kind: 'released', cause: typed('cause') || null })}
        >
          {(errorOf) => <CauseField label={t.noteToCustomer} optional errorOf={errorOf} />}
        </Change>
      ) : (
        <Held unit={unit} />
      )}
      <Change
        unit={unit}
        summary={t.note}
        hint={t.noteHint}
        change={(typed) => ({ kind: 'note', cause: typed('cause') })}
      >
        {(errorOf) => <CauseField label={t.text} errorOf={errorOf} />}
      </Change>
      {last && (
        <Change
          unit={unit}
          summary={t.takeBack}
          hint={t.takeBackHint(stageLabels[last][language])}
          change={(typed) => ({ kind: 'taken_back', stage: last, cause: typed('cause') })}
        >
          {(errorOf) => <CauseField label={t.cause} errorOf={errorOf} />}
        </Change>
      )}
      {next.length < open.length && (
        <ButtonLink size="s" tone="quiet" href={href(staffRoutes.staffHandovers)}>
          {t.byHandover}
        </ButtonLink>
      )}
    </div>
  );
}

function Reached({ unit, open }: { unit: StaffUnit; open: Stage[] }) {
  const { t } = useApp(staffUnitTexts);
  const change = (typed: Typed): UnitChange => ({
    kind: 'reached',
    stage: stageOf(typed),
    day: typed('day'),
    earlierToo: typed('earlierToo') !== '',
    cause: typed('cause') || null,
  });
  return (
    <Change unit={unit} summary={t.reached} hint={t.reachedHint} change={change}>
      {(errorOf) => (
        <>
          <StageField open={open} />
          <DayField label={t.day} errorOf={errorOf} past />
          {open.length > 1 && <CheckboxField name="earlierToo" label={t.earlierToo} />}
          <CauseField label={t.noteToCustomer} optional errorOf={errorOf} />
        </>
      )}
    </Change>
  );
}

function Expected({ unit, open }: { unit: StaffUnit; open: Stage[] }) {
  const { t } = useApp(staffUnitTexts);
  const change = (typed: Typed): UnitChange => ({
    kind: 'expected',
    stage: stageOf(typed),
    day: typed('day'),
    cause: typed('cause'),
  });
  return (
    <Change unit={unit} summary={t.move} hint={t.moveHint} change={change}>
      {(errorOf) => (
        <>
          <StageField open={open} />
          <DayField label={t.newDay} errorOf={errorOf} />
          <CauseField label={t.cause} errorOf={errorOf} />
        </>
      )}
    </Change>
  );
}

function Held({ unit }: { unit: StaffUnit }) {
  const { t } = useApp(staffUnitTexts);
  const change = (typed: Typed): UnitChange => ({
    kind: 'held',
    cause: typed('cause'),
    whoActs: parties.find((each) => each === typed('whoActs')) ?? 'us',
  });
  return (
    <Change unit={unit} summary={t.hold} hint={t.holdHint} change={change}>
      {(errorOf) => (
        <>
          <SelectField dense name="whoActs" label={t.whoActs}>
            {parties.map((actor) => (
              <option key={actor} value={actor}>
                {t.parties[actor]}
              </option>
            ))}
          </SelectField>
          <CauseField label={t.cause} errorOf={errorOf} />
        </>
      )}
    </Change>
  );
}

interface ChangeProps {
  unit: StaffUnit;
  summary: string;
  hint: string;
  change: (typed: Typed) => UnitChange;
  children: (errorOf: ErrorOf) => ReactNode;
}

function Change({ unit: { id }, summary, hint, change, children }: ChangeProps) {
  const { t, call } = useApp(staffUnitTexts);
  const save = (fields: FormData, key: string) => {
    const body = change((name) => String(fields.get(name) ?? ''));
    return call(staffApi.recordUnitChange, { params: { id }, body, key });
  };
  return (
    <Disclosure summary={summary} name="change">
      <RecordForm
        texts={{ saved: t.recorded, failed: t.notRecorded }}
        size="s"
        submit={t.save}
        save={save}
      >
        {(errorOf) => (
          <>
            <p className={css.quiet}>{hint}</p>
            {children(errorOf)}
          </>
        )}
      </RecordForm>
    </Disclosure>
  );
}

const stageOf = (typed: Typed): Stage =>
  stages.find((stage) => stage === typed('stage')) ?? 'bought';
