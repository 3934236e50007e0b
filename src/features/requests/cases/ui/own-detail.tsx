import { type ReactNode, useState } from 'react';
import { classNames } from '#kit/class-names.ts';
import { useApp } from '#web/app-context.ts';
import type { ActionData } from '#web/page.ts';
import type { CaseType } from '../case-type.ts';
import type { DescribeEvent } from '../describe-event.ts';
import { caseTexts } from '../messages.ts';
import type { HistoryActor, HistoryEvent } from '../schema.ts';
import { MessageForm } from './message-form.tsx';
import css from './own-detail.module.css';
import { RecordSection } from './own-records.tsx';
import { StatusBadge } from './status-badge.tsx';
import { Timeline } from './timeline.tsx';
import type { SendMessage } from './use-message.ts';

interface OwnDetailProps {
  /** It has two columns where there is room. */
  isWide?: boolean;
  children: ReactNode;
}

export function OwnDetail({ isWide = false, children }: OwnDetailProps) {
  return <div className={classNames(css.detail, isWide && css.wide)}>{children}</div>;
}

/** The case as it was loaded or as a later write answered it, whichever has the longer history. */
export function useNewest<Detail extends { history: readonly unknown[] }>(
  loaded: Detail,
): [Detail, (answer: Detail) => void] {
  const [answer, setAnswer] = useState(loaded);
  return [answer.history.length > loaded.history.length ? answer : loaded, setAnswer];
}

interface NextStepProps<Status extends string> {
  type: CaseType<Status>;
  status: Status;
  meaning: string;
  note: { label: string; text: string } | undefined;
  next: string;
  contact: string | undefined;
  isUrgent?: boolean;
}

export function NextStep<Status extends string>(props: NextStepProps<Status>) {
  const { type, status, meaning, note, next, contact, isUrgent } = props;
  const { t } = useApp(caseTexts);
  return (
    <div className={classNames(css.next, isUrgent && css.urgent)}>
      <div>
        <StatusBadge type={type} status={status} />
      </div>
      <p>{meaning}</p>
      {note && (
        <p className="said">
          <strong>{note.label}.</strong> {note.text}
        </p>
      )}
      <p>
        <strong>{t.next}.</strong> {next}
      </p>
      {contact && (
        <p className="muted">
          {t.contactUsed}: {contact}
        </p>
      )}
    </div>
  );
}

interface OwnHistoryProps<Status extends string> {
  title: string;
  level: 2 | 3;
  type: CaseType<Status>;
  subject: string;
  history: readonly HistoryEvent<Status>[];
  created: Record<HistoryActor, string>;
  describe: DescribeEvent;
  hint: string;
  actionData: ActionData | null;
  send: SendMessage;
  children?: ReactNode;
}

export function OwnHistory<Status extends string>(props: OwnHistoryProps<Status>) {
  const {
    title,
    level,
    type,
    subject,
    history,
    created,
    describe,
    hint,
    actionData,
    send,
    children,
  } = props;
  return (
    <RecordSection title={title} level={level}>
      <Timeline type={type} history={history} created={created} describe={describe} />
      {children}
      <MessageForm
        subject={subject}
        hint={hint}
        seen={history.length}
        actionData={actionData}
        send={send}
      />
    </RecordSection>
  );
}
