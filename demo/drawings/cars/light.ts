import { type PaintName, paints } from '../studio.ts';
import type { Camera } from './camera.ts';
import { clamp, curve, dot, lerp, nth, unit, type V3 } from './geometry.ts';

/**
 * The room that a polished panel mirrors, by the height of the reflection: floor, horizon, wall,
 * light ceiling.
 */
const room = curve([
  [-1, 0],
  [-0.75, 0],
  [-0.45, 0.12],
  [-0.2, 0.4],
  [-0.1, 0.42],
  [-0.04, 0.12],
  [0.04, 0.06],
  [0.2, 0.26],
  [0.45, 0.42],
  [0.62, 0.7],
  [0.78, 1],
  [1, 0.8],
]);

const channels = (hex: string): V3 => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];
function mix(a: string, b: string, t: number): string {
  const from = channels(a);
  const to = channels(b);
  return `#${from
    .map((v, i) =>
      Math.round(lerp(v, nth(to, i), clamp(t, 0, 1)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const ramp = (paint: PaintName, t: number): string => {
  const { base, lit, deep } = paints[paint];
  if (t < 0.44) return mix(mix(deep, '#000000', 0.3), base, t / 0.44);
  if (t < 0.78) return mix(base, lit, ((t - 0.44) / 0.34) * 0.4);
  if (t < 0.98) return mix(base, lit, 0.4 + ((t - 0.78) / 0.2) * 0.6);
  return mix(lit, '#ffffff', (t - 0.98) / 0.25);
};

export function brightness(n: V3, p: V3, camera: Camera): number {
  const toEye = camera.toEye(p);
  const seen: V3 = [dot(n, camera.right), n[2], dot(n, camera.back)];
  const key = Math.max(0, dot(seen, unit([-0.55, 0.72, 0.42])));
  const fill = Math.max(0, dot(seen, unit([0.85, 0.3, 0.35])));
  const facing = dot(n, toEye);
  const mirrored = 2 * facing * n[2] - toEye[2];
  const rim = (1 - clamp(facing, 0, 1)) ** 4;
  return 0.05 + 0.48 * key + 0.17 * fill + 0.5 * room(mirrored) + 0.12 * rim;
}

/** White is metered down, so that its form shows. */
export const painted = (paint: PaintName, n: V3, p: V3, camera: Camera): string =>
  ramp(paint, brightness(n, p, camera) * (paint === 'white' ? 0.88 : 1));
