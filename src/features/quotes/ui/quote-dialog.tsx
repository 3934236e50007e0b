import { useApp } from '../../../app.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { CopyButton } from '../../../kit/copy-button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { whatsappLink } from '../../company/brand.ts';
import { quoteMessages } from '../messages.ts';
import type { QuoteDetail } from '../schema.ts';
import { quoteStatusFacts } from '../statuses.ts';
import css from './my-quotes-page.module.css';
import { History, LinesTable } from './quote-facts.tsx';
import { QuoteStatusBadge } from './status-badge.tsx';

interface QuoteDialogProps {
  opened: { id: string; detail?: QuoteDetail; failed?: boolean };
  onClose: () => void;
}

/** One quote: where it stands, whose turn it is, what was asked, what happened. */
export function QuoteDialog({ opened, onClose }: QuoteDialogProps) {
  const { language } = useApp();
  const t = quoteMessages[language];
  const { detail, failed } = opened;
  return (
    <Dialog
      open
      size="l"
      title={detail?.referenceNumber ?? t.detail}
      closeLabel={t.close}
      onClose={onClose}
    >
      {detail && <Detail quote={detail} />}
      {failed && (
        <Notice tone="danger" title={t.loadFailed} role="alert">
          <p>{t.loadFailedHint}</p>
        </Notice>
      )}
      {!detail && !failed && (
        <div className="stack">
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      )}
    </Dialog>
  );
}

function Detail({ quote }: { quote: QuoteDetail }) {
  const { language, brand } = useApp();
  const t = quoteMessages[language];
  return (
    <div className={css.page}>
      <div className={css.next}>
        <div>
          <QuoteStatusBadge status={quote.status} />
        </div>
        <p>
          <strong>{t.next}.</strong> {quoteStatusFacts[quote.status].next[language]}
        </p>
        {quote.customerWhatsapp && (
          <p className={css.lead}>
            {t.contactUsed}: {quote.customerWhatsapp}, {quote.customerEmail}
          </p>
        )}
      </div>
      <section className={css.section}>
        <h3>{t.lines}</h3>
        <LinesTable quote={quote} />
      </section>
      <section className={css.section}>
        <h3>{t.history}</h3>
        <History history={quote.history} />
      </section>
      <div className={css.actions}>
        <ButtonLink
          tone="whatsapp"
          href={whatsappLink(brand, t.whatsappText(quote.referenceNumber))}
        >
          {t.askWhatsapp}
        </ButtonLink>
        <CopyButton
          text={quote.referenceNumber}
          label={t.copy}
          copiedLabel={t.copied}
          failedLabel={t.copyFailed}
        />
      </div>
    </div>
  );
}
