import { badge, grille, keys } from './details.ts';
import { type Finish, finishes } from './finishes.ts';
import { contact } from './ground.ts';
import { outlet } from './outlets.ts';
import { circle, ring, skirt } from './outlines.ts';
import { tube } from './round.ts';
import { Scene } from './scene.ts';
import type { Sheet } from './sheet.ts';
import { block } from './solids.ts';

const [w, h, d] = [512, 425, 290];

const shell: Finish = {
  face: [
    [0, '#8e211c'],
    [0.16, '#c8463c'],
    [0.3, '#b5342c'],
    [0.7, '#a12a24'],
    [1, '#7d1c18'],
  ],
  shade: [
    [0, '#7a1b17'],
    [0.3, '#671511'],
    [1, '#4f100d'],
  ],
  lit: [
    [0, '#8a201b'],
    [1, '#a72c26'],
  ],
  top: [
    [0, '#a82c25'],
    [1, '#cc4d42'],
  ],
  rim: ['#e98578', '#5c120f'],
  brushed: false,
  gloss: 0.4,
};

export function suitcaseGenerator(yaw = 36): string {
  const scene = new Scene({
    width: w,
    height: h,
    depth: d,
    yaw,
    eye: 640,
    size: 450,
    reach: 3.8,
    shift: [0, -30],
  });
  contact(scene, { x: 12, z: -10, w: w - 24, d: d - 20 });
  for (const x of [36, w - 86])
    for (const z of [-24, -d + 70])
      block(scene, { x, y: 0, z, w: 50, h: 24, d: 46, r: 8 }, finishes.rubber);
  handle(scene, -d + 84);
  const base = block(
    scene,
    { x: 6, y: 18, z: -6, w: w - 12, h: 120, d: d - 12, r: 24, rim: 3 },
    finishes.graphite,
  );
  const body = block(scene, { x: 0, y: 72, z: 0, w, h: 262, d, r: 58, rim: 4 }, shell);
  flank(body.front, base.front);
  const end = yaw > 0 ? body.right : body.left;
  panel(end);
  handle(scene, -84);
  for (const x of [96, w - 150])
    block(scene, { x, y: 318, z: -66, w: 54, h: 26, d: d - 132, r: 10 }, finishes.black);
  return scene.document();
}

function handle(scene: Scene, z: number): void {
  const arch = [
    [112, 340, z],
    [132, 372, z],
    [170, 404, z],
    [220, 412, z],
    [w - 220, 412, z],
    [w - 170, 404, z],
    [w - 132, 372, z],
    [w - 112, 340, z],
  ] as const;
  tube(scene, arch, 17, ['#0c0e0f', '#24282b', '#3d4347', '#6d757a']);
}

function flank(body: Sheet, base: Sheet): void {
  body.rect(150, 46, 226, 178, 22, {
    fill: body.linear(
      [150, 46],
      [376, 224],
      [
        [0, '#fff', 0.16],
        [0.5, '#fff', 0],
        [1, '#000', 0.16],
      ],
    ),
    line: '#5c120f',
    width: 3,
  });
  body.rect(153, 49, 220, 172, 20, { line: '#e98578', width: 1.4, opacity: 0.6 });
  for (const [x, y] of [
    [172, 68],
    [354, 68],
    [354, 202],
    [172, 202],
  ] as const)
    body.disc(x, y, 6, '#4a0f0c');
  badge(body, 208, 116, 110, 22);
  grille(body, 44, 108, 76, 116, 8, { dark: '#3d0c0a', lip: '#ef9a8e' });
  grille(body, 406, 108, 68, 116, 8, { dark: '#3d0c0a', lip: '#ef9a8e' });
  grille(base, 60, 72, w - 132, 30, 24, { upright: true, dark: '#15181a' });
}

function panel(end: Sheet): void {
  const [x, y, pw, ph] = [34, 30, d - 68, 216];
  skirt(end, (s) => ring(s, pw, ph, 26, x, y), 0, 8, '#0c0e0f');
  const face = end.moved(0, 0, 8);
  face.rect(
    x,
    y,
    pw,
    ph,
    26,
    face.linear(
      [x, y],
      [x + pw, y + ph],
      [
        [0, '#4b5257'],
        [0.4, '#23282b'],
        [1, '#121516'],
      ],
    ),
  );
  face.rect(x + 14, y + 16, 84, 46, 8, '#0f1213');
  for (const [i, colour] of (['#4fae67', '#d9a441', '#c8473c'] as const).entries()) {
    face.disc(x + 32 + i * 24, y + 32, 7, colour);
    face.disc(x + 30 + i * 24, y + 30, 2.4, '#fff');
  }
  face.line(
    [
      [x + 26, y + 50],
      [x + 86, y + 50],
    ],
    { line: '#8a9398', width: 3 },
  );
  for (const ox of [x + 28, x + 92]) outlet(face, ox, y + 96, 50);
  skirt(face, (s) => circle(s, x + 176, y + 66, 32), 0, 22, '#0a0c0d');
  const dial = face.moved(0, 0, 22);
  dial.disc(
    x + 176,
    y + 66,
    32,
    dial.scene.diagonal([
      [0, '#8c959a'],
      [0.5, '#3a4145'],
      [1, '#15181a'],
    ]),
  );
  dial.rect(x + 169, y + 40, 14, 52, 6, '#c8473c');
  keys(face, x + 170, y + 130, 2, 24, 8, '#8a9398');
  face.rect(x + 28, y + 166, 132, 30, 8, { fill: '#0f1213', line: '#5a6368', width: 2 });
  face.rect(
    x + 172,
    y + 158,
    36,
    40,
    8,
    face.downwards(y + 158, y + 198, [
      [0, '#d9dde0'],
      [0.5, '#8a9398'],
      [1, '#4a5257'],
    ]),
  );
}
