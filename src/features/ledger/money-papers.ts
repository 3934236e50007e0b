import type { Text } from '#platform/text/language.ts';
import type { MoneyState, MoveKind } from './standing.ts';

/**
 * Papers of an entry; 'cash' is of money that was handed over and that nobody has counted yet,
 * 'credit' of what moved from or to another order.
 */
export const moneyPapers = ['payment', 'cash', 'refund', 'credit', 'reversal'] as const;
export type MoneyPaper = (typeof moneyPapers)[number];

interface Moved {
  kind: MoveKind;
  state: MoneyState;
}

/** The paper that what moved has as it stands now: of what was reversed, that it was. */
export function moneyPaperOf({ kind, state }: Moved): MoneyPaper {
  if (state === 'reversed') return 'reversal';
  if (state === 'waits') return 'cash';
  return kind === 'credit_in' || kind === 'credit_out' ? 'credit' : kind;
}

/** Who pays reads amounts, and not to whom and why something went back. */
export const papersOfWhoPays: readonly MoneyPaper[] = ['payment', 'cash'];

/** What stands in the place of an entry's id where the statement of account is meant. */
export const statementAddress = 'estado-de-cuenta';

export const moneyPaperNames: Record<MoneyPaper, Text> = {
  payment: { es: 'Constancia de pago', en: 'Payment receipt' },
  cash: { es: 'Constancia de efectivo entregado', en: 'Note of cash handed over' },
  refund: { es: 'Constancia de devolución', en: 'Refund note' },
  credit: { es: 'Constancia de traspaso', en: 'Note of moved credit' },
  reversal: { es: 'Constancia de anulación', en: 'Reversal note' },
};
