import { canvas } from '../studio.ts';

export type Vec = readonly [x: number, y: number, z: number];
export type Point = readonly [x: number, y: number];

export interface View {
  /** Outer size of the product, in mm. It stands at x 0…width, z 0…-depth. */
  width: number;
  height: number;
  depth: number;
  /** Degrees the camera walks around the product; positive is to the right, so the right side shows. */
  yaw: number;
  /** Height of the lens in mm. Verticals stay vertical: the camera is shifted, never tilted. */
  eye: number;
  /** Height of the product on the canvas in px; by default tall things stay taller than small ones. */
  size?: number;
  /** Distance of the lens, in multiples of the largest measure. */
  reach?: number;
  shift?: Point;
}

export interface Camera {
  /** px per mm in the middle of the product. */
  scale: number;
  position: Vec;
  project: (point: Vec) => Point;
}

/** A shift-lens camera that puts the product's footprint on the studio floor and centres it. */
export function camera(view: View): Camera {
  const { width, height, depth, eye, reach = 3.4, shift = [0, 0] } = view;
  const size = view.size ?? 285 * (height / 100) ** 0.3;
  const yaw = (view.yaw * Math.PI) / 180;
  const distance = Math.max(width, height, depth) * reach;
  const centre: Vec = [width / 2, 0, -depth / 2];
  const forward: Vec = [-Math.sin(yaw), 0, -Math.cos(yaw)];
  const position: Vec = [centre[0] - forward[0] * distance, eye, centre[2] - forward[2] * distance];
  const scale = size / height;

  const raw = ([x, y, z]: Vec): Point => {
    const [dx, dz] = [x - position[0], z - position[2]];
    const away = dx * forward[0] + dz * forward[2];
    const aside = -dx * forward[2] + dz * forward[0];
    const zoom = (scale * distance) / away;
    return [aside * zoom, (eye - y) * zoom];
  };

  const nearest = Math.max(...[0, width].map((x) => raw([x, 0, 0])[1]));
  const xs = [0, width].flatMap((x) => [0, -depth].map((z) => raw([x, height / 2, z])[0]));
  const offset: Point = [
    canvas.width / 2 - (Math.min(...xs) + Math.max(...xs)) / 2 + shift[0],
    canvas.floor + 26 - (raw(centre)[1] + nearest) / 2 + shift[1],
  ];
  const project = (point: Vec): Point => {
    const [x, y] = raw(point);
    return [x + offset[0], y + offset[1]];
  };
  return { scale, position, project };
}
