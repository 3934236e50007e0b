import { ButtonLink } from '#kit/button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { WholeNumbers } from '#kit/whole-numbers.tsx';
import { formatMoney } from '#platform/money.ts';
import { useApp } from '#web/app-context.ts';
import { isLeftToPay, toPayOf, type WaitingMoney } from '../balance.ts';
import { moneyTexts } from '../messages.ts';
import { moneyFacts, type ShownMoney } from '../money-facts.ts';
import {
  accountStatementName,
  type MoneyPaper,
  moneyPaperNames,
  moneyPaperOf,
} from '../money-papers.ts';
import { instalmentFacts, moveAmount, moveFacts, moveName } from '../move-texts.ts';
import type { Money } from '../schema.ts';
import css from './money.module.css';

interface MoneyViewProps {
  money: Money;
  payHref?: string | undefined;
  papers: MoneyPapers;
}

export interface MoneyPapers {
  href: (paper: string) => string;
  /** Undefined draws papers of all kinds. */
  kinds?: readonly MoneyPaper[];
}

export function MoneyView({ money, payHref, papers }: MoneyViewProps) {
  const { t, language } = useApp(moneyTexts);
  const { claims, over, dueCents, creditCents } = money;
  return (
    <div className="grid gap-3">
      <MoneyFigures money={money} onItsPage />
      {over && <p>{t.over}</p>}
      {!over && dueCents === 0 && <p>{t.allPaid}</p>}
      {creditCents > 0 && <p>{t.creditUse}</p>}
      {isLeftToPay(money) ? (
        <Parts money={money} papers={papers} />
      ) : (
        <Disclosure summary={t.parts}>
          <Parts money={money} papers={papers} />
        </Disclosure>
      )}
      <p>
        <MoneyPaperLink href={papers.href(accountStatementName)}>{t.statement}</MoneyPaperLink>
      </p>
      {claims.map(({ ticketId, cents }) => (
        <p key={ticketId}>
          {cents !== null && `${formatMoney(cents, language)}. `}
          <WholeNumbers text={`${t.claim(ticketId)}. ${t.claimText}`} />
        </p>
      ))}
      {payHref && isLeftToPay(money) && (
        <p>
          <ButtonLink href={payHref} tone="secondary">
            {t.iPaid}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

function Parts({ money, papers }: Pick<MoneyViewProps, 'money' | 'papers'>) {
  const { t, language } = useApp(moneyTexts);
  const { moves, pause } = money;
  return (
    <div className="grid gap-3">
      {pause === null && <Instalments money={money} />}
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
                <small>
                  <WholeNumbers text={moveFacts(move, language)} />
                </small>
              </span>
              <MoveAmount move={move} />
              <PaperOfMove move={move} papers={papers} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function PaperOfMove({ move, papers }: { move: Move; papers: MoneyPapers }) {
  const { language } = useApp();
  const paper = moneyPaperOf(move);
  if (papers.kinds && !papers.kinds.includes(paper)) return null;
  return (
    <MoneyPaperLink href={papers.href(move.id)}>{moneyPaperNames[paper][language]}</MoneyPaperLink>
  );
}

export function MoneyPaperLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={css.paper} href={href} download>
      {children} (PDF)
    </a>
  );
}

export function MoneyFigures({
  money,
  onItsPage = false,
}: {
  money: ShownMoney;
  onItsPage?: boolean;
}) {
  const { language } = useApp();
  return (
    <dl className={css.facts}>
      {moneyFacts(money, language, { onItsPage }).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Instalments({ money }: { money: WaitingMoney & Pick<Money, 'instalments'> }) {
  const { t, language } = useApp(moneyTexts);
  if (money.instalments.length === 0) return null;
  return (
    <>
      <p>
        <strong>{t.instalments}</strong>
      </p>
      <ol className={css.list}>
        {toPayOf(money)
          .map((each, at) => ({ ...each, at }))
          .map((each) => (
            <li key={each.at}>
              <span>
                {each.label}
                <small>{instalmentFacts(each, language)}</small>
              </span>
              <span className="tabular">{formatMoney(each.cents, language)}</span>
            </li>
          ))}
      </ol>
    </>
  );
}

type Move = Money['moves'][number];

export function MoveAmount({ move }: { move: Move }) {
  const amount = moveAmount(move, useApp().language);
  return <span className="tabular">{move.state === 'reversed' ? <s>{amount}</s> : amount}</span>;
}
