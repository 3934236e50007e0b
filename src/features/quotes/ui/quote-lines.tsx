import { type Cart, type CartItem, maxQuantity, setQuantity } from '#features/cart/cart.ts';
import { lineCents, priceCents, removeFromCart } from '#features/cart/cart-lines.ts';
import { saveCart } from '#features/cart/cart-storage.ts';
import { provinceName } from '#features/provinces/provinces.ts';
import { IconButton } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Stepper } from '#kit/forms/stepper.tsx';
import { TrashIcon } from '#kit/icons.tsx';
import { formatMoney } from '#platform/money.ts';
import { useApp } from '#web/app-context.ts';
import type { LineChange } from '../cart-check.ts';
import { quoteMessages } from '../messages.ts';
import css from './quote-drawer.module.css';

interface QuoteLinesProps {
  cart: Cart;
  changes: readonly LineChange[];
  /** Being sent: nothing may change. */
  locked: boolean;
}

export function QuoteLines({ cart, changes, locked }: QuoteLinesProps) {
  const { language } = useApp();
  const t = quoteMessages[language];
  return (
    <ul className={css.lines}>
      {cart.items.map((item, index) => {
        const change = changes.find(({ productId }) => productId === item.productId);
        const missing = change && change.state !== 'price';
        return (
          <li key={`${item.productId} ${item.province}`} className={css.line}>
            <div className={classNames(missing && css.gone)}>
              <p className={css.name}>{item.productName}</p>
              <p className={css.place}>{provinceName(item.province)}</p>
            </div>
            <IconButton
              label={t.remove(item.productName)}
              disabled={locked}
              onClick={() => saveCart(removeFromCart(cart, index))}
            >
              <TrashIcon />
            </IconButton>
            {missing ? (
              <p className={css.reason}>{t.notAvailable}</p>
            ) : (
              <>
                <Stepper
                  label={t.quantityOf(item.productName)}
                  decreaseLabel={t.less(item.productName)}
                  increaseLabel={t.more(item.productName)}
                  value={item.quantity}
                  max={maxQuantity}
                  onChange={(quantity) => !locked && saveCart(setQuantity(cart, index, quantity))}
                />
                <LineAmount item={item} />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function LineAmount({ item }: { item: CartItem }) {
  const { language } = useApp();
  const t = quoteMessages[language];
  const cents = item.price === null ? null : lineCents(item);
  return (
    <p className={classNames(css.amount, 'tabular')}>
      <strong>{formatMoney(cents, language)}</strong>
      {item.quantity > 1 && cents !== null && (
        <span className={css.place}>
          <br />
          {t.each(formatMoney(priceCents(item.price), language))}
        </span>
      )}
    </p>
  );
}
