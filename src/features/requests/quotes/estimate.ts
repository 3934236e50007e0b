import { formatMoney, wireCents } from '#platform/money.ts';
import type { Language, Text } from '#platform/text/language.ts';

interface Line {
  price: string | number | null;
}

const partial: Text = { es: 'parcial', en: 'partial' };

/**
 * Writes the total. A total of 0 has no priced line, since the database allows no price of 0: it
 * reads "to be confirmed", never "US$0". `partly` adds that it leaves lines out.
 */
export function formatTotal(cents: number | null, language: Language, partly = false): string {
  const total = formatMoney(cents || null, language);
  return cents && partly ? `${total} (${partial[language]})` : total;
}

/** True where the total leaves out lines whose price is to be confirmed. */
export function isPartial(cents: number | null, lines: readonly Line[]): boolean {
  return Boolean(cents) && lines.some(({ price }) => price === null);
}

export function totalInList(
  { total, items }: { total: string; items: readonly Line[] },
  language: Language,
): string {
  const cents = wireCents(total);
  return formatTotal(cents, language, isPartial(cents, items));
}
