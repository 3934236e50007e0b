import { useApp } from '../../../../app.ts';
import { Badge } from '../../../../kit/badge.tsx';
import { Notice } from '../../../../kit/notice.tsx';
import { href } from '../../../../pages.ts';
import { formatDateTime } from '../../../../platform/dates.ts';
import { wireCents } from '../../../../platform/money.ts';
import { staffApi } from '../../../../staff-api.ts';
import { staffPages } from '../../../../staff-pages.ts';
import type { Agent } from '../../../accounts/schema.ts';
import type { SavedReply } from '../../../history/schema.ts';
import { AssignField } from '../../../history/ui/staff/assign-field.tsx';
import {
  PanelSection,
  type PanelWays,
  RecordPanel,
} from '../../../history/ui/staff/record-panel.tsx';
import { staffMessages } from '../../../history/ui/staff/staff-messages.ts';
import { StaffTimeline } from '../../../history/ui/staff/staff-timeline.tsx';
import { StatusForm } from '../../../history/ui/staff/status-form.tsx';
import { WriteForm } from '../../../history/ui/staff/write-form.tsx';
import { formatTotal } from '../../../quotes/estimate.ts';
import { QuoteStatusBadge } from '../../../quotes/ui/status-badge.tsx';
import type { StaffVerificationDetail } from '../../schema.ts';
import { type VerificationStatus, verificationStatusFacts } from '../../statuses.ts';
import { VerificationStatusBadge } from '../status-badge.tsx';
import { adminVerificationMessages } from './admin-messages.ts';
import css from './admin-receipts.module.css';
import { DeleteSending } from './delete-sending.tsx';
import { SenderCard } from './sender-card.tsx';
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
  const t = adminVerificationMessages[language];
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
  const t = adminVerificationMessages[useApp().language];
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
  const t = adminVerificationMessages[language];
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
        <a href={href(staffPages.adminQuotes, {}, { ver: quote.id })}>
          {t.openQuote(quote.referenceNumber)}
        </a>
      </p>
    </div>
  );
}
