import { badge, digits, keys } from './details.ts';
import { finishes } from './finishes.ts';
import { contact, floor, roundPlinth } from './ground.ts';
import { dome, lathe } from './round.ts';
import { Scene, type Stops } from './scene.ts';
import { block } from './solids.ts';

const [r, h] = [132, 250];
const satin: Stops = [
  [0, '#7d868b'],
  [0.1, '#b4bbbf'],
  [0.24, '#f6f8f8'],
  [0.34, '#e6e9ea'],
  [0.5, '#b9c0c4'],
  [0.72, '#d3d8da'],
  [0.88, '#a3abb0'],
  [1, '#868f94'],
];
const smoke: Stops = [
  [0, '#101314'],
  [0.16, '#3b4246'],
  [0.28, '#6f787d'],
  [0.4, '#33393d'],
  [0.7, '#1d2123'],
  [1, '#121516'],
];

export function riceCooker(yaw = -14): string {
  const scene = new Scene({
    width: 2 * r,
    height: h,
    depth: 2 * r,
    yaw,
    eye: 420,
    size: 400,
    reach: 4.6,
    shift: [0, -30],
  });
  const axis = { x: r, z: -r };
  const y = roundPlinth(scene, axis, r * 1.26);
  contact(scene, { x: 16, z: -16, w: 2 * r - 32, d: 2 * r - 32, r }, y, 0.6);
  for (const side of [-1, 1])
    block(
      scene,
      { x: r + side * (r + 2) - 22, y: y + 118, z: -r + 28, w: 44, h: 26, d: 56, r: 9 },
      finishes.black,
    );
  lathe(
    scene,
    axis,
    [
      [y, r * 0.82],
      [y + 8, r * 0.88],
      [y + 22, r * 0.93],
    ],
    smoke,
  );
  lathe(
    scene,
    axis,
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map(
      (i) => [y + 22 + i * 18.5, r * (0.93 + 0.07 * Math.sin((i / 8) * 2.6))] as const,
    ),
    satin,
  );
  lathe(
    scene,
    axis,
    [
      [y + 170, r * 0.97],
      [y + 178, r * 0.97],
    ],
    smoke,
  );
  lathe(scene, axis, dome(y + 178, r * 0.96, 60, 0.3), satin);
  const crown = floor(scene, y + 238);
  crown.disc(axis.x, axis.z, 44, crown.linear([axis.x - 44, axis.z], [axis.x + 44, axis.z], smoke));
  lathe(
    scene,
    { x: axis.x, z: axis.z },
    [
      [y + 238, 20],
      [y + 246, 20],
      [y + 250, 14],
    ],
    smoke,
  );
  const { front } = block(
    scene,
    { x: r - 54, y: y + 36, z: 6, w: 108, h: 120, d: 36, r: 24, rim: 3 },
    finishes.black,
  );
  front.rect(22, 16, 64, 32, 7, '#0a2229');
  digits(front, '20', 40, 22, 20, '#8fe3f2');
  keys(front, 26, 68, 3, 28, 7, '#c3ced3');
  keys(front, 26, 92, 3, 28, 7, '#c3ced3');
  badge(front, 36, 106, 36, 6);
  block(
    scene,
    { x: r - 22, y: y + 166, z: -1, w: 44, h: 13, d: 20, r: 5, rim: 1.5 },
    finishes.graphite,
  );
  return scene.document();
}
