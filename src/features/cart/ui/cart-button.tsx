import { CartIcon } from '#kit/icons.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { cartMessages } from '../messages.ts';
import css from './cart-button.module.css';

/** Opens the quotation; without a connection, the page that lists it. Its badge counts pieces: the boot script fills it in, then React. */
export function CartButton() {
  return (
    <button
      type="button"
      className={css.button}
      data-live
      data-cart
      data-fallback={href(routes.offline)}
      aria-label={cartMessages[useApp().language].cart}
    >
      <CartIcon />
      <span className={css.badge} data-count />
    </button>
  );
}
