import { digits, glass, keys, print } from './details.ts';
import { type Finish, finishes } from './finishes.ts';
import { knob } from './handles.ts';
import type { Scene } from './scene.ts';
import { Sheet } from './sheet.ts';
import { block } from './solids.ts';

const consoleDepth = 170;

export function washerConsole(
  scene: Scene,
  { w, h, d, deck }: { w: number; h: number; d: number; deck: number },
  finish: Finish,
): void {
  const z = -d + consoleDepth;
  block(
    scene,
    { x: 0, y: deck - 4, z: z - 40, w, h: h - deck + 4, d: consoleDepth - 40, r: 22, rim: 4 },
    finish,
  );
  const face = new Sheet(scene, [10, h - 10, z - 40], [1, 0, 0], [0, -0.96, 0.28]);
  face.rect(
    0,
    0,
    w - 20,
    152,
    14,
    face.linear(
      [0, 0],
      [w, 152],
      [
        [0, '#4a5257'],
        [0.4, '#23292c'],
        [1, '#15191b'],
      ],
    ),
  );
  face.rect(0, 0, w - 20, 30, 14, { fill: '#fff', opacity: 0.1 });
  knob(face, 130, 78, 44, finishes.stainless, { height: 30, turn: 50 });
  for (const x of [250, 340]) knob(face, x, 84, 26, finishes.stainless, { height: 20, turn: -30 });
  print(face, 232, 34, [36, 12, 30, 16], '#b9c8cf', 4, 8);
  glass(face, 420, 40, 130, 70, 10);
  digits(face, '0:38', 440, 56, 36, '#d7ecf4');
  keys(face, 590, 64, 2, 40, 11, '#d9e5ea');
  print(face, 578, 104, [24, 24], '#9fb4bd', 4, 16);
}
