import type { Quote } from '#features/orders/order/schema.ts';
import { progressText } from '#features/orders/progress/progress-text.ts';
import { StageBadge } from '#features/orders/progress/ui/stage-badge.tsx';
import { formatDate } from '#platform/time/dates.ts';
import { href, myQuoteHref, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { homeTexts } from '../messages.ts';
import css from './open-quotes.module.css';

const maxShown = 3;

export function OpenQuotes({ quotes }: { quotes: Quote[] }) {
  const { t } = useApp(homeTexts);
  return (
    <section className={`container ${css.open}`}>
      <div className={css.top}>
        <h2>{t.yours}</h2>
        <a href={href(routes.myQuotes)}>{t.allQuotes}</a>
      </div>
      <ul className={css.list}>
        {quotes.map((quote) => (
          <OpenQuote key={quote.id} quote={quote} />
        ))}
      </ul>
    </section>
  );
}

function OpenQuote({ quote }: { quote: Quote }) {
  const { t, language } = useApp(homeTexts);
  const { id, referenceNumber, progress, items, teamWroteAt } = quote;
  const { sentence, by } = progressText(progress, language);
  const others = items.length - 1;
  return (
    <li>
      <a href={myQuoteHref(id)}>{referenceNumber}</a>
      <p>{`${items[0]?.productName ?? ''}${others > 0 ? ` ${t.andOthers(others)}` : ''}`}</p>
      <p className={css.status}>
        <StageBadge progress={progress} />
      </p>
      <p className={teamWroteAt ? 'strong' : 'muted'}>
        {teamWroteAt ? t.teamWrote(formatDate(teamWroteAt, language)) : `${sentence} ${by}`}
      </p>
    </li>
  );
}

/** Picks quotes with a new message first, then those where it is the customer's turn. */
export function mostUrgent(quotes: readonly Quote[]): Quote[] {
  const urgency = ({ teamWroteAt, progress }: Quote) => (teamWroteAt ? 0 : progress.yours ? 1 : 2);
  return quotes.toSorted((one, other) => urgency(one) - urgency(other)).slice(0, maxShown);
}
