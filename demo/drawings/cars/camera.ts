import { canvas } from '../studio.ts';
import { cross, dot, subtract, unit, type V2, type V3 } from './geometry.ts';

/** Where the photographer stands: turned from the side (0) to the front (90) or the rear (-90). */
export interface View {
  turn: number;
  /** Height of the lens above the road, and its distance from the car, in mm. */
  height: number;
  distance: number;
  /** How wide the car stands in the picture, and where its nearest tyre touches the floor. */
  width: number;
  floor: number;
  /** Instead of standing on the floor in the middle: a point of the car, and where it is in the picture. */
  focus?: { point: V3; at: V2 };
}

export interface Camera {
  view: View;
  right: V3;
  up: V3;
  back: V3;
  project: (p: V3) => V2;
  /** The direction from a point of the car towards the lens. */
  toEye: (p: V3) => V3;
  scale: number;
}

export function camera(view: View, target: V3, extent: readonly V3[]): Camera {
  const turn = (view.turn * Math.PI) / 180;
  const away: V3 = [-Math.sin(turn), Math.cos(turn), 0];
  const eye: V3 = [
    target[0] + away[0] * view.distance,
    target[1] + away[1] * view.distance,
    view.height,
  ];
  // The lens is level (a shifted view camera), so that uprights stay upright, as in catalogue
  // photographs.
  const back = away;
  const right: V3 = [Math.cos(turn), Math.sin(turn), 0];
  const up: V3 = [0, 0, 1];
  const raw = (p: V3): V2 => {
    const d = subtract(p, eye);
    const depth = -dot(d, back);
    return [(dot(d, right) * view.distance) / depth, (-dot(d, up) * view.distance) / depth];
  };
  const seen = extent.map(raw);
  const left = Math.min(...seen.map(([x]) => x));
  const scale = view.width / (Math.max(...seen.map(([x]) => x)) - left);
  const bottom = Math.max(...seen.map(([, y]) => y));
  const [fx, fy] = view.focus ? raw(view.focus.point) : [left, bottom];
  const [sx, sy] = view.focus?.at ?? [(canvas.width - view.width) / 2, view.floor];
  const shift: V2 = [sx - fx * scale, sy - fy * scale];
  return {
    view,
    right,
    up,
    back,
    scale,
    project: (p) => {
      const [x, y] = raw(p);
      return [x * scale + shift[0], y * scale + shift[1]];
    },
    toEye: (p) => unit(subtract(eye, p)),
  };
}

/** The outward normal of a surface from two tangents; `outside` is a direction known to point out. */
export function normalOf(a: V3, b: V3, outside: V3): V3 {
  const n = unit(cross(a, b));
  return dot(n, outside) < 0 ? [-n[0], -n[1], -n[2]] : n;
}
