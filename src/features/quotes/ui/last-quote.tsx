import { Button, ButtonLink } from '#kit/button.tsx';
import { CopyButton } from '#kit/copy-button.tsx';
import { Notice } from '#kit/notice.tsx';
import { formatDateTime } from '#platform/time/dates.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { commonQuoteMessages, quoteMessages } from '../messages.ts';
import css from './last-quote.module.css';
import { saveLastQuote, useLastQuote } from './last-quote-store.ts';

/** The reference number of the quotation just made, readable for as long as one wants. */
export function LastQuote() {
  const { language, person, address } = useApp();
  const t = quoteMessages[language];
  const common = commonQuoteMessages[language];
  const quote = useLastQuote();
  // The list of quotations has it as its first row.
  if (quote?.personId !== person?.id || !quote || address.pathname === href(routes.myQuotes))
    return null;
  return (
    <section className={`container ${css.last}`} aria-label={t.made}>
      <Notice
        tone="success"
        title={t.made}
        action={
          <div className={css.actions}>
            <CopyButton
              text={quote.referenceNumber}
              label={t.copy}
              copiedLabel={common.copied}
              failedLabel={common.copyFailed}
            />
            <ButtonLink
              href={href(routes.myQuotes)}
              tone="secondary"
              onClick={() => saveLastQuote(undefined)}
            >
              {t.seeMine}
            </ButtonLink>
            <Button tone="quiet" onClick={() => saveLastQuote(undefined)}>
              {t.dismiss}
            </Button>
          </div>
        }
      >
        <p className={css.reference}>{quote.referenceNumber}</p>
        <p>
          {t.madeMail(quote.email)}{' '}
          {t.agentWrites(formatDateTime(quote.answerDueAt ?? '', language))}
        </p>
      </Notice>
    </section>
  );
}
