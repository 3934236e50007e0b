import { typedFields } from '../../cart/cart-form-fields.ts';

/** The fields of the cart's page that are not blank. */
export function typedTexts(fields: Record<string, string>): Record<string, string> {
  const typed = typedFields.flatMap((name) => (fields[name]?.trim() ? [[name, fields[name]]] : []));
  return Object.fromEntries(typed);
}
