import type { ReactNode } from 'react';
import { DayField } from '#kit/forms/day-field.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { RecordForm } from '#kit/staff/record-form.tsx';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { Voyage } from '../../voyage-schema.ts';
import { staffVoyageTexts } from '../../voyage-staff-messages.ts';
import css from './shipping.module.css';

type ErrorOf = (name: string) => string | undefined;

export function NewVoyageForm() {
  const { t, call, navigate } = useApp(staffVoyageTexts);
  const create = async (fields: FormData, key: string) => {
    const [departsOn, arrivesOn] = [textOf(fields, 'departsOn'), textOf(fields, 'arrivesOn')];
    const body = { ...factsOf(fields), departsOn, arrivesOn };
    const { id } = await call(staffApi.createVoyage, { body, key });
    await navigate(href(staffRoutes.staffVoyage, { id }));
  };
  return (
    <VoyageForm hint={t.createHint} save={create}>
      {(errorOf) => (
        <>
          <Facts errorOf={errorOf} />
          <DayPair errorOf={errorOf} />
        </>
      )}
    </VoyageForm>
  );
}

/** Leaves out the dates of a voyage, which change by an entry that tells people. */
export function VoyageFactsForm({ voyage }: { voyage: Voyage }) {
  const { language, call } = useApp();
  const { id, revision } = voyage;
  const save = (fields: FormData) =>
    call(staffApi.saveVoyage, { params: { id }, body: { ...factsOf(fields), expected: revision } });
  return (
    <VoyageForm hint={staffVoyageTexts[language].editHint} save={save}>
      {(errorOf) => <Facts errorOf={errorOf} voyage={voyage} />}
    </VoyageForm>
  );
}

interface VoyageFormProps {
  hint: string;
  save: (fields: FormData, key: string) => Promise<unknown>;
  children: (errorOf: ErrorOf) => ReactNode;
}

function VoyageForm({ hint, save, children }: VoyageFormProps) {
  const { t } = useApp(staffVoyageTexts);
  return (
    <RecordForm
      texts={{ saved: t.recorded, failed: t.notRecorded }}
      size="s"
      submit={t.save}
      save={save}
    >
      {(errorOf) => (
        <>
          <p className={css.quiet}>{hint}</p>
          <div className={css.fields}>{children(errorOf)}</div>
        </>
      )}
    </RecordForm>
  );
}

const textOf = (fields: FormData, name: string) => String(fields.get(name) ?? '');

function factsOf(fields: FormData) {
  return {
    ship: textOf(fields, 'ship'),
    number: textOf(fields, 'number'),
    carrier: textOf(fields, 'carrier'),
    port: textOf(fields, 'port'),
    billOfLading: textOf(fields, 'billOfLading'),
  };
}

function Facts({ errorOf, voyage }: { errorOf: ErrorOf; voyage?: Voyage }) {
  const { t } = useApp(staffVoyageTexts);
  const field = (name: 'ship' | 'number' | 'carrier' | 'port' | 'billOfLading', most: number) => ({
    name,
    label: t[name],
    maxLength: most,
    error: errorOf(name),
    defaultValue: voyage?.[name] ?? '',
    dense: true,
    autoComplete: 'off',
  });
  return (
    <>
      <TextField {...field('ship', 80)} required />
      <TextField {...field('number', 40)} required />
      <TextField {...field('carrier', 80)} required />
      <TextField {...field('port', 80)} required />
      <TextField {...field('billOfLading', 60)} mark={t.optional} />
    </>
  );
}

interface DayPairProps {
  errorOf: ErrorOf;
  start?: Pick<Voyage, 'departsOn' | 'arrivesOn'>;
}

export function DayPair({ errorOf, start }: DayPairProps) {
  const { t } = useApp(staffVoyageTexts);
  return (
    <>
      {(['departsOn', 'arrivesOn'] as const).map((name) => (
        <DayField
          key={name}
          dense
          name={name}
          label={t[name]}
          error={errorOf(name)}
          defaultValue={start?.[name]}
          required
        />
      ))}
    </>
  );
}
