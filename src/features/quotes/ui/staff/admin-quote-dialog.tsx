import { useState } from 'react';
import { api } from '../../../../api.ts';
import { useApp } from '../../../../app.ts';
import { ButtonLink } from '../../../../kit/button.tsx';
import { DescriptionList } from '../../../../kit/description-list.tsx';
import { Dialog } from '../../../../kit/dialog.tsx';
import { TextField } from '../../../../kit/field.tsx';
import { Notice } from '../../../../kit/notice.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { formatDateTime } from '../../../../platform/dates.ts';
import { readablePhone } from '../../../company/brand.ts';
import { MessageForm } from '../../../history/ui/message-form.tsx';
import { provinceName } from '../../../provinces/provinces.ts';
import { quoteListMessages } from '../../list-messages.ts';
import { quoteMessages } from '../../messages.ts';
import type { StaffQuoteDetail } from '../../schema.ts';
import { LinesTable, QuoteHistory } from '../quote-facts.tsx';
import { adminQuoteMessages } from './admin-messages.ts';
import css from './admin-quotes-page.module.css';
import { QuoteMails } from './quote-mails.tsx';
import { StatusSelect } from './status-select.tsx';

interface AdminQuoteDialogProps {
  opened: { id: string; detail?: StaffQuoteDetail; failed?: boolean };
  onClose: () => void;
  onChanged: (quote: StaffQuoteDetail) => void;
}

export function AdminQuoteDialog({ opened, onClose, onChanged }: AdminQuoteDialogProps) {
  const { language } = useApp();
  const common = quoteListMessages[language];
  const { detail, failed } = opened;
  return (
    <Dialog
      open
      size="l"
      title={detail?.referenceNumber ?? common.detail}
      closeLabel={quoteMessages[language].close}
      onClose={onClose}
    >
      {detail && <Detail quote={detail} onChanged={onChanged} />}
      {failed && <Notice tone="danger" title={common.loadFailed} role="alert" />}
      {!detail && !failed && <Skeleton shape="title" />}
    </Dialog>
  );
}

function Detail(props: { quote: StaffQuoteDetail; onChanged: (quote: StaffQuoteDetail) => void }) {
  const { language, brand, call } = useApp();
  const t = adminQuoteMessages[language];
  const common = quoteListMessages[language];
  const { quote, onChanged } = props;
  const greeting = t.greeting(quote.customerName, quote.referenceNumber, brand.name);
  return (
    <div className={css.detail}>
      <StatusForm quote={quote} onChanged={onChanged} />
      <DescriptionList
        items={[
          { term: t.customer, detail: quote.customerName },
          {
            term: t.email,
            detail: <a href={`mailto:${quote.customerEmail}`}>{quote.customerEmail}</a>,
          },
          { term: t.phone, detail: readablePhone(quote.customerPhone ?? '') },
          { term: t.whatsapp, detail: readablePhone(quote.customerWhatsapp ?? '') },
          { term: common.province, detail: provinceName(quote.province) },
          { term: common.date, detail: formatDateTime(quote.createdAt, language) },
          ...(quote.notes ? [{ term: t.notes, detail: quote.notes }] : []),
        ]}
      />
      {quote.customerWhatsapp && (
        <div>
          <ButtonLink
            size="s"
            tone="whatsapp"
            href={`https://wa.me/${quote.customerWhatsapp.replace('+', '')}?text=${encodeURIComponent(greeting)}`}
          >
            {t.writeWhatsapp}
          </ButtonLink>
        </div>
      )}
      <LinesTable quote={quote} />
      <section className={css.section}>
        <h3>{common.history}</h3>
        <QuoteHistory history={quote.history} reader="staff" />
        <MessageForm
          subject={quote.id}
          label={t.message}
          hint={t.messageHint}
          send={async (text, key) =>
            onChanged(
              await call(api.writeAboutQuote, { params: { id: quote.id }, body: { text }, key }),
            )
          }
        />
      </section>
      <section className={css.section}>
        <h3>{t.mails}</h3>
        <QuoteMails mails={quote.mails} />
      </section>
    </div>
  );
}

/** The status; what is written beside it goes to the customer with the change. */
function StatusForm(props: {
  quote: StaffQuoteDetail;
  onChanged: (quote: StaffQuoteDetail) => void;
}) {
  const t = adminQuoteMessages[useApp().language];
  const [note, setNote] = useState('');
  return (
    <div className={css.status}>
      <TextField
        dense
        label={t.note}
        hint={t.noteHint}
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <StatusSelect
        quote={props.quote}
        note={note}
        onChanged={(quote) => {
          setNote('');
          props.onChanged(quote);
        }}
      />
    </div>
  );
}
