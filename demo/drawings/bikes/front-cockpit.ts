import { both, type FrontLook } from './front-look.ts';
import { panel, sheen, tube } from './materials.ts';
import { barrel, block, disc, moved, oval, path, shape, slabs, spline } from './pen.ts';

export function lampFront(look: FrontLook): string {
  const { kind, y, size } = look.lamp;
  const faces = {
    round: () =>
      disc([0, 0], 96, { fill: 'url(#chrome)', stroke: '#14171a', width: 2 }) +
      disc([0, 0], 82, { fill: 'url(#lens)', stroke: '#4a545b', width: 3 }) +
      disc([0, 0], 50, { fill: '#9fb0ba', opacity: 0.55 }) +
      disc([0, 0], 24, { fill: '#eef3f5', opacity: 0.9 }) +
      path(slabs([-54, -27, 0, 27, 54].map((x) => [x, 0, 2, 130])), {
        fill: '#5d6c75',
        opacity: 0.35,
      }) +
      oval([-30, 38], 26, 15, { fill: '#fff', opacity: 0.85 }),
    slits: () =>
      path(shape('-120,70 -60,96 0,102 60,96 120,70 | 96,-30 50,-84 0,-96 -50,-84 -96,-30'), {
        fill: 'url(#plastic)',
        stroke: '#0b0d0e',
        width: 2,
      }) +
      both(
        path(shape('24,34 70,44 108,64 | 94,14 50,0'), {
          fill: 'url(#lens)',
          stroke: '#14171a',
          width: 3,
        }),
      ) +
      disc([0, -30], 34, { fill: 'url(#chrome)' }) +
      disc([0, -30], 26, { fill: 'url(#lens)', stroke: '#2b3136', width: 2 }) +
      oval([-8, -20], 8, 5, { fill: '#fff' }),
    mask: () =>
      panel(
        'mask',
        shape('-88,170 0,190 88,170 | 122,40 110,-70 60,-140 0,-150 -60,-140 -110,-70 -122,40'),
        'url(#paint)',
        sheen('-70,150 0,168 70,150', 22, 0.8),
      ) +
      path(shape('-82,50 0,66 82,50 | 80,-30 44,-84 0,-92 -44,-84 -80,-30'), {
        fill: 'url(#lens)',
        stroke: '#20262a',
        width: 5,
      }) +
      path(slabs([-40, 0, 40].map((x) => [x, -14, 2, 110])), { fill: '#5d6c75', opacity: 0.4 }) +
      path(shape('-70,44 -20,54 -34,10 -72,4'), { fill: '#fff', opacity: 0.6 }),
    twin: () =>
      both(
        path(shape('20,26 90,62 200,86 | 196,34 150,-12 70,-30 24,-22'), { fill: '#14171a' }) +
          path(shape('46,20 100,50 186,72 | 182,36 142,2 80,-14 50,-8'), {
            fill: 'url(#lens)',
            stroke: '#59646b',
            width: 2,
          }) +
          disc([126, 28], 19, { fill: '#a9bac3', stroke: '#5d6c75', width: 3 }) +
          path(shape('60,16 104,40 170,62'), { stroke: '#fff', width: 5, round: true }),
      ),
  }[kind]();
  return moved([0, y], faces, ` scale(${size})`);
}

export function cockpitFront(look: FrontLook): string {
  const { half, grip, clamp, chrome } = look.bar;
  const tone = chrome ? 'chrome' : 'black';
  const side =
    tube(
      spline([0, clamp], [half * 0.3, clamp + 8], [half * 0.55, grip - 6], [half * 0.95, grip]),
      26,
      tone,
    ) +
    barrel([half * 0.68, grip - 2], [half + 20, grip], 38, 40, {
      fill: 'url(#matt)',
      stroke: '#08090a',
      width: 2,
    }) +
    disc([half + 24, grip], 21, { fill: 'url(#case)' }) +
    block([half * 0.6, grip - 2], 60, 52, 12, {
      fill: 'url(#plastic)',
      stroke: '#08090a',
      width: 2,
    }) +
    tube(
      spline([half * 0.56, grip - 14], [half * 0.7, grip - 34], [half, grip - 44]),
      13,
      'alloy',
    ) +
    tube(
      spline(
        [half * 0.58, grip + 20],
        [half * 0.66, (grip + look.mirror) / 2],
        [half * 0.86, look.mirror],
      ),
      13,
      tone,
    ) +
    path(shape('-64,30 0,48 66,34 74,-4 40,-38 -20,-40 -66,-16'), {
      fill: chrome ? 'url(#chrome)' : 'url(#plastic)',
      stroke: '#0b0d0e',
      width: 2,
      turn: `translate(${Math.round(half * 0.9)} ${look.mirror})`,
    }) +
    moved([Math.round(half * 0.9), look.mirror], sheen('-50,22 0,38 52,26', 14, 0.6)) +
    tube(spline([half * 0.56, grip - 20], [half * 0.4, clamp - 30], [60, clamp - 120]), 9, 'cable');
  return both(side);
}
