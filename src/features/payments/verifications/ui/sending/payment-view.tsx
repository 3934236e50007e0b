import { useMemo, useState } from 'react';
import type { Money } from '#features/ledger/entries/schema.ts';
import { MoneyFigures } from '#features/ledger/entries/ui/money-view.tsx';
import { ButtonLink } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { WholeNumbers } from '#kit/whole-numbers.tsx';
import { formatDateTime } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import type { ActionData } from '#web/page.ts';
import { paidFieldTexts } from '../../paid-messages.ts';
import { paymentFormTexts } from '../../payment-messages.ts';
import type { SentTicket } from '../../schema.ts';
import { PaymentForm } from './payment-form.tsx';
import { type PaymentPlace, paymentSubject } from './payment-submitter.ts';
import css from './payment-view.module.css';
import { storedTicketOf } from './sent-ticket-store.ts';

export interface PaymentData {
  money: Money | null;
  reference: string;
  place: PaymentPlace;
  path: string;
  back: string;
  sent: SentTicket['ticket'];
  actionData: ActionData | null;
}

export function PaymentView({ data }: { data: PaymentData }) {
  const { t, language } = useApp(paymentFormTexts);
  const { money, reference, back, place, path, actionData } = data;
  const justSent = useJustSent(place);
  const sent = data.sent ?? justSent;
  return (
    <div className={`container ${css.page}`}>
      <h1>{t.title}</h1>
      {sent && (
        <Notice tone="success" role="status" title={paidFieldTexts[language].sent}>
          <p>
            <WholeNumbers text={t.sentText(sent.ticketId, formatDateTime(sent.dueAt, language))} />
          </p>
        </Notice>
      )}
      {!sent && money && (
        <p>
          <WholeNumbers text={t.lead(reference)} />
        </p>
      )}
      {money ? <MoneyFigures money={money} /> : <Notice title={t.noOrder} />}
      {!sent && money?.dueCents === 0 && <Notice title={t.nothingDue} />}
      {!sent && money && <PaymentForm place={place} path={path} actionData={actionData} />}
      <p>
        <ButtonLink tone="secondary" href={back}>
          {t.back}
        </ButtonLink>
      </p>
    </div>
  );
}

/** The ticket that a script has sent since the page was opened. */
function useJustSent(place: PaymentPlace): SentTicket['ticket'] {
  const { person } = useApp();
  const stored = useMemo(() => storedTicketOf(person?.id), [person?.id]);
  const [before] = useState(stored.current);
  const last = stored.use();
  return last && last !== before && last.subject === paymentSubject(place)
    ? { ticketId: last.ticketId, dueAt: last.dueAt, mailed: last.mailed ?? false }
    : null;
}
