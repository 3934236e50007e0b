import { MoneyForm } from '#features/ledger/ui/staff/money-form.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { Voyage } from '../../voyage-schema.ts';
import { voyageTexts } from '../../voyage-staff-messages.ts';
import css from './shipping.module.css';

type ErrorOf = (name: string) => string | undefined;
type Typed = (name: string) => string;

export function NewVoyageForm() {
  const { language, call, navigate } = useApp();
  const t = voyageTexts[language];
  return (
    <MoneyForm
      hint={t.createHint}
      action={t.save}
      send={async (typed, key) => {
        const body = {
          ...factsOf(typed),
          departsOn: typed('departsOn'),
          arrivesOn: typed('arrivesOn'),
        };
        const { id } = await call(staffApi.createVoyage, { body, key });
        await navigate(href(staffRoutes.staffVoyage, { id }));
      }}
    >
      {(errorOf) => (
        <div className={css.fields}>
          <Facts errorOf={errorOf} />
          <DayPair errorOf={errorOf} />
        </div>
      )}
    </MoneyForm>
  );
}

/** The dates of a voyage are changed by an entry, which tells people. */
export function VoyageFactsForm({ voyage }: { voyage: Voyage }) {
  const { language, call } = useApp();
  const t = voyageTexts[language];
  const { id, revision: expected } = voyage;
  return (
    <MoneyForm
      hint={t.editHint}
      action={t.save}
      send={(typed) =>
        call(staffApi.saveVoyage, { params: { id }, body: { ...factsOf(typed), expected } })
      }
    >
      {(errorOf) => (
        <div className={css.fields}>
          <Facts errorOf={errorOf} voyage={voyage} />
        </div>
      )}
    </MoneyForm>
  );
}

function factsOf(typed: Typed) {
  return {
    ship: typed('ship'),
    number: typed('number'),
    carrier: typed('carrier'),
    port: typed('port'),
    billOfLading: typed('billOfLading'),
  };
}

function Facts({ errorOf, voyage }: { errorOf: ErrorOf; voyage?: Voyage }) {
  const t = voyageTexts[useApp().language];
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
  const t = voyageTexts[useApp().language];
  return (
    <>
      {(['departsOn', 'arrivesOn'] as const).map((name) => (
        <TextField
          key={name}
          dense
          type="date"
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
