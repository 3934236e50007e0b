import { Badge } from '#kit/data/badge.tsx';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { unitTexts } from '../../staff-messages.ts';
import type { ListedUnit } from '../../staff-schema.ts';
import { stageLabels } from '../../stages.ts';
import css from './shipping.module.css';

/** Where a unit is, and what somebody should look at. */
export function UnitState({ unit }: { unit: ListedUnit }) {
  const { language } = useApp();
  const t = unitTexts[language];
  const { stage, late, held, silent } = unit;
  return (
    <span className={css.state}>
      {stage ? stageLabels[stage][language] : t.notBegun}
      {held && <Badge tone="danger">{t.held}</Badge>}
      {late && <Badge tone="warning">{t.late}</Badge>}
      {silent && <Badge tone="warning">{t.silent}</Badge>}
    </span>
  );
}

/** What is expected next, and when. */
export function UnitNext({ unit: { next } }: { unit: ListedUnit }) {
  const { language } = useApp();
  if (!next) return '—';
  const { stage, estimatedOn } = next;
  return unitTexts[language].nextOn(
    stageLabels[stage][language],
    formatDate(estimatedOn, language),
  );
}
