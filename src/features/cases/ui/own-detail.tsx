import { type ReactNode, useState } from 'react';
import { classNames } from '#kit/class-names.ts';
import { useApp } from '#web/app-context.ts';
import type { PostedForm } from '#web/page.ts';
import { type CaseType, factsOf } from '../case-type.ts';
import { caseMessages } from '../messages.ts';
import type { HistoryActor, HistoryEvent } from '../schema.ts';
import type { TellEvent } from '../tell-event.ts';
import { MessageForm } from './message-form.tsx';
import css from './own-detail.module.css';
import { RecordSection } from './own-records.tsx';
import { StatusBadge } from './status-badge.tsx';
import { Timeline } from './timeline.tsx';
import type { SendMessage } from './use-message.ts';

/** The parts of one's own case, one below the other. */
export function OwnDetail({ children }: { children: ReactNode }) {
  return <div className={css.detail}>{children}</div>;
}

/** A case as loaded, or as the answer to what was sent since: whichever has more history. */
export function useNewest<D extends { history: readonly unknown[] }>(
  loaded: D,
): [D, (answer: D) => void] {
  const [answered, setAnswered] = useState(loaded);
  return [answered.history.length > loaded.history.length ? answered : loaded, setAnswered];
}

interface NextStepProps<S extends string> {
  type: CaseType<S>;
  status: S;
  /** Where more is known than the status, which then explains nothing. */
  knownBetter?: boolean;
  /** What staff wrote about it, under a label. */
  note: { label: string; text: string } | undefined;
  next: string;
  /** Where we reach the customer. */
  contact: string | undefined;
  /** Stands out. */
  urgent?: boolean;
}

/** The status, what it means, what comes next and by when. */
export function NextStep<S extends string>(props: NextStepProps<S>) {
  const { type, status, knownBetter, note, next, contact, urgent } = props;
  const { language } = useApp();
  const t = caseMessages[language];
  return (
    <div className={classNames(css.next, urgent && css.urgent)}>
      <div>
        <StatusBadge type={type} status={status} />
      </div>
      {!knownBetter && <p>{factsOf(type, status).meaning[language]}</p>}
      {note && (
        <p className={css.note}>
          <strong>{note.label}.</strong> {note.text}
        </p>
      )}
      <p>
        <strong>{t.next}.</strong> {next}
      </p>
      {contact && (
        <p className={css.contact}>
          {t.contactUsed}: {contact}
        </p>
      )}
    </div>
  );
}

interface OwnHistoryProps<S extends string> {
  title: string;
  level: 2 | 3;
  type: CaseType<S>;
  /** The case's id. */
  subject: string;
  history: readonly HistoryEvent<S>[];
  /** Its first entry, by who made it. */
  created: Record<HistoryActor, string>;
  tell: TellEvent;
  hint: string;
  posted: PostedForm | null;
  send: SendMessage;
  /** Between history and form. */
  children?: ReactNode;
}

/** What happened and was said, and the way to write to the team. */
export function OwnHistory<S extends string>(props: OwnHistoryProps<S>) {
  const { title, level, type, subject, history, created, tell, hint, posted, send, children } =
    props;
  return (
    <RecordSection title={title} level={level}>
      <Timeline type={type} history={history} created={created} tell={tell} />
      {children}
      <MessageForm
        subject={subject}
        hint={hint}
        seen={history.length}
        posted={posted}
        send={send}
      />
    </RecordSection>
  );
}
