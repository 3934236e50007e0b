import { classNames } from '#kit/class-names.ts';
import { WholeNumbers } from '#kit/whole-numbers.tsx';
import type { Language } from '#platform/text/language.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { type CaseType, statusFactsOf } from '../case-type.ts';
import { commentOf, type DescribeEvent } from '../describe-event.ts';
import { caseTexts } from '../messages.ts';
import type { HistoryActor, HistoryEvent } from '../schema.ts';
import css from './timeline.module.css';

interface TimelineProps<Status extends string> {
  type: CaseType<Status>;
  history: readonly HistoryEvent<Status>[];
  created: Record<HistoryActor, string>;
  describe: DescribeEvent;
}

export function Timeline<Status extends string>({ history, ...props }: TimelineProps<Status>) {
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
  const { t } = useApp(caseTexts);
  return (
    <>
      <p className={css.head}>
        <strong>{headOf(event, t)}</strong> <EventTime at={event.at} />
      </p>
      <p className={css.said}>{event.note}</p>
    </>
  );
}

interface OtherEventProps<Status extends string> extends Omit<TimelineProps<Status>, 'history'> {
  event: HistoryEvent<Status>;
}

function OtherEvent<Status extends string>(props: OtherEventProps<Status>) {
  const { event, describe } = props;
  const { language } = useApp();
  const { sentence, comment } = describe(event, nameOf(event, caseTexts[language]), language) ?? {
    sentence: sentenceOf(props, language),
    comment: commentOf(event),
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

function sentenceOf<Status extends string>(
  { type, event, created }: OtherEventProps<Status>,
  language: Language,
): string {
  const t = caseTexts[language];
  const { kind, by, from, to } = event;
  if (kind === 'contact') return t.contactedBy(nameOf(event, t));
  if (kind === 'address') return t.moved;
  if (kind === 'undone')
    return to ? t.undone(statusFactsOf(type, to).label[language]) : t.withdrawn;
  if (from === null || to === null) return by === 'former' ? created.system : created[by];
  return statusFactsOf(type, to).happened(nameOf(event, t))[language];
}

function EventTime({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(at, useApp().language)}</time>;
}

function headOf(event: HistoryEvent, t: (typeof caseTexts)['es']): string {
  if (event.by === 'customer') return t.youWrote;
  return event.by === 'former' ? t.formerWrote : t.wroteToYou(nameOf(event, t));
}

function nameOf({ by, agent }: HistoryEvent, t: (typeof caseTexts)['es']): string {
  if (by === 'system' || by === 'former') return t[by];
  return by === 'customer' ? t.you : (agent ?? t.team);
}
