import { classNames } from '#kit/class-names.ts';
import { Disclosure } from '#kit/disclosure.tsx';
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

/** What happened last stands there; what came before it is folded. */
export function Timeline<Status extends string>({ history, ...props }: TimelineProps<Status>) {
  const { t } = useApp(caseTexts);
  const entries = useEntries(history, props);
  const folded = entries.length > shownEntries + 1 ? entries.slice(0, -shownEntries) : [];
  return (
    <>
      {folded.length > 0 && (
        <Disclosure summary={t.earlier(folded.length)}>
          <Entries entries={folded} />
        </Disclosure>
      )}
      <Entries entries={entries.slice(folded.length)} />
    </>
  );
}

const shownEntries = 2;

interface Entry {
  event: HistoryEvent;
  sentence: string;
  comment: string | null;
}

function useEntries<Status extends string>(
  history: readonly HistoryEvent<Status>[],
  props: Omit<TimelineProps<Status>, 'history'>,
): Entry[] {
  const { t, language } = useApp(caseTexts);
  return history.flatMap((event) => {
    const described = props.describe(event, nameOf(event, t), language);
    if (described === null) return [];
    const { sentence, comment } = described ?? {
      sentence: event.kind === 'message' ? headOf(event, t) : sentenceOf(event, props, language),
      comment: commentOf(event),
    };
    return [{ event, sentence, comment }];
  });
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  const { language } = useApp();
  return (
    <ol className={css.timeline}>
      {entries.map(({ event, sentence, comment }) => (
        <li
          key={event.id}
          className={classNames(
            event.kind === 'message' && css.message,
            event.by === 'customer' && css.own,
          )}
        >
          <strong>
            <WholeNumbers text={sentence} />
          </strong>
          <p className={css.head}>
            <time dateTime={event.at}>{formatDateTime(event.at, language)}</time>
          </p>
          {comment && <p className={css.said}>{comment}</p>}
        </li>
      ))}
    </ol>
  );
}

function sentenceOf<Status extends string>(
  event: HistoryEvent<Status>,
  { type, created }: Pick<TimelineProps<Status>, 'type' | 'created'>,
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

function headOf(event: HistoryEvent, t: (typeof caseTexts)['es']): string {
  if (event.by === 'customer') return t.youWrote;
  return event.by === 'former' ? t.formerWrote : t.wroteToYou(nameOf(event, t));
}

function nameOf({ by, agent }: HistoryEvent, t: (typeof caseTexts)['es']): string {
  if (by === 'system' || by === 'former') return t[by];
  return by === 'customer' ? t.you : (agent ?? t.team);
}
