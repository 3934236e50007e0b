import type { CartCookie } from '#features/shop/cart/cart-cookie.ts';
import { readQuantity } from '#features/shop/cart/cart-cookie.ts';
import { detailFields } from '../recipient.ts';

export type CartAction = 'lineas' | 'generar' | 'recuperar';

/** The id of the form, because buttons and fields may stand outside of it. */
export const cartFormId = 'cotizar';

/** The rendered cart in the format of the cookie, and the prices of its lines. */
export const cartField = 'carro';
export const pricesField = 'precios';

/** The product to remove; 'id.3' sets the quantity of one to 3. */
export const removeField = 'quitar';
export const setField = 'poner';

export const quantityField = (productId: string): string => `cantidad-${productId}`;

/** Ticked where WhatsApp has the same number as the phone. */
export const sameNumberField = 'mismo';

export const typedFields: readonly string[] = ['phone', 'whatsapp', ...detailFields];

export const addDoneKey = 'agregado';

export function changedLines(
  { lines }: Pick<CartCookie, 'lines'>,
  fields: Record<string, string>,
): CartCookie['lines'] {
  const [set, quantity] = (fields[setField] ?? '').split('.');
  return lines
    .filter(({ productId }) => productId !== fields[removeField])
    .map((line) => {
      const typed = line.productId === set ? quantity : fields[quantityField(line.productId)];
      return typed?.trim() ? { ...line, quantity: readQuantity(typed) } : line;
    });
}

/** Writes prices as '15900,,850.5', with nothing for one to be confirmed. */
export const pricesText = (lines: readonly { price: number | null }[]): string =>
  lines.map(({ price }) => price ?? '').join(',');
