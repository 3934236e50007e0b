import { badge } from './details.ts';
import { finishes } from './finishes.ts';
import { contact } from './ground.ts';
import { knob } from './handles.ts';
import { lathe, tube } from './round.ts';
import { Scene, type Stops } from './scene.ts';
import { block } from './solids.ts';

const [r, h] = [252, 760];
const enamel: Stops = [
  [0, '#a9b1b5'],
  [0.1, '#d3d9db'],
  [0.24, '#fbfcfc'],
  [0.34, '#f6f8f8'],
  [0.6, '#d9dee0'],
  [0.84, '#b4bcc0'],
  [0.95, '#a3abb0'],
  [1, '#b9c0c4'],
];
const dark: Stops = [
  [0, '#15181a'],
  [0.24, '#4a5257'],
  [0.5, '#23282b'],
  [1, '#121516'],
];
const copper = ['#5b2d16', '#a85f36', '#d99a6c', '#f6d6bb'];

export function waterHeater(): string {
  const scene = new Scene({
    width: 2 * r,
    height: h,
    depth: 2 * r,
    yaw: 16,
    eye: 940,
    size: 560,
    reach: 3.6,
    shift: [0, 10],
  });
  const axis = { x: r, z: -r };
  contact(scene, { x: 30, z: -30, w: 2 * r - 60, d: 2 * r - 60, r });
  lathe(
    scene,
    axis,
    [
      [0, r * 0.92],
      [26, r * 0.92],
    ],
    dark,
  );
  lathe(
    scene,
    axis,
    [
      [26, r * 0.97],
      [34, r],
      [h - 96, r],
    ],
    enamel,
  );
  lathe(
    scene,
    axis,
    [
      [h - 96, r],
      [h - 82, r],
    ],
    dark,
  );
  lathe(
    scene,
    axis,
    [
      [h - 82, r],
      [h - 66, r * 0.985],
      [h - 54, r * 0.93],
      [h - 46, r * 0.8],
      [h - 42, r * 0.5],
      [h - 41, 1],
    ],
    enamel,
  );
  pipes(scene);
  front(scene);
  return scene.document();
}

function pipes(scene: Scene): void {
  for (const [x, ring] of [
    [r - 110, '#b3322a'],
    [r + 110, '#2f5f94'],
  ] as const) {
    lathe(
      scene,
      { x, z: -r },
      [
        [h - 46, 30],
        [h - 34, 30],
        [h - 30, 22],
      ],
      [
        [0, '#5d666b'],
        [0.3, '#e6e9ea'],
        [1, '#4a5257'],
      ],
    );
    tube(
      scene,
      [
        [x, h - 30, -r],
        [x, h + 60, -r],
      ],
      13,
      copper,
    );
    lathe(
      scene,
      { x, z: -r },
      [
        [h - 14, 17],
        [h + 4, 17],
      ],
      [
        [0, ring],
        [0.3, '#f0e2dc'],
        [0.45, ring],
        [1, ring],
      ],
    );
  }
}

function front(scene: Scene): void {
  const cover = block(
    scene,
    { x: r - 74, y: 300, z: 8, w: 148, h: 250, d: 40, r: 16, rim: 3 },
    finishes.white,
  ).front;
  knob(cover, 74, 84, 40, finishes.graphite, { height: 20, turn: 30 });
  for (const [i, colour] of (['#2f5f94', '#d9a441', '#b3322a'] as const).entries())
    cover.disc(40 + i * 34, 150, 6, colour);
  cover.disc(
    74,
    196,
    13,
    cover.scene.diagonal([
      [0, '#f6c9a0'],
      [1, '#c8692b'],
    ]),
  );
  badge(cover, 44, 224, 60, 11);
  lathe(
    scene,
    { x: r, z: 10 },
    [
      [92, 16],
      [124, 16],
    ],
    [
      [0, '#6e5320'],
      [0.3, '#f3dfae'],
      [1, '#7c5d22'],
    ],
  );
  tube(
    scene,
    [
      [r, 108, -4],
      [r, 108, 40],
      [r, 84, 52],
    ],
    10,
    ['#6e5320', '#b38f45', '#f3dfae'],
  );
}
