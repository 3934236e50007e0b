import type { Agent } from '#features/accounts/schema.ts';
import type { SavedReply } from '#features/cases/schema.ts';
import { AssignField } from '#features/cases/ui/staff/assign-field.tsx';
import {
  PanelSection,
  type PanelWays,
  RecordPanel,
} from '#features/cases/ui/staff/record-panel.tsx';
import { staffMessages } from '#features/cases/ui/staff/staff-messages.ts';
import { StaffTimeline } from '#features/cases/ui/staff/staff-timeline.tsx';
import { StatusForm } from '#features/cases/ui/staff/status-form.tsx';
import { WriteForm } from '#features/cases/ui/staff/write-form.tsx';
import { formatTotal } from '#features/quotes/estimate.ts';
import { QuoteStatusBadge } from '#features/quotes/ui/status-badge.tsx';
import { Badge } from '#kit/data/badge.tsx';
import { Notice } from '#kit/notice.tsx';
import { wireCents } from '#platform/money.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { StaffVerificationDetail } from '../../schema.ts';
import { type VerificationStatus, verificationStatusFacts } from '../../statuses.ts';
import { VerificationStatusBadge } from '../status-badge.tsx';
import { DeleteSending } from './delete-sending.tsx';
import { SenderCard } from './sender-card.tsx';
import { staffVerificationMessages } from './staff-messages.ts';
import css from './staff-receipts.module.css';
import { StaffReceipts } from './staff-receipts.tsx';
import { verificationChoices } from './status-select.tsx';

interface VerificationPanelProps {
  verification: StaffVerificationDetail;
  agents: Agent[];
  replies: SavedReply[];
  ways: PanelWays;
  now: string;
  /** The status that was chosen in the list. */
  wanted: VerificationStatus | undefined;
}

/** A verification beside its list: receipts, its quote, and everything an agent does about it. */
export function VerificationPanel(props: VerificationPanelProps) {
  const { verification, agents, replies, ways, now, wanted } = props;
  const { language, person, call, refresh } = useApp();
  const t = staffVerificationMessages[language];
  const common = staffMessages[language];
  const { id, ticketId, status } = verification;
  const params = { id };
  return (
    <RecordPanel
      record={verification}
      name={ticketId}
      badge={<VerificationStatusBadge status={verification.status} />}
      ways={ways}
      now={now}
      look={() => call(staffApi.viewVerification, { params, body: {} })}
    >
      <StatusForm
        subject={id}
        current={verification.status}
        choices={verificationChoices(language)}
        reasonFor="rejected"
        wanted={wanted}
        texts={t}
        change={(status, expected, note) =>
          call(staffApi.changeVerificationStatus, {
            params,
            body: { status, expected, ...(note && { note }) },
          })
        }
      />
      <CodeNotice verification={verification} />
      {verification.signedOut && (
        <Notice tone="warning" title={t.signedOut}>
          <p>{t.signedOutText}</p>
        </Notice>
      )}
      <PanelSection title={t.receipts}>
        <StaffReceipts verification={verification} />
      </PanelSection>
      <PanelSection title={t.quote}>
        <TheirQuote verification={verification} />
      </PanelSection>
      <AssignField
        assignedTo={verification.assignedTo}
        agents={agents}
        assign={(body) => call(staffApi.assignVerification, { params, body })}
      />
      <PanelSection title={t.sentBy}>
        <SenderCard verification={verification} />
      </PanelSection>
      <PanelSection title={common.history}>
        <StaffTimeline
          history={verification.history}
          labelOf={(status) => verificationStatusFacts[status].label[language]}
          created={t.created}
        />
        <WriteForm
          subject={id}
          filling={{
            language: verification.language,
            name: verification.quote?.customerName ?? '',
            reference: ticketId,
          }}
          replies={replies}
          send={async (body, key) => {
            await call(staffApi.writeAboutVerification, { params, body, key });
            await refresh();
          }}
        />
      </PanelSection>
      {person?.role === 'administrador' && status !== 'approved' && status !== 'completed' && (
        <DeleteSending id={id} closeHref={ways.closeHref} />
      )}
    </RecordPanel>
  );
}

interface PartProps {
  verification: StaffVerificationDetail;
}

/** A code that nobody issued, or that was issued for something else, is worth a second look. */
function CodeNotice({ verification: { codeKnown, codeQuote, quote } }: PartProps) {
  const t = staffVerificationMessages[useApp().language];
  if (!codeKnown) {
    return (
      <Notice tone="danger" title={t.unknownCode}>
        <p>{t.unknownCodeText}</p>
      </Notice>
    );
  }
  if (!codeQuote || codeQuote.id === quote?.id) return null;
  return (
    <Notice tone="danger">
      <p>{t.otherCode(codeQuote.referenceNumber)}</p>
    </Notice>
  );
}

function TheirQuote({ verification: { quote, quoteReference, email } }: PartProps) {
  const { language } = useApp();
  const t = staffVerificationMessages[language];
  if (!quote) {
    return (
      <p className={css.said}>
        {quoteReference ? `${t.said(quoteReference)}. ${t.noQuote}` : t.noReference}
      </p>
    );
  }
  return (
    <div>
      <p>
        <QuoteStatusBadge status={quote.status} />{' '}
        <strong>{formatTotal(wireCents(quote.total), language, quote.hasOpenPrices)}</strong> ·{' '}
        {quote.customerName}
      </p>
      <p className={css.said}>
        {quote.customerEmail} · {formatDateTime(quote.createdAt, language)}
      </p>
      {quote.customerEmail.toLowerCase() !== email.toLowerCase() && (
        <p>
          <Badge tone="warning">{t.otherCustomer}</Badge>
        </p>
      )}
      <p className={css.tickets}>
        <a href={href(staffRoutes.staffQuotes, {}, { ver: quote.id })}>
          {t.openQuote(quote.referenceNumber)}
        </a>
      </p>
    </div>
  );
}
