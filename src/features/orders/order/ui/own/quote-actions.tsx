import { readablePhone } from '#features/company/about/brand.ts';
import { priceTexts } from '#features/company/about/price.ts';
import { NeverAsk } from '#features/company/about/ui/never-ask.tsx';
import { WhatsappButton } from '#features/company/about/ui/whatsapp-button.tsx';
import { isPayable } from '#features/orders/offers/payable.ts';
import { formatTotal, isPartial } from '#features/requests/quotes/estimate.ts';
import { commonQuoteTexts, quoteListTexts } from '#features/requests/quotes/messages.ts';
import { PaperLink } from '#features/requests/quotes/ui/own/paper-link.tsx';
import { ShareLink } from '#features/shop/catalogue/ui/product/share-link.tsx';
import { ButtonLink } from '#kit/button.tsx';
import { CopyButton } from '#kit/copy-button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import paper from '#kit/unprinted.module.css';
import { formatMoney, wireCents } from '#platform/money.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import type { QuoteDetail } from '../../schema.ts';
import { firmCents } from '../../total.ts';
import css from './my-quotes-page.module.css';

/** What its customer sends to others of its price. */
function useShared(quote: QuoteDetail): string {
  const { t, language, brand } = useApp(quoteListTexts);
  const { referenceNumber: reference, items } = quote;
  const firm = firmCents(quote);
  if (firm !== null) return t.shareFirm(reference, formatMoney(firm, language), brand.name);
  const cents = wireCents(quote.total);
  const shared = t.shareText(reference, formatTotal(cents, language), brand.name);
  const partly = isPartial(cents, items) ? ` ${commonQuoteTexts[language].someToConfirm}` : '';
  return `${shared}${partly} ${priceTexts[language].holds}`;
}

export function QuoteActions({ quote }: { quote: QuoteDetail }) {
  const { t, language, brand } = useApp(quoteListTexts);
  const common = commonQuoteTexts[language];
  const { referenceNumber: reference } = quote;
  const text = useShared(quote);
  return (
    <>
      {quote.codes.length > 0 && <NeverAsk />}
      <div className={css.actions}>
        <WhatsappButton text={t.whatsappText(reference)}>{common.askWhatsapp}</WhatsappButton>
        {(isPayable(quote) || quote.codes.length > 0) && (
          <ButtonLink
            tone="secondary"
            href={href(routes.verify, {}, { ref: reference, code: quote.codes.at(-1)?.code })}
          >
            {t.verifyPayment}
          </ButtonLink>
        )}
        <PaperLink id={quote.id} />
      </div>
      <Disclosure summary={t.shareAndCopy} className={paper.unprinted}>
        <div className={css.actions}>
          <ShareLink
            title={reference}
            text={text}
            address={text}
            copied={{ title: t.shareCopied, description: t.shareCopiedText }}
          />
          <CopyButton text={reference} label={t.copyReference} />
          {brand.whatsapp && (
            <>
              <CopyButton text={brand.whatsapp} label={t.copyWhatsapp} />
              <p className={css.number}>
                {t.ourWhatsapp}: <span translate="no">{readablePhone(brand.whatsapp)}</span>
              </p>
            </>
          )}
        </div>
      </Disclosure>
    </>
  );
}
