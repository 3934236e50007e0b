import { classNames } from '#kit/class-names.ts';
import { Badge } from '#kit/data/badge.tsx';
import { formatDateTime } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { historyMessages } from '../messages.ts';
import type { HistoryActor, HistoryEvent } from '../schema.ts';
import css from './timeline.module.css';

/** Which side reads it: 'customer' is the person whose it is. */
export type Reader = 'customer' | 'staff';

interface TimelineProps<S extends string> {
  history: readonly HistoryEvent<S>[];
  reader: Reader;
  /** What happened, in the words of the subject; messages speak for themselves. */
  sentence: (event: HistoryEvent<S>) => string;
}

/** Everything that happened and that was said, oldest first. */
export function Timeline<S extends string>({ history, reader, sentence }: TimelineProps<S>) {
  return (
    <ol className={css.timeline}>
      {history.map((event) => (
        <li
          key={event.id}
          className={classNames(
            event.kind === 'message' && css.message,
            event.by === reader && css.own,
            !event.public && css.internal,
          )}
        >
          {event.kind === 'message' ? (
            <Message event={event} reader={reader} />
          ) : (
            <Happened event={event} reader={reader} sentence={sentence} />
          )}
        </li>
      ))}
    </ol>
  );
}

interface EventProps<S extends string> {
  event: HistoryEvent<S>;
  reader: Reader;
}

function Message<S extends string>({ event, reader }: EventProps<S>) {
  const { language } = useApp();
  const t = historyMessages[language];
  return (
    <>
      <p className={css.head}>
        <strong>{t.wrote(nameOf(event.by, reader, t))}</strong> <When at={event.at} />
      </p>
      <Mark event={event} />
      <p className={css.said}>{event.note}</p>
    </>
  );
}

function Happened<S extends string>(props: EventProps<S> & Pick<TimelineProps<S>, 'sentence'>) {
  const { event, reader, sentence } = props;
  const { language } = useApp();
  const t = historyMessages[language];
  return (
    <>
      <strong>{sentence(event)}</strong>
      <p className={css.head}>
        <When at={event.at} /> · {nameOf(event.by, reader, t)}
      </p>
      <Mark event={event} />
      {event.note && !toldKinds.includes(event.kind) && <p className={css.said}>{event.note}</p>}
    </>
  );
}

/** Their note is a word of ours, which the sentence tells. */
const toldKinds: readonly HistoryEvent['kind'][] = ['contact', 'assigned', 'code'];

function When({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(at, useApp().language)}</time>;
}

/** Staff see which of it the customer does not read. */
function Mark<S extends string>({ event }: { event: HistoryEvent<S> }) {
  const t = historyMessages[useApp().language];
  if (event.public) return null;
  return (
    <p>
      <Badge tone="warning">{t.internal}</Badge>
    </p>
  );
}

function nameOf(by: HistoryActor, reader: Reader, t: (typeof historyMessages)['es']): string {
  if (by === 'system') return t.system;
  if (by === 'customer') return reader === 'customer' ? t.you : t.customer;
  return reader === 'customer' ? t.team : t.staff;
}
