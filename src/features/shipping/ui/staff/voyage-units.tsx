import { Button } from '#kit/button.tsx';
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
import { UnitState } from './unit-state.tsx';

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

export const unitWords = ({ name, customer }: ListedUnit) => `${name} · ${customer}`;
