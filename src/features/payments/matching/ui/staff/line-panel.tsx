import { useEffect, useRef } from 'react';
import { staffMoneyTexts } from '#features/ledger/entries/staff-messages.ts';
import { MoneyForm, reason } from '#features/ledger/entries/ui/staff/money-form.tsx';
import { staffName } from '#features/people/accounts/staff-name.ts';
import { TwoPeopleNotice } from '#features/people/accounts/ui/staff/two-people-notice.tsx';
import { DescriptionList } from '#kit/data/description-list.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { CallForm } from '#kit/staff/form/call-form.tsx';
import { RecordButton } from '#kit/staff/form/record-button.tsx';
import { focusPanel, PanelSection, SidePanel } from '#kit/staff/side-panel.tsx';
import { WholeNumbers } from '#kit/whole-numbers.tsx';
import { formatMoney } from '#platform/money.ts';
import { formatDate, formatMoment } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { staffQuoteHref } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { BankLineDetail } from '../../schema.ts';
import { matchingTexts } from '../../staff-messages.ts';
import { MatchForm } from './match-form.tsx';
import css from './matching.module.css';

interface LinePanelProps {
  line: BankLineDetail;
  closeHref: string;
  nextHref: string | undefined;
}

export function LinePanel({ line, closeHref, nextHref }: LinePanelProps) {
  const { t, language } = useApp(matchingTexts);
  const { id, cents, leftCents, state, aside, taken } = line;
  useFocusAfterChange(`${state} ${leftCents}`);
  return (
    <SidePanel
      title={formatMoney(cents, language)}
      row={id}
      closeHref={closeHref}
      actions={
        nextHref && (
          <a href={nextHref} data-key="n" data-stay className={css.next}>
            {t.next}
          </a>
        )
      }
    >
      <Facts line={line} />
      {taken && (
        <>
          <p>{taken.reason}</p>
          <p className="muted">
            {t.takenBy(staffName(taken.by, language), formatMoment(taken.at, language))}
          </p>
        </>
      )}
      {aside && (
        <PanelSection title={t.states.aside}>
          <p>{aside.reason}</p>
          <p className="muted">
            {t.asideBy(aside.by ?? t.somebody, formatMoment(aside.at, language))}
          </p>
          <PutBackButton id={id} />
        </PanelSection>
      )}
      <Payments line={line} />
      {state === 'open' && (
        <>
          {taken && <TwoPeopleNotice act="staff" twoPeople={taken.twoPeople} />}
          {taken?.own ? <p>{t.ownLine}</p> : <MatchForm key={leftCents} line={line} />}
          <AsideForm id={id} />
        </>
      )}
    </SidePanel>
  );
}

/** After a change the used button is gone, so the focus goes to the panel. */
function useFocusAfterChange(stands: string): void {
  const before = useRef(stands);
  useEffect(() => {
    if (before.current !== stands) focusPanel();
    before.current = stands;
  }, [stands]);
}

export function GoneLine({ closeHref }: { closeHref: string }) {
  const { t } = useApp(matchingTexts);
  return (
    <SidePanel title={t.gone} row="" closeHref={closeHref}>
      <p>{t.gone}.</p>
    </SidePanel>
  );
}

function Facts({ line }: Pick<LinePanelProps, 'line'>) {
  const { t, language } = useApp(matchingTexts);
  const { movedOn, description, payer, reference, account, cents, leftCents, state } = line;
  const text = [description, payer].filter((part) => part).join(' · ');
  return (
    <>
      <dl className={css.bank}>
        <dt>{t.text}</dt>
        <dd>
          <WholeNumbers text={text} />
        </dd>
        {reference && (
          <>
            <dt>{t.reference}</dt>
            <dd>
              <WholeNumbers text={reference} />
            </dd>
          </>
        )}
      </dl>
      <DescriptionList
        items={[
          { term: t.day, detail: formatDate(movedOn, language) },
          ...(state === 'open' && leftCents < cents
            ? [{ term: t.amount, detail: t.left(formatMoney(leftCents, language)) }]
            : []),
          { term: t.account, detail: account },
        ]}
      />
    </>
  );
}

function Payments({ line: { payments } }: Pick<LinePanelProps, 'line'>) {
  const { t, language } = useApp(matchingTexts);
  if (payments.length === 0) return null;
  return (
    <PanelSection title={t.payments}>
      <ul>
        {payments.map(({ quoteId, order, cents, recordedAt }) => (
          <li key={`${quoteId} ${recordedAt}`}>
            <a href={staffQuoteHref(quoteId)}>{order}</a> {formatMoney(cents, language)}
          </li>
        ))}
      </ul>
      <p className="muted">{t.undoHint}</p>
    </PanelSection>
  );
}

function AsideForm({ id }: { id: string }) {
  const { t, language } = useApp(matchingTexts);
  return (
    <Disclosure summary={t.aside} data-key="s">
      <MoneyForm hint={t.asideHint}>
        <CallForm
          call={staffApi.setBankLineAside}
          params={{ id }}
          fields={{ reason }}
          texts={staffMoneyTexts[language]}
          submit={t.aside}
        />
      </MoneyForm>
    </Disclosure>
  );
}

function PutBackButton({ id }: { id: string }) {
  const { t, call } = useApp(matchingTexts);
  const takeBack = () => call(staffApi.takeBankLineBack, { params: { id } });
  return (
    <RecordButton
      texts={{ failed: t.notSaved }}
      tone="secondary"
      record={takeBack}
      done={t.returned}
      always
    >
      {t.return}
    </RecordButton>
  );
}
