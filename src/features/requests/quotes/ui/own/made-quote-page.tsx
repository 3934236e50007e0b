import { api } from '#api.ts';
import { readablePhone } from '#features/company/about/brand.ts';
import { WhatsappButton } from '#features/company/about/ui/whatsapp-button.tsx';
import { ButtonLink } from '#kit/button.tsx';
import { CopyButton } from '#kit/copy-button.tsx';
import { CheckIcon } from '#kit/icons.tsx';
import { formatDateTime } from '#platform/time/dates.ts';
import { href, myQuoteHref, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { definePage } from '#web/page.ts';
import { quoteMailTexts } from '../../mail-messages.ts';
import { amendTexts, commonQuoteTexts, madeQuoteTexts } from '../../messages.ts';
import type { QuoteCreated } from '../../schema.ts';
import next from '../next.module.css';
import css from './made-quote-page.module.css';
import { PaperLink } from './paper-link.tsx';

export const page = definePage<QuoteCreated>({
  load: ({ call, params: { reference = '' } }) =>
    call(api.findMyQuoteByReference, { params: { reference } }),
  head: ({ language }, { referenceNumber }) => ({
    title: `${commonQuoteTexts[language].made}: ${referenceNumber}`,
    hidden: true,
    personal: true,
  }),
  View: MadeQuote,
});

function MadeQuote({ data: quote }: { data: QuoteCreated }) {
  const { t, language } = useApp(madeQuoteTexts);
  const mail = quoteMailTexts[language];
  const { referenceNumber: reference } = quote;
  return (
    <section className="container grid gap-4" aria-labelledby="made">
      <div>
        <h1 id="made" tabIndex={-1} className={css.title}>
          <CheckIcon />
          {commonQuoteTexts[language].made}
        </h1>
        <p className="muted">{mail.nameLabel}</p>
        <p className={css.reference} translate="no">
          {reference}
        </p>
        <CopyButton text={reference} label={t.copy} />
      </div>
      <p>{quote.mailed && quote.customerEmail ? t.madeMail(quote.customerEmail) : t.noMail}</p>
      <NextSteps quote={quote} />
      <div className="row gap-3">
        <ButtonLink href={myQuoteHref(quote.id)}>{mail.button}</ButtonLink>
        <PaperLink id={quote.id} />
        <WhatsappButton text={mail.whatsappText(reference)}>
          {commonQuoteTexts[language].askWhatsapp}
        </WhatsappButton>
        <ButtonLink tone="quiet" href={href(routes.catalogue, {})}>
          {t.goOn}
        </ButtonLink>
        <ButtonLink
          tone="quiet"
          href={href(routes.check, {}, { codigo: `${reference} ${quote.checkWord}` })}
        >
          {t.checkOurs}
        </ButtonLink>
      </div>
    </section>
  );
}

function NextSteps({ quote }: { quote: QuoteCreated }) {
  const { language } = useApp();
  const mail = quoteMailTexts[language];
  const { status, answerDueAt, customerWhatsapp } = quote;
  if (quote.ending?.by === 'customer') {
    const date = formatDateTime(quote.ending.at, language);
    return <p>{amendTexts[language].cancelledAt(date)}</p>;
  }
  // Once it was answered, the quotation itself says where it stands.
  if (status !== 'pending' || answerDueAt === null) return null;
  return (
    <div className={`${next.next} ${css.next}`}>
      <h2>{mail.nextTitle}</h2>
      <p>{mail.nothingToDo}</p>
      <ol>
        <li>{mail.firstStep(formatDateTime(answerDueAt, language))}</li>
        {mail.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {customerWhatsapp && (
        <p className="muted">
          {madeQuoteTexts[language].contactAt(readablePhone(customerWhatsapp))}
        </p>
      )}
    </div>
  );
}
