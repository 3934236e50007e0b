import { badge, digits, glass, keys } from './details.ts';
import { door } from './door.ts';
import { type Finish, finishes } from './finishes.ts';
import { contact } from './ground.ts';
import { barHandle } from './handles.ts';
import { larder } from './larder.ts';
import { Scene } from './scene.ts';
import { block } from './solids.ts';

const [w, h, d] = [710, 1720, 730];
const doorDepth = 80;
const slab = { x: 0, y: 64, z: 0, w, h: h - 84, d: doorDepth, r: 16, rim: 4 };

export function uprightFreezer(finish: Finish, yaw = -26): string {
  const scene = new Scene({ width: w, height: h, depth: d, yaw, eye: 1380 });
  cabinet(scene, finish);
  const { front } = door(scene, slab, finish);
  barHandle(front, 44, 560, 560, finish, false, 26);
  glass(front, w / 2 - 105, 70, 210, 56, 10);
  digits(front, '-18', w / 2 - 84, 84, 28, '#cfe6ef');
  keys(front, w / 2 + 20, 98, 3, 32, 7, '#9fb4bd');
  badge(front, w / 2 - 36, h - 190, 72, 14);
  return scene.document();
}

export function uprightFreezerOpen(finish: Finish): string {
  const scene = new Scene({
    width: w,
    height: h,
    depth: d,
    yaw: -20,
    eye: 1300,
    size: 625,
    shift: [-90, -34],
  });
  cabinet(scene, finish);
  const wall = 56;
  const frame = block(scene, { ...slab, z: -doorDepth - 12, d: 20, r: 6 }, finish);
  frame.front.rect(
    5,
    5,
    w - 10,
    slab.h - 10,
    6,
    frame.front.across(0, w, [
      [0, '#dfe5e7'],
      [0.5, '#f8fafa'],
      [1, '#d3dadd'],
    ]),
  );
  larder(
    scene,
    {
      x: wall,
      y: slab.y + wall,
      z: -doorDepth - 13,
      w: w - 2 * wall,
      h: slab.h - 2 * wall,
      d: 540,
    },
    [760, 1010, 1260],
    { rows: 3, columns: 1, height: 240 },
  );
  door(scene, slab, finish, { open: 112, bins: [140, 460, 790, 1130] });
  return scene.document();
}

function cabinet(scene: Scene, finish: Finish): void {
  contact(scene, { x: 6, z: -40, w: w - 12, d: d - 50 });
  block(
    scene,
    { x: 12, y: 12, z: -doorDepth - 6, w: w - 24, h: 56, d: d - 110, r: 4 },
    finishes.rubber,
  );
  block(
    scene,
    { x: 0, y: 46, z: -doorDepth - 12, w, h: h - 62, d: d - doorDepth - 12, r: 5 },
    finish,
  );
  block(
    scene,
    { x: 12, y: 76, z: -doorDepth + 2, w: w - 24, h: h - 116, d: 15, r: 4 },
    finishes.rubber,
  );
  block(scene, { x: w - 88, y: h - 20, z: -30, w: 80, h: 14, d: 110, r: 5 }, finishes.graphite);
}
