import type { Body } from './body.ts';
import type { Camera } from './camera.ts';
import {
  clamp,
  curve,
  densify,
  lerp,
  nth,
  rounded,
  smooth,
  steps,
  type V2,
  type V3,
} from './geometry.ts';
import { visible } from './loft.ts';
import { fill, stroke } from './svg.ts';
import type { Tub } from './tub.ts';

/** Takes a point of a flat drawing to the picture by way of the car's skin; never past the skin's horizon. */
export type Place = (p: V2) => V2;

export interface Skin {
  /** (mm round the corner from the middle, k); negative mm on the far side. */
  front: Place;
  rear: Place;
  /** (x mm, k) on the near side; `sideZ` takes (x mm, z mm). */
  side: Place;
  sideZ: Place;
  /** The point in space, for things that stand off the skin. */
  point: (x: number, k: number) => V3;
}

export function skin(tub: Tub, camera: Camera): Skin {
  const table = steps(0, 1, 24).map((k) => [k, visible(tub, k, camera)] as const);
  const least = curve(table.map(([k, [from]]) => [k, from]));
  const most = curve(table.map(([k, [, to]]) => [k, to]));
  const put = (u: number, k: number): V2 => camera.project(tub.at(clamp(u, least(k), most(k)), k));
  const { shape } = tub;
  const level = (x: number, z: number): number => {
    const foot = shape.foot(x);
    return clamp((z - foot) / (shape.rim(x) - foot), 0, 1);
  };
  const uAt = (x: number, k: number): number => {
    const { frontRound: f, rearRound: r } = shape;
    const a = shape.front(k) + f.depth;
    const b = shape.rear(k) - r.depth;
    const turn = (t: number, along: number): number =>
      (Math.acos(clamp(t, 0, 1) ** (along / 2)) / (Math.PI / 2)) * 0.36;
    if (x < a) return turn((a - x) / f.depth, f.along);
    if (x > b) return 1 - turn((x - b) / r.depth, r.along);
    return lerp(0.36, 0.64, (x - a) / (b - a));
  };
  return {
    front: ([mm, k]) => put(tub.frontArc(mm), k),
    rear: ([mm, k]) => put(tub.rearArc(mm), k),
    side: ([x, k]) => put(uAt(x, k), k),
    sideZ: ([x, z]) => {
      const k = level(x, z);
      return put(uAt(x, k), k);
    },
    point: (x, k) => tub.side(x, k),
  };
}

const area = (points: readonly V2[]): number =>
  Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [nx, ny] = nth(points, (i + 1) % points.length);
      return sum + x * ny - nx * y;
    }, 0),
  ) / 2;

/** Outlines drawn on the skin use mm across and k upwards; k is stretched so that rounding is even. */
const stretch = 620;
const bend = (outline: readonly V2[], place: Place): V2[] =>
  outline.map(([a, k]) => place([a, k / stretch]));

/** A rounded patch of the skin; empty when it is turned away. */
export function patch(
  corners: readonly V2[],
  radius: number | readonly number[],
  place: Place,
): V2[] {
  const bent = bend(
    rounded(
      corners.map(([a, k]): V2 => [a, k * stretch]),
      radius,
    ),
    place,
  );
  return area(bent) < 6 ? [] : bent;
}

/** A smooth or straight line on the skin. */
export const trace = (points: readonly V2[], place: Place, curved = true): V2[] =>
  bend(
    densify(
      curved
        ? smooth(points.map(([a, k]): V2 => [a, k * stretch]))
        : points.map(([a, k]): V2 => [a, k * stretch]),
      40,
    ),
    place,
  );

export function gap(points: readonly V2[], light = 0.28, width = 1.7): string {
  const edge = points.map(([x, y]): V2 => [x + 1, y + 1.3]);
  return (
    stroke(edge, '#fff', 1.1, `stroke-opacity="${light}"`) +
    stroke(points, '#0b0d0f', width, 'stroke-opacity=".72"')
  );
}

export const mirrored = (corners: readonly V2[]): V2[] => corners.map(([a, k]): V2 => [-a, k]);

export const bothSides = (
  corners: readonly V2[],
  draw: (corners: readonly V2[]) => string,
): string => draw(mirrored(corners)) + draw(corners);

export const shade = (points: readonly V2[], opacity: number): string =>
  fill(points, '#08090a', `fill-opacity="${opacity}"`);

export interface Scene {
  camera: Camera;
  body: Body;
  lower: Skin;
  cabin: Skin;
  front: boolean;
  rear: boolean;
}
