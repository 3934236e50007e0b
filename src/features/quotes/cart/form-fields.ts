import type { CartMirror } from '#features/cart/cart-mirror.ts';
import { readQuantity } from '#features/cart/cart-mirror.ts';
import { detailFields } from '../recipient.ts';

// The names of the forms of the cart's page, for the page and the server.

/** The values of `actionField`; a form without one adds a product (`add-form.ts`). */
export type CartAction = 'lineas' | 'generar' | 'recuperar';

/** The id of the form, as buttons and fields may stand outside of it. */
export const cartFormId = 'cotizar';

/** The rendered cart in the format of the cookie, and the prices of its lines. */
export const cartField = 'carro';
export const pricesField = 'precios';

/** The product to remove; 'id.3' sets the quantity of one to 3. */
export const removeField = 'quitar';
export const setField = 'poner';

export const quantityField = (productId: string): string => `cantidad-${productId}`;

/** Ticked: WhatsApp has the number of the phone. */
export const sameNumberField = 'mismo';

export const typedFields: readonly string[] = ['phone', 'whatsapp', ...detailFields];

/** The query key for a product that was just added. */
export const addDoneKey = 'agregado';

/** The lines after the changes that a form asks for. */
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

/** '15900,,850.5'. */
export const pricesText = (lines: readonly { price: number | null }[]): string =>
  lines.map(({ price }) => price ?? '').join(',');
