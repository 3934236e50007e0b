import { formatDay } from '#platform/time/dates.ts';
import { myQuoteHref } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { happenedSentence, heldSentence, nextSentence } from '../journey.ts';
import { journeyTexts } from '../journey-messages.ts';
import type { MovingUnit } from '../schema.ts';
import css from './on-the-way.module.css';

export function OnTheWay({ moving }: { moving: MovingUnit[] }) {
  const { t } = useApp(journeyTexts);
  return (
    <section>
      <h2 className={css.title}>{t.moving}</h2>
      <ul className={css.list}>
        {moving.map((unit) => (
          <Unit key={unit.quoteId} unit={unit} />
        ))}
      </ul>
    </section>
  );
}

function Unit({ unit }: { unit: MovingUnit }) {
  const { t, language } = useApp(journeyTexts);
  const { quoteId, reference, name, hold, silentSince, others } = unit;
  const next = nextSentence(unit, language);
  return (
    <li>
      <p className="muted">
        {name}
        {others > 0 && ` ${t.others(others)}`}
      </p>
      <p className={css.stands}>
        <strong>{happenedSentence(unit, language)}</strong>
        {next && `; ${next}`}
      </p>
      {hold && (
        <>
          <p className={css.held}>{heldSentence(hold, 'asks', language)}</p>
          <p className="said">{hold.cause}</p>
        </>
      )}
      {silentSince && <p>{t.silent(formatDay(silentSince, language))}</p>}
      <a href={`${myQuoteHref(quoteId)}#camino`}>{t.follow(reference)}</a>
    </li>
  );
}
