import { classNames } from '#kit/class-names.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { type CaseType, factsOf } from '../case-type.ts';
import { caseMessages } from '../messages.ts';
import { isOfOffer, offerSentence, readOfferNote } from '../offer-history.ts';
import type { HistoryActor, HistoryEvent } from '../schema.ts';
import css from './timeline.module.css';

interface TimelineProps<S extends string> {
  type: CaseType<S>;
  history: readonly HistoryEvent<S>[];
  /** Its first entry, by who made it. */
  created: Record<HistoryActor, string>;
}

/** Everything that happened and that was said, oldest first, as the customer reads it. */
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
            <Happened event={event} {...props} />
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

interface HappenedProps<S extends string> extends Omit<TimelineProps<S>, 'history'> {
  event: HistoryEvent<S>;
}

function Happened<S extends string>(props: HappenedProps<S>) {
  const { event } = props;
  const { language } = useApp();
  const said = isOfOffer(event) ? readOfferNote(event.note).said : event.note;
  return (
    <>
      <strong>{sentence(props, language)}</strong>
      <p className={css.head}>
        <EventTime at={event.at} />
      </p>
      {said && !toldKinds.includes(event.kind) && <p className={css.said}>{said}</p>}
    </>
  );
}

/** Their note is a word of ours, which the sentence tells. */
const toldKinds: readonly HistoryEvent['kind'][] = ['contact', 'assigned', 'code'];

function sentence<S extends string>(
  { type, event, created }: HappenedProps<S>,
  language: Language,
): string {
  const t = caseMessages[language];
  const { kind, by, from, to, note } = event;
  if (isOfOffer(event)) return offerSentence(event, nameOf(event, t), language);
  if (kind === 'code') return t.codeIssued(note ?? '');
  if (kind === 'contact') return t.contactedBy(nameOf(event, t));
  if (kind === 'resent' || kind === 'amended' || kind === 'cancelled') return t[kind];
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
