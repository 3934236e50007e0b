import type { Text } from '#platform/text/language.ts';
import type { MoneyState, MoveKind } from './balance.ts';

/** 'cash' is the paper for cash that nobody has counted yet. */
export const moneyPapers = ['payment', 'cash', 'refund', 'credit', 'reversal'] as const;
export type MoneyPaper = (typeof moneyPapers)[number];

/** Returns the paper that an entry has now; a reversed entry has that of its reversal. */
export function moneyPaperOf({ kind, state }: { kind: MoveKind; state: MoneyState }): MoneyPaper {
  if (state === 'reversed') return 'reversal';
  if (state === 'waits') return 'cash';
  return kind === 'credit_in' || kind === 'credit_out' ? 'credit' : kind;
}

/** Whoever pays must not read to whom and why something was refunded. */
export const papersOfWhoPays: readonly MoneyPaper[] = ['payment', 'cash'];

/** Stands in an address where other papers have an entry's id. */
export const accountStatementName = 'estado-de-cuenta';

export const moneyPaperNames: Record<MoneyPaper, Text> = {
  payment: { es: 'Constancia de pago', en: 'Payment receipt' },
  cash: { es: 'Constancia de efectivo entregado', en: 'Note of cash handed over' },
  refund: { es: 'Constancia de devolución', en: 'Refund note' },
  credit: { es: 'Constancia de traspaso', en: 'Note of moved credit' },
  reversal: { es: 'Constancia de anulación', en: 'Reversal note' },
};
