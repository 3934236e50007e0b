import { formatDay } from '#platform/time/dates.ts';
import { daysBetween } from '#platform/time/durations.ts';
import { useApp } from '#web/app-context.ts';
import { nextOf } from '../journey.ts';
import { journeyTexts } from '../journey-messages.ts';
import type { Journey, StageDates } from '../schema.ts';
import { stageLabels } from '../stages.ts';
import css from './journey.module.css';

/**
 * Shows every stage from top to bottom: its promised day, the expected one where it is another, and
 * the real one. While the unit is held, no day is shown of what is to come.
 */
export function StageList({ unit }: { unit: Journey }) {
  const { t, language } = useApp(journeyTexts);
  const next = nextOf(unit)?.stage;
  return (
    <ol className={css.stages}>
      {unit.stages.map((dates) => {
        const state = stateOf(dates, unit, next);
        return (
          <li
            key={dates.stage}
            data-state={state}
            aria-current={state === 'here' ? 'step' : undefined}
          >
            <p className={css.stage}>
              {stageLabels[dates.stage][language]}
              {(state === 'here' || state === 'done') && (
                <>
                  {' '}
                  <span className={state === 'here' ? css.here : 'visually-hidden'}>
                    {t[state]}
                  </span>
                </>
              )}
            </p>
            {(dates.reachedOn || !unit.hold) && (
              <>
                <Dates dates={dates} />
                <Cause unit={unit} dates={dates} />
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function stateOf(
  { stage, reachedOn }: StageDates,
  unit: Journey,
  next: string | undefined,
): 'here' | 'done' | 'next' | 'later' {
  // A unit that was handed over is not on its way any more.
  if (stage === unit.stage && stage !== 'delivered') return 'here';
  if (reachedOn) return 'done';
  return stage === next ? 'next' : 'later';
}

function Dates({ dates: { promisedOn, estimatedOn, reachedOn } }: { dates: StageDates }) {
  const { t } = useApp(journeyTexts);
  const late = daysBetween(promisedOn, reachedOn ?? estimatedOn);
  return (
    <dl className={css.dates}>
      <Day name={t.promised} day={promisedOn} />
      {estimatedOn !== promisedOn && (
        <Day name={reachedOn ? t.wasExpected : t.expected} day={estimatedOn} />
      )}
      {reachedOn && <Day name={t.real} day={reachedOn} strong />}
      {late !== 0 && (
        <div className={late > 0 ? css.late : css.early}>
          <dt className="visually-hidden">{t.difference}</dt>
          <dd>{late > 0 ? t.later(late) : t.sooner(-late)}</dd>
        </div>
      )}
    </dl>
  );
}

function Day({ name, day, strong = false }: { name: string; day: string; strong?: boolean }) {
  const shown = <time dateTime={day}>{formatDay(day, useApp().language)}</time>;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{strong ? <strong>{shown}</strong> : shown}</dd>
    </div>
  );
}

/** Says why a stage is later than promised, by the last cause that staff wrote. */
function Cause({ unit, dates }: { unit: Journey; dates: StageDates }) {
  const moved = unit.entries.findLast(
    ({ kind, stage, cause }) => kind === 'expected' && stage === dates.stage && cause !== null,
  );
  if (!moved || dates.estimatedOn <= dates.promisedOn) return null;
  return <p className={css.cause}>{moved.cause}</p>;
}
