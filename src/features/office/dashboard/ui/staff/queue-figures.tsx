import { useId } from 'react';
import type { Queue } from '#features/requests/cases/queue.ts';
import { Badge } from '#kit/data/badge.tsx';
import { Stat, Stats } from '#kit/data/stat.tsx';
import { formatMoney, wireCents } from '#platform/money.ts';
import { useApp } from '#web/app-context.ts';
import { formatDuration } from '../../duration.ts';
import { dashboardTexts } from '../../messages.ts';
import type { Dashboard, QueueCounts } from '../../schema.ts';
import css from './staff-dashboard-page.module.css';

type QueueFiguresProps = {
  title: string;
  counts: QueueCounts;
  pipeline?: Dashboard['pipeline'];
  linkTo: (narrowed: { queue?: Queue; since?: string }) => string;
  today: string;
};

export function QueueFigures(props: QueueFiguresProps) {
  const { title, counts, pipeline, linkTo, today } = props;
  const { t, language } = useApp(dashboardTexts);
  const id = useId();
  const { answered, median, p90 } = counts.firstAnswer;
  const time = (minutes: number | null) => (minutes === null ? t.noTime : formatDuration(minutes));
  const linkedFigure = (figure: number, narrowed: Parameters<typeof linkTo>[0]) => (
    <a className={css.figure} href={linkTo(narrowed)}>
      {figure}
    </a>
  );
  return (
    <section className="grid gap-3 start" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Stats>
        <Stat label={t.newToday} value={linkedFigure(counts.newToday, { since: today })} />
        <Stat label={t.waiting} value={linkedFigure(counts.waiting, { queue: 'waiting' })} />
        <Stat
          label={t.overdue}
          value={linkedFigure(counts.overdue, { queue: 'overdue' })}
          hint={counts.overdue > 0 && <Badge tone="danger">{t.overdueHint}</Badge>}
        />
        <Stat
          label={t.unassigned}
          value={linkedFigure(counts.unassigned, { queue: 'unassigned' })}
        />
        <Stat
          label={t.median}
          value={time(median)}
          hint={answered > 0 ? t.answered(answered) : t.nobody}
        />
        <Stat label={t.p90} value={time(p90)} />
        {pipeline && (
          <Stat
            label={t.pipeline}
            value={formatMoney(wireCents(pipeline.total), language)}
            hint={t.pipelineHint(pipeline.quotes)}
          />
        )}
      </Stats>
    </section>
  );
}
