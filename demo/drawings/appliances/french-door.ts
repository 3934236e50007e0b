import { keys, print } from './details.ts';
import { door } from './door.ts';
import { type Finish, finishes } from './finishes.ts';
import { contact } from './ground.ts';
import { barHandle } from './handles.ts';
import { larder } from './larder.ts';
import { Scene } from './scene.ts';
import type { Sheet } from './sheet.ts';
import { block } from './solids.ts';

const [w, h, d] = [908, 1777, 830];
const doorDepth = 105;
const drawerTop = 608;
const doorHeight = h - drawerTop - 30;
const half = w / 2 - 2;

export function frenchDoor(finish: Finish, yaw = 24): string {
  const scene = new Scene({ width: w, height: h, depth: d, yaw, eye: 1420 });
  cabinet(scene, finish);
  drawer(scene, finish);
  const doors = [leftDoor, rightDoor];
  for (const draw of yaw > 0 ? doors : doors.reverse()) draw(scene, finish, 0);
  return scene.document();
}

export function frenchDoorOpen(finish: Finish): string {
  const scene = new Scene({
    width: w,
    height: h,
    depth: d,
    yaw: -9,
    eye: 1400,
    size: 600,
    shift: [0, -40],
  });
  cabinet(scene, finish);
  const wall = 48;
  const frame = block(
    scene,
    { x: 0, y: drawerTop + 8, z: -doorDepth - 11, w, h: doorHeight, d: 20, r: 5 },
    finish,
  );
  frame.front.rect(
    5,
    5,
    w - 10,
    doorHeight - 10,
    6,
    frame.front.across(0, w, [
      [0, '#dfe5e7'],
      [0.5, '#f8fafa'],
      [1, '#d3dadd'],
    ]),
  );
  larder(
    scene,
    { x: wall, y: drawerTop + 40, z: -doorDepth - 12, w: w - 2 * wall, h: doorHeight - 80, d: 600 },
    [272, 500, 740],
    { rows: 1, columns: 2, height: 205 },
  );
  drawer(scene, finish);
  leftDoor(scene, finish, 104);
  rightDoor(scene, finish, 104);
  return scene.document();
}

function cabinet(scene: Scene, finish: Finish): void {
  contact(scene, { x: 4, z: -40, w: w - 8, d: d - 50 });
  block(scene, { x: 20, y: 12, z: -130, w: w - 40, h: 60, d: d - 150, r: 4 }, finishes.rubber);
  block(
    scene,
    { x: 0, y: 40, z: -doorDepth - 12, w, h: h - 60, d: d - doorDepth - 12, r: 6 },
    finish,
  );
  block(
    scene,
    { x: 14, y: 60, z: -doorDepth + 2, w: w - 28, h: h - 100, d: 15, r: 4 },
    finishes.rubber,
  );
  for (const x of [10, w - 84])
    block(scene, { x, y: h - 22, z: -40, w: 74, h: 15, d: 130, r: 5 }, finishes.graphite);
}

function drawer(scene: Scene, finish: Finish): void {
  const { front } = block(
    scene,
    { x: 0, y: 46, z: 0, w, h: drawerTop - 46, d: doorDepth, r: 9 },
    finish,
  );
  barHandle(front, 60, 64, w - 120, finish, true);
}

function leftDoor(scene: Scene, finish: Finish, open: number): void {
  const f = door(
    scene,
    { x: 0, y: drawerTop + 8, z: 0, w: half, h: doorHeight, d: doorDepth, r: 9 },
    finish,
    { hinge: 'left', open, bins: [120, 420, 730] },
  );
  if (open > 0) return;
  niche(f.front);
  barHandle(f.front, half - 62, doorHeight - 850, 790, finish);
}

function rightDoor(scene: Scene, finish: Finish, open: number): void {
  const f = door(
    scene,
    { x: half + 4, y: drawerTop + 8, z: 0, w: half, h: doorHeight, d: doorDepth, r: 9 },
    finish,
    { open, bins: [120, 420, 730] },
  );
  if (open === 0) barHandle(f.front, 38, doorHeight - 850, 790, finish);
}

function niche(face: Sheet): void {
  const [x, y, width, height] = [88, 240, 214, 370];
  face.rect(
    x,
    y,
    width,
    height,
    14,
    face.linear(
      [x, y],
      [x + width, y + height],
      [
        [0, '#33383c'],
        [0.5, '#8a9196'],
        [1, '#eef1f2'],
      ],
    ),
  );
  face.rect(x + 4, y + 4, width - 8, height - 8, 11, '#141719');
  face.rect(
    x + 4,
    y + 4,
    width - 8,
    110,
    11,
    face.linear(
      [x, y],
      [x + width, y + 110],
      [
        [0, '#454d52'],
        [0.45, '#1d2124'],
        [1, '#121516'],
      ],
    ),
  );
  keys(face, x + 48, y + 56, 3, 59, 9, '#cfe6ef');
  print(face, x + 34, y + 86, [28, 28, 28], '#9fb4bd', 3, 31);
  face.rect(
    x + 14,
    y + 122,
    width - 28,
    height - 136,
    9,
    face.downwards(y + 122, y + height, [
      [0, '#060808'],
      [0.5, '#23292d'],
      [1, '#454d52'],
    ]),
  );
  face.rect(
    x + 66,
    y + 122,
    82,
    54,
    9,
    face.across(x + 66, x + 148, [
      [0, '#2c3236'],
      [0.35, '#727b81'],
      [1, '#191d1f'],
    ]),
  );
  face.rect(
    x + 88,
    y + 176,
    38,
    84,
    7,
    face.across(x + 88, x + 126, [
      [0, '#3a4145'],
      [0.4, '#8d969b'],
      [1, '#22272a'],
    ]),
  );
  face.rect(
    x + 20,
    y + height - 46,
    width - 40,
    28,
    6,
    face.downwards(y + height - 46, y + height - 18, [
      [0, '#98a1a6'],
      [1, '#363c40'],
    ]),
  );
}
