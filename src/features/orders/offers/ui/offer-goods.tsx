import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import { inCubaTexts } from '#features/shop/catalogue/landed-cost/messages.ts';
import { Source } from '#features/shop/catalogue/landed-cost/ui/source.tsx';
import { formatMoney } from '#platform/money.ts';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { offerFields } from '../form-fields.ts';
import { productOf } from '../line-product.ts';
import { offerGoodsTexts } from '../messages.ts';
import { lineCents, totalOf } from '../offer-rules.ts';
import type { OfferGoods as Goods } from '../schema.ts';
import { totalBlock } from '../total-block.ts';
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
      <WholePrice
        totalCents={totalOf(offer.lines, chosen)}
        estimates={offer.estimates}
        province={province}
      />
    </>
  );
}

interface OfferLineProps {
  offer: Pick<Goods, 'lines' | 'products'>;
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

type WholePriceProps = Pick<Goods, 'estimates'> & { totalCents: number; province: ProvinceCode };

/** To us, in Cuba with its figures folded below it, and about how much in all. */
function WholePrice({ province, ...price }: WholePriceProps) {
  const { t, language } = useApp(inCubaTexts);
  const { estimates } = price;
  const [toUs, inCuba, inAll] = totalBlock(price, province, language);
  return (
    <>
      <Total {...toUs} />
      {estimates.length > 0 && (
        <details className={css.inCuba}>
          <summary className={css.total}>
            {inCuba?.label ?? t.title}{' '}
            <strong className="tabular">{inCuba?.value ?? t.missing}</strong>
          </summary>
          <p className="quiet">{t.ofOffer}</p>
          <Estimates estimates={estimates} />
        </details>
      )}
      {inAll && <Total {...inAll} />}
    </>
  );
}

export function Total({ label, value }: { label: string; value: string }) {
  return (
    <p className={css.total}>
      {label} <strong className="tabular">{value}</strong>
    </p>
  );
}

function Estimates({ estimates }: Pick<Goods, 'estimates'>) {
  const { t, language } = useApp(inCubaTexts);
  return (
    <ul className={css.lines}>
      {withIndex(estimates).map(({ at, text, cents, source, sourceAddress, asOf }) => (
        <li key={at}>
          <span>
            {text}
            {source !== null && asOf !== null && (
              <small>
                <Source address={sourceAddress}>
                  {t.asOf(source, formatDate(asOf, language))}
                </Source>
              </small>
            )}
          </span>
          <span className="tabular">
            {cents === null ? t.missing : formatMoney(cents, language)}
          </span>
        </li>
      ))}
    </ul>
  );
}
