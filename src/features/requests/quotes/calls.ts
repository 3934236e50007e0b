import { get, post } from '#platform/calls/contract.ts';
import type { ServerCart } from './cart/cart-schema.ts';
import type { NewQuote, QuoteCreated } from './schema.ts';

/** Answers with current prices. `lineas` replaces the cart of the cookie. */
export const showCart = get<ServerCart, { query: { lineas?: string } }>('/api/cart');

export const createQuote = post<QuoteCreated, { body: NewQuote; key: string }>('/api/quotes');
