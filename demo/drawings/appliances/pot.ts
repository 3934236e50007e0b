import { contact } from './ground.ts';
import { dome, lathe, tube } from './round.ts';
import type { Scene, Stops } from './scene.ts';

export const polished: Stops = [
  [0, '#5a6268'],
  [0.06, '#98a0a5'],
  [0.16, '#f2f4f5'],
  [0.28, '#ffffff'],
  [0.36, '#c3c9cc'],
  [0.48, '#6c757a'],
  [0.58, '#8d969b'],
  [0.74, '#e6e9ea'],
  [0.84, '#c0c6c9'],
  [0.94, '#737b80'],
  [1, '#9ba3a7'],
];

/** A covered stock pot; `level` is what it stands on. */
export function pot(
  scene: Scene,
  axis: { x: number; z: number },
  level: number,
  r: number,
  h: number,
): void {
  contact(scene, { x: axis.x - r, z: axis.z + r, w: 2 * r, d: 2 * r, r }, level, 0.8);
  for (const side of [-1, 1]) {
    const at = (out: number, dz: number) =>
      [axis.x + side * (r + out), level + h * 0.78, axis.z + dz] as const;
    tube(scene, [at(-6, -34), at(26, -30), at(34, 0), at(26, 30), at(-6, 34)], 6, [
      '#4a5257',
      '#aab2b7',
      '#f3f5f6',
    ]);
  }
  lathe(
    scene,
    axis,
    [
      [level, r * 0.96],
      [level + 6, r],
      [level + h, r],
      [level + h + 3, r * 1.03],
    ],
    polished,
  );
  lathe(
    scene,
    axis,
    [
      [level + h + 3, r * 1.03],
      [level + h + 7, r * 1.02],
    ],
    polished,
  );
  lathe(scene, axis, dome(level + h + 7, r, 26, 0.12), [
    [0, '#8f979c'],
    [0.25, '#f6f8f8'],
    [0.5, '#b4bbbf'],
    [0.75, '#dfe3e5'],
    [1, '#7d858a'],
  ]);
  lathe(
    scene,
    axis,
    [
      [level + h + 30, 9],
      [level + h + 44, 9],
      [level + h + 48, 22],
      [level + h + 58, 24],
      [level + h + 62, 16],
    ],
    [
      [0, '#1c2022'],
      [0.3, '#5d666b'],
      [1, '#0e1011'],
    ],
  );
}
