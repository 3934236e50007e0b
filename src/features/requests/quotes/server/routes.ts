import { api } from '#api.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { readCartCookie } from '#features/shop/cart/cart-cookie.ts';
import { readCartCookies } from './cart/cart-cookies.ts';
import { readServerCart } from './cart/server-cart.ts';
import { makeQuote } from './creating/make-quote.ts';

export const quoteRoutes: CallRoute[] = [
  serve(api.createQuote, async ({ body, key, caller }, services) => {
    const { person, language } = caller;
    return makeQuote(services, { person, language, input: body, key });
  }),
  serve(api.showCart, async ({ query, caller }, { db, config }) => {
    const cookies = readCartCookies(caller, config);
    const cart = query.lineas ? readCartCookie(query.lineas) : cookies.cart;
    return readServerCart(db, { ...cookies, cart });
  }),
];
