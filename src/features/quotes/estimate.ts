import { formatMoney, wireCents } from '#platform/money.ts';
import type { Language, Text } from '#platform/text/language.ts';

interface Line {
  /** Null: to be confirmed. */
  price: string | number | null;
}

const partial: Text = { es: 'parcial', en: 'partial' };

/**
 * The total of a quotation as people read it. No price is 0 (the database sees to it), so a total of
 * 0 has no priced line and is to be confirmed as they are: never "US$0". Where there is no room for
 * a sentence, `partly` says in a word that it leaves lines out.
 */
export function formatTotal(cents: number | null, language: Language, partly = false): string {
  const total = formatMoney(cents || null, language);
  return cents && partly ? `${total} (${partial[language]})` : total;
}

/** Whether there is a total that leaves lines out, as their price is to be confirmed. */
export function isPartial(cents: number | null, lines: readonly Line[]): boolean {
  return Boolean(cents) && lines.some(({ price }) => price === null);
}

/** For the cell of a list. */
export function totalInList(
  { total, items }: { total: string; items: readonly Line[] },
  language: Language,
): string {
  const cents = wireCents(total);
  return formatTotal(cents, language, isPartial(cents, items));
}
