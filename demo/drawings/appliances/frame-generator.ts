import { badge, grille } from './details.ts';
import { type Finish, finishes } from './finishes.ts';
import { generatorPanel } from './generator-panel.ts';
import { contact } from './ground.ts';
import { circle, skirt } from './outlines.ts';
import { tube } from './round.ts';
import { Scene } from './scene.ts';
import { Sheet } from './sheet.ts';
import { block } from './solids.ts';

const [w, h, d] = [680, 530, 500];

const tank: Finish = {
  face: [
    [0, '#b7912a'],
    [0.2, '#f0cf6a'],
    [0.34, '#e2b944'],
    [0.75, '#d0a534'],
    [1, '#a98323'],
  ],
  shade: [
    [0, '#a07b1f'],
    [1, '#765913'],
  ],
  lit: [
    [0, '#b18a26'],
    [1, '#cfa636'],
  ],
  top: [
    [0, '#d9b040'],
    [1, '#f4d77c'],
  ],
  rim: ['#fbe7a6', '#7c5d15'],
  brushed: false,
  gloss: 0.4,
};

const iron = ['#16191b', '#3d454a', '#737d82', '#bcc4c8'];

export function frameGenerator(yaw = 28): string {
  const scene = new Scene({
    width: w,
    height: h,
    depth: d,
    yaw,
    eye: 860,
    size: 490,
    shift: [0, -30],
  });
  contact(scene, { x: 10, z: -20, w: w - 20, d: d - 40 }, 0, 0.85);
  foot(scene, -d + 40);
  wheel(scene, w - 120, -d + 26);
  bay(scene, -d + 20);
  block(scene, { x: 30, y: 66, z: -24, w: w - 60, h: 22, d: d - 60, r: 6 }, finishes.black);
  engine(scene);
  const fuel = block(
    scene,
    { x: 44, y: 386, z: -46, w: w - 88, h: 116, d: d - 92, r: 46, rim: 4 },
    tank,
  );
  badge(fuel.front, 60, 48, 132, 26);
  filler(fuel.top);
  generatorPanel(
    block(scene, { x: 52, y: 104, z: -26, w: 348, h: 262, d: 44, r: 14, rim: 3 }, finishes.black)
      .front,
  );
  bay(scene, -20);
  wheel(scene, w - 120, 20);
  foot(scene, -30);
  return scene.document();
}

/** Draws one side of the frame, at depth `z`. */
function bay(scene: Scene, z: number): void {
  const hoop = [
    [24, 70, z],
    [24, 470, z],
    [54, 516, z],
    [w - 54, 516, z],
    [w - 24, 470, z],
    [w - 24, 70, z],
  ] as const;
  tube(scene, hoop, 15, iron, false);
  tube(
    scene,
    [
      [16, 70, z],
      [w - 16, 70, z],
    ],
    15,
    iron,
    false,
  );
  if (z > -100)
    for (const x of [24, w - 24])
      tube(
        scene,
        [
          [x, 500, z - 6],
          [x, 500, -d + 20],
        ],
        14,
        iron,
        false,
      );
}

function engine(scene: Scene): void {
  block(scene, { x: 60, y: 96, z: -110, w: 300, h: 250, d: 280, r: 60, rim: 4 }, finishes.graphite);
  const crank = block(
    scene,
    { x: 380, y: 96, z: -60, w: 220, h: 226, d: 330, r: 30, rim: 4 },
    finishes.graphite,
  );
  grille(crank.front, 18, 14, 184, 60, 5, { dark: '#1c2022' });
  const starter = crank.front;
  skirt(starter, (s) => circle(s, 112, 150, 92), 0, 34, '#15181a');
  const cover = starter.moved(0, 0, 34);
  cover.disc(
    112,
    150,
    92,
    cover.linear(
      [20, 60],
      [204, 240],
      [
        [0, '#7d868b'],
        [0.5, '#343a3e'],
        [1, '#191c1e'],
      ],
    ),
  );
  let slots = '';
  for (let i = 0; i < 16; i += 1) {
    const [cos, sin] = [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)];
    slots += `M${(112 + cos * 44).toFixed(1)} ${(150 + sin * 44).toFixed(1)}L${(112 + cos * 78).toFixed(1)} ${(150 + sin * 78).toFixed(1)}`;
  }
  cover.path(slots, { line: '#0b0d0e', width: 9, cap: 'round' });
  cover.disc(
    112,
    150,
    28,
    cover.scene.diagonal([
      [0, '#f4d77c'],
      [1, '#a07b1f'],
    ]),
  );
  grille(crank.right, 60, 60, 200, 110, 9, { dark: '#0f1213' });
}

function filler(top: Sheet): void {
  const [x, y] = [300, 200];
  top.disc(x, y, 66, { fill: '#7c5d15', opacity: 0.5 });
  skirt(top, (s) => circle(s, x, y, 52), 0, 30, '#0f1112');
  const cap = top.moved(0, 0, 30);
  cap.disc(
    x,
    y,
    52,
    cap.linear(
      [x - 52, y - 52],
      [x + 52, y + 52],
      [
        [0, '#6d757a'],
        [0.5, '#2c3134'],
        [1, '#16191b'],
      ],
    ),
  );
  cap.rect(x - 40, y - 8, 80, 16, 6, '#16191b');
  top.rect(x + 120, y - 26, 66, 52, 12, { fill: '#15181a', line: '#7c5d15', width: 3 });
  top.line(
    [
      [x + 134, y + 8],
      [x + 172, y - 10],
    ],
    { line: '#e8edef', width: 5 },
  );
}

function foot(scene: Scene, z: number): void {
  block(scene, { x: 60, y: 0, z, w: 54, h: 60, d: 30, r: 8 }, finishes.rubber);
}

function wheel(scene: Scene, x: number, z: number): void {
  const front = new Sheet(scene, [x, 108, z], [1, 0, 0], [0, -1, 0]);
  skirt(front, (s) => circle(s, 0, 0, 108), -52, 0, '#141617');
  front.disc(
    0,
    0,
    108,
    front.radial(-20, -26, 130, [
      [0, '#4a5054'],
      [0.7, '#24282a'],
      [1, '#111314'],
    ]),
  );
  front.disc(
    0,
    0,
    66,
    front.linear(
      [-60, -60],
      [60, 60],
      [
        [0, '#f2d57b'],
        [0.5, '#c99f31'],
        [1, '#8a6819'],
      ],
    ),
  );
  front.disc(0, 0, 52, '#3a2f10');
  front.disc(
    0,
    0,
    48,
    front.linear(
      [-50, -50],
      [50, 50],
      [
        [0, '#e6c357'],
        [1, '#a98323'],
      ],
    ),
  );
  front.disc(
    0,
    0,
    20,
    front.scene.diagonal([
      [0, '#e3e7e9'],
      [1, '#596166'],
    ]),
  );
}
