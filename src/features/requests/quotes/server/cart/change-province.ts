import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import { writeCartCookie } from '#features/shop/cart/cart-cookie.ts';
import type { CartChange, CartCookies } from './cart-cookies.ts';
import { emptyCartCookie } from './server-cart.ts';

/**
 * Another province sets the cart aside and brings back the one for that province. Returns undefined
 * where nothing changes.
 */
export function changeProvince(
  { cart, cartText, former }: CartCookies,
  chosen: ProvinceCode,
): (CartChange & { setsAside: boolean }) | undefined {
  const isFull = cart !== undefined && cart.lines.length > 0;
  const setsAside = isFull && cart.province !== chosen;
  const comesBack = former !== undefined && former.province === chosen && former.lines.length > 0;
  if (!setsAside && (isFull || !comesBack)) return undefined;
  return {
    cart: comesBack ? writeCartCookie(former.lines, chosen, Date.now()) : emptyCartCookie(chosen),
    former: setsAside ? cartText : '',
    setsAside,
  };
}
