import { bolt } from '../bikes/materials.ts';
import { block, path, polygon, slabs } from '../bikes/pen.ts';
import { black } from './running-gear.ts';
import { box, facing, type Item, type Surface, type Vector, type View } from './space.ts';

export interface Bed {
  from: number;
  to: number;
  floor: number;
  side: number;
  half: number;
}

const wood: Surface = { deep: '#5e4b34', base: '#97805c', lit: '#c6b08a' };

function ribs(from: number, to: number, low: number, high: number): string {
  const count = Math.max(4, Math.round((to - from) / 130));
  const gap = (to - from) / count;
  const at = Array.from({ length: count }, (_, i) => from + gap * (i + 0.5));
  const [middle, tall] = [(low + high) / 2, high - low - 70];
  return (
    path(slabs(at.map((x) => [x, middle, gap * 0.5, tall])), { fill: '#000', opacity: 0.16 }) +
    path(slabs(at.map((x) => [x - gap * 0.25, middle, 5, tall])), { fill: '#000', opacity: 0.3 }) +
    path(slabs(at.map((x) => [x + gap * 0.25, middle, 4, tall])), { fill: '#fff', opacity: 0.4 }) +
    path(slabs([[(from + to) / 2, high - 14, to - from, 26]]), { fill: '#fff', opacity: 0.22 }) +
    path(slabs([[(from + to) / 2, low + 12, to - from, 22]]), { fill: '#000', opacity: 0.3 }) +
    [from + 60, to - 60]
      .map(
        (x) =>
          block([x, low + 10], 60, 34, 6, { fill: 'url(#case)' }) +
          bolt([x - 16, low + 10], 7) +
          bolt([x + 16, low + 10], 7),
      )
      .join('')
  );
}

export const tailLamps = (half: number, y: number): string =>
  [-1, 1]
    .map(
      (s) =>
        block([s * (half - 78), y], 126, 60, 10, { fill: '#15181a' }) +
        block([s * (half - 52), y], 58, 44, 6, { fill: 'url(#ruby)' }) +
        block([s * (half - 112), y], 42, 44, 6, { fill: 'url(#amber)' }),
    )
    .join('') + block([0, y - 10], 190, 84, 6, { fill: '#e4e6e6', stroke: '#646b70', width: 2 });

/** Cross members between the rails and what they carry. */
const outriggers = (view: View, bed: Bed): Item[] => [
  ...Array.from({ length: 5 }, (_, i) => {
    const x = bed.from + 120 + (i * (bed.to - bed.from - 240)) / 4;
    return box(
      view,
      [x - 30, bed.floor - 90, -bed.half + 40],
      [x + 30, bed.floor - 20, bed.half - 40],
      black,
      { bias: -120, side: 'url(#case-v)' },
    );
  }),
  box(
    view,
    [bed.from + 10, bed.floor - 60, bed.half - 70],
    [bed.to - 10, bed.floor - 18, bed.half - 30],
    black,
    { bias: -60, side: 'url(#case-v)' },
  ),
];

export function openBed(view: View, bed: Bed, paint: Surface): Item[] {
  const { from, to, floor, side, half } = bed;
  const high = floor + side;
  const wall = 34;
  const planks = Array.from({ length: 7 }, (_, i) => {
    const width = (half * 2 - wall * 2) / 7;
    return box(
      view,
      [from + wall, floor - 10, -half + wall + i * width],
      [to - wall, floor + 8, -half + wall + (i + 0.94) * width],
      wood,
      { bias: -500 },
    );
  });
  const near = view.faces([0, 0, 1]) ? 1 : -1;
  const flank = (s: number): Item =>
    box(
      view,
      [from, floor - 20, s > 0 ? half - wall : -half],
      [to, high, s > 0 ? half : wall - half],
      paint,
      {
        side: 'url(#paint-flat)',
        upon: s === near ? ribs(from, to, floor - 20, high) : '',
        bias: s === near ? 300 : -300,
      },
    );
  const gate = (x: number, s: number): Item =>
    box(view, [x, floor - 20, -half + wall], [x + wall, high, half - wall], paint, {
      bias: view.faces([s, 0, 0]) ? 260 : -260,
    });
  const rail: Vector[] = [
    [to - 16, high, -half + 30],
    [to - 16, high + 250, -half + 40],
    [to - 16, high + 270, 0],
    [to - 16, high + 250, half - 40],
    [to - 16, high, half - 30],
  ];
  return [
    ...outriggers(view, bed),
    ...planks,
    flank(1),
    flank(-1),
    gate(from, -1),
    gate(to - wall, 1),
    { depth: view.depth([to, high, 0]) + 270, svg: paintRail(view, rail) },
    ...(view.faces([-1, 0, 0])
      ? [
          facing(
            view,
            from,
            ribs(-half + wall, half - wall, floor - 20, high),
            [from - 400, high, 0],
            true,
          ),
          facing(view, from - 4, tailLamps(half, floor - 80), [from - 400, floor, 0], true),
        ]
      : []),
  ];
}

const paintRail = (view: View, points: readonly Vector[]): string => {
  const seen = points.map(view.see);
  const line = `M${seen.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;
  return (
    path(line, { stroke: '#0e1012', width: 34, round: true }) +
    path(line, { stroke: '#2f3438', width: 24, round: true }) +
    path(line, { stroke: '#8b9298', width: 5, round: true, opacity: 0.7, turn: 'translate(-4 5)' })
  );
};

export function closedBox(view: View, bed: Bed, paint: Surface): Item[] {
  const { from, to, floor, side, half } = bed;
  const high = floor + side;
  const middle = (floor + high) / 2;
  const profile = (a: number, b: number): string =>
    path(
      slabs([
        [a + 16, middle, 32, side],
        [b - 16, middle, 32, side],
        [(a + b) / 2, high - 18, b - a, 36],
        [(a + b) / 2, floor + 18, b - a, 36],
      ]),
      { fill: 'url(#alloy-v)', stroke: '#5d656b', width: 2 },
    );
  const count = Math.round((to - from) / 70);
  const grooves =
    path(
      slabs(
        Array.from({ length: count }, (_, i) => [
          from + 50 + (i * (to - from - 100)) / (count - 1),
          middle,
          5,
          side - 110,
        ]),
      ),
      { fill: '#000', opacity: 0.16 },
    ) +
    path(
      slabs(
        Array.from({ length: count }, (_, i) => [
          from + 55 + (i * (to - from - 100)) / (count - 1),
          middle,
          4,
          side - 110,
        ]),
      ),
      { fill: '#fff', opacity: 0.55 },
    );
  const door = (s: 1 | -1): string =>
    path(
      polygon(
        [s * 6, floor + 44],
        [s * (half - 40), floor + 44],
        [s * (half - 40), high - 44],
        [s * 6, high - 44],
      ),
      { fill: '#fff', opacity: 0.08, stroke: '#2b3136', width: 4 },
    ) +
    path(slabs([[s * 60, middle, 16, side - 60]]), {
      fill: 'url(#chrome-up)',
      stroke: '#3c4247',
      width: 2,
    }) +
    block([s * 96, middle - 60], 110, 22, 8, { fill: 'url(#case-v)' }) +
    [floor + 110, middle, high - 110]
      .map((y) =>
        block([s * (half - 42), y], 26, 70, 6, {
          fill: 'url(#alloy)',
          stroke: '#3c4247',
          width: 2,
        }),
      )
      .join('');
  return [
    box(view, [from, floor, -half], [to, high, half], paint, {
      side: 'url(#paint-flat)',
      bias: 200,
      upon: grooves + profile(from, to),
    }),
    ...outriggers(view, bed),
    ...(view.faces([-1, 0, 0])
      ? [
          facing(
            view,
            from,
            profile(-half, half) + door(1) + door(-1),
            [from - 600, high, 0],
            true,
          ),
          facing(view, from - 2, tailLamps(half, floor - 60), [from - 600, floor, 0], true),
        ]
      : []),
    ...(view.faces([1, 0, 0])
      ? [facing(view, to, profile(-half, half), [from + (to - from) * 0.5 + 210, middle, 0])]
      : []),
  ];
}
