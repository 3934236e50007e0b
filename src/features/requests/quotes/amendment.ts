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
  quantity: {
    es: (name: string, before: number, now: number) => `${name}: antes ${before}, ahora ${now}.`,
    en: (name: string, before: number, now: number) => `${name}: was ${before}, now ${now}.`,
  },
  removed: {
    es: (name: string) => `Sin ${name}.`,
    en: (name: string) => `Without ${name}.`,
  },
  note: { es: (note: string) => `Nota: ${note}`, en: (note: string) => `Note: ${note}` },
  noNote: { es: 'Sin nota.', en: 'Without a note.' },
  recipient: {
    es: (who: string) => `Recibe: ${who}.`,
    en: (who: string) => `Received by: ${who}.`,
  },
  noRecipient: { es: 'Recibe usted.', en: 'Received by you.' },
});
