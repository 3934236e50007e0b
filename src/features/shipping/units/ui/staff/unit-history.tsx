import { formatDate, formatMoment } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { staffUnitTexts } from '../../staff-messages.ts';
import type { StaffUnit } from '../../staff-schema.ts';
import { stageLabels } from '../../stages.ts';
import css from './shipping.module.css';

export function UnitHistory({ unit: { history } }: { unit: StaffUnit }) {
  const { t, language } = useApp(staffUnitTexts);
  return (
    <ol className="grid gap-3">
      {history.map((entry) => (
        <li key={entry.id} className={css.entry}>
          <strong>
            {[t.kinds[entry.kind], entry.stage && stageLabels[entry.stage][language]]
              .filter(Boolean)
              .join(': ')}
          </strong>
          {entry.onDay && <span>{daysOf(entry)}</span>}
          {entry.whoActs && (
            <span>
              {t.whoActs}: {t.parties[entry.whoActs]}
            </span>
          )}
          {entry.cause && <span className="said">{entry.cause}</span>}
          <span className={css.quiet}>
            {entry.by ?? t.system}, {formatMoment(entry.at, language)}
          </span>
        </li>
      ))}
    </ol>
  );

  function daysOf({ onDay, beforeDay }: StaffUnit['history'][number]) {
    const [on, before] = [onDay, beforeDay].map((day) => day && formatDate(day, language));
    return before && before !== on ? t.instead(on ?? '', before) : on;
  }
}
