import { cartTexts } from '#features/shop/cart/messages.ts';
import { type ErrorKind, errorKind } from '#platform/http/shared/error-kind.ts';
import type { Language, Text } from '#platform/text/language.ts';
import { cartPageTexts } from '../../cart/messages.ts';
import { linesUnavailable } from '../../errors.ts';
import { commonQuoteTexts } from '../../messages.ts';
import type { LineState } from '../../quote.ts';

export const cartErrors = {
  full: errorKind(409, 'cart_full', { es: cartTexts.es.fullText, en: cartTexts.en.fullText }),
  nothing: errorKind(400, 'cart_empty', {
    es: cartPageTexts.es.nothing,
    en: cartPageTexts.en.nothing,
  }),
} satisfies Record<string, ErrorKind>;

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
