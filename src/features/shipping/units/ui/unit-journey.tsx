import { Disclosure } from '#kit/disclosure.tsx';
import { Notice } from '#kit/notice.tsx';
import type { Language } from '#platform/text/language.ts';
import { formatDate, formatDateTime } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import {
  handoverSentence,
  happenedSentence,
  type JourneyReader,
  mustActSentence,
  nextSentence,
} from '../journey.ts';
import { journeyTexts } from '../journey-messages.ts';
import type { Journey, JourneyEntry, JourneyVoyage } from '../schema.ts';
import { stageLabels } from '../stages.ts';
import css from './journey.module.css';
import { JourneyPhotos, type PhotoHref } from './journey-photos.tsx';
import { StageList } from './stage-list.tsx';

interface UnitJourneyProps {
  unit: Journey;
  photoHref: PhotoHref;
  reader: JourneyReader;
  level: 2 | 3;
  inList?: boolean;
}

export function UnitJourney({ unit, photoHref, reader, level, inList = false }: UnitJourneyProps) {
  const { t, language } = useApp(journeyTexts);
  const next = nextSentence(unit, language);
  const handover = handoverSentence(unit, language);
  const Part = `h${level + 1}` as 'h3' | 'h4';
  return (
    <div className={css.unit}>
      <div>
        {!inList && <p className="strong">{unit.name}</p>}
        <p className="quiet" translate="no">
          {unit.number}
        </p>
        {!inList && <p className={css.now}>{happenedSentence(unit, language)}</p>}
        {next && (
          <p>
            <strong>{t.next}:</strong> {next}
          </p>
        )}
        {handover && (
          <p>
            <strong>{t.handover}:</strong> {handover}
          </p>
        )}
      </div>
      {unit.hold && (
        <Notice tone="warning" title={t.held(formatDate(unit.hold.since, language))}>
          <p className="said">{unit.hold.cause}</p>
          <p>
            <strong>{mustActSentence(unit.hold.whoActs, reader, language)}</strong>
          </p>
        </Notice>
      )}
      {unit.silent && <Notice text={t.silent(formatDate(unit.lastNewsAt, language))} />}
      {unit.photos.length > 0 && (
        <div className={css.part}>
          <Part>{t.photos}</Part>
          <JourneyPhotos unit={unit} photoHref={photoHref} />
        </div>
      )}
      <Disclosure className={css.folded ?? ''} summary={t.stages} open={inList}>
        <StageList unit={unit} />
        {unit.voyage && (
          <div className={css.part}>
            <Part>{t.voyage}</Part>
            <Voyage voyage={unit.voyage} />
          </div>
        )}
      </Disclosure>
      <JourneyHistory entries={unit.entries} />
    </div>
  );
}

function Voyage({ voyage }: { voyage: JourneyVoyage }) {
  const { t, language } = useApp(journeyTexts);
  const { ship, number, carrier, departedOn, departsOn, arrivedOn, arrivesOn } = voyage;
  return (
    <>
      <p className="said">{t.ship(ship, number, carrier)}</p>
      <dl className={css.dates}>
        <div>
          <dt>{departedOn ? t.left : t.leaves}</dt>
          <dd>{formatDate(departedOn ?? departsOn, language)}</dd>
        </div>
        <div>
          <dt>{arrivedOn ? t.arrived : t.arrives}</dt>
          <dd>{formatDate(arrivedOn ?? arrivesOn, language)}</dd>
        </div>
      </dl>
    </>
  );
}

/** The newest first. */
function JourneyHistory({ entries }: { entries: readonly JourneyEntry[] }) {
  const { t, language } = useApp(journeyTexts);
  if (entries.length === 0) return null;
  return (
    <Disclosure className={css.folded ?? ''} summary={t.history(entries.length)}>
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
