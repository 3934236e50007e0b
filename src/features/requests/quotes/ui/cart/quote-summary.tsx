import type { ReactNode } from 'react';
import { priceTexts } from '#features/company/about/price.ts';
import { ArrowText } from '#kit/arrow-text.tsx';
import type { Language } from '#platform/text/language.ts';
import { quoteCartTexts } from '../../cart/messages.ts';
import { formatTotal, isPartial } from '../../estimate.ts';
import { commonQuoteTexts } from '../../messages.ts';
import css from './quote-drawer.module.css';
import type { LineView } from './quote-lines.tsx';

interface QuoteSummaryProps {
  language: Language;
  lines: readonly LineView[];
  button: ReactNode;
}

export function QuoteSummary({ language, lines, button }: QuoteSummaryProps) {
  const t = quoteCartTexts[language];
  const common = commonQuoteTexts[language];
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const cents = lines.reduce((sum, line) => sum + (line.priceCents ?? 0) * line.quantity, 0);
  const prices = lines.map(({ priceCents: price }) => ({ price }));
  return (
    <div className={css.summary}>
      <p className={css.total}>
        <span>
          {common.total} · {t.products(pieces)}
        </span>
        <strong className="tabular">{formatTotal(cents, language)}</strong>
      </p>
      {isPartial(cents, prices) && <p className="quiet">{common.someToConfirm}</p>}
      {button}
    </div>
  );
}

/**
 * Our promises stand apart from the button, where they would leave a phone no room for the lines.
 */
export function QuotePromises({ language }: { language: Language }) {
  const t = quoteCartTexts[language];
  return (
    <ul className={css.promises}>
      <li>{t.noPayments}</li>
      <li>
        <ArrowText text={t.shippingIncluded} />. {priceTexts[language].holds}
      </li>
      <li>{t.mailPromise}</li>
    </ul>
  );
}
