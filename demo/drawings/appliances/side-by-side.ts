import { badge, glass, keys } from './details.ts';
import { door } from './door.ts';
import { type Finish, finishes } from './finishes.ts';
import { contact } from './ground.ts';
import { barHandle } from './handles.ts';
import { Scene } from './scene.ts';
import type { Sheet } from './sheet.ts';
import { block } from './solids.ts';

const [w, h, d] = [908, 1745, 790];
const doorDepth = 92;
const freezer = 384;

export function sideBySide(finish: Finish, yaw = 26): string {
  const scene = new Scene({ width: w, height: h, depth: d, yaw, eye: 1400 });
  contact(scene, { x: 6, z: -46, w: w - 12, d: d - 56 });
  const base = block(
    scene,
    { x: 14, y: 12, z: -doorDepth - 4, w: w - 28, h: 76, d: d - 130, r: 4 },
    finishes.rubber,
  );
  base.front.rect(30, 24, w - 88, 30, 5, '#090a0b');
  block(
    scene,
    { x: 0, y: 64, z: -doorDepth - 12, w, h: h - 84, d: d - doorDepth - 12, r: 6 },
    finish,
  );
  block(
    scene,
    { x: 12, y: 90, z: -doorDepth + 2, w: w - 24, h: h - 130, d: 15, r: 4 },
    finishes.rubber,
  );
  for (const x of [8, w - 80])
    block(scene, { x, y: h - 20, z: -30, w: 72, h: 14, d: 120, r: 5 }, finishes.graphite);
  const height = h - 86 - 22;
  const narrow = () =>
    dress(
      door(scene, { x: 0, y: 86, z: 0, w: freezer - 2, h: height, d: doorDepth, r: 9 }, finish)
        .front,
      finish,
    );
  const wide = () => {
    const { front } = door(
      scene,
      { x: freezer + 3, y: 86, z: 0, w: w - freezer - 3, h: height, d: doorDepth, r: 9 },
      finish,
    );
    barHandle(front, 36, 330, 1000, finish, false, 25);
  };
  for (const draw of yaw > 0 ? [narrow, wide] : [wide, narrow]) draw();
  return scene.document();
}

function dress(front: Sheet, finish: Finish): void {
  const width = freezer - 2;
  glass(front, 70, 330, 210, 420, 16);
  keys(front, 112, 380, 3, 63, 8, '#cfe6ef');
  front.rect(
    90,
    450,
    170,
    280,
    12,
    front.downwards(450, 730, [
      [0, '#050606'],
      [0.6, '#22282c'],
      [1, '#4a5257'],
    ]),
  );
  front.rect(
    140,
    450,
    70,
    50,
    8,
    front.across(140, 210, [
      [0, '#2c3236'],
      [0.35, '#727b81'],
      [1, '#191d1f'],
    ]),
  );
  front.rect(
    98,
    690,
    154,
    26,
    6,
    front.downwards(690, 716, [
      [0, '#98a1a6'],
      [1, '#363c40'],
    ]),
  );
  badge(front, 40, 48, 78, 15);
  barHandle(front, width - 60, 330, 1000, finish, false, 25);
}
