import { cartMessages } from '#features/cart/messages.ts';
import type { ErrorKind } from '#platform/http/errors.ts';
import type { Text } from '#platform/text/language.ts';
import { cartPageMessages } from '../cart-page-messages.ts';
import { linesUnavailable } from '../errors.ts';
import { commonQuoteMessages } from '../messages.ts';
import type { LineState } from '../quote.ts';

/** Why a form of the cart's page is refused, beside what a call says too. */
export const cartErrors = {
  full: {
    status: 409,
    code: 'cart_full',
    message: { es: cartMessages.es.fullText, en: cartMessages.en.fullText },
  },
  nothing: {
    status: 400,
    code: 'cart_empty',
    message: { es: cartPageMessages.es.nothing, en: cartPageMessages.en.nothing },
  },
} as const satisfies Record<string, ErrorKind>;

/** A product that cannot be added: it was sold, does not reach the province … */
export function notForSale(state: Exclude<LineState, 'same' | 'price'>, name: string): ErrorKind {
  const message: Text = {
    es: commonQuoteMessages.es.states[state](name),
    en: commonQuoteMessages.en.states[state](name),
  };
  return { ...linesUnavailable, message };
}
