import type { View } from './camera.ts';
import { badge, digits, glass, keys, print } from './details.ts';
import { type Finish, finishes } from './finishes.ts';
import { contact } from './ground.ts';
import { knob } from './handles.ts';
import { circle, skirt } from './outlines.ts';
import { drum, porthole } from './porthole.ts';
import { Scene } from './scene.ts';
import type { Sheet } from './sheet.ts';
import { block, faces } from './solids.ts';

const [w, h, d] = [686, 990, 770];
const door = { x: w / 2, y: 500, r: 258 };

export function frontWasher(finish: Finish, view: Partial<View> = {}): string {
  const scene = new Scene({ width: w, height: h, depth: d, yaw: 22, eye: 1290, ...view });
  const front = body(scene, finish);
  porthole(front, door.x, door.y, door.r, finish);
  const grip = front.moved(0, 0, door.r * 0.14);
  grip.rect(
    door.x + door.r * 0.8,
    door.y - 62,
    42,
    124,
    18,
    grip.across(door.x + door.r * 0.8, door.x + door.r * 0.8 + 42, [
      [0, '#23282b'],
      [0.5, '#3b4246'],
      [1, '#a8b0b5'],
    ]),
  );
  return scene.document();
}

/** The same, its door swung aside to show gasket and drum. */
export function frontWasherOpen(finish: Finish): string {
  const scene = new Scene({ width: w, height: h, depth: d, yaw: 20, eye: 1240, shift: [40, 0] });
  const front = body(scene, finish);
  const { x, y, r } = door;
  front.disc(
    x,
    y,
    r,
    front.linear(
      [x - r, y - r],
      [x + r, y + r],
      [
        [0, '#8d959a'],
        [0.5, '#dfe3e5'],
        [1, '#ffffff'],
      ],
    ),
  );
  front.disc(x, y, r * 0.95, '#c4cacd');
  front.disc(
    x,
    y,
    r * 0.88,
    front.radial(x, y, r * 0.88, [
      [0.7, '#3d4448'],
      [0.86, '#7e878c'],
      [0.93, '#b9c0c4'],
      [1, '#596166'],
    ]),
  );
  drum(front.moved(0, 0, -70), x, y, r * 0.7);
  swungDoor(scene, finish);
  return scene.document();
}

function body(scene: Scene, finish: Finish): Sheet {
  contact(scene, { x: 14, z: -20, w: w - 28, d: d - 40 });
  for (const x of [40, w - 90])
    block(scene, { x, y: 0, z: -30, w: 50, h: 26, d: 50, r: 6 }, finishes.rubber);
  const { front, top } = block(
    scene,
    { x: 0, y: 22, z: 0, w, h: h - 22, d, r: 20, rim: 5 },
    finish,
  );
  top.rect(20, 16, w - 40, d - 60, 16, { line: finish.rim[1], width: 2, opacity: 0.6 });
  seam(front, 156);
  front.rect(24, 28, 196, 104, 12, {
    fill: front.downwards(28, 132, [
      [0, '#fff', 0.25],
      [1, '#000', 0.05],
    ]),
    line: finish.rim[1],
    width: 2.4,
  });
  front.rect(
    62,
    104,
    120,
    18,
    9,
    front.downwards(104, 122, [
      [0, '#363d41'],
      [1, '#8d969b'],
    ]),
  );
  badge(front, 82, 52, 78, 14);
  knob(front, w / 2 - 34, 82, 46, finish, { height: 26, turn: -40 });
  ticks(front, w / 2 - 34, 82, 66, finish.rim[1]);
  glass(front, w / 2 + 58, 32, 250, 98, 12);
  digits(front, '0:48', w / 2 + 84, 56, 38, '#d7ecf4');
  keys(front, w / 2 + 216, 64, 3, 35, 8, '#9fb4bd');
  print(front, w / 2 + 205, 100, [22, 22, 22], '#9fb4bd', 3, 13);
  seam(front, h - 22 - 128);
  front.rect(42, h - 118, 128, 68, 10, { line: finish.rim[1], width: 2.4, opacity: 0.8 });
  return front;
}

function seam(front: Sheet, y: number): void {
  front.line(
    [
      [4, y],
      [w - 4, y],
    ],
    { line: '#14181b', width: 4, opacity: 0.6 },
  );
  front.line(
    [
      [6, y + 4],
      [w - 6, y + 4],
    ],
    { line: '#fff', width: 2, opacity: 0.55 },
  );
}

function ticks(front: Sheet, x: number, y: number, r: number, colour: string): void {
  let marks = '';
  for (let i = 0; i < 12; i += 1) {
    const a = ((i * 30 + 15) * Math.PI) / 180;
    const at = (k: number) =>
      `${(x + Math.sin(a) * k).toFixed(1)} ${(y - Math.cos(a) * k).toFixed(1)}`;
    marks += `M${at(r)}L${at(r + 9)}`;
  }
  front.path(marks, { line: colour, width: 3.4 });
}

/** The door on its left hinge, opened past a right angle, the glass bowl standing out of its inner face. */
function swungDoor(scene: Scene, finish: Finish): void {
  const { x, y, r } = door;
  const thick = 60;
  const { back } = faces(scene, {
    x: x - r - 2,
    y: h - y - r,
    z: 12,
    w: 2 * r,
    h: 2 * r,
    d: thick,
    turn: 112,
  });
  skirt(
    back,
    (s) => circle(s, r, r, r),
    -thick,
    0,
    back.linear([0, 0], [2 * r, 2 * r], [...finish.face]),
  );
  back.disc(
    r,
    r,
    r,
    back.linear(
      [0, 0],
      [2 * r, 2 * r],
      [
        [0, '#ffffff'],
        [0.5, '#cfd5d8'],
        [1, '#8d959a'],
      ],
    ),
  );
  back.disc(
    r,
    r,
    r * 0.82,
    back.linear(
      [0, 0],
      [2 * r, 2 * r],
      [
        [0, '#5d666b'],
        [1, '#c9d0d3'],
      ],
    ),
  );
  for (const [size, out] of [
    [0.76, 40],
    [0.7, 80],
    [0.6, 112],
  ] as const) {
    skirt(back, (s) => circle(s, r, r, r * size), 0, out, { fill: '#6d7e87', opacity: 0.34 });
  }
  const bowl = back.moved(0, 0, 112);
  bowl.disc(
    r,
    r,
    r * 0.6,
    bowl.linear(
      [r * 0.4, r * 0.4],
      [r * 1.6, r * 1.6],
      [
        [0, '#f4fafc', 0.85],
        [0.35, '#b9c9d0', 0.4],
        [1, '#5b6c75', 0.5],
      ],
    ),
  );
  bowl.path(
    `M${r * 0.5} ${r * 1.05}C${r * 0.46} ${r * 0.7} ${r * 0.7} ${r * 0.46} ${r * 1.05} ${r * 0.48}C${r * 0.8} ${r * 0.6} ${r * 0.64} ${r * 0.76} ${r * 0.5} ${r * 1.05}Z`,
    { fill: '#fff', opacity: 0.75 },
  );
}
