import { CartIcon } from '#kit/icons.tsx';
import { useApp } from '#web/app-context.ts';
import { countPieces } from '../cart.ts';
import { cartMessages } from '../messages.ts';
import css from './cart-button.module.css';
import { openCart } from './cart-panel.ts';
import { useCart } from './use-cart.ts';

/** Opens the quotation; its badge counts pieces, filled in by the boot script before React. */
export function CartButton() {
  const { language } = useApp();
  const pieces = countPieces(useCart());
  const t = cartMessages[language];
  return (
    <button
      type="button"
      className={css.button}
      data-live
      data-cart
      aria-label={pieces > 0 ? t.count(pieces) : t.cart}
      suppressHydrationWarning
      onClick={openCart}
    >
      <CartIcon />
      <span className={css.badge} data-count suppressHydrationWarning>
        {pieces > 0 ? pieces : ''}
      </span>
    </button>
  );
}
