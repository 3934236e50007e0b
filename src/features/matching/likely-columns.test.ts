import { expect, test } from 'vitest';
import { likelyColumns } from './likely-columns.ts';

test.each([
  [
    'one amount with its sign',
    ['Date', 'Description', 'Reference', 'Amount', 'Balance', 'Currency'],
    {
      day: 'Date',
      amount: 'Amount',
      description: 'Description',
      reference: 'Reference',
      currency: 'Currency',
    },
  ],
  [
    'what came in beside what went out, with accents',
    ['Fecha', 'Concepto', 'Ordenante', 'Documento', 'Débito', 'Crédito', 'Saldo'],
    {
      day: 'Fecha',
      credit: 'Crédito',
      debit: 'Débito',
      description: 'Concepto',
      payer: 'Ordenante',
      reference: 'Documento',
    },
  ],
  [
    'longer names and units',
    ['Fecha de operación', 'Importe (USD)', 'Detalle del movimiento'],
    {
      day: 'Fecha de operación',
      amount: 'Importe (USD)',
      description: 'Detalle del movimiento',
    },
  ],
  ['nothing that is known', ['Columna A', 'Columna B'], {}],
])('columns are guessed from headings: %s', (_, headings, columns) => {
  expect(likelyColumns(headings)).toEqual(columns);
});
