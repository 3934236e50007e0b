import { methodNames } from '#features/payments/methods.ts';
import { ButtonLink } from '#kit/button.tsx';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { dueNow, dueText } from '../due.ts';
import { moneyTexts } from '../messages.ts';
import { moneyFacts } from '../money-facts.ts';
import type { Money } from '../schema.ts';
import { isOutgoing } from '../standing.ts';
import css from './money.module.css';

interface MoneyViewProps {
  money: Money;
  /** Where somebody says that they have paid. */
  payHref?: string | undefined;
}

/** The money of an order at a glance: agreed, paid, due and when, and each payment. */
export function MoneyView({ money, payHref }: MoneyViewProps) {
  const { language } = useApp();
  const t = moneyTexts[language];
  const { moves, claims, over, dueCents, waitingCents } = money;
  return (
    <div className={css.money}>
      <MoneyFigures money={money} />
      {over && <p>{t.over}</p>}
      {!over && dueCents === 0 && <p>{t.allPaid}</p>}
      <Instalments money={money} />
      <p>
        <strong>{t.moves}</strong>
      </p>
      {moves.length === 0 && <p>{t.none}</p>}
      {moves.length > 0 && (
        <ul className={css.list}>
          {moves.map((move) => (
            <li key={move.id}>
              <span>
                {moveName(move, language)}
                <small>{moveFacts(move, language)}</small>
              </span>
              <MoveAmount move={move} />
            </li>
          ))}
        </ul>
      )}
      {claims.map(({ ticketId, cents }) => (
        <p key={ticketId}>
          {cents !== null && `${formatMoney(cents, language)}. `}
          {t.claim(ticketId)}. {t.claimText}
        </p>
      ))}
      {payHref && !over && dueCents > waitingCents && (
        <p>
          <ButtonLink href={payHref}>{t.iPaid}</ButtonLink>
        </p>
      )}
    </div>
  );
}

export function MoneyFigures({ money }: { money: Omit<Money, 'moves' | 'claims'> }) {
  const { language } = useApp();
  return (
    <dl className={css.facts}>
      {moneyFacts(money, language).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Instalments({ money: { instalments } }: { money: Pick<Money, 'instalments'> }) {
  const { language } = useApp();
  const t = moneyTexts[language];
  if (instalments.length === 0) return null;
  return (
    <>
      <p>
        <strong>{t.instalments}</strong>
      </p>
      <ol className={css.list}>
        {instalments
          .map((each, at) => ({ ...each, at }))
          .map((each) => (
            <li key={each.at}>
              <span>
                {each.label}
                <small>
                  {[
                    t.states[each.state],
                    (each.lacksCents > 0 ? dueNow : dueText)(each, language),
                    each.paidCents > 0 &&
                      each.lacksCents > 0 &&
                      t.lacks(formatMoney(each.lacksCents, language)),
                  ]
                    .filter((part) => part)
                    .join(', ')}
                </small>
              </span>
              <span className="tabular">{formatMoney(each.cents, language)}</span>
            </li>
          ))}
      </ol>
    </>
  );
}

type Move = Money['moves'][number];

export const moveName = ({ kind, movedOn }: Move, language: Language): string =>
  `${moneyTexts[language][kind]}, ${formatDate(movedOn, language)}`;

export function moveFacts(move: Move, language: Language): string {
  const { kind, method, other, reference, state } = move;
  const t = moneyTexts[language];
  return [
    method && methodNames[method][language],
    other && (isOutgoing(kind) ? t.toOrder(other) : t.fromOrder(other)),
    reference && t.reference(reference),
    t.moveStates[state],
  ]
    .filter((part) => part)
    .join(', ');
}

export function MoveAmount({ move: { kind, cents, state } }: { move: Move }) {
  const { language } = useApp();
  const sign = isOutgoing(kind) ? '−' : '';
  const amount = `${sign}${formatMoney(cents, language)}`;
  return <span className="tabular">{state === 'reversed' ? <s>{amount}</s> : amount}</span>;
}
