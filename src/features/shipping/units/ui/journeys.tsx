import { Disclosure } from '#kit/disclosure.tsx';
import { useApp } from '#web/app-context.ts';
import { hasLeft, heldSentence, type JourneyReader, journeySentence } from '../journey.ts';
import { journeyTexts } from '../journey-messages.ts';
import type { Journey } from '../schema.ts';
import css from './journey.module.css';
import type { PhotoHref } from './journey-photos.tsx';
import { UnitJourney } from './unit-journey.tsx';

interface JourneysProps {
  journeys: readonly Journey[];
  photoHref: PhotoHref;
  reader: JourneyReader;
  level: 2 | 3;
  /** Where the shipment sheet is, for those who may read it. */
  sheetHref?: string;
}

/** All people of an order read it, so it shows no price; it needs no script. */
export function Journeys({ journeys, photoHref, reader, level, sheetHref }: JourneysProps) {
  const { t } = useApp(journeyTexts);
  const Heading = `h${level}` as const;
  const [only] = journeys;
  if (!only) return null;
  const all = journeys.length;
  const handedOver = journeys.filter(({ stage }) => stage === 'delivered').length;
  const left = journeys.filter(hasLeft).length;
  return (
    <section className={css.journeys} id="camino">
      <Heading>{t.title}</Heading>
      {all === 1 && <UnitJourney unit={only} photoHref={photoHref} reader={reader} level={level} />}
      {all > 1 && (
        <>
          <p className={css.muted}>{t.units({ all, left, handedOver })}</p>
          <ul className={css.units}>
            {journeys.map((unit) => (
              <li key={unit.id}>
                <Disclosure summary={<UnitSummary unit={unit} reader={reader} />}>
                  <UnitJourney
                    unit={unit}
                    photoHref={photoHref}
                    reader={reader}
                    level={level}
                    inList
                  />
                </Disclosure>
              </li>
            ))}
          </ul>
        </>
      )}
      {sheetHref && journeys.some(({ voyage }) => voyage) && (
        <p>
          <a className={css.sheet} href={sheetHref} download>
            {t.sheet}
          </a>
        </p>
      )}
    </section>
  );
}

function UnitSummary({ unit, reader }: { unit: Journey; reader: JourneyReader }) {
  const { language } = useApp();
  return (
    <span className={css.line}>
      <span className={css.short}>
        <span className={css.muted} translate="no">
          {unit.number.slice(unit.number.lastIndexOf('-') + 1)}
        </span>{' '}
        {unit.name}
      </span>
      <span className={css.muted}>
        {unit.hold && (
          <>
            <strong className={css.held}>{heldSentence(unit.hold, reader, language)}</strong>{' '}
            {unit.hold.cause}.{' '}
          </>
        )}
        {journeySentence(unit, language)}
      </span>
    </span>
  );
}
