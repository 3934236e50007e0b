import { provinceName } from '#features/company/provinces/provinces.ts';
import { useApp } from '#web/app-context.ts';
import type { CardProduct } from '../../card-product.ts';
import { onward } from '../../delivery/messages.ts';
import { aboutMoney, inCubaTexts } from '../../landed-cost/messages.ts';
import { catalogueTexts } from '../../messages.ts';
import css from './product-card.module.css';

/** The price block in one line: about how much in all, where every part has a figure. */
export function WholeLine({ product: { wholeCents } }: { product: CardProduct }) {
  const { t, language, province } = useApp(inCubaTexts);
  if (wholeCents === undefined) return null;
  return (
    <p className={`tabular ${css.whole}`}>
      {t.whole(aboutMoney(wholeCents, language), provinceName(province))}
    </p>
  );
}

export function ReachLine({ product }: { product: CardProduct }) {
  const { t, language, province, lowData } = useApp(catalogueTexts);
  if (product.reaches && lowData) return null;
  if (product.reaches) {
    return <p className={css.reaches}>{onward(province, product.inlandCents, language)}</p>;
  }
  return (
    <p className={css.far}>
      {product.elsewhere
        ? t.reachesElsewhere(...product.elsewhere)
        : t.doesNotReach(provinceName(province))}
    </p>
  );
}
