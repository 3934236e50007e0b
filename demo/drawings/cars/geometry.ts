/** Points, curves and outlines. Car space is in millimetres: x from the front bumper to the rear, y from the centre line to the near side, z up from the road. */
export type V2 = readonly [number, number];
export type V3 = readonly [number, number, number];
export type Curve = (t: number) => number;

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (v: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, v));
export const dot = (a: V3, b: V3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const subtract = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const cross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export function unit(a: V3): V3 {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** The element that is known to be there; from the end when `i` is negative. */
export function nth<T>(list: readonly T[], i: number): T {
  const item = list.at(i);
  if (item === undefined) throw new RangeError(`no element ${i} in a list of ${list.length}`);
  return item;
}

/** Points written as text: 'x y, x y'. */
export const points = (text: string): V2[] =>
  text.split(', ').map((pair) => {
    const [x, y] = pair.split(' ').map(Number);
    return [x ?? 0, y ?? 0];
  });

/** Triples written as text: 'a b c, a b c'. */
export const rounds = (text: string): V3[] =>
  text.split(', ').map((triple) => {
    const [a, b, c] = triple.split(' ').map(Number);
    return [a ?? 0, b ?? 0, c ?? 0];
  });

/** `count + 1` numbers from a to b. */
export const steps = (a: number, b: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, i) => lerp(a, b, i / count));

/** A smooth curve through the points that never overshoots them (monotone cubic); flat outside. */
export function curve(points: readonly V2[]): Curve {
  const slope = points
    .slice(1)
    .map(([x, y], i) => (y - nth(points, i)[1]) / (x - nth(points, i)[0]));
  const tangent = points.map((_, i) => {
    const before = slope[i - 1];
    const after = slope[i];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  // A car asks its curves a million times: each span is one cubic in flat numbers, found by a loop.
  const spans = points.slice(1).map(([x1, y1], i) => {
    const [x0, y0] = nth(points, i);
    const w = x1 - x0;
    const [m0, m1] = [nth(tangent, i) * w, nth(tangent, i + 1) * w];
    return { x0, x1, w, a: y0, b: m0, c: 3 * (y1 - y0) - 2 * m0 - m1, d: 2 * (y0 - y1) + m0 + m1 };
  });
  const [first, last] = [nth(points, 0), nth(points, -1)];
  return (x) => {
    if (x <= first[0]) return first[1];
    for (const { x0, x1, w, a, b, c, d } of spans) {
      if (x <= x1) {
        const t = (x - x0) / w;
        return a + t * (b + t * (c + t * d));
      }
    }
    return last[1];
  };
}

/** A closed outline with its corners rounded by `radius` (same for all, or per corner), finely sampled. */
export function rounded(corners: readonly V2[], radius: number | readonly number[]): V2[] {
  const out: V2[] = [];
  corners.forEach((corner, i) => {
    const before = nth(corners, i - 1);
    const after = nth(corners, (i + 1) % corners.length);
    const r = typeof radius === 'number' ? radius : nth(radius, i % radius.length);
    const cut = (to: V2): V2 => {
      const length = Math.hypot(to[0] - corner[0], to[1] - corner[1]) || 1;
      const f = Math.min(r / length, 0.48);
      return [lerp(corner[0], to[0], f), lerp(corner[1], to[1], f)];
    };
    const a = cut(before);
    const b = cut(after);
    for (const t of steps(0, 1, 6)) {
      const s = 1 - t;
      out.push([
        s * s * a[0] + 2 * s * t * corner[0] + t * t * b[0],
        s * s * a[1] + 2 * s * t * corner[1] + t * t * b[1],
      ]);
    }
  });
  return densify([...out, nth(out, 0)], 60);
}

/** An open smooth line through the points (Catmull-Rom), sampled. */
export function smooth(points: readonly V2[], per = 8): V2[] {
  const out: V2[] = [nth(points, 0)];
  for (let i = 0; i < points.length - 1; i++) {
    const p1 = nth(points, i);
    const p2 = nth(points, i + 1);
    const p0 = points[i - 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    for (const t of steps(0, 1, per).slice(1)) {
      const at = (a: number, b: number, c: number, d: number): number =>
        0.5 *
        (2 * b +
          (c - a) * t +
          (2 * a - 5 * b + 4 * c - d) * t * t +
          (3 * b - a - 3 * c + d) * t ** 3);
      out.push([at(p0[0], p1[0], p2[0], p3[0]), at(p0[1], p1[1], p2[1], p3[1])]);
    }
  }
  return out;
}

/** Adds points so that no step is longer than `most`: needed before bending a flat outline over a body. */
export function densify(points: readonly V2[], most: number): V2[] {
  const out: V2[] = [nth(points, 0)];
  points.slice(1).forEach((p, i) => {
    const from = nth(points, i);
    const count = Math.max(1, Math.ceil(Math.hypot(p[0] - from[0], p[1] - from[1]) / most));
    for (const t of steps(0, 1, count).slice(1))
      out.push([lerp(from[0], p[0], t), lerp(from[1], p[1], t)]);
  });
  return out;
}

export function hull(points: readonly V2[]): V2[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (list: readonly V2[]): V2[] => {
    const out: V2[] = [];
    for (const p of list) {
      while (out.length > 1) {
        const a = nth(out, -2);
        const b = nth(out, -1);
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}
