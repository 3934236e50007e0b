import { type FormEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { CheckboxField } from '#kit/forms/field.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { ListedUnit } from '../../staff-schema.ts';
import type { VoyageDetail } from '../../voyage-schema.ts';
import { voyageTexts } from '../../voyage-staff-messages.ts';
import css from './shipping.module.css';
import { UnitNext, UnitState } from './unit-state.tsx';

/** What it carries. */
export function VoyageUnits({ voyage }: { voyage: VoyageDetail }) {
  const { language, call, refresh } = useApp();
  const t = voyageTexts[language];
  const { busy, run } = useAction(t.notSaved, { always: refresh });
  const { id, units, departedOn } = voyage;
  if (units.length === 0) return <p className={css.quiet}>{t.noUnits}</p>;
  const takeOff = async (unit: string) => {
    await call(staffApi.unloadVoyage, { params: { id, unit } });
    toast({ title: t.takenOff, tone: 'success' });
  };
  return (
    <ul className={css.list}>
      {units.map((unit) => (
        <li key={unit.id} className={css.candidate}>
          <div>
            <a href={href(staffRoutes.staffUnit, { id: unit.id })} className={css.row}>
              <span translate="no">{unit.number}</span>
            </a>
            <UnitState unit={unit} />
          </div>
          {!departedOn && (
            <Button
              size="s"
              tone="quiet"
              data-live
              busy={busy}
              aria-label={t.takeOffOf(unit.number)}
              onClick={() => void run(() => takeOff(unit.id))}
            >
              {t.takeOff}
            </Button>
          )}
          <div className={css.quiet}>{unitWords(unit)}</div>
        </li>
      ))}
    </ul>
  );
}

const unitWords = ({ name, customer }: ListedUnit) => `${name} · ${customer}`;

/** Those that could go with it, to be marked. */
export function LoadUnits({ voyage: { id, candidates } }: { voyage: VoyageDetail }) {
  const { language, call, refresh } = useApp();
  const t = voyageTexts[language];
  const [marked, setMarked] = useState<readonly string[]>([]);
  const { busy, run } = useAction(t.notSaved, { always: refresh });

  function load(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void run(async () => {
      await call(staffApi.loadVoyage, { params: { id }, body: { units: [...marked] } });
      toast({ title: t.loaded, tone: 'success' });
    });
  }

  const mark = (unit: string, on: boolean) =>
    setMarked((before) => (on ? [...before, unit] : before.filter((each) => each !== unit)));
  return (
    <Disclosure summary={t.load}>
      {candidates.length === 0 ? (
        <p className={css.quiet}>{t.noCandidates}</p>
      ) : (
        <form className={css.form} onSubmit={load}>
          <p className={css.quiet}>{t.loadHint}</p>
          {candidates.map((unit) => (
            <CheckboxField
              key={unit.id}
              label={
                <>
                  <span translate="no">{unit.number}</span> · {unitWords(unit)}
                </>
              }
              hint={<UnitNext unit={unit} />}
              checked={marked.includes(unit.id)}
              onChange={({ target }) => mark(unit.id, target.checked)}
            />
          ))}
          <div>
            <Button type="submit" size="s" data-live busy={busy} disabled={marked.length === 0}>
              {t.loadThese}
            </Button>
          </div>
        </form>
      )}
    </Disclosure>
  );
}
