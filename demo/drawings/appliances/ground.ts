import type { Finish } from './finishes.ts';
import { lathe } from './round.ts';
import type { Scene } from './scene.ts';
import { rounded, Sheet } from './sheet.ts';
import { block } from './solids.ts';

interface Footprint {
  x: number;
  z: number;
  w: number;
  d: number;
  r?: number;
}

export function floor(scene: Scene, level = 0): Sheet {
  return new Sheet(scene, [0, level, 0], [1, 0, 0], [0, 0, 1]);
}

/**
 * Shades the ground: dark under the thing, thinning out away from the key light (to the right and
 * back).
 */
export function contact(
  scene: Scene,
  { x, z, w, d, r = 20 }: Footprint,
  level = 0,
  strength = 1,
): void {
  const sheet = floor(scene, level);
  const base = sheet.map(rounded(x + 3, z - d + 3, w - 6, d - 6, r));
  const [near, far] = [sheet.at(x + w / 2, z)[1], sheet.at(x + w / 2, z - d)[1]];
  const squash = Math.min(1, Math.max(0.12, (near - far) / (d * scene.camera.scale)));
  const spread = Math.min(w, d) * 0.22 * scene.camera.scale;
  scene.halo(base, { spread, squash, drift: [spread * 0.5, -spread * 0.12], strength });
}

/** Draws a low plinth for small things and returns its height. */
export function plinth(
  scene: Scene,
  {
    width,
    depth,
    overhang = 0.09,
    height = 24,
  }: { width: number; depth: number; overhang?: number; height?: number },
): number {
  const edge = Math.max(width, depth) * overhang;
  const slab = { x: -edge, y: 0, z: edge, w: width + 2 * edge, h: height, d: depth + 2 * edge };
  contact(scene, { ...slab, r: 4 });
  block(scene, { ...slab, r: 3, rim: 1.4 }, stone);
  return height;
}

export function roundPlinth(
  scene: Scene,
  axis: { x: number; z: number },
  radius: number,
  height = 24,
): number {
  contact(scene, {
    x: axis.x - radius,
    z: axis.z + radius,
    w: 2 * radius,
    d: 2 * radius,
    r: radius,
  });
  lathe(
    scene,
    axis,
    [
      [0, radius],
      [height - 2, radius],
      [height, radius - 2],
    ],
    stone.face,
  );
  const top = floor(scene, height);
  const r = radius - 2;
  top.disc(
    axis.x,
    axis.z,
    r,
    top.linear([axis.x - r, axis.z - r], [axis.x + r, axis.z + r], stone.top),
  );
  return height;
}

const stone: Finish = {
  face: [
    [0, '#d9d5cb'],
    [0.3, '#e9e6de'],
    [1, '#d3cfc4'],
  ],
  shade: [
    [0, '#b9b5a9'],
    [1, '#a8a498'],
  ],
  lit: [
    [0, '#c9c5ba'],
    [1, '#d5d1c7'],
  ],
  top: [
    [0, '#e6e3db'],
    [1, '#f6f4ef'],
  ],
  rim: ['#fbfaf6', '#b3afa3'],
  brushed: false,
  gloss: 0,
};
