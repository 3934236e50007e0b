import { useApp } from '../../../../app.ts';
import { ButtonLink } from '../../../../kit/button.tsx';
import { DescriptionList } from '../../../../kit/description-list.tsx';
import { Dialog } from '../../../../kit/dialog.tsx';
import { Notice } from '../../../../kit/notice.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { formatDateTime } from '../../../../platform/dates.ts';
import { readablePhone } from '../../../company/brand.ts';
import { provinceName } from '../../../provinces/provinces.ts';
import { quoteMessages } from '../../messages.ts';
import type { QuoteDetail } from '../../schema.ts';
import { History, LinesTable } from '../quote-facts.tsx';
import { adminQuoteMessages } from './admin-messages.ts';
import css from './admin-quotes-page.module.css';
import { StatusSelect } from './status-select.tsx';

interface AdminQuoteDialogProps {
  opened: { id: string; detail?: QuoteDetail; failed?: boolean };
  onClose: () => void;
  onChanged: (quote: QuoteDetail) => void;
}

export function AdminQuoteDialog({ opened, onClose, onChanged }: AdminQuoteDialogProps) {
  const { language } = useApp();
  const common = quoteMessages[language];
  const { detail, failed } = opened;
  return (
    <Dialog
      open
      size="l"
      title={detail?.referenceNumber ?? common.detail}
      closeLabel={common.close}
      onClose={onClose}
    >
      {detail && <Detail quote={detail} onChanged={onChanged} />}
      {failed && <Notice tone="danger" title={common.loadFailed} role="alert" />}
      {!detail && !failed && <Skeleton shape="title" />}
    </Dialog>
  );
}

function Detail(props: { quote: QuoteDetail; onChanged: (quote: QuoteDetail) => void }) {
  const { language, brand } = useApp();
  const t = adminQuoteMessages[language];
  const common = quoteMessages[language];
  const { quote } = props;
  const greeting = t.greeting(quote.customerName, quote.referenceNumber, brand.name);
  return (
    <div className={css.detail}>
      <div className={css.actions}>
        <StatusSelect quote={quote} onChanged={props.onChanged} />
        {quote.customerWhatsapp && (
          <ButtonLink
            size="s"
            tone="whatsapp"
            href={`https://wa.me/${quote.customerWhatsapp.replace('+', '')}?text=${encodeURIComponent(greeting)}`}
          >
            {t.writeWhatsapp}
          </ButtonLink>
        )}
      </div>
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
      <LinesTable quote={quote} />
      <section>
        <h3>{common.history}</h3>
        <History history={quote.history} />
      </section>
    </div>
  );
}
