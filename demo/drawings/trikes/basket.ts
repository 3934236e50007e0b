import { path, polygon } from '../bikes/pen.ts';
import type { Item, Vector, View } from './space.ts';

/** A wire basket, as mobility trikes carry in front or behind. */
export function basket(
  view: View,
  from: number,
  to: number,
  low: number,
  high: number,
  half: number,
): Item {
  const wires = (count: number, make: (part: number) => readonly [Vector, Vector]): string =>
    Array.from({ length: count }, (_, i) => {
      const [a, b] = make(i / (count - 1)).map(view.see) as [
        readonly [number, number],
        readonly [number, number],
      ];
      return `M${Math.round(a[0])} ${Math.round(a[1])}L${Math.round(b[0])} ${Math.round(b[1])}`;
    }).join('');
  const along = (part: number): number => from + (to - from) * part;
  const wide = (part: number): number => -half + half * 2 * part;
  const far =
    wires(9, (p) => [
      [along(p), low, -half + 16],
      [along(p), high, -half],
    ]) +
    wires(9, (p) => [
      [from, low, wide(p)],
      [from, high, wide(p)],
    ]);
  const near =
    wires(9, (p) => [
      [along(p), low, half - 16],
      [along(p), high, half],
    ]) +
    wires(9, (p) => [
      [to, low, wide(p)],
      [to, high, wide(p)],
    ]) +
    wires(4, (p) => [
      [from, low + (high - low) * p, half],
      [to, low + (high - low) * p, half],
    ]) +
    wires(4, (p) => [
      [to, low + (high - low) * p, half],
      [to, low + (high - low) * p, -half],
    ]);
  const base = wires(9, (p) => [
    [along(p), low, -half],
    [along(p), low, half],
  ]);
  const brim = polygon(
    view.see([from, high, -half]),
    view.see([to, high, -half]),
    view.see([to, high, half]),
    view.see([from, high, half]),
  );
  return {
    depth: view.depth([(from + to) / 2, (low + high) / 2, 0]),
    svg:
      path(base + far, { stroke: '#3a4045', width: 5 }) +
      path(near, { stroke: '#15181a', width: 6 }) +
      path(near, { stroke: '#6c747a', width: 2 }) +
      path(brim, { stroke: '#101315', width: 15, round: true }) +
      path(brim, { stroke: '#80888e', width: 4, round: true, turn: 'translate(-2 3)' }),
  };
}
