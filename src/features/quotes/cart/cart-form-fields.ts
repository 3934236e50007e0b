import type { CartMirror } from '#features/cart/cart-mirror.ts';
import { readQuantity } from '#features/cart/cart-mirror.ts';
import { detailFields } from '../recipient.ts';

// What the cart's page and the server agree on about its forms.

/** The values of `actionField`; a form without one adds a product (`add-form.ts`). */
export type CartAction = 'lineas' | 'generar' | 'recuperar';

/** The page's form: its buttons and fields may stand outside of it. */
export const cartFormId = 'cotizar';

/** The cart as it was drawn, in the words of the cookie, and what each line cost there. */
export const cartField = 'carro';
export const pricesField = 'precios';

/** A product whose line goes; 'id.3' for one that will be three. */
export const removeField = 'quitar';
export const setField = 'poner';

/** How many of a product. */
export const quantityField = (productId: string): string => `cantidad-${productId}`;

/** Ticked: WhatsApp is at the phone's number, so that it is typed once. */
export const sameNumberField = 'mismo';

/** What is written in the page. */
export const typedFields: readonly string[] = ['phone', 'whatsapp', ...detailFields];

/** Query key of the page: a product that was just added. */
export const addedKey = 'agregado';

/** The lines of a cart after what a form asks for: quantities, one line changed, one removed. */
export function changedLines(
  { lines }: Pick<CartMirror, 'lines'>,
  fields: Record<string, string>,
): CartMirror['lines'] {
  const [set, quantity] = (fields[setField] ?? '').split('.');
  return lines
    .filter(({ productId }) => productId !== fields[removeField])
    .map((line) => {
      const typed = line.productId === set ? quantity : fields[quantityField(line.productId)];
      return typed?.trim() ? { ...line, quantity: readQuantity(typed) } : line;
    });
}

/** What each line cost when the page was drawn: '15900,,850.5'. */
export const pricesText = (lines: readonly { price: number | null }[]): string =>
  lines.map(({ price }) => price ?? '').join(',');
