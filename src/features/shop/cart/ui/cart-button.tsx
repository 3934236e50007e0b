import { CartIcon } from '#kit/icons.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { addFormId } from '../add-form.ts';
import { cartTexts } from '../messages.ts';
import css from './cart-button.module.css';

/**
 * Opens the cart; without a script it leads to its page. The boot script, then React, fills its
 * badge. Without a script the buttons of all cards post its form.
 */
export function CartButton() {
  return (
    <form id={addFormId} method="post" action={href(routes.cart)}>
      <button type="submit" formMethod="get" className={css.button} data-live data-cart>
        <CartIcon />
        <span className="visually-hidden">{cartTexts[useApp().language].cart}</span>
        <span className={css.badge} data-count />
      </button>
    </form>
  );
}
