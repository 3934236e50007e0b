import type { Body } from './body.ts';
import type { Camera } from './camera.ts';
import { hull, steps, type V2, type V3 } from './geometry.ts';
import { fill, matrix, radial } from './svg.ts';
import type { RimStyle, RimTone } from './wheel.ts';

export const groundDefs =
  radial('gs', [
    [0, '#14171a', 0.85],
    [0.55, '#14171a', 0.62],
    [0.8, '#14171a', 0.25],
    [1, '#14171a', 0],
  ]) +
  radial('gt', [
    [0, '#050607', 0.95],
    [0.5, '#050607', 0.6],
    [1, '#050607', 0],
  ]);

function spot(camera: Camera, x: number, y: number, rx: number, ry: number, paint: string): string {
  const [a0, a1] = [camera.project([x - rx, y, 0]), camera.project([x + rx, y, 0])];
  const [b0, b1] = [camera.project([x, y - ry, 0]), camera.project([x, y + ry, 0])];
  const half = (p: V2, q: V2): V2 => [(q[0] - p[0]) / 2, (q[1] - p[1]) / 2];
  const flat = matrix(half(a0, a1), half(b0, b1), [(a0[0] + a1[0]) / 2, (a0[1] + a1[1]) / 2]);
  return `<circle r="1" fill="url(#${paint})" transform="${flat}"/>`;
}

export function shadow(body: Body, camera: Camera): string {
  const { length, width, axles, tyre } = body.shape;
  const tyres = axles.flatMap((x) =>
    [-1, 1].map((side) => spot(camera, x, side * (width / 2 - 130), tyre * 0.95, 190, 'gt')),
  );
  return (
    spot(camera, length / 2, 0, length * 0.525, width * 0.66, 'gs') +
    spot(camera, length / 2, 0, length * 0.51, width * 0.56, 'gs') +
    tyres.join('')
  );
}

export interface Wheels {
  style: RimStyle;
  tone: RimTone;
}

const circle = (camera: Camera, x: number, y: number, z: number, r: number): V2[] =>
  steps(0, 2 * Math.PI, 44).map((a) =>
    camera.project([x + r * Math.cos(a), y, z + r * Math.sin(a)]),
  );

/** How far out the wheels stand at an axle. */
const track = (body: Body, x: number): number => body.lower.side(x, 0.3)[1] - 22;
const tyreWidth = 215;

/** Tyres as seen below the body, far ones first, and the dark underside between them. */
export function underside(body: Body, camera: Camera): string {
  const { axles, tyre } = body.shape;
  const floorpan = hull(
    steps(-1, 1, 60).flatMap((u) => {
      const [x, y, z] = body.lower.at(u, 0.02);
      return [
        camera.project([x, y * 0.97, z + 30]),
        camera.project([x + (body.shape.length / 2 - x) * 0.2, y * 0.75, z - 45]),
      ];
    }),
  );
  const tread = (x: number, out: number, inn: number): string => {
    const ring = hull([
      ...circle(camera, x, out, tyre, tyre),
      ...circle(camera, x, inn, tyre, tyre),
    ]);
    const shoulders = hull([
      ...circle(camera, x, out * 0.97, tyre, tyre * 0.985),
      ...circle(camera, x, inn * 1.03, tyre, tyre * 0.985),
    ]);
    return fill(ring, '#17191b') + fill(shoulders, '#222528');
  };
  const pair = (side: number): string =>
    axles.map((x) => tread(x, side * track(body, x), side * (track(body, x) - tyreWidth))).join('');
  return pair(-1) + fill(floorpan, '#0d0e10') + pair(1);
}

/** The near wheel at an axle; the drawing is bent to the plane it stands in. */
export function nearWheel(body: Body, camera: Camera, x: number): string {
  const { tyre } = body.shape;
  const y = track(body, x);
  const o = camera.project([x, y, tyre]);
  const at = (p: V3): V2 => camera.project(p);
  const a = at([x + 100, y, tyre]);
  const b = at([x, y, tyre - 100]);
  const flat = matrix(
    [(a[0] - o[0]) / 100, (a[1] - o[1]) / 100],
    [(b[0] - o[0]) / 100, (b[1] - o[1]) / 100],
    o,
  );
  return `<use href="#w" transform="${flat}"/>`;
}

export function archOutline(body: Body, axle: 0 | 1, margin: number): V2[] {
  const { axles, tyre, foot } = body.shape;
  const x = axles[axle];
  const r = tyre + margin;
  const base = Math.min(...foot.map(([, z]) => z)) - 40;
  const drop = r * 0.985;
  const over = steps(Math.PI, 0, 28).map(
    (a): V2 => [x + drop * Math.cos(a), tyre + 8 + r * Math.sin(a) * 0.985],
  );
  return [[x - drop, base], ...over, [x + drop, base]];
}
