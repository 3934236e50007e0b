import { CartIcon } from '#kit/icons.tsx';
import { useApp } from '#web/app-context.ts';
import { cartMessages } from '../messages.ts';
import css from './cart-button.module.css';

/** Opens the quotation. Its badge counts pieces: the boot script fills it in, then React. */
export function CartButton() {
  return (
    <button
      type="button"
      className={css.button}
      data-live
      data-cart
      aria-label={cartMessages[useApp().language].cart}
    >
      <CartIcon />
      <span className={css.badge} data-count />
    </button>
  );
}
