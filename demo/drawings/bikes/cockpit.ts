import { bolt, panel, tube } from './materials.ts';
import {
  add,
  block,
  curve,
  disc,
  moved,
  oval,
  type Point,
  path,
  polyline,
  shape,
  spline,
  turned,
} from './pen.ts';

export interface Headlamp {
  kind: 'round' | 'wedge' | 'mask' | 'none';
  at: Point;
  size: number;
}

/** Seen from the side, the lens looking right; drawn about the lamp's centre, some 180 mm across at size 1. */
const lamps: Record<Exclude<Headlamp['kind'], 'none'>, () => string> = {
  round: () =>
    path(shape('-86,0 -76,48 -30,78 22,84 | 22,-84 -30,-78 -76,-48'), {
      fill: 'url(#case-v)',
      stroke: '#0b0d0e',
      width: 2.5,
    }) +
    path(curve('-70,38 -34,64 14,70'), { stroke: '#fff', width: 7, opacity: 0.4, round: true }) +
    path(shape('18,90 34,90 44,84 | 50,0 44,-84 | 34,-90 18,-90'), {
      fill: 'url(#chrome)',
      stroke: '#14171a',
      width: 2,
    }) +
    path(shape('42,82 66,44 72,0 66,-44 42,-82 | 48,0'), {
      fill: 'url(#lens)',
      stroke: '#59646b',
      width: 1.5,
    }) +
    path(curve('54,54 64,24 66,-6'), { stroke: '#fff', width: 5, opacity: 0.9, round: true }) +
    bolt([-10, -6], 11),
  wedge: () =>
    path(shape('-130,56 -60,92 16,84 | 86,18 104,-34 | 66,-78 10,-86 -60,-60 | -120,-10'), {
      fill: 'url(#plastic)',
      stroke: '#0b0d0e',
      width: 2.5,
    }) +
    path(shape('2,66 56,24 86,-28 | 60,-60 24,-58 | 0,-18'), {
      fill: 'url(#lens)',
      stroke: '#3c454b',
      width: 3,
    }) +
    path(shape('14,40 46,10 62,-16 | 40,-24 12,-6'), { fill: '#8fa3ae', opacity: 0.7 }) +
    path(curve('16,52 50,20 74,-20'), { stroke: '#fff', width: 5, opacity: 0.95, round: true }) +
    path(curve('-112,54 -56,80 8,74'), { stroke: '#fff', width: 5, opacity: 0.35, round: true }),
  mask: () => '',
};

export function headlampSide(lamp: Headlamp, paint: string): string {
  if (lamp.kind === 'none') return '';
  const drawing = lamp.kind === 'mask' ? mask(paint) : lamps[lamp.kind]();
  return moved(lamp.at, drawing, ` scale(${lamp.size})`);
}

function mask(paint: string): string {
  return (
    path(shape('30,-70 74,-40 86,10 | 64,62 20,74 | 0,0'), {
      fill: 'url(#lens)',
      stroke: '#3c454b',
      width: 3,
    }) +
    path(curve('76,-14 76,16 62,48'), { stroke: '#fff', width: 6, opacity: 0.9, round: true }) +
    panel(
      'mask',
      shape('-96,150 -30,166 30,128 52,74 | 10,60 -6,0 20,-70 | 30,-112 -20,-120 -60,-60 -76,30'),
      paint,
    ) +
    path(curve('-70,136 -24,140 16,108'), { stroke: '#fff', width: 7, opacity: 0.5, round: true })
  );
}

export interface Bars {
  clamp: Point;
  grip: Point;
  mirror: Point | null;
  tone: 'black' | 'chrome' | 'alloy';
  guard: boolean;
}

export function mirrorSide(stem: Point, glass: Point, chrome: boolean): string {
  return (
    tube(
      spline(
        stem,
        [stem[0] + (glass[0] - stem[0]) * 0.3, stem[1] + (glass[1] - stem[1]) * 0.7],
        add(glass, [10, -10]),
      ),
      12,
      chrome ? 'chrome' : 'black',
    ) +
    turned(
      -12,
      glass,
      path(shape('0,52 26,40 38,0 26,-40 0,-52 | -12,-40 -14,0 -12,40'), {
        fill: chrome ? 'url(#chrome)' : 'url(#plastic)',
        stroke: '#0b0d0e',
        width: 2,
        turn: `translate(${glass[0]} ${glass[1]})`,
      }) + oval(add(glass, [-10, 0]), 7, 42, { fill: 'url(#glass)', stroke: '#20262a', width: 2 }),
    )
  );
}

/** Bar, grip, switch pod, lever, reservoir and the cables that run down to the head, unless a cowl hides it. */
export function barsSide(bars: Bars, head: Point | null): string {
  const { clamp, grip } = bars;
  const bar = spline(
    clamp,
    [clamp[0] + 6, clamp[1] + (grip[1] - clamp[1]) * 0.7],
    [grip[0] + (clamp[0] - grip[0]) * 0.55, grip[1] + 12],
    grip,
  );
  const cable = (dx: number, drop: number): string =>
    head
      ? tube(
          spline(
            add(grip, [44, 6]),
            [clamp[0] + 70 + dx, grip[1] - 30],
            [clamp[0] + 66 + dx, clamp[1] - 60],
            add(head, [20, -drop]),
          ),
          9,
          'cable',
        )
      : '';
  const guard = bars.guard
    ? path(shape('-40,-44 10,-62 66,-40 88,14 | 70,54 20,36 -34,34'), {
        fill: 'url(#plastic)',
        stroke: '#0b0d0e',
        width: 2.5,
        turn: `translate(${grip[0] + 20} ${grip[1]})`,
      }) +
      path(curve('-20,22 24,26 66,42'), {
        stroke: '#fff',
        width: 4,
        opacity: 0.3,
        round: true,
        turn: `translate(${grip[0] + 20} ${grip[1]})`,
      })
    : '';
  return (
    cable(16, 20) +
    cable(-6, 60) +
    tube(bar, 24, bars.tone) +
    turned(
      -14,
      grip,
      block(add(grip, [-14, 0]), 104, 38, 16, { fill: 'url(#matt)', stroke: '#08090a', width: 2 }) +
        path(polyline(add(grip, [-54, 0]), add(grip, [32, 0])), {
          stroke: '#000',
          width: 34,
          dash: '3 8',
          opacity: 0.5,
        }) +
        block(add(grip, [-16, 10]), 88, 4, 2, { fill: '#fff', opacity: 0.28 }) +
        oval(add(grip, [-64, 0]), 9, 20, { fill: 'url(#case)', stroke: '#08090a', width: 2 }) +
        block(add(grip, [52, 2]), 40, 48, 10, {
          fill: 'url(#plastic)',
          stroke: '#08090a',
          width: 2,
        }) +
        block(add(grip, [54, 8]), 14, 12, 3, { fill: '#a8322d' }),
    ) +
    tube(spline(add(grip, [82, 4]), add(grip, [50, -28]), add(grip, [-30, -30])), 11, 'alloy') +
    block(add(grip, [84, 26]), 46, 34, 8, { fill: 'url(#case-v)', stroke: '#0b0d0e', width: 2 }) +
    disc(add(grip, [84, 24]), 8, { fill: 'url(#smoke)' }) +
    guard
  );
}

export const signalSide = (root: Point, lamp: Point): string =>
  path(polyline(root, lamp), { stroke: '#0e1012', width: 14, round: true }) +
  moved(
    lamp,
    path(shape('-34,0 -22,24 8,28 34,14 | 36,-14 8,-26 -22,-22'), {
      fill: 'url(#plastic)',
      stroke: '#0b0d0e',
      width: 2,
    }) +
      path(shape('-20,0 -12,15 8,18 24,10 | 25,-9 8,-16 -12,-14'), { fill: 'url(#amber)' }) +
      path(curve('-10,8 6,12 18,8'), { stroke: '#fff', width: 3, opacity: 0.6, round: true }),
  );

export const plateSide = (root: Point, foot: Point): string =>
  path(
    shape(
      `${root[0] + 60},${root[1]} | ${root[0] - 30},${root[1] + 6} | ${foot[0] - 14},${foot[1] + 20} | ${foot[0] - 24},${foot[1] - 60} ${foot[0] - 8},${foot[1] - 64} | ${foot[0] + 22},${foot[1] + 16} ${root[0] + 20},${root[1] - 50}`,
    ),
    { fill: 'url(#plastic)', stroke: '#0b0d0e', width: 2 },
  ) +
  turned(
    14,
    foot,
    block(add(foot, [-24, -16]), 9, 120, 2, { fill: '#e4e6e6', stroke: '#646b70', width: 1.5 }),
  );
