import { badge, digits, grille } from './details.ts';
import { finishes } from './finishes.ts';
import { contact } from './ground.ts';
import { tube } from './round.ts';
import { Scene } from './scene.ts';
import type { Sheet } from './sheet.ts';
import { oval, rounded } from './sheet.ts';
import { block, faces } from './solids.ts';

const indoor = { w: 835, h: 295, d: 208 };
const outdoor = { w: 765, h: 555, d: 303 };

/** Both parts of a split air conditioner: the indoor unit on the wall, the outdoor unit below it. */
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
  hung(scene, 0, 770, -110, 6);
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
  condenser(scene, 330, 0);
  return scene.document();
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

/** The outdoor unit alone. */
export function splitAirOutdoor(yaw = 30): string {
  const scene = new Scene({
    width: outdoor.w,
    height: outdoor.h,
    depth: outdoor.d,
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
    strength: 0.55,
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

function condenser(scene: Scene, x: number, z: number): void {
  const { w, h, d } = outdoor;
  contact(scene, { x: x + 10, z: z - 6, w: w - 20, d: d - 12 });
  for (const at of [90, w - 150])
    block(scene, { x: x + at, y: 0, z: z + 14, w: 60, h: 26, d: d + 28, r: 4 }, finishes.graphite);
  const f = block(scene, { x, y: 22, z, w, h: h - 22, d, r: 16, rim: 4 }, finishes.white);
  const [cx, cy, r] = [w * 0.39, (h - 22) / 2 + 4, 222];
  fan(f.front, cx, cy, r);
  f.front.line(
    [
      [w - 132, 8],
      [w - 132, h - 30],
    ],
    { line: '#98a1a6', width: 3 },
  );
  f.front.line(
    [
      [w - 129, 8],
      [w - 129, h - 30],
    ],
    { line: '#fff', width: 2 },
  );
  badge(f.front, w - 108, 40, 76, 14);
  grille(f.front, w - 112, h - 190, 88, 120, 8, { dark: '#6f7a80' });
  f.right.rect(24, 60, d - 70, 150, 12, { fill: '#c3c9cc', line: '#8a9398', width: 2 });
  grille(f.right, 60, 90, d - 142, 28, 3, { dark: '#6b757a' });
  for (const [i, y] of [h - 170, h - 120].entries()) {
    f.right.disc(
      90 + i * 8,
      y,
      26,
      f.right.radial(84, y - 6, 28, [
        [0, '#f3dfae'],
        [0.6, '#b38f45'],
        [1, '#6e5320'],
      ]),
    );
    f.right.disc(90 + i * 8, y, 12, '#4d3a17');
  }
}

/** The condenser's fan behind its wire guard. */
function fan(front: Sheet, cx: number, cy: number, r: number): void {
  front.disc(
    cx,
    cy,
    r + 10,
    front.linear(
      [cx - r, cy - r],
      [cx + r, cy + r],
      [
        [0, '#9fa8ad'],
        [0.5, '#e3e7e9'],
        [1, '#ffffff'],
      ],
    ),
  );
  const well = front.moved(0, 0, -40);
  front.within(oval(cx, cy, r, r), () => {
    front.disc(cx, cy, r, '#14191c');
    for (let i = 0; i < 3; i += 1) {
      const a = (i * 120 + 20) * (Math.PI / 180);
      const at = (k: number, swing: number) =>
        `${(cx + Math.cos(a + swing) * r * k).toFixed(1)} ${(cy + Math.sin(a + swing) * r * k).toFixed(1)}`;
      const blade = `M${at(0.16, 0)}C${at(0.5, -0.5)} ${at(0.86, -0.45)} ${at(0.95, -0.2)}C${at(0.98, 0.2)} ${at(0.95, 0.6)} ${at(0.9, 0.85)}C${at(0.7, 0.8)} ${at(0.4, 0.9)} ${at(0.2, 1.1)}Z`;
      well.path(
        blade,
        well.linear(
          [cx - r, cy - r],
          [cx + r, cy + r],
          [
            [0, '#6f7b82'],
            [0.5, '#4a555b'],
            [1, '#262e32'],
          ],
        ),
      );
    }
    well.disc(
      cx,
      cy,
      r * 0.2,
      well.radial(cx - 10, cy - 12, r * 0.24, [
        [0, '#8a959b'],
        [1, '#2b3338'],
      ]),
    );
  });
  const guard = front.moved(0, 0, 10);
  let rings = '';
  for (let k = 0.2; k <= 1.01; k += 0.1) rings += oval(cx, cy, r * k, r * k);
  let spokes = '';
  for (let i = 0; i < 8; i += 1) {
    const a = (i * Math.PI) / 4;
    spokes += `M${(cx + Math.cos(a) * r * 0.2).toFixed(1)} ${(cy + Math.sin(a) * r * 0.2).toFixed(1)}L${(cx + Math.cos(a) * r).toFixed(1)} ${(cy + Math.sin(a) * r).toFixed(1)}`;
  }
  const wires = rings.replace(/-?\d+\.\d+/g, (n) => Number(n).toFixed(1)) + spokes;
  front.path(wires, { line: '#05080a', width: 5, opacity: 0.5 });
  guard.path(wires, { line: '#dfe4e6', width: 4 });
  guard.disc(
    cx,
    cy,
    r * 0.2,
    guard.linear(
      [cx - 40, cy - 40],
      [cx + 40, cy + 40],
      [
        [0, '#ffffff'],
        [1, '#b3bbbf'],
      ],
    ),
  );
}
