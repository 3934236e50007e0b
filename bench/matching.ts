/**
 * How right are the proposals of the page "Conciliar"?
 *
 *   node bench/matching.ts [claims] [lines] [seed]
 *
 * Generates 1,000 claims and 5,000 bank lines whose owners are known. Each claim has one line, written
 * as banks write (names turned round, without accents, cut, of a relative; days later; a fee taken
 * off; sometimes the order's number); the other lines belong to nobody or to a namesake. Prints how
 * long all proposals take, how often the first one is right, and how often a form would be filled
 * wrongly.
 */
import {
  type Candidate,
  createProposer,
  type LineFacts,
} from '#features/payments/matching/propose-owners.ts';

const [claimCount = 1000, lineCount = 5000, seed = 2026] = process.argv.slice(2).map(Number);

let state = seed;
/** The same numbers for the same seed (mulberry32). */
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}
const pick = <T>(list: readonly T[]): T => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('an empty list');
  return one;
};

const firstNames =
  'Ana María José Luis Yanet Raúl Marta Jorge Eva Iván Lázaro Odalys Yoel Mayra Ángel Rosa Noel Dania Ciro Belkis'.split(
    ' ',
  );
const lastNames =
  'Pérez García Rodríguez Muñoz Valdés Roque Peña Díaz Núñez Castro Ruiz Gómez Ortega Suárez Bello Leyva Acosta Mesa Reyes Cruz'.split(
    ' ',
  );
/** Deposits are often the same round sums. */
const amounts = [50_000, 100_000, 150_000, 200_000, 250_000, 500_000, 894_000, 1_000_000];
const someCents = () =>
  random() < 0.4 ? pick(amounts) : 10_000 + Math.floor(random() * 2_000_000);
const someName = () => `${pick(firstNames)} ${pick(lastNames)} ${pick(lastNames)}`;
const dayOf = (number: number) =>
  new Date(Date.UTC(2026, 5, 1) + number * 86_400_000).toISOString().slice(0, 10);

interface Line extends LineFacts {
  /** The true owner of the money. */
  truth: string | null;
}

interface Claim extends Candidate {
  day: number;
}

const claims = Array.from({ length: claimCount }, (_, at): Claim => {
  const day = Math.floor(random() * 120);
  return {
    id: String(at),
    order: `MA-TX-2026-${String(at + 1).padStart(6, '0')}`,
    ticket: null,
    cents: [someCents()],
    on: dayOf(day),
    names: [someName()],
    day,
  };
});

/** Writes a name as a bank does: capitals, no accents, in another order, cut. */
function banked(name: string): string {
  const words = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase().split(' ');
  const turned = random() < 0.5 ? words : [...words.slice(1), words[0] ?? ''];
  return turned.join(' ').slice(0, random() < 0.1 ? 12 : 40);
}

function lineOf({ id, order, cents: [said = 0], names: [name = ''], day }: Claim): Line {
  const fee = random() < 0.05 ? 1500 : 0;
  const payer = random() < 0.2 ? someName() : name;
  const memo = random() < 0.25 ? ` ${random() < 0.5 ? order : order.slice(6)}` : '';
  return {
    truth: id,
    cents: said - fee,
    movedOn: dayOf(day + Math.floor(random() * 4)),
    text: `ZELLE FROM ${banked(payer)}${memo}`,
  };
}

const strangers = Array.from({ length: Math.max(0, lineCount - claimCount) }, (): Line => {
  return {
    truth: null,
    cents: someCents(),
    movedOn: dayOf(Math.floor(random() * 124)),
    text: random() < 0.7 ? `ZELLE FROM ${banked(someName())}` : 'COUNTER DEPOSIT',
  };
});
const lines = [...claims.map(lineOf), ...strangers];

const started = performance.now();
const propose = createProposer(claims);
const found = lines.map((line) => ({ line, proposals: propose(line) }));
const ms = performance.now() - started;

const ours = found.filter(({ line }) => line.truth !== null);
const others = found.filter(({ line }) => line.truth === null);
const isFirst = ({ line, proposals }: (typeof found)[number]) =>
  proposals[0]?.candidate.id === line.truth;
const isAmong = ({ line, proposals }: (typeof found)[number]) =>
  proposals.some(({ candidate }) => candidate.id === line.truth);
const filled = found.filter(({ proposals }) => proposals[0]?.clear);
const share = (part: number, of: number) =>
  `${part} of ${of} (${of === 0 ? 0 : ((part * 100) / of).toFixed(1)}%)`;

console.log(
  `${claims.length} claims against ${lines.length} lines, seed ${seed}: ${Math.round(ms)} ms`,
);
console.table({
  'of lines that pay a claim: the first proposal is right': share(
    ours.filter(isFirst).length,
    ours.length,
  ),
  '… the right one is among those shown': share(ours.filter(isAmong).length, ours.length),
  '… nothing is proposed': share(
    ours.filter((each) => each.proposals.length === 0).length,
    ours.length,
  ),
  'of lines of nobody: something is proposed': share(
    others.filter((each) => each.proposals.length > 0).length,
    others.length,
  ),
  'of forms that are filled: rightly': share(filled.filter(isFirst).length, filled.length),
});
