import { typedFields } from '../../cart/cart-form-fields.ts';

export function typedTexts(fields: Record<string, string>): Record<string, string> {
  const typed = typedFields.flatMap((name) => (fields[name]?.trim() ? [[name, fields[name]]] : []));
  return Object.fromEntries(typed);
}
