import type { ReactNode } from 'react';
import { Notice } from '#kit/notice.tsx';
import { SidePanel } from '#kit/staff/side-panel.tsx';
import { formatMoment } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import type { QueueFacts, Viewing } from '../../schema.ts';
import { staffCaseTexts } from '../../staff-messages.ts';
import type { PanelLinks } from './case-screen.ts';
import { PanelNotices } from './panel-notices.tsx';
import css from './staff-panel.module.css';
import { timeSpan } from './time-span.ts';

interface RecordPanelProps {
  record: QueueFacts & { id: string };
  name: string;
  badge: ReactNode;
  links: PanelLinks;
  now: string;
  reportViewing: () => Promise<Viewing>;
  children: ReactNode;
}

/** The frame of an open record: name, status, deadline, who else has it open. */
export function RecordPanel({
  record,
  name,
  badge,
  links,
  now,
  reportViewing,
  children,
}: RecordPanelProps) {
  const { t, language } = useApp(staffCaseTexts);
  return (
    <SidePanel
      title={name}
      row={record.id}
      closeHref={links.closeHref}
      actions={
        links.next && (
          <a
            className={css.next}
            href={links.next.href}
            data-key="n"
            data-stay
            aria-label={t.nextOf(links.next.name)}
          >
            {t.nextInQueue}
          </a>
        )
      }
    >
      <div className={css.top}>
        <PanelNotices record={record} reportViewing={reportViewing} />
        <p className={css.facts}>
          {badge}
          {record.answerDueAt && record.awaitingSince ? (
            <span className={record.overdue ? css.overdue : 'muted'}>
              {record.overdue
                ? `${t.overdueBy(timeSpan(record.answerDueAt, now))}. `
                : `${t.answerBy(formatMoment(record.answerDueAt, language))} `}
              {t.waitsSince(timeSpan(record.awaitingSince, now))}
            </span>
          ) : (
            <span className="muted">
              {record.followUpAt
                ? t.followUpText(formatMoment(record.followUpAt, language))
                : t.nothingDue}
            </span>
          )}
        </p>
      </div>
      {children}
    </SidePanel>
  );
}

export function MissingPanel({ id, closeHref }: { id: string; closeHref: string }) {
  const { t } = useApp(staffCaseTexts);
  return (
    <SidePanel title={t.gone} row={id} closeHref={closeHref}>
      <Notice tone="warning" text={t.goneText} />
    </SidePanel>
  );
}
