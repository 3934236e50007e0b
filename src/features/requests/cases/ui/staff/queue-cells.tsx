import { classNames } from '#kit/class-names.ts';
import { Badge } from '#kit/data/badge.tsx';
import { formatDate, formatDateTime } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import type { QueueFacts } from '../../schema.ts';
import { staffCaseTexts } from '../../staff-messages.ts';
import css from './staff-list.module.css';
import { timeSpan } from './time-span.ts';

interface RowLinkProps {
  record: QueueFacts & { id: string };
  name: string;
  href: string;
}

export function RowLink({ record, name, href }: RowLinkProps) {
  const { t } = useApp(staffCaseTexts);
  return (
    <span className={css.name}>
      <a
        href={href}
        data-row={record.id}
        data-stay
        className={classNames(css.row, record.unread && css.unread)}
      >
        {name}
      </a>
      {record.unread && <span className={css.mark}>{t.unread}</span>}
    </span>
  );
}

export function DueCell({ record, now }: { record: QueueFacts; now: string }) {
  const { t, language } = useApp(staffCaseTexts);
  const { answerDueAt, overdue, followUpAt } = record;
  if (!answerDueAt) return followUpAt ? <FollowUp at={followUpAt} now={now} /> : '—';
  const span = timeSpan(answerDueAt, now);
  return (
    <time dateTime={answerDueAt} title={formatDateTime(answerDueAt, language)}>
      {overdue ? <Badge tone="danger">{t.overdueBy(span)}</Badge> : t.dueIn(span)}
    </time>
  );
}

function FollowUp({ at, now }: { at: string; now: string }) {
  const { t, language } = useApp(staffCaseTexts);
  const day = formatDate(at, language).replace(/,? \d{4}$/, '');
  return (
    <time dateTime={at} title={formatDateTime(at, language)}>
      {at < now ? <Badge tone="warning">{t.followUpLate(day)}</Badge> : t.followUp(day)}
    </time>
  );
}

/** Cuts a long code in the middle, because its end tells it apart. */
export function Code({ children }: { children: string }) {
  const whole = children.length <= maxCodeLength;
  return (
    <span className="nowrap" title={whole ? undefined : children} translate="no">
      {whole ? children : `${children.slice(0, 10)}…${children.slice(-13)}`}
    </span>
  );
}

/** 'MA-VER-20261122-ABCDE-FGHJK' fits. */
const maxCodeLength = 29;
