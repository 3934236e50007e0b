import { serialize } from 'hono/utils/cookie';
import { type ProvinceCode, toProvince } from '#features/company/provinces/provinces.ts';
import type { Visitor } from '#features/people/accounts/server/serve.ts';
import { type CartCookie, readCartCookie } from '#features/shop/cart/cart-cookie.ts';
import { savedCartCookieEntry } from '#platform/browser/registry/cookies.ts';
import { cartCookieEntry, provinceEntry } from '#platform/browser/registry/every-page.ts';
import type { CookieEntry } from '#platform/browser/storage.ts';
import { cookieName, readCookie } from '#platform/http/shared/cookies.ts';
import type { Services } from '#platform/services.ts';

type Config = Services['config'];

export interface CartCookies {
  province: ProvinceCode;
  cart: CartCookie | undefined;
  cartText: string;
  former: CartCookie | undefined;
  formerText: string;
}

export function readCartCookies(
  { cookies }: Pick<Visitor, 'cookies'>,
  config: Config,
): CartCookies {
  const read = ({ name }: CookieEntry) => readCookie(cookies, cookieName(name, config)) ?? '';
  const cartText = read(cartCookieEntry);
  const formerText = read(savedCartCookieEntry);
  return {
    province: toProvince(read(provinceEntry)),
    cart: readCartCookie(cartText),
    cartText,
    former: readCartCookie(formerText),
    formerText,
  };
}

/** New values of the cookies; `former: ''` deletes that one. */
export interface CartChange {
  cart?: string;
  former?: string;
  province?: ProvinceCode;
}

export function cartHeaders({ cart, former, province }: CartChange, config: Config): string[] {
  const write = ({ name }: CookieEntry, value: string, maxAge?: number) =>
    serialize(cookieName(name, config), value, {
      path: '/',
      sameSite: 'Lax',
      secure: config.secure,
      ...(maxAge !== undefined && { maxAge }),
    });
  const day = 86_400;
  return [
    ...(cart === undefined ? [] : [write(cartCookieEntry, cart, cartCookieEntry.days * day)]),
    ...(former === undefined ? [] : [write(savedCartCookieEntry, former, former ? undefined : 0)]),
    ...(province ? [write(provinceEntry, province, provinceEntry.days * day)] : []),
  ];
}
