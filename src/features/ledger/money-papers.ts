import type { Text } from '#platform/text/language.ts';
import type { MoneyState } from './standing.ts';

/** Papers of an entry; 'cash' is of money that was handed over and that nobody has counted yet. */
export const moneyPapers = ['payment', 'cash', 'refund', 'reversal'] as const;
export type MoneyPaper = (typeof moneyPapers)[number];

interface Moved {
  kind: 'payment' | 'refund';
  state: MoneyState;
}

/** The paper that a payment or a refund has as it stands now: of what was reversed, that it was. */
export function moneyPaperOf({ kind, state }: Moved): MoneyPaper {
  if (state === 'reversed') return 'reversal';
  return state === 'waits' ? 'cash' : kind;
}

/** Who pays reads amounts, and not to whom and why something went back. */
export const papersOfWhoPays: readonly MoneyPaper[] = ['payment', 'cash'];

/** What stands in the place of an entry's id where the statement of account is meant. */
export const statementAddress = 'estado-de-cuenta';

export const moneyPaperNames: Record<MoneyPaper, Text> = {
  payment: { es: 'Constancia de pago', en: 'Payment receipt' },
  cash: { es: 'Constancia de efectivo entregado', en: 'Note of cash handed over' },
  refund: { es: 'Constancia de devolución', en: 'Refund note' },
  reversal: { es: 'Constancia de anulación', en: 'Reversal note' },
};
