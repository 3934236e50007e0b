import { priceTexts } from '#features/company/about/price.ts';
import { moneyTexts } from '#features/ledger/entries/messages.ts';
import { formatTotal, isPartial } from '#features/requests/quotes/estimate.ts';
import { commonQuoteTexts } from '#features/requests/quotes/messages.ts';
import { inCubaTexts } from '#features/shop/catalogue/landed-cost/messages.ts';
import { InCuba } from '#features/shop/catalogue/landed-cost/ui/in-cuba.tsx';
import { Thumbnail } from '#features/shop/catalogue/pictures/ui/thumbnail.tsx';
import { formatMoney, wireCents } from '#platform/money.ts';
import { useApp } from '#web/app-context.ts';
import type { Quote, QuoteDetail } from '../../schema.ts';
import { agreedCents } from '../../total.ts';
import css from './quote-facts.module.css';

export function QuoteLines({ quote }: { quote: QuoteDetail }) {
  const { t: common, language } = useApp(commonQuoteTexts);
  const cents = wireCents(quote.total);
  const agreed = agreedCents(quote);
  return (
    <>
      <ul className={css.lines}>
        {quote.items.map((line) => (
          <Line key={`${line.productId} ${line.productName}`} line={line} />
        ))}
      </ul>
      {agreed === null ? (
        <>
          <p className={css.total}>
            {common.total} <strong className="tabular">{formatTotal(cents, language)}</strong>
          </p>
          {isPartial(cents, quote.items) && <p className={css.partial}>{common.someToConfirm}</p>}
          <InCuba
            cents={isPartial(cents, quote.items) ? null : cents}
            costs={quote.inCuba.map(({ textEs, textEn, ...cost }) => ({
              ...cost,
              text: language === 'es' ? textEs : textEn,
            }))}
            province={quote.province}
            note={inCubaTexts[language].ofOffer}
          />
          <p className="quiet">{priceTexts[language].holds}</p>
        </>
      ) : (
        <p className={css.total}>
          {moneyTexts[language].agreed}{' '}
          <strong className="tabular">{formatMoney(agreed, language)}</strong>
        </p>
      )}
    </>
  );
}

function Line({
  line: { productName, quantity, price, picture },
}: {
  line: Quote['items'][number];
}) {
  const { language } = useApp();
  const each = wireCents(price);
  return (
    <li>
      <Thumbnail picture={picture} />
      <span>
        {productName}
        {quantity > 1 && (
          <small>
            {quantity} × {formatMoney(each, language)}
          </small>
        )}
      </span>
      <span className="tabular">{formatMoney(each && each * quantity, language)}</span>
    </li>
  );
}
