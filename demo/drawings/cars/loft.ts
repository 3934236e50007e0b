import { type PaintName, paints } from '../studio.ts';
import type { Lid } from './body.ts';
import type { Camera } from './camera.ts';
import { dot, hull, lerp, nth, steps, type V2, type V3 } from './geometry.ts';
import { brightness, painted } from './light.ts';
import { fill, line, linear, type Stop, stroke } from './svg.ts';
import type { Tub } from './tub.ts';

export interface Sheet {
  defs: string;
  art: string;
}

interface Sample {
  at: V2;
  n: V3;
  p: V3;
}

/** The part of the contour at k that faces the lens, as a range of u. */
export function visible(tub: Tub, k: number, camera: Camera): V2 {
  const faces = (u: number): boolean => dot(tub.normal(u, k), camera.toEye(tub.at(u, k))) > 0;
  const start = 0.5 - camera.view.turn / 180;
  let from = start;
  let to = start;
  while (from > start - 0.75 && faces(from - 0.01)) from -= 0.01;
  while (to < start + 0.75 && faces(to + 0.01)) to += 0.01;
  return [from, to];
}

/** One gradient that follows the light along a line on the metal; only the stops that change the picture. */
function gradient(
  id: string,
  middle: readonly Sample[],
  even: boolean,
  paint: PaintName,
  camera: Camera,
): string {
  const start = nth(middle, 0).at;
  const end = nth(middle, -1).at;
  const d: V2 = [end[0] - start[0], end[1] - start[1]];
  const square = d[0] ** 2 + d[1] ** 2 || 1;
  const along = middle.map(({ at, n, p }) => ({
    t: ((at[0] - start[0]) * d[0] + (at[1] - start[1]) * d[1]) / square,
    light: brightness(n, p, camera),
    colour: painted(paint, n, p, camera),
  }));
  const keep = (from: number, to: number): number[] => {
    const a = nth(along, from);
    const b = nth(along, to);
    let worst = 0.032;
    let index = -1;
    for (let i = from + 1; i < to; i++) {
      const here = nth(along, i);
      const off = Math.abs(lerp(a.light, b.light, (here.t - a.t) / (b.t - a.t || 1)) - here.light);
      if (off > worst) [worst, index] = [off, i];
    }
    return index < 0 ? [to] : [...keep(from, index), ...keep(index, to)];
  };
  const last = along.length - 1;
  const chosen = even ? steps(0, last, 6).map(Math.round) : [0, ...keep(0, last)];
  const stops = chosen.map((i): Stop => [nth(along, i).t, nth(along, i).colour]);
  return linear(id, start, end, stops);
}

/**
 * Metal is painted in layers, each covering everything beyond its line, softened a little and cut
 * to the outline: one line and one gradient for a strip, and no seams.
 */
function layered(
  id: string,
  outline: readonly V2[],
  layers: readonly { line: readonly V2[]; middle: readonly Sample[] }[],
  beyond: V2,
  soft: string | undefined,
  paint: PaintName,
  camera: Camera,
): Sheet {
  const shapes = layers.map(({ line: edge }, i) => {
    const a = nth(edge, 0);
    const b = nth(edge, -1);
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const out: V2 = [((b[0] - a[0]) / length) * 40, ((b[1] - a[1]) / length) * 40];
    const back = i === 0 ? -0.2 : 0;
    const reach = (p: V2, sign: number, f: number): V2 => [
      p[0] + sign * out[0] + beyond[0] * f,
      p[1] + sign * out[1] + beyond[1] * f,
    ];
    const ring =
      i === 0
        ? [reach(a, -1, back), reach(b, 1, back)]
        : [reach(a, -1, 0), ...edge, reach(b, 1, 0)];
    return `<path d="${line([...ring, reach(b, 1, 1), reach(a, -1, 1)], true, 0.6)}" fill="url(#${id}${i})"/>`;
  });
  return {
    defs:
      `<clipPath id="${id}"><path d="${line(outline)}"/></clipPath>` +
      (soft ? softening(`${id}f`, outline, soft) : '') +
      layers.map((l, i) => gradient(id + i, l.middle, soft === undefined, paint, camera)).join(''),
    art: `<g clip-path="url(#${id})"><g${soft ? ` filter="url(#${id}f)"` : ''}>${shapes.join('')}</g></g>`,
  };
}

/** A slight blur kept to the outline's box, so that it costs little. */
function softening(id: string, outline: readonly V2[], deviation: string): string {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const x = Math.floor(Math.min(...xs)) - 6;
  const y = Math.floor(Math.min(...ys)) - 6;
  const box = `x="${x}" y="${y}" width="${Math.ceil(Math.max(...xs)) + 6 - x}" height="${Math.ceil(Math.max(...ys)) + 6 - y}"`;
  return `<filter id="${id}" filterUnits="userSpaceOnUse" ${box} color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}

export const outlineOf = (tub: Tub, camera: Camera, from = 0, to = 1): V2[] => {
  const ks = steps(from, to, 14);
  const end = (k: number, i: 0 | 1): V2 => camera.project(tub.at(visible(tub, k, camera)[i], k));
  const edge = (k: number): V2[] => {
    const [a, b] = visible(tub, k, camera);
    return steps(a, b, 80).map((u) => camera.project(tub.at(u, k)));
  };
  return [
    ...edge(from),
    ...ks.map((k) => end(k, 1)),
    ...edge(to).reverse(),
    ...ks.map((k) => end(k, 0)).reverse(),
  ];
};

export function tubSheet(
  id: string,
  tub: Tub,
  ks: readonly number[],
  paint: PaintName,
  camera: Camera,
  soft?: string,
): Sheet {
  const run = (k: number): Sample[] => {
    const [from, to] = visible(tub, k, camera);
    return steps(from, to, 64).map((u) => {
      const p = tub.at(u, k);
      return { at: camera.project(p), n: tub.normal(u, k), p };
    });
  };
  const layers = ks.slice(1).map((k1, i) => ({
    line: run(nth(ks, i)).map((s) => s.at),
    middle: run((nth(ks, i) + k1) / 2),
  }));
  return layered(id, outlineOf(tub, camera), layers, [0, -420], soft, paint, camera);
}

/** The painted metal of a lid, from the far side to the near side. */
export function lidSheet(
  id: string,
  lid: Lid,
  count: number,
  paint: PaintName,
  camera: Camera,
): Sheet {
  const ys = steps(-1, 1, count).map((t) => lid.half * 0.99 * Math.sin((t * Math.PI) / 2));
  const run = (y: number): Sample[] =>
    steps(0, 1, 24).map((t) => {
      const x = lerp(lid.from(y), Math.max(lid.to(y), lid.from(y)), t);
      const p = lid.at(x, y);
      return { at: camera.project(p), n: lid.normal(x, y), p };
    });
  const screen = (y: number): V2[] => run(y).map((s) => s.at);
  const outline = hull(
    steps(-1, 1, 40).flatMap((t) => screen(lid.half * 0.99 * Math.sin((t * Math.PI) / 2))),
  );
  const a = camera.project(lid.at(lid.from(0), -lid.half));
  const b = camera.project(lid.at(lid.from(0), lid.half));
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const beyond: V2 = [((b[0] - a[0]) / length) * 700, ((b[1] - a[1]) / length) * 700 + 20];
  const layers = ys
    .slice(1)
    .map((y1, i) => ({ line: screen(nth(ys, i)), middle: run((nth(ys, i) + y1) / 2) }));
  const sheet = layered(id, outline, layers, beyond, undefined, paint, camera);
  const ring = [...outline, nth(outline, 0)];
  return {
    ...sheet,
    art: stroke(ring, paints[paint].deep, 2.4) + stroke(ring, paints[paint].base, 1.4) + sheet.art,
  };
}

export const rimFill = (tub: Tub, paint: PaintName, camera: Camera): string =>
  fill(
    steps(-1, 1, 90).map((u) => camera.project(tub.at(u, 1))),
    paints[paint].base,
  );
