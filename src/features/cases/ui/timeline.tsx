import { classNames } from '#kit/class-names.ts';
import { WholeNumbers } from '#kit/whole-numbers.tsx';
import type { Language } from '#platform/text/language.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { type CaseType, factsOf } from '../case-type.ts';
import type { DescribeEvent } from '../describe-event.ts';
import { caseMessages } from '../messages.ts';
import type { HistoryActor, HistoryEvent } from '../schema.ts';
import css from './timeline.module.css';

interface TimelineProps<S extends string> {
  type: CaseType<S>;
  history: readonly HistoryEvent<S>[];
  created: Record<HistoryActor, string>;
  describe: DescribeEvent;
}

export function Timeline<S extends string>({ history, ...props }: TimelineProps<S>) {
  return (
    <ol className={css.timeline}>
      {history.map((event) => (
        <li
          key={event.id}
          className={classNames(
            event.kind === 'message' && css.message,
            event.by === 'customer' && css.own,
          )}
        >
          {event.kind === 'message' ? (
            <Message event={event} />
          ) : (
            <OtherEvent event={event} {...props} />
          )}
        </li>
      ))}
    </ol>
  );
}

function Message({ event }: { event: HistoryEvent }) {
  const t = caseMessages[useApp().language];
  return (
    <>
      <p className={css.head}>
        <strong>{event.by === 'customer' ? t.youWrote : t.wroteToYou(nameOf(event, t))}</strong>{' '}
        <EventTime at={event.at} />
      </p>
      <p className={css.said}>{event.note}</p>
    </>
  );
}

interface OtherEventProps<S extends string> extends Omit<TimelineProps<S>, 'history'> {
  event: HistoryEvent<S>;
}

function OtherEvent<S extends string>(props: OtherEventProps<S>) {
  const { event, describe } = props;
  const { language } = useApp();
  const { sentence, comment } = describe(
    event,
    nameOf(event, caseMessages[language]),
    language,
  ) ?? {
    sentence: sentenceOf(props, language),
    // For these kinds the note is no text of a person.
    comment: event.kind === 'contact' || event.kind === 'assigned' ? null : event.note,
  };
  return (
    <>
      <strong>
        <WholeNumbers text={sentence} />
      </strong>
      <p className={css.head}>
        <EventTime at={event.at} />
      </p>
      {comment && <p className={css.said}>{comment}</p>}
    </>
  );
}

function sentenceOf<S extends string>(
  { type, event, created }: OtherEventProps<S>,
  language: Language,
): string {
  const t = caseMessages[language];
  const { kind, by, from, to } = event;
  if (kind === 'contact') return t.contactedBy(nameOf(event, t));
  if (kind === 'undone') return to ? t.undone(factsOf(type, to).label[language]) : t.withdrawn;
  if (from === null || to === null) return created[by];
  return factsOf(type, to).happened(nameOf(event, t))[language];
}

function EventTime({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(at, useApp().language)}</time>;
}

function nameOf({ by, agent }: HistoryEvent, t: (typeof caseMessages)['es']): string {
  if (by === 'system') return t.system;
  return by === 'customer' ? t.you : (agent ?? t.team);
}
