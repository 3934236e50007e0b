import { Button } from '#kit/button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { useRecord } from '#kit/staff/use-record.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { customerHref, staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { VoyageDetail } from '../../voyage-schema.ts';
import { staffVoyageTexts } from '../../voyage-staff-messages.ts';
import css from './shipping.module.css';
import { UnitState } from './unit-state.tsx';

/** More than these are folded, so that the parts below them stay in reach on a phone. */
const maxUnfolded = 10;

export function VoyageUnits({ voyage }: { voyage: VoyageDetail }) {
  const { t } = useApp(staffVoyageTexts);
  const { units } = voyage;
  if (units.length === 0) return <p className={css.quiet}>{t.noUnits}</p>;
  if (units.length <= maxUnfolded) return <UnitItems voyage={voyage} />;
  return (
    <Disclosure summary={t.count(units.length)}>
      <UnitItems voyage={voyage} />
    </Disclosure>
  );
}

function UnitItems({ voyage }: { voyage: VoyageDetail }) {
  const { t, call } = useApp(staffVoyageTexts);
  const { busy, record } = useRecord({ failed: t.notSaved }, { always: true });
  const { id, units, departedOn } = voyage;
  const takeOff = (unit: string) =>
    record(() => call(staffApi.unloadVoyage, { params: { id, unit } }), t.takenOff);
  return (
    <ul className="grid gap-3">
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
              onClick={() => void takeOff(unit.id)}
            >
              {t.takeOff}
            </Button>
          )}
          <div className={css.quiet}>
            {unit.name} · <a href={customerHref(unit.quoteId)}>{unit.customer}</a>
          </div>
        </li>
      ))}
    </ul>
  );
}
