import { Badge } from '#kit/data/badge.tsx';
import { Two } from '#kit/staff/list/two.tsx';
import { formatDate, formatMoment } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { journeyTexts } from '../../journey-messages.ts';
import type { Hold } from '../../schema.ts';
import { staffUnitTexts } from '../../staff-messages.ts';
import type { ListedUnit } from '../../staff-schema.ts';
import { stageLabels } from '../../stages.ts';

export function UnitState({ unit }: { unit: ListedUnit }) {
  const { t, language } = useApp(staffUnitTexts);
  const { stage, late, held, silent } = unit;
  return (
    <Two
      first={stage ? stageLabels[stage][language] : t.notBegun}
      second={
        (held || late || silent) && (
          <>
            {held && <Badge tone="danger">{t.held}</Badge>}{' '}
            {late && <Badge tone="warning">{t.late}</Badge>}{' '}
            {silent && !held && <Badge tone="warning">{t.silent}</Badge>}
          </>
        )
      }
    />
  );
}

export function UnitNext({ unit: { next, hold } }: { unit: ListedUnit }) {
  const { t, language } = useApp(staffUnitTexts);
  if (!next) return '—';
  const label = stageLabels[next.stage][language];
  if (!hold) return t.nextOn(label, formatDate(next.estimatedOn, language));
  return (
    <Two
      first={`${label}, ${journeyTexts[language].noCertainDate}`}
      second={
        <span title={hold.cause}>
          <HeldSince hold={hold} /> {hold.cause}
        </span>
      }
    />
  );
}

export function HeldSince({ hold: { whoActs, since } }: { hold: Hold }) {
  const { t, language } = useApp(staffUnitTexts);
  return t.heldSince(t.parties[whoActs], formatMoment(since, language));
}
