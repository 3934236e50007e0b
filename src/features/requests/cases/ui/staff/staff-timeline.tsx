import { classNames } from '#kit/class-names.ts';
import { Badge } from '#kit/data/badge.tsx';
import { WholeNumbers } from '#kit/whole-numbers.tsx';
import { formatMoment } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { contactChannels } from '../../contact-channels.ts';
import { commentOf, type DescribeEvent } from '../../describe-event.ts';
import type { StaffHistoryEvent } from '../../schema.ts';
import { staffCaseTexts } from '../../staff-messages.ts';
import timeline from '../timeline.module.css';
import css from './staff-panel.module.css';

interface StaffTimelineProps<Status extends string> {
  history: readonly StaffHistoryEvent<Status>[];
  labelOf: (status: Status) => string;
  created: string;
  describe: DescribeEvent;
}

export function StaffTimeline<Status extends string>(props: StaffTimelineProps<Status>) {
  const { t, language } = useApp(staffCaseTexts);
  return (
    <ol className={classNames(timeline.timeline, css.timeline)}>
      {props.history.map((event) => {
        const { sentence, comment } = props.describe(event, whoOf(event, t), language) ?? {
          sentence: sentenceOf(event, props, t),
          comment: commentOf(event),
        };
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
              <WholeNumbers text={sentence} />
            </strong>
            {event.undone && <Badge tone="neutral">{t.undone}</Badge>}
            <p className={timeline.head}>
              <time dateTime={event.at}>{formatMoment(event.at, language)}</time>
              {event.kind !== 'message' && ` · ${whoOf(event, t)}`}
            </p>
            {!event.public && (
              <p>
                <Badge tone="warning">{t.internal}</Badge>
              </p>
            )}
            {comment && <p className={timeline.said}>{comment}</p>}
          </li>
        );
      })}
    </ol>
  );
}

function sentenceOf<Status extends string>(
  event: StaffHistoryEvent<Status>,
  { labelOf, created }: Pick<StaffTimelineProps<Status>, 'labelOf' | 'created'>,
  t: (typeof staffCaseTexts)['es'],
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
  if (kind === 'address') return note ? t.movedFrom(note) : t.emailAdded;
  if (kind === 'undone') return from && to ? t.undid(labelOf(from), labelOf(to)) : t.withdrew;
  return from && to ? t.fromTo(labelOf(from), labelOf(to)) : created;
}

function whoOf({ by, who }: StaffHistoryEvent, t: (typeof staffCaseTexts)['es']): string {
  if (by === 'system' || by === 'former') return t[by];
  return by === 'customer' ? t.customerName : (who ?? t.team);
}
