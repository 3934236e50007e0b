import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import { inCubaTexts } from '#features/shop/catalogue/landed-cost/messages.ts';
import { InCuba } from '#features/shop/catalogue/landed-cost/ui/in-cuba.tsx';
import { formatMoney } from '#platform/money.ts';
import { useApp } from '#web/app-context.ts';
import { offerFields } from '../form-fields.ts';
import { productOf } from '../line-product.ts';
import { offerGoodsTexts } from '../messages.ts';
import { lineCents, totalOf } from '../offer-rules.ts';
import type { OfferGoods as Goods } from '../schema.ts';
import { GoodsLine } from './goods-line.tsx';
import css from './offer.module.css';
import { withIndex } from './offer-view.ts';

interface OfferGoodsProps {
  offer: Omit<Goods, 'chosen'>;
  chosen: readonly number[];
  province: ProvinceCode;
  /** The positions of lines that were sold meanwhile. */
  sold?: readonly number[];
}

/** What an offer brings, without the options that nobody chose, and the whole price. */
export function OfferGoods({ offer, chosen, province, sold = [] }: OfferGoodsProps) {
  const { t, language } = useApp(offerGoodsTexts);
  const cents = totalOf(offer.lines, chosen);
  return (
    <>
      <ul className={css.lines}>
        {withIndex(offer.lines).map(
          ({ at, optional }) =>
            (!optional || chosen.includes(at)) && (
              <OfferLine key={at} offer={offer} at={at} isSold={sold.includes(at)} />
            ),
        )}
      </ul>
      <Total label={t.total} value={formatMoney(cents, language)} />
      <InCuba
        cents={cents}
        costs={offer.estimates}
        province={province}
        note={inCubaTexts[language].ofOffer}
      />
    </>
  );
}

interface OfferLineProps {
  offer: Pick<Goods, 'lines' | 'products' | 'language'>;
  at: number;
  /** The form in which this option is chosen. */
  formId?: string | undefined;
  isSold: boolean;
}

export function OfferLine({ offer, at, formId, isSold }: OfferLineProps) {
  const { t, language } = useApp(offerGoodsTexts);
  const line = offer.lines[at];
  if (!line) return null;
  const { kind, text, quantity, unitCents } = line;
  const product = productOf(offer, at);
  const shown = (
    <GoodsLine
      picture={product?.picture ?? null}
      text={text}
      written={offer.language}
      details={[
        product?.condition,
        kind !== 'goods' && t.kinds[kind],
        quantity > 1 && `${quantity} × ${t.each(formatMoney(unitCents, language))}`,
        isSold && t.gone,
      ]}
      amount={formatMoney(lineCents(line), language)}
    />
  );
  if (!formId || isSold) return <li>{shown}</li>;
  return (
    <li>
      <label className={css.option}>
        <input type="checkbox" name={offerFields.option} value={at} form={formId} />
        {shown}
      </label>
    </li>
  );
}

export function Total({ label, value }: { label: string; value: string }) {
  return (
    <p className={css.total}>
      {label} <strong className="tabular">{value}</strong>
    </p>
  );
}
