import { sheen } from '../bikes/materials.ts';
import { block, path, shape, slabs } from '../bikes/pen.ts';
import { black, vinyl } from './running-gear.ts';
import {
  box,
  extrude,
  type Item,
  lay,
  pipe,
  type Surface,
  type Vector,
  type View,
} from './space.ts';

/** Roof from `from` to `to` on posts; the front pair leans with the windscreen. */
export interface Canopy {
  from: number;
  to: number;
  y: number;
  half: number;
  posts: readonly (readonly [foot: readonly [number, number], head: number])[];
}

export function canopy(view: View, roof: Canopy, surface: Surface, side: string): Item[] {
  const { from, to, y, half } = roof;
  const length = to - from;
  const posts = roof.posts.flatMap(([foot, head]) =>
    [-1, 1].map((s) =>
      pipe(
        view,
        [
          [foot[0], foot[1], s * (half - 36)],
          [(foot[0] + head) / 2 + 6, (foot[1] + y) / 2, s * (half - 34)],
          [head, y, s * (half - 36)],
        ],
        38,
        'black',
      ),
    ),
  );
  return [
    ...posts,
    extrude(view, {
      contour: `${from - 20},${y} | ${from - 34},${y + 22} ${from},${y + 52} ${from + length * 0.3},${y + 76} ${from + length * 0.7},${y + 78} ${to - 40},${y + 54} ${to + 16},${y + 14} | ${to},${y - 6}`,
      half,
      surface,
      side,
      bias: 4000,
      upon: sheen(
        `${from + 20},${y + 40} ${from + length * 0.4},${y + 64} ${to - 120},${y + 52}`,
        14,
        0.8,
      ),
    }),
  ];
}

/** Windscreen: a curved pane in a rubber frame between two heights, leaning back. */
export function windscreen(
  view: View,
  foot: readonly [number, number],
  head: readonly [number, number],
  half: number,
): Item {
  const lean: Vector = [head[0] - foot[0], head[1] - foot[1], 0];
  const tall = Math.hypot(lean[0], lean[1]);
  const up: Vector = [lean[0] / tall, lean[1] / tall, 0];
  const outline = shape(
    `${-half},20 ${-half + 4},${tall * 0.6} ${-half + 40},${tall - 20} | ${half - 40},${tall - 20} ${half - 4},${tall * 0.6} ${half},20 | ${half - 30},0 | ${30 - half},0`,
  );
  const glass =
    path(outline, { fill: 'url(#glass)', stroke: '#15181a', width: 20 }) +
    path(outline, { stroke: '#5d656b', width: 4, opacity: 0.8 }) +
    path(
      shape(
        `${-half * 0.7},30 | ${-half * 0.1},${tall - 40} | ${half * 0.16},${tall - 40} | ${-half * 0.36},30`,
      ),
      { fill: '#fff', opacity: 0.3 },
    ) +
    path(
      shape(
        `${-half * 0.22},30 | ${half * 0.26},${tall - 40} | ${half * 0.34},${tall - 40} | ${-half * 0.12},30`,
      ),
      { fill: '#fff', opacity: 0.22 },
    ) +
    path(`M20 24L${-half * 0.5} ${tall * 0.34}`, { stroke: '#15181a', width: 9, round: true });
  const svg =
    view.faces([1, 0, 0]) || view.faces([-1, 0, 0])
      ? lay(view, glass, [foot[0], foot[1], 0], [0, 0, -1], up)
      : '';
  return { depth: view.depth([(foot[0] + head[0]) / 2, (foot[1] + head[1]) / 2, 0]) + 260, svg };
}

/** Cushion and backrest; `facing` 1 looks ahead, -1 back. */
export interface Bench {
  x: number;
  y: number;
  depth: number;
  half: number;
  back: number;
  facing: 1 | -1;
}

export function bench(
  view: View,
  seat: Bench,
  surface: Surface = vinyl,
  side = 'url(#vinyl)',
): Item[] {
  const { x, y, depth, half, back, facing } = seat;
  const rear = x - (facing * depth) / 2;
  const front = x + (facing * depth) / 2;
  const quilt = (width: number, height: number): string =>
    path(
      slabs(
        Array.from({ length: Math.floor(width / 90) }, (_, i) => [
          -width / 2 + 45 + i * 90,
          height / 2,
          4,
          height - 30,
        ]),
      ),
      { fill: '#000', opacity: 0.35 },
    ) + block([0, height - 16], width - 30, 8, 4, { fill: '#fff', opacity: 0.18 });
  const cushion = extrude(view, {
    contour: `${rear},${y - 90} | ${front},${y - 90} | ${front + facing * 14},${y - 40} ${front},${y - 8} ${front - facing * 40},${y} | ${rear},${y - 6}`,
    half,
    surface,
    side,
  });
  const shell = box(
    view,
    [Math.min(rear, front - facing * 60), y - 330, -half + 40],
    [Math.max(rear, front - facing * 60), y - 90, half - 40],
    black,
    { side: 'url(#case-v)', bias: -10 },
  );
  if (back === 0) return [shell, cushion];
  const rest = extrude(view, {
    contour: `${rear},${y - 20} | ${rear + facing * 80},${y - 10} ${rear + facing * 50},${y + back * 0.6} ${rear - facing * 6},${y + back} | ${rear - facing * 60},${y + back - 10} ${rear - facing * 50},${y + back * 0.5} ${rear - facing * 10},${y - 20}`,
    half,
    surface,
    side,
    bias: 10,
  });
  const seams: Item[] = view.faces([facing, 0, 0])
    ? [
        {
          depth: rest.depth + 2,
          svg: lay(
            view,
            quilt(half * 2, back - 20),
            [rear + facing * 62, y + 10, 0],
            [0, 0, -1],
            [-0.12 * facing, 1, 0],
          ),
        },
      ]
    : [];
  return [shell, cushion, rest, ...seams];
}
