import { badge, digits, glare, keys, print } from './details.ts';
import { finishes } from './finishes.ts';
import { contact, floor, roundPlinth } from './ground.ts';
import { polished } from './pot.ts';
import { dome, lathe } from './round.ts';
import { Scene } from './scene.ts';
import { rounded } from './sheet.ts';
import { block } from './solids.ts';

const [r, h] = [158, 318];
const dark = [
  [0, '#0c0e0f'],
  [0.14, '#2b3033'],
  [0.26, '#5d666b'],
  [0.36, '#2b3033'],
  [0.6, '#16191b'],
  [0.85, '#363d41'],
  [1, '#0e1011'],
] as const;

export function multicooker(yaw = 14): string {
  const scene = new Scene({
    width: 2 * r,
    height: h,
    depth: 2 * r,
    yaw,
    eye: 480,
    size: 440,
    reach: 4.4,
    shift: [0, -30],
  });
  const axis = { x: r, z: -r };
  const y = roundPlinth(scene, axis, r * 1.22);
  contact(scene, { x: 14, z: -14, w: 2 * r - 28, d: 2 * r - 28, r }, y, 0.6);
  for (const side of [-1, 1])
    block(
      scene,
      { x: r + side * (r + 4) - 26, y: y + 196, z: -r + 34, w: 52, h: 34, d: 68, r: 10 },
      finishes.black,
    );
  lathe(
    scene,
    axis,
    [
      [y, r * 0.86],
      [y + 12, r * 0.95],
      [y + 40, r],
    ],
    dark,
  );
  lathe(
    scene,
    axis,
    [
      [y + 40, r],
      [y + 206, r],
    ],
    polished,
  );
  lathe(
    scene,
    axis,
    [
      [y + 206, r * 1.01],
      [y + 214, r * 1.06],
      [y + 236, r * 1.06],
    ],
    dark,
  );
  lid(scene, axis, y + 236);
  panel(scene, y);
  return scene.document();
}

function lid(scene: Scene, axis: { x: number; z: number }, y: number): void {
  lathe(scene, axis, dome(y, r * 1.04, 54, 0.42), dark);
  const crown = floor(scene, y + 53);
  crown.disc(
    axis.x,
    axis.z,
    78,
    crown.linear([axis.x - 78, axis.z], [axis.x + 78, axis.z], polished),
  );
  crown.disc(axis.x, axis.z, 74, { line: '#4a5257', width: 2, opacity: 0.6 });
  const valve = { x: axis.x + 78, z: axis.z - 48 };
  lathe(
    scene,
    valve,
    [
      [y + 40, 20],
      [y + 58, 20],
      [y + 62, 26],
      [y + 74, 24],
      [y + 78, 12],
    ],
    dark,
  );
  block(
    scene,
    { x: axis.x - 72, y: y + 50, z: axis.z + 20, w: 144, h: 34, d: 40, r: 15, rim: 3 },
    finishes.graphite,
  );
}

function panel(scene: Scene, y: number): void {
  const { front } = block(
    scene,
    { x: r - 84, y: y + 24, z: 9, w: 168, h: 178, d: 44, r: 22, rim: 3 },
    finishes.black,
  );
  front.rect(24, 20, 120, 54, 9, '#0a2229');
  digits(front, '00:35', 38, 33, 28, '#8fe3f2');
  glare(front, rounded(24, 20, 120, 54, 9), 24, 20, 120, 54, 0.12);
  for (const y0 of [96, 134]) {
    keys(front, 27, y0, 4, 38, 9, '#c3ced3');
    print(front, 17, y0 + 18, [20, 20, 20, 20], '#8a989f', 2.6, 18);
  }
  badge(front, 60, 163, 48, 8);
}
