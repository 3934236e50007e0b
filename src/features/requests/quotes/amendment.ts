import type { Language } from '#platform/text/language.ts';
import { defineTexts } from '#platform/text/texts.ts';
import type { Recipient } from './recipient.ts';
import { recipientText } from './recipient.ts';

export interface Amendable {
  lines: readonly { productName: string; quantity: number }[];
  notes: string | null;
  recipient: Recipient | null;
}

/**
 * Gives the lines their new quantities; 0 removes a line. Undefined where the counts do not match.
 */
export function amendedLines<Line extends { quantity: number }>(
  lines: readonly Line[],
  quantities: readonly number[] | undefined,
): Line[] | undefined {
  if (!quantities) return [...lines];
  if (quantities.length !== lines.length) return undefined;
  return lines.map((line, at) => ({ ...line, quantity: quantities[at] ?? line.quantity }));
}

/** Writes one sentence for each change; lines are compared by index. */
export function describeChanges(before: Amendable, after: Amendable, language: Language): string[] {
  const t = amendmentTexts[language];
  const lines = before.lines.flatMap(({ productName, quantity }, at) => {
    const now = after.lines[at]?.quantity ?? quantity;
    if (now === quantity) return [];
    return [now === 0 ? t.removed(productName) : t.quantity(productName, quantity, now)];
  });
  const receives = recipientText(after.recipient);
  const notes = after.notes?.trim() ?? '';
  return [
    ...lines,
    ...(notes === (before.notes?.trim() ?? '') ? [] : [notes ? t.note(notes) : t.noNote]),
    ...(receives === recipientText(before.recipient)
      ? []
      : [receives ? t.recipient(receives) : t.noRecipient]),
  ];
}

export const changeAction = 'cambiar';
export const cancelAction = 'cancelar';
export const expectedField = 'version';
export const reasonField = 'motivo';
export const maxReason = 500;
export const amendedQuantityField = (at: number) => `cantidad-${at}`;
export const amendmentDoneKey = 'cambiada';

const amendmentTexts = defineTexts({
  quantity: (name: string, before: number, now: number) => ({
    es: `${name}: antes ${before}, ahora ${now}.`,
    en: `${name}: was ${before}, now ${now}.`,
  }),
  removed: (name: string) => ({ es: `Sin ${name}.`, en: `Without ${name}.` }),
  note: (note: string) => ({ es: `Nota: ${note}`, en: `Note: ${note}` }),
  noNote: { es: 'Sin nota.', en: 'Without a note.' },
  recipient: (who: string) => ({ es: `Recibe: ${who}.`, en: `Received by: ${who}.` }),
  noRecipient: { es: 'Recibe usted.', en: 'Received by you.' },
});
