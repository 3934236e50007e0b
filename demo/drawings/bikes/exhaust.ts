import { bolt, type Tone, tube } from './materials.ts';
import {
  add,
  barrel,
  block,
  curve,
  disc,
  length,
  mix,
  moved,
  oval,
  type Point,
  path,
  shape,
  taper,
} from './pen.ts';

export interface Exhaust {
  header: string;
  silencer: readonly [Point, Point];
  width: number;
  tone: Tone;
  finish: 'steel' | 'black' | 'chrome';
  shape: 'can' | 'stub' | 'peashooter';
}

const fills = { steel: 'url(#alloy-v)', black: 'url(#case-v)', chrome: 'url(#chrome)' } as const;

const angleOf = (a: Point, b: Point): number =>
  Math.round((Math.atan2(b[1] - a[1], b[0] - a[0]) * 1800) / Math.PI) / 10;

/** Slotted heat shield lying on the barrel; drawn along the x axis from 0 to `size`. */
function shield(size: number, width: number): string {
  const slots = Array.from({ length: 5 }, (_, i) =>
    block([size * 0.24 + i * size * 0.085, 0], size * 0.05, width * 0.16, width * 0.08, {
      fill: '#0d0f11',
    }),
  ).join('');
  return (
    path(
      shape(
        `${size * 0.12},${-width * 0.24} ${size * 0.09},0 ${size * 0.12},${width * 0.26} | ${size * 0.68},${width * 0.34} ${size * 0.72},0 ${size * 0.68},${-width * 0.3}`,
      ),
      { fill: 'url(#plastic)', stroke: '#090b0c', width: 2 },
    ) +
    slots +
    bolt([size * 0.16, 0], 6) +
    bolt([size * 0.66, 0], 6)
  );
}

const outlines: Record<Exhaust['shape'], (size: number, w: number) => string> = {
  can: (s, w) =>
    shape(
      `0,${-w * 0.26} | ${s * 0.14},${-w * 0.48} ${s * 0.3},${-w * 0.52} | ${s * 0.96},${-w * 0.5} ${s},${-w * 0.4} | ${s * 1.02},${w * 0.36} ${s * 0.96},${w * 0.5} | ${s * 0.3},${w * 0.5} ${s * 0.14},${w * 0.46} 0,${w * 0.26}`,
    ),
  stub: (s, w) =>
    shape(
      `0,${-w * 0.3} | ${s * 0.2},${-w * 0.56} ${s * 0.5},${-w * 0.6} | ${s * 0.9},${-w * 0.5} ${s},${-w * 0.2} | ${s * 1.04},${w * 0.2} ${s * 0.9},${w * 0.52} | ${s * 0.4},${w * 0.54} 0,${w * 0.3}`,
    ),
  peashooter: (s, w) =>
    shape(
      `0,${-w * 0.24} | ${s * 0.3},${-w * 0.44} ${s * 0.55},${-w * 0.5} | ${s * 0.86},${-w * 0.48} ${s},${-w * 0.34} | ${s},${w * 0.34} ${s * 0.86},${w * 0.48} | ${s * 0.55},${w * 0.5} ${s * 0.3},${w * 0.44} 0,${w * 0.24}`,
    ),
};

function silencer(exhaust: Exhaust): string {
  const [a, b] = exhaust.silencer;
  const [size, w] = [length(a, b), exhaust.width];
  // Drawn to the left, as the mouth is behind: turned over so that its upper side stays up.
  const body =
    path(outlines[exhaust.shape](size, w), {
      fill: fills[exhaust.finish],
      stroke: '#0d0f11',
      width: 2,
    }) +
    block([size * 0.93, 0], 10, w * 0.98, 4, { fill: '#000', opacity: 0.35 }) +
    block([size * 0.55, -w * 0.24], size * 0.7, w * 0.06, w * 0.03, {
      fill: '#fff',
      opacity: exhaust.finish === 'black' ? 0.3 : 0.75,
    }) +
    (exhaust.shape === 'peashooter' ? '' : shield(size, w)) +
    oval([size * 0.995, 0], w * 0.08, w * 0.3, {
      fill: 'url(#steel)',
      stroke: '#14171a',
      width: 2,
    }) +
    oval([size * 0.998, 0], w * 0.05, w * 0.2, { fill: '#050607' });
  return moved(a, body, ` rotate(${angleOf(a, b)})`);
}

export function exhaustSide(exhaust: Exhaust): string {
  const [a, b] = exhaust.silencer;
  const clampAt = mix(a, b, 0.02);
  return (
    tube(curve(exhaust.header), exhaust.width * 0.44, exhaust.tone) +
    path(curve(exhaust.header), {
      stroke: '#8a5a2e',
      width: exhaust.width * 0.3,
      opacity: 0.14,
      dash: '150 2000',
    }) +
    silencer(exhaust) +
    barrel(mix(a, b, -0.04), clampAt, exhaust.width * 0.6, exhaust.width * 0.6, {
      fill: 'url(#steel)',
      stroke: '#14171a',
      width: 2,
    }) +
    disc(add(clampAt, [6, -exhaust.width * 0.3]), 8, { fill: 'url(#steel)' }) +
    path(
      taper(
        add(mix(a, b, 0.8), [0, exhaust.width * 0.4]),
        add(mix(a, b, 0.74), [10, exhaust.width * 0.4 + 50]),
        36,
        24,
      ),
      { fill: 'url(#case-v)' },
    ) +
    bolt(add(mix(a, b, 0.78), [4, exhaust.width * 0.46]), 9)
  );
}
