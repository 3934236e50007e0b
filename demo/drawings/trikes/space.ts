/**
 * A vehicle in space, seen through a long lens (parallel projection): x to the front, y upwards,
 * z to its right side. Every solid becomes items that are painted from the far end to the near one.
 */
import { type Tone, tube } from '../bikes/materials.ts';
import { type Point, path, polygon, sample, spline } from '../bikes/pen.ts';

export type Vector = readonly [x: number, y: number, z: number];

export interface Item {
  depth: number;
  svg: string;
}

export interface Camera {
  /** 0 sees the right side, 90 the front, -90 the rear. */
  yaw: number;
  pitch: number;
}

export interface View {
  see: (point: Vector) => Point;
  depth: (point: Vector) => number;
  /** Gives the light on a surface with this normal, 0 to 1, and if it faces the camera at all. */
  light: (normal: Vector) => number;
  faces: (normal: Vector) => boolean;
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (a: Vector): Vector => {
  const size = Math.sqrt(dot(a, a)) || 1;
  return [a[0] / size, a[1] / size, a[2] / size];
};
const blend = (right: Vector, up: Vector, towards: Vector, [a, b, c]: Vector): Vector =>
  unit(
    [0, 1, 2].map((i) => a * (right[i] ?? 0) + b * (up[i] ?? 0) + c * (towards[i] ?? 0)) as [
      number,
      number,
      number,
    ],
  );

export function look({ yaw, pitch }: Camera): View {
  const [y, p] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  const towards: Vector = [Math.sin(y) * Math.cos(p), Math.sin(p), Math.cos(y) * Math.cos(p)];
  const right: Vector = [Math.cos(y), 0, -Math.sin(y)];
  const up: Vector = [-Math.sin(y) * Math.sin(p), Math.cos(p), -Math.cos(y) * Math.sin(p)];
  const key = blend(right, up, towards, [-0.5, 0.75, 0.6]);
  const fill = blend(right, up, towards, [0.8, 0.1, 0.5]);
  return {
    see: (point) => [dot(right, point), dot(up, point)],
    depth: (point) => dot(towards, point),
    light: (normal) =>
      Math.min(
        1,
        0.08 + 0.78 * Math.max(0, dot(normal, key)) + 0.26 * Math.max(0, dot(normal, fill)),
      ),
    faces: (normal) => dot(towards, normal) > 0.001,
  };
}

const channel = (hex: string, i: number): number =>
  Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16);
const between = (a: string, b: string, part: number): string =>
  `#${[0, 1, 2]
    .map((i) =>
      Math.round(channel(a, i) + (channel(b, i) - channel(a, i)) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** A surface by its colours in the shade, in half light and in full light. */
export interface Surface {
  deep: string;
  base: string;
  lit: string;
}

const tint = ({ deep, base, lit }: Surface, light: number): string =>
  light < 0.55 ? between(deep, base, light / 0.55) : between(base, lit, (light - 0.55) / 0.45);

/** Lays a flat drawing into space: `origin` is its (0, 0), `ex` and `ey` its axes. */
export function lay(view: View, drawing: string, origin: Vector, ex: Vector, ey: Vector): string {
  const [o, a, b] = [view.see(origin), view.see(ex), view.see(ey)];
  const numbers = [...a, ...b].map((n) => Math.round(n * 1000) / 1000).join(' ');
  return `<g transform="matrix(${numbers} ${Math.round(o[0])} ${Math.round(o[1])})">${drawing}</g>`;
}

const across: Vector = [1, 0, 0];
const upwards: Vector = [0, 1, 0];

/** A drawing of the front (x is the vehicle's left, y) standing at x. */
export const facing = (
  view: View,
  x: number,
  drawing: string,
  anchor: Vector,
  back = false,
): Item => ({
  depth: view.depth(anchor),
  svg: lay(view, drawing, [x, 0, 0], [0, 0, back ? 1 : -1], upwards),
});

interface Extrusion {
  contour: string;
  /** Half width at a point of the contour, and where the middle lies. */
  half: number | ((point: Point) => number);
  z?: number;
  surface: Surface;
  /** Gradient for the side face; flat colour without it. */
  side?: string;
  /** Drawn upon the side face. */
  upon?: string;
  bias?: number;
  /** How finely its curves are cut; 4 by default. */
  steps?: number;
}

/** A side contour given width: the faces round it, lit by their slope, and the near side face. */
export function extrude(view: View, solid: Extrusion): Item {
  const outline = sample(solid.contour, solid.steps ?? 4);
  const middle = solid.z ?? 0;
  const half = (point: Point): number =>
    typeof solid.half === 'number' ? solid.half : solid.half(point);
  const area = outline.reduce((sum, [x, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length] as Point;
    return sum + x * ny - nx * y;
  }, 0);
  const turn = Math.sign(area);
  const strips = outline.map((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    const normal = unit([turn * (b[1] - a[1]), -turn * (b[0] - a[0]), 0]);
    const mid: Vector = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, middle];
    if (!view.faces(normal) || (a[0] === b[0] && a[1] === b[1]))
      return { depth: 0, face: '', fill: '' };
    const fill = tint(solid.surface, Math.round(view.light(normal) * 32) / 32);
    const face = polygon(
      view.see([a[0], a[1], middle + half(a)]),
      view.see([b[0], b[1], middle + half(b)]),
      view.see([b[0], b[1], middle - half(b)]),
      view.see([a[0], a[1], middle - half(a)]),
    );
    return { depth: view.depth(mid), face, fill };
  });
  const near = view.faces([0, 0, 1]) ? 1 : -1;
  const showsSide = view.faces([0, 0, near]);
  const cap = polygon(
    ...(outline.map((point) => view.see([point[0], point[1], middle + near * half(point)])) as [
      Point,
      ...Point[],
    ]),
  );
  const flat = tint(solid.surface, view.light([0, 0, near]));
  const side = showsSide
    ? path(cap, { fill: solid.side ?? flat, stroke: '#0b0d0f', width: 1.5 }) +
      (solid.upon
        ? lay(view, solid.upon, [0, 0, middle + near * half(outline[0] as Point)], across, upwards)
        : '')
    : '';
  const centre = outline.reduce(
    (sum, point): Vector => [
      sum[0] + point[0] / outline.length,
      sum[1] + point[1] / outline.length,
      middle,
    ],
    [0, 0, middle] as Vector,
  );
  const bands: { fill: string; d: string }[] = [];
  for (const { fill, face } of strips
    .filter((strip) => strip.face !== '')
    .sort((a, b) => a.depth - b.depth)) {
    const last = bands.at(-1);
    if (last?.fill === fill) last.d += face;
    else bands.push({ fill, d: face });
  }
  const edges =
    outline.length <= 8
      ? path(bands.map(({ d }) => d).join(''), { stroke: '#0b0d0f', width: 2, opacity: 0.3 })
      : '';
  const faces = bands
    .map(({ fill, d }) => `<path d="${d}" fill="${fill}" stroke="${fill}"/>`)
    .join('');
  // The strokes close the hairlines between neighbours.
  const svg = `<g stroke-width="3.5" stroke-linejoin="round">${faces}</g>${edges}${side}`;
  return {
    depth: view.depth(centre) + (solid.bias ?? 0),
    svg,
  };
}

/** A box by two opposite corners. */
export const box = (
  view: View,
  a: Vector,
  b: Vector,
  surface: Surface,
  extra: Partial<Extrusion> = {},
): Item =>
  extrude(view, {
    contour: `${a[0]},${a[1]} | ${b[0]},${a[1]} | ${b[0]},${b[1]} | ${a[0]},${b[1]}`,
    half: Math.abs(b[2] - a[2]) / 2,
    z: (a[2] + b[2]) / 2,
    surface,
    ...extra,
  });

export const pipe = (
  view: View,
  points: readonly Vector[],
  width: number,
  tone: Tone,
  bias = 0,
): Item => ({
  depth: points.reduce((sum, point) => sum + view.depth(point) / points.length, 0) + bias,
  svg: tube(spline(...points.map(view.see)), width, tone),
});

export const paintItems = (items: readonly Item[]): string =>
  [...items]
    .sort((a, b) => a.depth - b.depth)
    .map((item) => item.svg)
    .join('');
