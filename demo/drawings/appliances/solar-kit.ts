import type { Vec } from './camera.ts';
import { badge, digits, glass, grille, keys } from './details.ts';
import { type Finish, finishes } from './finishes.ts';
import { contact } from './ground.ts';
import { outlet } from './outlets.ts';
import { tube } from './round.ts';
import { Scene } from './scene.ts';
import { solarPanel } from './solar-panel.ts';
import { block } from './solids.ts';

const casing: Finish = {
  ...finishes.white,
  face: [
    [0, '#2f4c66'],
    [0.2, '#5c83a6'],
    [0.32, '#456d91'],
    [0.75, '#38597a'],
    [1, '#294560'],
  ],
  shade: [
    [0, '#294560'],
    [1, '#1b3046'],
  ],
  top: [
    [0, '#4c7396'],
    [1, '#7299ba'],
  ],
  lit: [
    [0, '#2f4c66'],
    [1, '#3d6283'],
  ],
  rim: ['#a3c0d8', '#16283a'],
};

/** A solar kit: two panels leaning on the wall, and before them battery, inverter and charge controller. */
export function solarKit(yaw = 20): string {
  const scene = new Scene({
    width: 1480,
    height: 1150,
    depth: 760,
    yaw,
    eye: 900,
    size: 670,
    reach: 2.6,
    shift: [-10, -16],
  });
  for (const x of [0, 710]) solarPanel(scene, x);
  battery(scene);
  controller(scene);
  cables(scene);
  inverter(scene);
  return scene.document();
}

export function solarKitDetail(): string {
  const scene = new Scene({
    width: 1060,
    height: 300,
    depth: 330,
    yaw: -18,
    eye: 700,
    size: 275,
    reach: 2.8,
    shift: [0, -60],
  });
  const at = { x: -240, z: 170 };
  inverter(scene, at);
  controller(scene, at);
  battery(scene, at);
  cables(scene, at);
  return scene.document();
}

type Place = { x: number; z: number };
const home: Place = { x: 0, z: 0 };

function battery(scene: Scene, by: Place = home): void {
  const [w, h, d] = [330, 220, 172];
  const at = { x: 250 + by.x, z: -180 + by.z };
  contact(scene, { x: at.x, z: at.z, w, d, r: 8 });
  const f = block(scene, { ...at, y: 2, w, h: h - 34, d, r: 10, rim: 3 }, finishes.graphite);
  block(
    scene,
    { x: at.x - 3, y: h - 36, z: at.z + 3, w: w + 6, h: 24, d: d + 6, r: 6 },
    finishes.black,
  );
  for (const [x, base, tip] of [
    [40, '#7a1d19', '#d65046'],
    [w - 76, '#101213', '#4a5257'],
  ] as const) {
    block(
      scene,
      { x: at.x + x, y: h - 12, z: at.z - 50, w: 36, h: 24, d: 36, r: 6 },
      {
        ...finishes.black,
        face: [
          [0, tip],
          [1, base],
        ],
        top: [
          [0, tip],
          [1, tip],
        ],
        shade: [
          [0, base],
          [1, base],
        ],
        rim: [tip, base],
      },
    );
  }
  f.front.rect(
    26,
    32,
    w - 52,
    118,
    8,
    f.front.linear(
      [26, 32],
      [w - 26, 150],
      [
        [0, '#eef1f2'],
        [1, '#c3c9cc'],
      ],
    ),
  );
  f.front.rect(26, 32, w - 52, 36, 8, '#2c6f73');
  badge(f.front, 40, 42, 80, 15);
  for (const y of [88, 106, 124])
    f.front.line(
      [
        [42, y],
        [w * (0.8 - (y - 88) * 0.006), y],
      ],
      { line: '#7b858a', width: 5 },
    );
}

function controller(scene: Scene, by: Place = home): void {
  const [w, h] = [210, 160];
  const at = { x: 615 + by.x, z: -190 + by.z };
  contact(scene, { x: at.x, z: at.z, w, d: 70, r: 6 });
  const f = block(scene, { ...at, y: 2, w, h, d: 74, r: 12, rim: 3 }, casing);
  glass(f.front, 26, 26, 96, 58, 8, '#0d2a2e');
  digits(f.front, '13.6', 38, 42, 26, '#b8f0d8');
  keys(f.front, 146, 42, 1, 20, 10, '#dfe8ee');
  keys(f.front, 146, 74, 1, 20, 10, '#dfe8ee');
  f.front.rect(18, 108, w - 36, 36, 5, '#12181c');
  for (let i = 0; i < 6; i += 1)
    f.front.disc(
      36 + i * 28,
      126,
      9,
      f.front.scene.diagonal([
        [0, '#f4f6f7'],
        [1, '#6d757a'],
      ]),
    );
}

function inverter(scene: Scene, by: Place = home): void {
  const [w, h, d] = [430, 150, 220];
  const at = { x: 870 + by.x, z: -140 + by.z };
  contact(scene, { x: at.x, z: at.z, w, d, r: 8 });
  for (const x of [-14, w - 16])
    block(
      scene,
      { x: at.x + x, y: 0, z: at.z - 14, w: 30, h: 18, d: d - 28, r: 4 },
      finishes.graphite,
    );
  const f = block(scene, { ...at, y: 8, w, h, d, r: 12, rim: 3 }, casing);
  grille(f.top, 30, 20, w - 60, d - 40, 18, {
    upright: true,
    dark: '#16283a',
    slot: 0.34,
    lip: '#a3c0d8',
  });
  f.front.rect(
    14,
    14,
    w - 28,
    h - 28,
    10,
    f.front.linear(
      [14, 14],
      [w, h],
      [
        [0, '#3a4145'],
        [0.5, '#1d2123'],
        [1, '#141718'],
      ],
    ),
  );
  for (const x of [44, 124]) outlet(f.front, x, 36, 62);
  f.front.rect(
    214,
    40,
    44,
    64,
    8,
    f.front.downwards(40, 104, [
      [0, '#d65046'],
      [0.5, '#a32a24'],
      [1, '#6b1511'],
    ]),
  );
  for (const [i, colour] of (['#4fae67', '#d9a441'] as const).entries())
    f.front.disc(288, 56 + i * 34, 8, colour);
  badge(f.front, 318, 44, 76, 15);
  grille(f.front, 318, 72, 76, 40, 4, { dark: '#050607', lip: '#7d868b' });
}

function cables(scene: Scene, by: Place = home): void {
  const runs = [
    { post: 308, end: 655, peak: 268, colours: ['#7a1d19', '#d65046'] },
    { post: 522, end: 690, peak: 246, colours: ['#0b0c0d', '#4a5257'] },
  ];
  for (const { post, end, peak, colours } of runs) {
    const along = (part: number, y: number): Vec => [
      by.x + post + (end - post) * part,
      y,
      by.z - 222,
    ];
    const through = [
      along(0, 226),
      along(0.12, peak),
      along(0.6, peak - 6),
      along(0.92, 196),
      along(1, 160),
    ];
    tube(scene, through, 7, colours);
  }
}
