import { classNames } from '#kit/class-names.ts';
import { Badge } from '#kit/data/badge.tsx';
import { formatMoment } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { isOfOffer, offerSentence, readOfferNote } from '../../offer-history.ts';
import { contactChannels } from '../../queue.ts';
import type { StaffHistoryEvent } from '../../schema.ts';
import { staffMessages } from '../../staff-messages.ts';
import timeline from '../timeline.module.css';
import css from './staff-panel.module.css';

interface StaffTimelineProps<S extends string> {
  history: readonly StaffHistoryEvent<S>[];
  labelOf: (status: S) => string;
  /** How it began. */
  created: string;
}

/** Everything that happened and that was said, oldest first, with the names of those who did it. */
export function StaffTimeline<S extends string>(props: StaffTimelineProps<S>) {
  const { language } = useApp();
  const t = staffMessages[language];
  return (
    <ol className={classNames(timeline.timeline, css.timeline)}>
      {props.history.map((event) => {
        const text = textOfEvent(event);
        return (
          <li
            key={event.id}
            className={classNames(
              event.kind === 'message' && timeline.message,
              event.by === 'staff' && timeline.own,
              !event.public && timeline.internal,
            )}
          >
            <strong>
              {isOfOffer(event)
                ? offerSentence(event, whoOf(event, t), language)
                : sentence(event, props, t)}
            </strong>
            {event.undone && <Badge tone="neutral">{t.takenBack}</Badge>}
            <p className={timeline.head}>
              <time dateTime={event.at}>{formatMoment(event.at, language)}</time>
              {event.kind !== 'message' && ` · ${whoOf(event, t)}`}
            </p>
            {!event.public && (
              <p>
                <Badge tone="warning">{t.internal}</Badge>
              </p>
            )}
            {text && <p className={timeline.said}>{text}</p>}
          </li>
        );
      })}
    </ol>
  );
}

/** What a person wrote; of the other kinds the sentence tells the note. */
function textOfEvent(event: StaffHistoryEvent): string | null {
  const { kind, note } = event;
  if (isOfOffer(event)) return readOfferNote(note).said;
  return kind === 'contact' || kind === 'assigned' || kind === 'code' ? null : note;
}

function sentence<S extends string>(
  event: StaffHistoryEvent<S>,
  { labelOf, created }: Omit<StaffTimelineProps<S>, 'history'>,
  t: (typeof staffMessages)['es'],
): string {
  const { kind, note, from, to } = event;
  if (kind === 'message') {
    return event.public ? t.wrote(whoOf(event, t)) : t.wroteNote(whoOf(event, t));
  }
  if (kind === 'contact') {
    const channel = contactChannels.find((each) => each === note);
    return t.contacted(channel ? t.channels[channel] : (note ?? ''));
  }
  if (kind === 'assigned') return note ? t.assignedEvent(note) : t.unassignedEvent;
  if (kind === 'code') return t.codeEvent(note ?? '');
  if (kind === 'resent' || kind === 'amended' || kind === 'cancelled') return t[kind];
  if (kind === 'undone') return from && to ? t.undid(labelOf(from), labelOf(to)) : t.withdrew;
  return from && to ? t.fromTo(labelOf(from), labelOf(to)) : created;
}

function whoOf({ by, who }: StaffHistoryEvent, t: (typeof staffMessages)['es']): string {
  if (by === 'system') return t.system;
  return by === 'customer' ? t.customerName : (who ?? t.team);
}
