import { priceTexts } from '#features/company/about/price.ts';
import { GoodsLine } from '#features/orders/offers/ui/goods-line.tsx';
import css from '#features/orders/offers/ui/offer.module.css';
import { OfferGoods, Total } from '#features/orders/offers/ui/offer-goods.tsx';
import { formatTotal, isPartial } from '#features/requests/quotes/estimate.ts';
import { commonQuoteTexts } from '#features/requests/quotes/messages.ts';
import { inCubaTexts } from '#features/shop/catalogue/landed-cost/messages.ts';
import { InCuba } from '#features/shop/catalogue/landed-cost/ui/in-cuba.tsx';
import { formatMoney, wireCents } from '#platform/money.ts';
import { useApp } from '#web/app-context.ts';
import type { QuoteDetail } from '../../schema.ts';

/** What the firm offer brings and costs; before there is one, what was asked for and its estimate. */
export function QuoteLines({ quote }: { quote: QuoteDetail }) {
  const { t: common, language } = useApp(commonQuoteTexts);
  const { items, total, firm, province, ending } = quote;
  if (firm) return <OfferGoods offer={firm} chosen={firm.chosen} province={province} />;
  const cents = wireCents(total);
  return (
    <>
      <ul className={css.lines}>
        {items.map((line) => (
          <Line key={`${line.productId} ${line.productName}`} line={line} />
        ))}
      </ul>
      <Total label={common.total} value={formatTotal(cents, language)} />
      {!ending && (
        <>
          {isPartial(cents, items) && <p className="muted">{common.someToConfirm}</p>}
          <InCuba
            cents={isPartial(cents, items) ? null : cents}
            costs={quote.inCuba.map(({ textEs, textEn, ...cost }) => ({
              ...cost,
              text: language === 'es' ? textEs : textEn,
            }))}
            province={province}
            note={inCubaTexts[language].ofOffer}
          />
          <p className="quiet">{priceTexts[language].holds}</p>
        </>
      )}
    </>
  );
}

function Line({ line }: { line: QuoteDetail['items'][number] }) {
  const { language } = useApp();
  const { productName, quantity, price, picture } = line;
  const each = wireCents(price);
  return (
    <li>
      <GoodsLine
        picture={picture}
        text={productName}
        details={[quantity > 1 && `${quantity} × ${formatMoney(each, language)}`]}
        amount={formatMoney(each && each * quantity, language)}
      />
    </li>
  );
}
