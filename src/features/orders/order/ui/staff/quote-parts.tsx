import { priceTexts } from '#features/company/about/price.ts';
import { provinceName } from '#features/company/provinces/provinces.ts';
import { moneyTexts } from '#features/ledger/entries/messages.ts';
import { MoneyPart } from '#features/ledger/entries/ui/staff/money-part.tsx';
import { languageNames } from '#features/requests/cases/staff-messages.ts';
import { formatTotal, isPartial } from '#features/requests/quotes/estimate.ts';
import { commonQuoteTexts, quoteListTexts } from '#features/requests/quotes/messages.ts';
import { recipientText } from '#features/requests/quotes/recipient.ts';
import { finishedQuotes } from '#features/requests/quotes/statuses.ts';
import { Notice } from '#kit/notice.tsx';
import { CallForm } from '#kit/staff/form/call-form.tsx';
import { line } from '#kit/staff/form/form-fields.tsx';
import { PanelSection } from '#kit/staff/side-panel.tsx';
import { formatMoney, wireCents } from '#platform/money.ts';
import { formatDate, formatDateTime } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { staffVerificationHref } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { StaffQuoteDetail } from '../../schema.ts';
import { quoteVerificationTexts, staffQuoteTexts, unavailableTexts } from '../../staff-messages.ts';
import { firmCents } from '../../total.ts';
import { OfferPart } from './offer-part.tsx';
import { QuoteCodes } from './quote-codes.tsx';
import css from './staff-quotes.module.css';

interface PartProps {
  detail: StaffQuoteDetail;
}

export function CustomerFacts({ detail: quote }: PartProps) {
  const { t, language } = useApp(staffQuoteTexts);
  const adding = { email: t.email, emailHint: t.addEmailHint, saved: t.emailAdded };
  const receives = recipientText(quote.recipient);
  return (
    <>
      {quote.customerEmail === null && (
        <CallForm
          call={staffApi.addQuoteEmail}
          params={{ id: quote.id }}
          fields={{ email: line({ type: 'email' }) }}
          fixed={{ expected: null }}
          texts={adding}
          submit={t.addEmail}
        />
      )}
      <p className="muted">
        {provinceName(quote.province)} · {languageNames[language][quote.language]} ·{' '}
        {formatDateTime(quote.createdAt, language)}
      </p>
      {receives && (
        <p className="said">
          <strong>{t.receives}.</strong> {receives}
        </p>
      )}
      {quote.notes && (
        <p className="said">
          <strong>{t.notes}.</strong> {quote.notes}
        </p>
      )}
    </>
  );
}

export function Codes({ detail: quote }: PartProps) {
  const { t } = useApp(staffQuoteTexts);
  return (
    <PanelSection title={t.verificationCodes}>
      <QuoteCodes quote={quote} />
    </PanelSection>
  );
}

export function LinesAndOffer({ detail }: PartProps) {
  return (
    <>
      <Lines detail={detail} />
      <OfferPart detail={detail} />
      <MoneyPart key={detail.id} quoteId={detail.id} money={detail.money} />
      <QuoteVerifications detail={detail} />
    </>
  );
}

function Lines({ detail: quote }: PartProps) {
  const { t, language } = useApp(staffQuoteTexts);
  const common = quoteListTexts[language];
  const cents = wireCents(quote.total);
  const firm = firmCents(quote);
  return (
    <PanelSection title={t.lines}>
      <UnavailableLines quote={quote} />
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
              {firm === null ? t.estimated : moneyTexts[language].toUs}
            </th>
            <td>{firm === null ? formatTotal(cents, language) : formatMoney(firm, language)}</td>
          </tr>
        </tfoot>
      </table>
      {firm === null && isPartial(cents, quote.items) && (
        <p className="muted">{commonQuoteTexts[language].someToConfirm}</p>
      )}
      {firm === null && <p className="muted">{priceTexts[language].holds}</p>}
    </PanelSection>
  );
}

function UnavailableLines({ quote }: { quote: StaffQuoteDetail }) {
  const { t } = useApp(unavailableTexts);
  const { unavailable, status } = quote;
  if (unavailable.length === 0 || finishedQuotes.includes(status)) return null;
  return (
    <Notice tone="warning" title={t.title}>
      <ul>
        {unavailable.map(({ productName, state }) => (
          <li key={productName}>
            {productName}: <strong>{t[state]}</strong>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function QuoteVerifications({ detail: { verifications } }: { detail: StaffQuoteDetail }) {
  const { t, language } = useApp(quoteVerificationTexts);
  if (verifications.length === 0) return null;
  return (
    <PanelSection title={t.title}>
      <ul className={`grid gap-2 ${css.naming}`}>
        {verifications.map(({ id, ticketId, state, cents, createdAt }) => (
          <li key={id}>
            <a href={staffVerificationHref(id)}>{ticketId}</a>
            <span>
              {[
                formatDate(createdAt, language),
                cents !== null && t.says(formatMoney(cents, language)),
                t.states[state],
              ]
                .filter((part) => part)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
