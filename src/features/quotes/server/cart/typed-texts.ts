import { typedFields } from '../../cart-form-fields.ts';

/** What somebody wrote into the cart's page, as far as they wrote anything. */
export function typedTexts(fields: Record<string, string>): Record<string, string> {
  const typed = typedFields.flatMap((name) => (fields[name]?.trim() ? [[name, fields[name]]] : []));
  return Object.fromEntries(typed);
}
