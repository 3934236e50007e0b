import { formatMoney, wireCents } from '#platform/money.ts';
import { formatDay } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { formerPriceTexts } from '../messages.ts';
import type { Product } from '../schema.ts';
import css from './former-price.module.css';

type Prices = Pick<Product, 'price' | 'formerPrice' | 'formerPriceSince'>;

export function FormerPrice({ product }: { product: Prices }) {
  const { t, language } = useApp(formerPriceTexts);
  const { price, formerPrice, formerPriceSince } = product;
  if (price === null || formerPrice === null || formerPriceSince === null) return null;
  const former = Number(wireCents(formerPrice));
  const saved = formatMoney(former - Number(wireCents(price)), language);
  return (
    <small className={css.former}>
      {`${t.before} `}
      <s>{formatMoney(former, language)}</s>
      {'. '}
      <b>{t.lowered(saved, formatDay(formerPriceSince, language))}</b>
    </small>
  );
}
