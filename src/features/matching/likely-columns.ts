import { plain } from '#platform/text/plain.ts';
import type { LayoutColumn } from './layout-choices.ts';

/** Words that banks use for each column, the likeliest first, spelled as `plain` does. */
const namesOf: Record<LayoutColumn, string> = {
  day: 'fecha|date|transaction date|posting date|fecha operacion|fecha valor|dia|day',
  amount: 'monto|importe|amount|valor',
  credit: 'credito|credit|abono|haber|deposito|deposit|ingreso|entrada|money in|paid in',
  debit: 'debito|debit|cargo|debe|retiro|withdrawal|egreso|salida|money out|paid out',
  description: 'descripcion|description|concepto|detalle|details|narrative|memo|text|texto',
  payer: 'ordenante|remitente|pagador|payer|sender|name|nombre|titular',
  reference: 'referencia|reference|documento|document|confirmation|transaction id|ref|comprobante',
  currency: 'moneda|currency|divisa',
};

/** Guesses the heading of each column; no heading is used twice. */
export function likelyColumns(headings: readonly string[]): Partial<Record<LayoutColumn, string>> {
  const found: Partial<Record<LayoutColumn, string>> = {};
  const free = new Set(headings);
  for (const column of Object.keys(namesOf) as LayoutColumn[]) {
    // A debit column comes with a credit column; other banks have one column with a sign.
    if (column === 'debit' && !found.credit) continue;
    const heading = likeliest([...free], namesOf[column].split('|'));
    if (heading === undefined) continue;
    found[column] = heading;
    free.delete(heading);
  }
  if (found.amount && found.credit) delete found.amount;
  return found;
}

function likeliest(headings: readonly string[], names: readonly string[]): string | undefined {
  const headingWords = headings.map((heading) => ({ heading, words: wordsOf(heading) }));
  const hit = (fits: (words: string, name: string) => boolean) =>
    names.flatMap((name) => headingWords.find(({ words }) => fits(words, name)) ?? [])[0]?.heading;
  return (
    hit((words, name) => words === name || words === `${name}s`) ??
    hit((words, name) => ` ${words} `.includes(` ${name} `))
  );
}

const wordsOf = (heading: string): string =>
  plain(heading)
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();
