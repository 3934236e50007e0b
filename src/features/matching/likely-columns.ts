import { plain } from '#platform/text/plain.ts';
import type { LayoutColumn } from './layout-choices.ts';

/** How banks call each column, the surest first, as `plain` writes them. */
const names: Record<LayoutColumn, string> = {
  day: 'fecha|date|transaction date|posting date|fecha operacion|fecha valor|dia|day',
  amount: 'monto|importe|amount|valor',
  credit: 'credito|credit|abono|haber|deposito|deposit|ingreso|entrada|money in|paid in',
  debit: 'debito|debit|cargo|debe|retiro|withdrawal|egreso|salida|money out|paid out',
  description: 'descripcion|description|concepto|detalle|details|narrative|memo|text|texto',
  payer: 'ordenante|remitente|pagador|payer|sender|name|nombre|titular',
  reference: 'referencia|reference|documento|document|confirmation|transaction id|ref|comprobante',
  currency: 'moneda|currency|divisa',
};

/** Which heading of a bank's file is likely which column, each at most once. */
export function likelyColumns(headings: readonly string[]): Partial<Record<LayoutColumn, string>> {
  const found: Partial<Record<LayoutColumn, string>> = {};
  const free = new Set(headings);
  for (const column of Object.keys(names) as LayoutColumn[]) {
    // What came in and what went out stand in two columns, or else in one with a sign.
    if (column === 'debit' && !found.credit) continue;
    const heading = likeliest([...free], names[column].split('|'));
    if (heading === undefined) continue;
    found[column] = heading;
    free.delete(heading);
  }
  if (found.amount && found.credit) delete found.amount;
  return found;
}

/** One that is called so; else one that is called so among other words. */
function likeliest(headings: readonly string[], wanted: readonly string[]): string | undefined {
  const said = headings.map((heading) => ({ heading, words: wordsOf(heading) }));
  const hit = (fits: (words: string, name: string) => boolean) =>
    wanted.flatMap((name) => said.find(({ words }) => fits(words, name)) ?? [])[0]?.heading;
  return (
    hit((words, name) => words === name || words === `${name}s`) ??
    hit((words, name) => ` ${words} `.includes(` ${name} `))
  );
}

const wordsOf = (heading: string): string =>
  plain(heading)
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();
