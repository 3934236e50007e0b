import { notesField } from '../cart-posted.ts';

/** What somebody wrote into the cart's page, as far as they wrote anything. */
export function typedTexts(fields: Record<string, string>): Record<string, string> {
  const names = [notesField, 'phone', 'whatsapp'];
  const typed = names.flatMap((name) => (fields[name]?.trim() ? [[name, fields[name]]] : []));
  return Object.fromEntries(typed);
}
