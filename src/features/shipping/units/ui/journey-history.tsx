import { Disclosure } from '#kit/disclosure.tsx';
import type { Language } from '#platform/text/language.ts';
import { formatDate, formatDateTime } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { journeyTexts } from '../journey-messages.ts';
import type { JourneyEntry } from '../schema.ts';
import { stageLabels } from '../stages.ts';
import css from './journey.module.css';

/** The newest first. */
export function JourneyHistory({ entries }: { entries: readonly JourneyEntry[] }) {
  const { t, language } = useApp(journeyTexts);
  if (entries.length === 0) return null;
  return (
    <Disclosure className={css.history ?? ''} summary={t.history(entries.length)}>
      <ul className="grid gap-3">
        {entries.toReversed().map((entry) => (
          <li key={entry.id}>
            <p>{entrySentence(entry, language)}</p>
            {entry.cause && <p className="said">{entry.cause}</p>}
            <p className={css.muted}>
              <time dateTime={entry.at}>{formatDateTime(entry.at, language)}</time>
            </p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function entrySentence({ kind, stage, onDay, beforeDay }: JourneyEntry, language: Language) {
  const t = journeyTexts[language].entry;
  const label = stage ? stageLabels[stage][language] : '';
  const day = onDay ? formatDate(onDay, language) : '';
  if (kind === 'reached') return t.reached(label, day);
  if (kind === 'taken_back') return t.takenBack(label);
  if (kind !== 'expected') return t[kind];
  const before = beforeDay ? t.before(formatDate(beforeDay, language)) : '';
  return t.expected(label, day) + before;
}
