import type { Agent } from '#features/accounts/schema.ts';
import type { ContactChannel } from '#features/cases/queue.ts';
import type { SavedReply } from '#features/cases/schema.ts';
import { AssignField } from '#features/cases/ui/staff/assign-field.tsx';
import { ContactCard } from '#features/cases/ui/staff/contact-card.tsx';
import {
  PanelSection,
  type PanelWays,
  RecordPanel,
} from '#features/cases/ui/staff/record-panel.tsx';
import { staffMessages } from '#features/cases/ui/staff/staff-messages.ts';
import { StaffTimeline } from '#features/cases/ui/staff/staff-timeline.tsx';
import { StatusForm } from '#features/cases/ui/staff/status-form.tsx';
import { WriteForm } from '#features/cases/ui/staff/write-form.tsx';
import { provinceName } from '#features/provinces/provinces.ts';
import { newKey } from '#platform/browser/idempotency-key.ts';
import { formatMoney, wireCents } from '#platform/money.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { commonQuoteMessages } from '../../common-messages.ts';
import { formatTotal, isPartial } from '../../estimate.ts';
import { quoteListMessages } from '../../list-messages.ts';
import type { StaffQuoteDetail } from '../../schema.ts';
import { quoteStatusFacts } from '../../statuses.ts';
import { QuoteStatusBadge } from '../status-badge.tsx';
import { QuoteCodes } from './quote-codes.tsx';
import { QuoteMails } from './quote-mails.tsx';
import { quoteGreetings, staffQuoteMessages } from './staff-messages.ts';
import css from './staff-quotes.module.css';
import { quoteChoices } from './status-select.tsx';

interface QuotePanelProps {
  quote: StaffQuoteDetail;
  agents: Agent[];
  replies: SavedReply[];
  ways: PanelWays;
  now: string;
}

/** A quote beside its list: who asks for what, what happened, and everything an agent does about it. */
export function QuotePanel({ quote, agents, replies, ways, now }: QuotePanelProps) {
  const { language, call, refresh } = useApp();
  const t = staffQuoteMessages[language];
  const common = staffMessages[language];
  const params = { id: quote.id };
  return (
    <RecordPanel
      record={quote}
      name={quote.referenceNumber}
      badge={<QuoteStatusBadge status={quote.status} />}
      ways={ways}
      now={now}
      look={() => call(staffApi.viewQuote, { params, body: {} })}
    >
      <StatusForm
        subject={quote.id}
        current={quote.status}
        choices={quoteChoices(language)}
        texts={t}
        change={(status, expected, note) =>
          call(staffApi.changeQuoteStatus, {
            params,
            body: { status, expected, ...(note && { note }) },
          })
        }
      />
      <AssignField
        assignedTo={quote.assignedTo}
        agents={agents}
        assign={(body) => call(staffApi.assignQuote, { params, body })}
      />
      <PanelSection title={common.customer}>
        <Customer quote={quote} />
      </PanelSection>
      <PanelSection title={t.lines}>
        <Lines quote={quote} />
      </PanelSection>
      <PanelSection title={common.history}>
        <StaffTimeline
          history={quote.history}
          labelOf={(status) => quoteStatusFacts[status].label[language]}
          created={t.created}
        />
        <WriteForm
          subject={quote.id}
          filling={{
            language: quote.language,
            name: quote.customerName,
            reference: quote.referenceNumber,
          }}
          replies={replies}
          send={async (body, key) => {
            await call(staffApi.writeAboutQuote, { params, body, key });
            await refresh();
          }}
        />
      </PanelSection>
      <PanelSection title={t.verificationCodes}>
        <QuoteCodes quote={quote} />
      </PanelSection>
      <PanelSection title={t.mails}>
        <QuoteMails mails={quote.mails} />
      </PanelSection>
    </RecordPanel>
  );
}

function Customer({ quote }: { quote: StaffQuoteDetail }) {
  const { language, brand, call, refresh } = useApp();
  const t = staffQuoteMessages[language];
  const common = staffMessages[language];
  const greeting = quoteGreetings[quote.language];

  async function contact(channel: ContactChannel) {
    try {
      const params = { id: quote.id };
      await call(staffApi.contactAboutQuote, { params, body: { channel }, key: newKey() });
    } catch {
      // The chat opens all the same; it is only not written down.
      return;
    }
    await refresh();
  }

  return (
    <ContactCard
      name={quote.customerName}
      email={quote.customerEmail}
      phone={quote.customerPhone}
      whatsapp={quote.customerWhatsapp}
      greeting={greeting(quote.customerName, quote.referenceNumber, brand.name)}
      onContact={(channel) => void contact(channel)}
    >
      <p className={css.quiet}>
        {provinceName(quote.province)} · {common.languages[quote.language]} ·{' '}
        {formatDateTime(quote.createdAt, language)}
      </p>
      {quote.notes && (
        <p className={css.said}>
          <strong>{t.notes}.</strong> {quote.notes}
        </p>
      )}
    </ContactCard>
  );
}

function Lines({ quote }: { quote: StaffQuoteDetail }) {
  const { language } = useApp();
  const t = staffQuoteMessages[language];
  const common = quoteListMessages[language];
  const cents = wireCents(quote.total);
  return (
    <>
      <table className={css.lines}>
        <caption className="visually-hidden">{t.lines}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{common.lines}</th>
            <th scope="col">{common.quantity}</th>
            <th scope="col">{common.price}</th>
          </tr>
        </thead>
        <tbody>
          {quote.items.map((line) => (
            <tr key={`${line.productId} ${line.productName}`}>
              <th scope="row">{line.productName}</th>
              <td>× {line.quantity}</td>
              <td>{formatMoney(wireCents(line.price), language)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t.estimated}
            </th>
            <td>{formatTotal(cents, language)}</td>
          </tr>
        </tfoot>
      </table>
      {isPartial(cents, quote.items) && (
        <p className={css.quiet}>{commonQuoteMessages[language].someToConfirm}</p>
      )}
    </>
  );
}
