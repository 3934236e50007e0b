import { useId } from 'react';
import type { Queue } from '#features/requests/cases/queue.ts';
import { Badge, type BadgeTone } from '#kit/data/badge.tsx';
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
  return (
    <section className="grid gap-3 start" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Stats>
        <LinkedStat label={t.newToday} count={counts.newToday} href={linkTo({ since: today })} />
        <LinkedStat label={t.waiting} count={counts.waiting} href={linkTo({ queue: 'waiting' })} />
        <LinkedStat
          label={t.overdue}
          count={counts.overdue}
          href={linkTo({ queue: 'overdue' })}
          mark={t.overdueHint}
          tone="danger"
        />
        <LinkedStat
          label={t.unassigned}
          count={counts.unassigned}
          href={linkTo({ queue: 'unassigned' })}
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

interface LinkedStatProps {
  label: string;
  count: number;
  href: string;
  /** Stands below it where it is not 0. */
  mark?: string;
  tone?: BadgeTone;
}

/** A figure that leads to exactly its list. */
export function LinkedStat({ label, count, href, mark, tone = 'warning' }: LinkedStatProps) {
  const figure = (
    <a className={css.figure} href={href}>
      {count}
    </a>
  );
  const hint = mark && count > 0 && <Badge tone={tone}>{mark}</Badge>;
  return <Stat label={label} value={figure} hint={hint} />;
}
