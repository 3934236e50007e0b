import type { PaintName } from '../studio.ts';
import { bolt, panel, seam, sheen, tube } from './materials.ts';
import {
  block,
  curve,
  disc,
  oval,
  type Point,
  path,
  polar,
  polyline,
  shape,
  slabs,
  spline,
} from './pen.ts';
import { stand } from './scene.ts';

/** The rider's view of the controls, drawn in canvas-like units about the middle of the bar. */
export interface Dash {
  gauge: 'dial' | 'display' | 'twin';
  chrome: boolean;
  /** Behind the bar: a fuel tank with its cap, or the inside of a leg shield. */
  below: 'tank' | 'shield';
  second: PaintName;
}

const both = (content: string): string => `${content}<g transform="scale(-1 1)">${content}</g>`;

function ticks(centre: Point, radius: number, count: number): string {
  const at = Array.from({ length: count }, (_, i) => 225 - (i * 270) / (count - 1));
  const fine = at
    .map((angle) =>
      polyline(polar(centre, radius * 0.86, angle), polar(centre, radius * 0.94, angle)),
    )
    .join('');
  const main = at
    .filter((_, i) => i % 4 === 0)
    .map((angle) =>
      polyline(polar(centre, radius * 0.76, angle), polar(centre, radius * 0.94, angle)),
    )
    .join('');
  return path(fine, { stroke: '#aeb6bb', width: 2 }) + path(main, { stroke: '#f4f6f7', width: 4 });
}

function dial(centre: Point, radius: number, needle: number, chrome: boolean): string {
  return (
    disc(centre, radius * 1.16, {
      fill: chrome ? 'url(#chrome)' : 'url(#plastic)',
      stroke: '#0b0d0e',
      width: 3,
    }) +
    disc(centre, radius * 1.02, { fill: '#0d0f11' }) +
    disc(centre, radius, { fill: 'url(#matt)' }) +
    ticks(centre, radius, 33) +
    block([centre[0], centre[1] - radius * 0.46], radius * 0.7, radius * 0.26, 6, {
      fill: '#8fa39a',
      stroke: '#0b0d0e',
      width: 3,
    }) +
    path(
      slabs(
        Array.from({ length: 5 }, (_, i) => [
          centre[0] + (i - 2) * radius * 0.12,
          centre[1] - radius * 0.46,
          radius * 0.06,
          radius * 0.15,
        ]),
      ),
      { fill: '#27312c' },
    ) +
    path(polyline(polar(centre, -radius * 0.16, needle), polar(centre, radius * 0.82, needle)), {
      stroke: '#c8372e',
      width: 7,
      round: true,
    }) +
    disc(centre, radius * 0.11, { fill: 'url(#case)', stroke: '#0b0d0e', width: 2 }) +
    path(
      shape(
        `${centre[0] - radius * 0.78},${centre[1] + radius * 0.3} ${centre[0] - radius * 0.4},${centre[1] + radius * 0.78} ${centre[0] + radius * 0.2},${centre[1] + radius * 0.88} | ${centre[0] - radius * 0.1},${centre[1] + radius * 0.4} ${centre[0] - radius * 0.6},${centre[1] + radius * 0.1}`,
      ),
      { fill: '#fff', opacity: 0.1 },
    )
  );
}

const telltales = (y: number): string =>
  ['#3f7d4a', '#b77a1e', '#2f5f96', '#9c2b27']
    .map(
      (fill, i) =>
        disc([-54 + i * 36, y], 8, { fill, stroke: '#0b0d0e', width: 2 }) +
        disc([-57 + i * 36, y + 3], 3, { fill: '#fff', opacity: 0.6 }),
    )
    .join('');

function display(): string {
  const bars = Array.from({ length: 18 }, (_, i) => [-128 + i * 15, 218, 9, 18 + i * 0.9] as const);
  return (
    path(
      shape('-196,60 -210,180 -176,262 -120,280 | 120,280 176,262 210,180 196,60 | 140,38 -140,38'),
      { fill: 'url(#plastic)', stroke: '#0b0d0e', width: 3 },
    ) +
    sheen('-186,200 -160,258 -100,270 60,272', 18, 0.5) +
    block([0, 156], 316, 172, 14, { fill: '#10171b', stroke: '#050607', width: 4 }) +
    path(slabs(bars.slice(0, 11)), { fill: '#cfe3e6' }) +
    path(slabs(bars.slice(11)), { fill: '#4a5a60' }) +
    path(
      slabs([
        [-34, 158, 9, 44],
        [-34, 112, 9, 40],
        [-14, 180, 34, 8],
        [-14, 88, 34, 8],
        [6, 158, 9, 44],
        [6, 112, 9, 40],
        [36, 158, 9, 44],
        [76, 158, 9, 44],
        [76, 112, 9, 40],
        [56, 180, 34, 8],
        [36, 112, 9, 40],
        [56, 88, 34, 8],
      ]),
      { fill: '#e6f2f3' },
    ) +
    path(slabs(Array.from({ length: 6 }, (_, i) => [-132, 92 + i * 13, 24 - i, 8])), {
      fill: '#7fb7a2',
    }) +
    path(slabs(Array.from({ length: 4 }, (_, i) => [132, 92 + i * 18, 24, 10])), {
      fill: '#8fb4c4',
    }) +
    path(shape('-150,236 | -60,236 | -110,76 | -150,76'), { fill: '#fff', opacity: 0.07 }) +
    telltales(54)
  );
}

function controls(dash: Dash): string {
  const tone = dash.chrome ? 'chrome' : 'black';
  const bar = tube(spline([0, 10], [150, 16], [300, 60], [430, 46], [700, -24]), 44, tone);
  const grip =
    path(shape('452,76 640,30 720,6 | 708,-78 620,-62 440,-14'), {
      fill: 'url(#matt)',
      stroke: '#08090a',
      width: 3,
    }) +
    path(curve('470,36 | 720,-34'), { stroke: '#000', width: 82, dash: '5 12', opacity: 0.45 }) +
    sheen('470,62 580,34 706,-6', 16, 0.4);
  const pod =
    path(shape('330,112 400,118 452,92 | 446,-26 400,-22 330,2'), {
      fill: 'url(#plastic)',
      stroke: '#08090a',
      width: 3,
    }) +
    block([392, 66], 54, 30, 8, { fill: 'url(#case)', stroke: '#0b0d0e', width: 2 }) +
    disc([392, 20], 15, { fill: '#8c2b26', stroke: '#0b0d0e', width: 2 }) +
    sheen('340,104 400,110 444,88', 12, 0.5);
  const lever =
    tube(spline([318, 92], [420, 150], [560, 132], [700, 76]), 22, 'alloy') +
    block([308, 82], 50, 60, 12, { fill: 'url(#case-v)', stroke: '#0b0d0e', width: 2 }) +
    bolt([316, 92], 11);
  const reservoir =
    path(shape('236,128 | 316,140 | 322,76 | 242,64'), {
      fill: 'url(#case-v)',
      stroke: '#0b0d0e',
      width: 3,
    }) +
    bolt([250, 118], 7) +
    bolt([306, 88], 7);
  const mirror =
    tube(spline([330, 100], [390, 230], [450, 300]), 18, tone) +
    path(shape('330,340 370,400 470,420 580,400 610,350 580,290 470,268 370,284'), {
      fill: dash.chrome ? 'url(#chrome)' : 'url(#plastic)',
      stroke: '#0b0d0e',
      width: 3,
    }) +
    path(shape('350,340 382,386 470,402 566,386 590,348 566,304 470,286 382,298'), {
      fill: 'url(#wall-glass)',
    }) +
    path(shape('380,376 450,392 400,300 374,306'), { fill: '#fff', opacity: 0.4 });
  const cables = tube(spline([300, 76], [220, 190], [120, 240], [90, 120]), 13, 'cable');
  return both(mirror + cables + bar + lever + grip + pod) + reservoir;
}

function below(dash: Dash): string {
  if (dash.below === 'shield') {
    return (
      panel(
        'shield',
        shape(
          '-330,-40 -360,-200 -340,-420 -330,-660 | 330,-660 340,-420 360,-200 330,-40 | 180,20 -180,20',
        ),
        'url(#plastic)',
        sheen('-300,-60 -330,-220 -310,-420', 40, 0.3) + seam(curve('-330,-250 0,-270 330,-250')),
      ) +
      panel(
        'cowl',
        shape('-250,60 -270,-40 -190,-110 0,-130 190,-110 270,-40 250,60 | 190,40 -190,40'),
        'url(#paint)',
        sheen('-250,-20 -180,-90 0,-106', 30, 0.7),
      ) +
      block([0, -330], 360, 150, 26, { fill: 'url(#matt)', stroke: '#08090a', width: 3 }) +
      block([0, -278], 120, 16, 8, { fill: 'url(#case)' }) +
      disc([160, -190], 32, { fill: 'url(#chrome)', stroke: '#0b0d0e', width: 2 }) +
      path(slabs([[160, -190, 8, 34]]), { fill: '#14171a' })
    );
  }
  return (
    panel(
      'tank',
      shape(
        '-130,-90 -250,-160 -320,-300 -336,-460 -330,-660 | 330,-660 336,-460 320,-300 250,-160 130,-90 | 60,-70 -60,-70',
      ),
      'url(#paint)',
      sheen('-150,-116 -260,-210 -300,-340 -300,-480', 60, 0.7) +
        sheen('150,-116 260,-210 300,-340', 30, 0.35) +
        seam(curve('-180,-130 -200,-300 -196,-640')) +
        seam(curve('180,-130 200,-300 196,-640')),
      9,
    ) +
    disc([0, -270], 92, { fill: 'url(#chrome)', stroke: '#14171a', width: 3 }) +
    disc([0, -270], 76, { fill: 'url(#case)', stroke: '#0b0d0e', width: 2 }) +
    Array.from({ length: 6 }, (_, i) => bolt(polar([0, -270], 84, i * 60 + 30), 8)).join('') +
    oval([0, -284], 40, 26, { fill: 'url(#steel)', stroke: '#3c4247', width: 2 }) +
    path(slabs([[0, -284, 6, 24]]), { fill: '#14171a' })
  );
}

export function dashScene(dash: Dash, paint: PaintName): string {
  const gauges = {
    dial: () => dial([0, 156], 118, 225, dash.chrome) + telltales(10),
    twin: () =>
      dial([-122, 150], 98, 225, dash.chrome) +
      dial([122, 150], 98, 225, dash.chrome) +
      telltales(10),
    display,
  }[dash.gauge]();
  const yoke =
    block([0, -10], 330, 84, 34, { fill: 'url(#case-v)', stroke: '#0b0d0e', width: 3 }) +
    sheen('-150,14 0,26 150,14', 14, 0.4) +
    [-130, 130]
      .map(
        (x) =>
          disc([x, -8], 34, { fill: 'url(#alloy)', stroke: '#0b0d0e', width: 3 }) +
          bolt([x, -8], 18),
      )
      .join('') +
    disc([0, -14], 26, { fill: 'url(#chrome)', stroke: '#0b0d0e', width: 2 }) +
    path(slabs([[0, -14, 7, 28]]), { fill: '#14171a' });
  const neck = path(shape('-110,-20 -96,-160 | 96,-160 110,-20'), {
    fill: 'url(#case-v)',
    stroke: '#0b0d0e',
    width: 3,
  });
  const glass =
    '<linearGradient id="wall-glass" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#dfe5e8"/><stop offset=".55" stop-color="#aab6bd"/><stop offset=".6" stop-color="#7f8b92"/><stop offset="1" stop-color="#c9cfd2"/></linearGradient>';
  return stand(
    glass + neck + below(dash) + yoke + controls(dash) + gauges,
    { centre: [0, -20], scale: 0.86 },
    1,
    { paint, second: dash.second },
    0,
  );
}
