import type { View } from './camera.ts';
import { finishes } from './finishes.ts';
import { contact, floor } from './ground.ts';
import { knob } from './handles.ts';
import { circle, skirt } from './outlines.ts';
import { lathe } from './round.ts';
import { Scene, type Stops } from './scene.ts';
import { oval, Sheet } from './sheet.ts';
import { block } from './solids.ts';

const [w, h, d] = [520, 1320, 420];
const head = { x: w / 2, y: 1075, z: -100, r: 245 };
const dark: Stops = [
  [0, '#0f1213'],
  [0.18, '#33393d'],
  [0.3, '#737c81'],
  [0.42, '#33393d'],
  [0.75, '#1d2123'],
  [1, '#121516'],
];

export function pedestalFan(view: Partial<View> = {}): string {
  const scene = new Scene({
    width: w,
    height: h,
    depth: d,
    yaw: 26,
    eye: 1000,
    size: 655,
    ...view,
  });
  const axis = { x: w / 2, z: -d / 2 };
  contact(scene, { x: 55, z: -5, w: w - 110, d: d - 10, r: 200 });
  lathe(
    scene,
    axis,
    [
      [0, 200],
      [14, 204],
      [26, 196],
      [36, 150],
      [44, 60],
      [70, 40],
    ],
    dark,
  );
  const foot = floor(scene, 27);
  foot.ellipse(axis.x - 60, axis.z + 70, 90, 50, { fill: '#fff', opacity: 0.07 });
  lathe(
    scene,
    axis,
    [
      [70, 24],
      [520, 24],
    ],
    dark,
  );
  lathe(
    scene,
    axis,
    [
      [520, 32],
      [560, 32],
    ],
    dark,
  );
  lathe(
    scene,
    axis,
    [
      [560, 15],
      [880, 15],
    ],
    [
      [0, '#596166'],
      [0.25, '#f6f8f8'],
      [0.5, '#8d969b'],
      [0.8, '#dfe3e5'],
      [1, '#6d757a'],
    ],
  );
  controls(scene);
  motor(scene);
  blades(scene);
  return scene.document();
}

function controls(scene: Scene): void {
  const { front } = block(
    scene,
    { x: w / 2 - 62, y: 800, z: -d / 2 + 62, w: 124, h: 190, d: 110, r: 30, rim: 3 },
    finishes.black,
  );
  knob(front, 62, 62, 32, finishes.graphite, { height: 18, turn: 60 });
  for (let i = 0; i < 3; i += 1)
    front.rect(
      30 + i * 24,
      128,
      16,
      30,
      6,
      front.downwards(128, 158, [
        [0, '#8d969b'],
        [1, '#343a3e'],
      ]),
    );
}

function facing(scene: Scene, out: number): Sheet {
  return new Sheet(scene, [head.x, head.y, head.z + out], [1, 0, 0], [0, -1, 0]);
}

function motor(scene: Scene): void {
  const back = facing(scene, -130);
  skirt(
    back,
    (s) => circle(s, 0, 0, 92),
    -90,
    90,
    back.linear(
      [-92, -92],
      [92, 92],
      [
        [0, '#6d757a'],
        [0.4, '#2b3033'],
        [1, '#0e1011'],
      ],
    ),
  );
  wires(facing(scene, -95), 0.84, '#41494e', 4);
}

function blades(scene: Scene): void {
  const sheet = facing(scene, -30);
  const { r } = head;
  for (let i = 0; i < 5; i += 1) {
    const a = ((i * 72 - 20) * Math.PI) / 180;
    const at = (k: number, swing: number) =>
      `${(Math.cos(a + swing) * r * k).toFixed(1)} ${(Math.sin(a + swing) * r * k).toFixed(1)}`;
    sheet.path(
      `M${at(0.17, -0.3)}C${at(0.4, -0.5)} ${at(0.74, -0.42)} ${at(0.87, -0.24)}C${at(0.93, 0)} ${at(0.92, 0.3)} ${at(0.84, 0.56)}C${at(0.6, 0.5)} ${at(0.36, 0.6)} ${at(0.18, 0.7)}Z`,
      {
        fill: sheet.linear(
          [-r, -r],
          [r, r],
          [
            [0, '#7f8a90', 0.95],
            [0.5, '#4a5359', 0.95],
            [1, '#23292c', 0.95],
          ],
        ),
        line: '#a9b3b8',
        width: 2,
      },
    );
  }
  sheet.disc(
    0,
    0,
    r * 0.2,
    sheet.scene.diagonal([
      [0, '#8d969b'],
      [0.6, '#2b3033'],
      [1, '#121516'],
    ]),
  );
  rim(scene);
  wires(facing(scene, 46), 0.98, '#9aa4a9', 3.4);
  const boss = facing(scene, 56);
  boss.disc(
    0,
    0,
    52,
    boss.scene.diagonal([
      [0, '#e6e9ea'],
      [0.4, '#8d969b'],
      [1, '#33393d'],
    ]),
  );
  boss.disc(
    0,
    0,
    44,
    boss.scene.diagonal([
      [0, '#4a5257'],
      [0.5, '#23282b'],
      [1, '#121516'],
    ]),
  );
  boss.rect(-22, -5, 44, 10, 3, '#c3c9cc');
}

function rim(scene: Scene): void {
  const { r } = head;
  for (const [out, line, width] of [
    [-24, '#0e1011', 22],
    [-12, '#3b4246', 18],
    [-2, '#8d969b', 6],
  ] as const) {
    facing(scene, out).path(oval(0, 0, r, r), { line, width });
  }
}

function wires(sheet: Sheet, scale: number, line: string, width: number): void {
  const r = head.r * scale;
  let d = '';
  for (let i = 0; i < 60; i += 1) {
    const a = (i * Math.PI) / 30;
    const at = (k: number, swing: number) =>
      `${(Math.cos(a + swing) * r * k).toFixed(0)} ${(Math.sin(a + swing) * r * k).toFixed(0)}`;
    d += `M${at(0.2, 0)}Q${at(0.6, 0.06)} ${at(1, 0.2)}`;
  }
  sheet.path(d, { line, width, opacity: 0.85 });
  sheet.path(oval(0, 0, r * 0.62, r * 0.62), { line, width: width * 1.3 });
}
