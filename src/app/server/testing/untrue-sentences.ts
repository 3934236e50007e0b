import { expect } from 'vitest';

/** What is so of an order, by its tables alone. */
export interface OrderTruth {
  /** Null where no offer is accepted. */
  agreed: number | null;
  counted: number;
  waiting: number;
  over: boolean;
  endedBy: 'customer' | 'staff' | null;
  units: number;
  handed: number;
  bought: number;
  shipped: number;
  /** What was agreed is no longer held for them, or all that they paid went back. */
  paused: boolean;
  taken: boolean;
  offered: boolean;
}

const owed = ({ agreed, counted, waiting, over }: OrderTruth) =>
  agreed === null || over ? 0 : agreed - counted - waiting;

/** What the shop once said, and when that is untrue: on no page and in no mail may it be read then. */
const untrue: readonly [said: RegExp, when: (truth: OrderTruth) => boolean][] = [
  [/[Ee]l dinero está en nuestra cuenta/, ({ counted }) => counted === 0],
  [/[Rr]ecibimos su pago/, ({ counted }) => counted === 0],
  [/Abajo ve cuánto falta/, ({ counted }) => counted === 0],
  [/pago está verificado/, ({ counted }) => counted === 0],
  [/Con la primera cuota/, () => true],
  [/no tiene que hacer nada más/, (truth) => owed(truth) > 0],
  [/No pague todavía/, ({ agreed, over }) => agreed !== null || over],
  [/Retiramos (esta|la) oferta/, ({ endedBy }) => endedBy === 'customer'],
  [/No podemos conseguir/, ({ endedBy }) => endedBy === 'customer'],
  [/[Nn]o queda nada pendiente/, (truth) => owed(truth) + truth.waiting > 0],
  [/[Ll]a mercancía salió/, ({ shipped, units }) => shipped < units],
  [/escribió esta dirección por error/, () => true],
  [/está en cola/, ({ taken, offered, over }) => taken || offered || over],
  [/[Ss]in noticias desde|Estamos preguntando/, ({ counted }) => counted === 0],
  [/nunca pide dinero/, () => true],
  [/puede cambiar hasta que usted confirme/, () => true],
  [/\b(Ver|ve) cómo pagar|Cómo pagar|Ya pagué/, (truth) => owed(truth) <= 0],
  [/Próxim[ao] (cuota|pago)|, vencida/, ({ paused }) => paused],
  [
    /hacia el|[Ss]e espera|compramos lo pedido|lo siguiente es la compra/,
    ({ paused, bought }) => paused && bought === 0,
  ],
  [/, por pagar|, vencida/, (truth) => owed(truth) <= 0],
  [/está a su favor/, ({ agreed, counted, over }) => counted <= (over ? 0 : (agreed ?? 0))],
  [/El cliente espera/, ({ handed, units }) => units > 0 && handed === units],
];

export function saysNothingUntrue(text: string, truth: OrderTruth): void {
  const said = untrue.flatMap(([words, when]) => (when(truth) && words.exec(text)?.[0]) || []);
  expect(said, JSON.stringify(truth)).toEqual([]);
}
