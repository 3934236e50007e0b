import timeline from '#features/requests/cases/ui/timeline.module.css';
import { classNames } from '#kit/class-names.ts';
import { formatMoney } from '#platform/money.ts';
import { formatMoment } from '#platform/time/dates.ts';
import { recordHrefs } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { customerTexts } from '../../messages.ts';
import type { Happening } from '../../schema.ts';

export function CustomerHistory({ history }: { history: readonly Happening[] }) {
  const { t, language } = useApp(customerTexts);
  return (
    <ol className={timeline.timeline}>
      {history.map(({ at, kind, text, cents, who, about }) => (
        <li
          key={`${at} ${kind} ${about.id}`}
          className={classNames(
            (kind === 'message' || kind === 'note') && timeline.message,
            kind === 'message' && who !== null && timeline.own,
            kind === 'note' && timeline.internal,
          )}
        >
          <strong>
            {t.happened[kind]}
            {cents !== null && `: ${formatMoney(cents, language)}`}
          </strong>
          <p className={timeline.head}>
            <time dateTime={at}>{formatMoment(at, language)}</time>
            {` · ${who === null ? t.customer : who || t.team} · `}
            <a className="nowrap" href={recordHrefs[about.kind](about.id)}>
              {about.name}
            </a>
          </p>
          {text && <p className={timeline.said}>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
