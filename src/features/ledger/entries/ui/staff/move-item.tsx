import { mayMake } from '#features/people/accounts/may-make.ts';
import { staffName } from '#features/people/accounts/staff-name.ts';
import { CallForm } from '#kit/staff/form/call-form.tsx';
import { WholeNumbers } from '#kit/whole-numbers.tsx';
import { formatMoment } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { staffVerificationHref } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { moveFacts, moveName } from '../../move-texts.ts';
import type { StaffMoney } from '../../schema.ts';
import { staffMoneyTexts } from '../../staff-messages.ts';
import { MoveAmount, PaperOfMove } from '../money-view.tsx';
import { amount, FoldedMoneyForm, reason } from './money-form.tsx';
import css from './staff-money.module.css';
import { staffPapers } from './staff-papers.ts';

interface MoveProps {
  quoteId: string;
  move: StaffMoney['moves'][number];
}

export function MoveItem({ quoteId, move }: MoveProps) {
  const { t, language, person } = useApp(staffMoneyTexts);
  const { state, own, claim } = move;
  return (
    <li>
      <div className={css.move}>
        <strong>{moveName(move, language)}</strong>
        <MoveAmount move={move} />
      </div>
      <div className="said">
        <WholeNumbers text={moveFacts(move, language)} />
      </div>
      {detailsOf(move, language).map((line) => (
        <div key={line} className="muted said">
          <WholeNumbers text={line} />
        </div>
      ))}
      {claim && (
        <div>
          <a href={staffVerificationHref(claim.id)}>{claim.ticketId}</a>
        </div>
      )}
      <PaperOfMove move={move} papers={staffPapers(quoteId, language)} />
      {state === 'waits' && (own ? <p>{t.ownCash}</p> : <Count quoteId={quoteId} move={move} />)}
      {state !== 'reversed' && mayMake(staffApi.reverseEntry, person) && (
        <Reversal quoteId={quoteId} move={move} />
      )}
    </li>
  );
}

function detailsOf(move: MoveProps['move'], language: 'es' | 'en'): string[] {
  const t = staffMoneyTexts[language];
  const { account, paidTo, reason, recordedBy, recordedAt, countedBy, reversal } = move;
  const at = (moment: string) => formatMoment(moment, language);
  return [
    account ?? '',
    paidTo ? t.to(paidTo) : '',
    reason ?? '',
    t.recordedBy(staffName(recordedBy, language), at(recordedAt)),
    countedBy ? t.countedBy(staffName(countedBy, language)) : '',
    reversal ? t.reversedBy(staffName(reversal.by, language), at(reversal.at)) : '',
    reversal?.reason ?? '',
  ].filter((line) => line);
}

function Count({ quoteId, move }: MoveProps) {
  const { t } = useApp(staffMoneyTexts);
  const params = { id: quoteId, entry: move.id };
  return (
    <FoldedMoneyForm summary={t.count} hint={t.takeHint}>
      <CallForm
        call={staffApi.countCash}
        params={params}
        fields={{ amount }}
        texts={t}
        submit={t.counts}
      />
    </FoldedMoneyForm>
  );
}

function Reversal({ quoteId, move }: MoveProps) {
  const { t } = useApp(staffMoneyTexts);
  const params = { id: quoteId, entry: move.id };
  return (
    <FoldedMoneyForm summary={t.reverse} hint={t.reverseHint}>
      <CallForm
        call={staffApi.reverseEntry}
        params={params}
        fields={{ reason }}
        texts={t}
        submit={t.reverse}
      />
    </FoldedMoneyForm>
  );
}
