import { badge, grille } from './details.ts';
import { type Finish, finishes } from './finishes.ts';
import { contact } from './ground.ts';
import { knob } from './handles.ts';
import { hull, polygon, ring } from './outlines.ts';
import { Scene } from './scene.ts';
import { Sheet } from './sheet.ts';
import { block, type Faces, faces } from './solids.ts';

const [w, h, d] = [820, 850, 560];
const lidHeight = 82;
const rim = { y: h - lidHeight, wall: 58 };

export function chestFreezer(finish: Finish, yaw = 24): string {
  const scene = new Scene({ width: w, height: h, depth: d, yaw, eye: 1330 });
  body(scene, finish);
  block(scene, { x: 8, y: rim.y, z: -10, w: w - 16, h: 12, d: d - 20, r: 3 }, finishes.rubber);
  const lid = block(
    scene,
    { x: -6, y: rim.y + 9, z: 8, w: w + 12, h: lidHeight - 9, d: d + 8, r: 16, rim: 4 },
    finish,
  );
  lid.top.rect(40, 40, w - 68, d - 72, 30, {
    fill: lid.top.linear(
      [0, 0],
      [w, d],
      [
        [0, '#fff', 0.15],
        [0.5, '#fff', 0.75],
        [1, '#fff', 0.1],
      ],
    ),
    line: '#c6ccce',
    width: 2,
  });
  lid.front.rect(
    w / 2 - 84,
    22,
    180,
    42,
    14,
    lid.front.downwards(22, 64, [
      [0, '#767e83'],
      [0.4, '#b3babe'],
      [1, '#e9eced'],
    ]),
  );
  lid.front.rect(w / 2 - 84, 22, 180, 12, 6, '#5d656a');
  return scene.document();
}

export function chestFreezerOpen(finish: Finish): string {
  const scene = new Scene({
    width: w,
    height: h,
    depth: d,
    yaw: 22,
    eye: 1560,
    size: 425,
    shift: [-30, 34],
  });
  const { top } = body(scene, finish);
  raisedLid(scene);
  const { wall } = rim;
  const opening = { w: w - 2 * wall, d: d - 2 * wall };
  top.rect(4, 4, w - 8, d - 8, 22, {
    fill: top.linear(
      [0, 0],
      [w, d],
      [
        [0, '#dfe4e6'],
        [1, '#fbfcfc'],
      ],
    ),
    line: '#8f989d',
    width: 5,
  });
  top
    .moved(wall, wall)
    .within(`M0 0L${opening.w} 0L${opening.w} ${opening.d}L0 ${opening.d}Z`, () =>
      well(scene, opening),
    );
  top.rect(wall, wall, opening.w, opening.d, 10, { line: '#a3adb2', width: 4 });
  return scene.document();
}

function body(scene: Scene, finish: Finish): Faces {
  contact(scene, { x: 10, z: -16, w: w - 20, d: d - 30 });
  for (const [x, z] of [
    [40, -40],
    [w - 100, -40],
    [w - 100, -d + 100],
  ] as const)
    block(scene, { x, y: 0, z, w: 60, h: 40, d: 60, r: 10 }, finishes.rubber);
  const f = block(scene, { x: 0, y: 34, z: 0, w, h: rim.y - 34, d, r: 10 }, finish);
  const height = rim.y - 34;
  f.front.rect(w - 190, height - 150, 150, 104, 12, { fill: '#e3e7e8', line: '#aab1b5', width: 2 });
  knob(f.front, w - 140, height - 98, 26, finishes.graphite, { height: 16, turn: 40 });
  for (const [i, colour] of (['#58b36b', '#c9922f'] as const).entries())
    f.front.disc(w - 78, height - 112 + i * 28, 6, colour);
  badge(f.front, 44, 50, 92, 16);
  grille(f.right, d - 230, height - 200, 170, 120, 9, { dark: '#5b6368' });
  return f;
}

function well(scene: Scene, opening: { w: number; d: number }): void {
  const { wall, y } = rim;
  const inside = faces(scene, {
    x: wall,
    y: 120,
    z: -wall,
    w: opening.w,
    h: y - 120,
    d: opening.d,
  });
  const back = inside.front.moved(0, 0, -opening.d);
  back.rect(
    0,
    0,
    opening.w,
    y,
    0,
    back.downwards(0, y - 120, [
      [0, '#f2f6f7'],
      [0.3, '#d9e2e6'],
      [1, '#9fb0b8'],
    ]),
  );
  inside.left.rect(
    0,
    0,
    opening.d,
    y,
    0,
    inside.left.downwards(0, y - 120, [
      [0, '#fdfefe'],
      [0.4, '#e5ecef'],
      [1, '#aebdc4'],
    ]),
  );
  inside.right.rect(
    0,
    0,
    opening.d,
    y,
    0,
    inside.right.downwards(0, y - 120, [
      [0, '#d3dce0'],
      [1, '#8698a1'],
    ]),
  );
  basket(
    faces(scene, { x: wall + 14, y: y - 190, z: -wall - 10, w: 250, h: 170, d: opening.d - 20 }),
    250,
    opening.d - 20,
    170,
  );
}

function basket(f: Faces, width: number, depth: number, height: number): void {
  const mesh = (sheet: Sheet, sw: number, sh: number, line: string) => {
    let wires = '';
    for (let x = 0; x <= sw + 1; x += sw / 9) wires += `M${x.toFixed(1)} 0L${x.toFixed(1)} ${sh}`;
    for (let y = 0; y <= sh + 1; y += sh / 5) wires += `M0 ${y.toFixed(1)}L${sw} ${y.toFixed(1)}`;
    sheet.path(wires, { line, width: 4 });
  };
  mesh(f.front.moved(0, 0, -depth), width, height, '#8d989e');
  mesh(f.left, depth, height, '#96a1a7');
  mesh(f.right, depth, height, '#a7b1b6');
  f.top.rect(0, 0, width, depth, 12, { line: '#6f7a80', width: 9 });
  f.top.rect(0, 0, width, depth, 12, { line: '#e8edef', width: 4 });
}

/** The lid standing open, a little past upright, seen from inside. */
function raisedLid(scene: Scene): void {
  const [lean, width] = [(82 * Math.PI) / 180, w + 12];
  const inside = new Sheet(
    scene,
    [-6, rim.y + 12 + d * Math.sin(lean), -d + 6 - d * Math.cos(lean)],
    [1, 0, 0],
    [0, -Math.sin(lean), Math.cos(lean)],
  );
  polygon(
    scene,
    hull([...ring(inside, width, d, 26), ...ring(inside.moved(0, 0, -70), width, d, 26)]),
    inside.linear(
      [0, 0],
      [width, d],
      [
        [0, '#fdfdfd'],
        [0.7, '#c7cdd0'],
        [1, '#aab2b6'],
      ],
    ),
  );
  inside.rect(
    0,
    0,
    width,
    d,
    26,
    inside.linear(
      [0, 0],
      [width, d],
      [
        [0, '#fdfdfd'],
        [1, '#d3d9dc'],
      ],
    ),
  );
  inside.rect(18, 18, width - 36, d - 36, 20, { line: '#9aa5ab', width: 10 });
  inside.rect(18, 18, width - 36, d - 36, 20, { line: '#d0d7db', width: 4 });
  inside.rect(56, 56, width - 112, d - 112, 26, {
    fill: inside.downwards(0, d, [
      [0, '#ffffff'],
      [1, '#dce3e6'],
    ]),
    line: '#c5cdd1',
    width: 3,
  });
  inside.rect(
    width / 2 - 70,
    84,
    140,
    34,
    12,
    inside.downwards(84, 118, [
      [0, '#fff'],
      [0.6, '#eef6f9'],
      [1, '#cbd8dd'],
    ]),
  );
}
