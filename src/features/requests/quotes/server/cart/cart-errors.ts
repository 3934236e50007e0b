import { cartTexts } from '#features/shop/cart/messages.ts';
import type { ErrorKind } from '#platform/http/errors.ts';
import type { Language, Text } from '#platform/text/language.ts';
import { cartPageTexts } from '../../cart/messages.ts';
import { linesUnavailable } from '../../errors.ts';
import { commonQuoteTexts } from '../../messages.ts';
import type { LineState } from '../../quote.ts';

export const cartErrors = {
  full: {
    status: 409,
    code: 'cart_full',
    message: { es: cartTexts.es.fullText, en: cartTexts.en.fullText },
  },
  nothing: {
    status: 400,
    code: 'cart_empty',
    message: { es: cartPageTexts.es.nothing, en: cartPageTexts.en.nothing },
  },
} as const satisfies Record<string, ErrorKind>;

interface Wanted {
  state: Exclude<LineState, 'same' | 'price'>;
  productName: string;
  most: number;
}

export function notForSale({ state, productName, most }: Wanted): ErrorKind {
  const say = (language: Language) => {
    const { states, fewer } = commonQuoteTexts[language];
    return state === 'short' ? fewer(productName, most) : states[state](productName);
  };
  const message: Text = { es: say('es'), en: say('en') };
  return { ...linesUnavailable, message };
}
