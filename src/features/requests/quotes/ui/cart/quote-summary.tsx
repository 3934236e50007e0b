import type { ReactNode } from 'react';
import { priceTexts } from '#features/company/about/price.ts';
import { inCubaTexts } from '#features/shop/catalogue/landed-cost/messages.ts';
import { namedCosts, priceBlock } from '#features/shop/catalogue/landed-cost/price-block.ts';
import { InCuba } from '#features/shop/catalogue/landed-cost/ui/in-cuba.tsx';
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
  const costs = costsOf(lines, language);
  const [, , whole] = costs
    ? priceBlock({ label: common.total, ...costs, cents: wholeSum(lines) }, language)
    : [];
  return (
    <div className={css.summary}>
      <p className={css.total}>
        <span>
          {common.total} · {t.products(pieces)}
        </span>
        <strong className="tabular">{formatTotal(cents, language)}</strong>
      </p>
      {isPartial(cents, prices) && <p className="quiet">{common.someToConfirm}</p>}
      {whole && (
        <p className={css.whole}>
          <span>{whole.label}</span>
          <strong className="tabular">{whole.value}</strong>
        </p>
      )}
      {button}
    </div>
  );
}

/** What is paid in Cuba for all lines, part by part; how much in all stands at the button. */
export function CartInCuba({ language, lines }: Omit<QuoteSummaryProps, 'button'>) {
  const costs = costsOf(lines, language);
  return (
    costs && (
      <div>
        <InCuba cents={null} {...costs} note={inCubaTexts[language].ofOffer} />
      </div>
    )
  );
}

/** Undefined until all lines are known. A cart is for one province. */
function costsOf(lines: readonly LineView[], language: Language) {
  const goods = lines.flatMap((line) => (line.goods ? { ...line.goods, ...line } : []));
  const province = lines[0]?.province;
  if (!province || goods.length < lines.length) return undefined;
  return { costs: namedCosts(goods, province, language), province };
}

/** Null where a price is to be confirmed. */
function wholeSum(lines: readonly LineView[]): number | null {
  return lines.reduce<number | null>(
    (sum, { priceCents, quantity }) =>
      sum === null || priceCents === null ? null : sum + priceCents * quantity,
    0,
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
