import { normalOf } from './camera.ts';
import { type Curve, clamp, lerp, nth, steps, subtract, type V3 } from './geometry.ts';

/**
 * A tub is a stack of plan contours, from its foot (k = 0) to its rim (k = 1): the body below the shoulder is one,
 * the cabin above it another. A contour is a straight side between a rounded front and a rounded rear.
 */
export interface TubShape {
  foot: Curve;
  rim: Curve;
  /** x of the front and the rear on the centre line, by k. */
  front: Curve;
  rear: Curve;
  half: Curve;
  /** How far the rounding of each end reaches, and how square it is: the exponents along and across. */
  frontRound: Rounding;
  rearRound: Rounding;
}

export interface Rounding {
  depth: number;
  along: number;
  across: number;
}

export interface Tub {
  shape: TubShape;
  /** u runs round the contour: 0 front centre, 1 rear centre by the near side, negative or above 1 on the far side. */
  at: (u: number, k: number) => V3;
  normal: (u: number, k: number) => V3;
  /** The point of the near side at x; and the half width there. */
  side: (x: number, k: number) => V3;
  /** x of the front or rear at a distance y from the centre line. */
  frontX: (y: number, k: number) => number;
  rearX: (y: number, k: number) => number;
  /** u at an arc length (mm) from the front centre or the rear centre. */
  frontArc: (mm: number) => number;
  rearArc: (mm: number) => number;
}

const corner = 0.36;

export function tub(shape: TubShape): Tub {
  const { frontRound: f, rearRound: r } = shape;
  const height = (x: number, k: number): number => lerp(shape.foot(x), shape.rim(x), k);

  const at = (u: number, k: number): V3 => {
    const far = u < 0 || u > 1;
    const v = u < 0 ? -u : u > 1 ? 2 - u : u;
    const w = shape.half(k);
    const xf = shape.front(k);
    const xr = shape.rear(k);
    let x: number;
    let y = w;
    if (v < corner) {
      const a = (v / corner) * (Math.PI / 2);
      x = xf + f.depth * (1 - Math.cos(a) ** (2 / f.along));
      y = w * Math.sin(a) ** (2 / f.across);
    } else if (v > 1 - corner) {
      const a = ((1 - v) / corner) * (Math.PI / 2);
      x = xr - r.depth * (1 - Math.cos(a) ** (2 / r.along));
      y = w * Math.sin(a) ** (2 / r.across);
    } else {
      x = lerp(xf + f.depth, xr - r.depth, (v - corner) / (1 - 2 * corner));
    }
    return [x, far ? -y : y, height(x, k)];
  };

  const normal = (u: number, k: number): V3 => {
    const d = 0.004;
    const k0 = clamp(k - 0.012, 0, 1);
    const k1 = clamp(k + 0.012, 0, 1);
    const p = at(u, k);
    const middle = (shape.front(k) + shape.rear(k)) / 2;
    const outside: V3 = [(p[0] - middle) * 0.4, p[1], 0];
    return normalOf(subtract(at(u + d, k), at(u - d, k)), subtract(at(u, k1), at(u, k0)), outside);
  };

  const frontX = (y: number, k: number): number => {
    const t = clamp(Math.abs(y) / shape.half(k), 0, 1);
    return shape.front(k) + f.depth * (1 - (1 - t ** f.across) ** (1 / f.along));
  };
  const rearX = (y: number, k: number): number => {
    const t = clamp(Math.abs(y) / shape.half(k), 0, 1);
    return shape.rear(k) - r.depth * (1 - (1 - t ** r.across) ** (1 / r.along));
  };
  const side = (x: number, k: number): V3 => {
    const inFront = clamp((shape.front(k) + f.depth - x) / f.depth, 0, 1);
    const inRear = clamp((x - shape.rear(k) + r.depth) / r.depth, 0, 1);
    const y =
      shape.half(k) *
      (1 - inFront ** f.along) ** (1 / f.across) *
      (1 - inRear ** r.along) ** (1 / r.across);
    return [x, y, height(x, k)];
  };

  const arc = (start: number, sign: number): ((mm: number) => number) => {
    // Closer together in the middle, where the contour's parameter runs fastest.
    const us = steps(0, 1, 160).map((t) => 0.5 * t * t);
    let length = 0;
    let before = at(start, 0.6);
    const lengths = us.map((u) => {
      const p = at(start + sign * u, 0.6);
      length += Math.hypot(p[0] - before[0], p[1] - before[1]);
      before = p;
      return length;
    });
    return (mm) => {
      const want = Math.abs(mm);
      const i = Math.max(
        1,
        lengths.findIndex((l) => l >= want),
      );
      const t = (want - nth(lengths, i - 1)) / (nth(lengths, i) - nth(lengths, i - 1));
      const u = lerp(nth(us, i - 1), nth(us, i), t);
      return start + sign * (mm < 0 ? -u : u);
    };
  };

  return { shape, at, normal, side, frontX, rearX, frontArc: arc(0, 1), rearArc: arc(1, -1) };
}
