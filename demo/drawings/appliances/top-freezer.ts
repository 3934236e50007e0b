import { badge } from './details.ts';
import { door } from './door.ts';
import { type Finish, finishes } from './finishes.ts';
import { contact } from './ground.ts';
import { barHandle } from './handles.ts';
import { larder } from './larder.ts';
import { Scene } from './scene.ts';
import { block } from './solids.ts';

const [w, h, d] = [756, 1690, 740];
const doorDepth = 78;
const split = { freezer: 500, base: 70, gap: 8 };

export function topFreezer(finish: Finish, yaw = 25): string {
  const scene = new Scene({ width: w, height: h, depth: d, yaw, eye: 1380 });
  const { lower, upper } = cabinet(scene, finish);
  const doors = { fresh: door(scene, lower, finish), freezer: door(scene, upper, finish) };
  barHandle(doors.freezer.front, 40, split.freezer - 330, 280, finish, false, 26);
  barHandle(doors.fresh.front, 40, 50, 520, finish, false, 26);
  badge(doors.freezer.front, w / 2 - 45, 44, 90, 16);
  return scene.document();
}

/** The same, its larger door open on the lit inside. */
export function topFreezerOpen(finish: Finish): string {
  const scene = new Scene({
    width: w,
    height: h,
    depth: d,
    yaw: -20,
    eye: 1330,
    shift: [-95, -34],
    size: 630,
  });
  const { lower, upper } = cabinet(scene, finish);
  const wall = 46;
  const inner = {
    x: wall,
    y: lower.y + wall,
    z: -doorDepth - 13,
    w: w - 2 * wall,
    h: lower.h - 2 * wall,
    d: 560,
  };
  const frame = block(
    scene,
    { x: 0, y: lower.y, z: -doorDepth - 12, w, h: lower.h, d: 20, r: 6 },
    finish,
  );
  frame.front.rect(
    5,
    5,
    w - 10,
    lower.h - 10,
    6,
    frame.front.across(0, w, [
      [0, '#dfe5e7'],
      [0.5, '#f8fafa'],
      [1, '#d3dadd'],
    ]),
  );
  larder(scene, inner, [318, 540, 760], { rows: 1, columns: 2, height: 235 });
  const freezer = door(scene, upper, finish);
  barHandle(freezer.front, 40, split.freezer - 330, 280, finish, false, 26);
  badge(freezer.front, w / 2 - 45, 44, 90, 16);
  door(scene, lower, finish, { open: 112, bins: [150, 470, 800] });
  return scene.document();
}

function cabinet(scene: Scene, finish: Finish) {
  contact(scene, { x: 6, z: -40, w: w - 12, d: d - 50 });
  const base = block(
    scene,
    { x: 12, y: 14, z: -doorDepth - 6, w: w - 24, h: 60, d: d - 110, r: 4 },
    finishes.rubber,
  );
  base.front.rect(40, 20, w - 104, 22, 5, '#090a0b');
  block(
    scene,
    {
      x: 0,
      y: split.base - 16,
      z: -doorDepth - 12,
      w,
      h: h - split.base - 6,
      d: d - doorDepth - 12,
      r: 5,
    },
    finish,
  );
  block(
    scene,
    {
      x: 12,
      y: split.base + 10,
      z: -doorDepth + 2,
      w: w - 24,
      h: h - split.base - 50,
      d: 15,
      r: 4,
    },
    finishes.rubber,
  );
  const freshHeight = h - split.base - split.freezer - split.gap - 22;
  block(scene, { x: w - 92, y: h - 22, z: -30, w: 84, h: 14, d: 110, r: 5 }, finishes.graphite);
  return {
    lower: { x: 0, y: split.base, z: 0, w, h: freshHeight, d: doorDepth, r: 14, rim: 4 },
    upper: {
      x: 0,
      y: split.base + freshHeight + split.gap,
      z: 0,
      w,
      h: split.freezer,
      d: doorDepth,
      r: 14,
      rim: 4,
    },
  };
}
