import type { Journey } from '#features/shipping/units/schema.ts';
import { classNames } from '#kit/class-names.ts';
import { useApp } from '#web/app-context.ts';
import { progressTexts } from '../progress-messages.ts';
import { momentText } from '../progress-text.ts';
import type { ShownProgress } from '../schema.ts';
import { type ShownStop, shipLine } from '../ship-line.ts';
import css from './order-progress.module.css';

interface ShipLineProps {
  progress: ShownProgress;
  journeys: readonly Journey[];
}

/** The crossing drawn small: where the order is, when it comes, and when that was promised. */
export function ShipLine({ progress: { stage, today }, journeys }: ShipLineProps) {
  const { t } = useApp(progressTexts);
  const stops = shipLine(stage, journeys);
  const here = stops.map(({ isReached }) => isReached).lastIndexOf(true);
  const [current, last] = [stops[here], stops.at(-1)];
  if (!current || !last) return null;
  return (
    <div>
      <ol className={css.line} aria-label={t.line}>
        {stops.map((stop, at) => (
          <li
            key={stop.stop}
            className={classNames(stop.isReached && css.reached, at === here && css.here)}
            {...(at === here && { 'aria-current': 'step' })}
          >
            {at === here && <Ship />}
            <StopText stop={stop} today={today} />
          </li>
        ))}
      </ol>
      {/* A phone has room for two of them. */}
      <p className={css.ends} aria-hidden="true">
        <StopText stop={current} today={today} />
        {last !== current && <StopText stop={last} today={today} />}
      </p>
    </div>
  );
}

function StopText({ stop, today }: { stop: ShownStop; today: string }) {
  const { t, language } = useApp(progressTexts);
  const { day, promisedOn, isReached } = stop;
  const said = day && momentText(day, today, language);
  return (
    <span className={css.stop}>
      <span>{t.stops[stop.stop]}</span>
      {said && <small>{isReached ? said : t.around(said)}</small>}
      {promisedOn && <small>{t.promised(momentText(promisedOn, today, language))}</small>}
    </span>
  );
}

function Ship() {
  return (
    <svg className={css.ship} viewBox="0 0 34 18" width="34" height="18" aria-hidden="true">
      <path d="M2 10h29l-4 7H5zM5 10V4h17v6M24 10V1h4v9" />
    </svg>
  );
}
