import { condenser, condenserSize } from './condenser.ts';
import { badge, digits, grille } from './details.ts';
import { finishes } from './finishes.ts';
import { tube } from './round.ts';
import { Scene } from './scene.ts';
import type { Sheet } from './sheet.ts';
import { rounded } from './sheet.ts';
import { block, faces } from './solids.ts';

const indoor = { w: 835, h: 295, d: 208 };

export function splitAir(): string {
  const scene = new Scene({
    width: 1130,
    height: 1080,
    depth: 320,
    yaw: 17,
    eye: 700,
    size: 690,
    reach: 3,
  });
  tube(
    scene,
    [
      [770, 820, -290],
      [940, 815, -290],
      [1030, 740, -290],
      [1060, 560, -290],
      [1070, 400, -290],
      [1090, 300, -250],
      [1085, 230, -190],
    ],
    26,
    ['#a9a69d', '#d9d6cd', '#f5f3ee'],
  );
  hung(scene, 0, 770, -110, 6);
  condenser(scene, 330, 0);
  return scene.document(false);
}

/** The indoor unit alone, louver open, temperature showing. */
export function splitAirIndoor(): string {
  const scene = new Scene({
    width: indoor.w,
    height: 700,
    depth: indoor.d,
    yaw: -20,
    eye: 330,
    size: 720,
    reach: 2.6,
    shift: [0, 40],
  });
  hung(scene, 0, 340, 0, 44);
  return scene.document(false);
}

export function splitAirOutdoor(yaw = 30): string {
  const scene = new Scene({
    width: condenserSize.w,
    height: condenserSize.h,
    depth: condenserSize.d,
    yaw,
    eye: 800,
    size: 510,
  });
  condenser(scene, 0, 0);
  return scene.document();
}

function hung(scene: Scene, x: number, y: number, z: number, louver: number): void {
  const { w, h, d } = indoor;
  const wall = faces(scene, { x, y, z: z - d, w, h, d: 1 }).front;
  scene.halo(wall.map(rounded(20, 50, w - 10, h - 14, 30)), {
    spread: 56 * scene.camera.scale,
    squash: 1,
    drift: [10, 16],
    strength: 0.4,
  });
  const f = block(scene, { x, y, z, w, h, d, r: 34, rim: 4 }, finishes.white);
  const face = f.front;
  face.rect(
    4,
    4,
    w - 8,
    h - 8,
    32,
    face.downwards(0, h, [
      [0, '#fff', 0.9],
      [0.12, '#fff', 0.1],
      [0.6, '#9aa4a9', 0],
      [0.9, '#9aa4a9', 0.3],
      [1, '#6f7a80', 0.45],
    ]),
  );
  const mouth = h - 86;
  face.path(
    rounded(26, mouth, w - 52, 66, 22),
    face.downwards(mouth, mouth + 66, [
      [0, '#0f1315'],
      [0.6, '#2a3135'],
      [1, '#4b555b'],
    ]),
  );
  grille(face, 60, mouth + 8, w - 120, 34, 30, {
    upright: true,
    dark: '#06080a',
    slot: 0.62,
    lip: '#5d686e',
  });
  vane(face, mouth, w, louver);
  face.line(
    [
      [20, mouth - 8],
      [w - 20, mouth - 8],
    ],
    { line: '#aeb6ba', width: 2 },
  );
  digits(face, '24', w - 132, mouth - 74, 34, '#8fb4c4');
  badge(face, 44, mouth - 62, 76, 14);
  grille(f.top, 30, 24, w - 60, d - 70, 34, { upright: true, dark: '#8d979c' });
}

/** The louver: a curved flap hanging open by `drop` mm below the mouth. */
function vane(face: Sheet, mouth: number, w: number, drop: number): void {
  const flap = face.moved(30, mouth + 34, 12 + drop * 0.9);
  flap.rect(
    0,
    drop * 0.2,
    w - 60,
    40,
    14,
    flap.downwards(0, 44, [
      [0, '#ffffff'],
      [0.4, '#eef1f2'],
      [1, '#b3bbbf'],
    ]),
  );
  flap.line(
    [
      [12, drop * 0.2 + 6],
      [w - 74, drop * 0.2 + 6],
    ],
    { line: '#fff', width: 3, opacity: 0.9 },
  );
}
