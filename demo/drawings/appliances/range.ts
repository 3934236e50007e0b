import type { View } from './camera.ts';
import { badge, digits, glare, glass, keys } from './details.ts';
import { type Finish, finishes } from './finishes.ts';
import { contact } from './ground.ts';
import { barHandle, knob } from './handles.ts';
import { circle, skirt } from './outlines.ts';
import { Scene } from './scene.ts';
import { rounded, type Sheet } from './sheet.ts';
import { block } from './solids.ts';

const [w, h, d] = [759, 1180, 690];
const top = 914;

export function gasRange(finish: Finish, view: Partial<View> = {}): string {
  const scene = new Scene({
    width: w,
    height: h,
    depth: d,
    yaw: 23,
    eye: 1500,
    size: 610,
    ...view,
  });
  contact(scene, { x: 10, z: -30, w: w - 20, d: d - 50 });
  block(scene, { x: 20, y: 0, z: -70, w: w - 40, h: 60, d: d - 100, r: 4 }, finishes.rubber);
  block(
    scene,
    { x: 0, y: 40, z: -46, w, h: top - 66, d: d - 46, r: 4 },
    finish.brushed ? { ...finishes.graphite, brushed: false } : finish,
  );
  backguard(scene, finish);
  const storage = block(scene, { x: 3, y: 52, z: -4, w: w - 6, h: 150, d: 44, r: 6 }, finish);
  storage.front.rect(
    w / 2 - 130,
    16,
    260,
    20,
    10,
    storage.front.downwards(16, 36, [
      [0, '#2c3236'],
      [1, '#aab2b7'],
    ]),
  );
  oven(block(scene, { x: 3, y: 208, z: 0, w: w - 6, h: 540, d: 46, r: 6 }, finish).front, finish);
  const panel = block(scene, { x: 0, y: 754, z: 0, w, h: 120, d: 46, r: 6 }, finish).front;
  for (const [i, turn] of [-30, 0, 0, 25, 0].entries())
    knob(panel, 96 + i * 142, 62, 34, finishes.black, { height: 34, turn });
  cooktop(block(scene, { x: 0, y: 878, z: 0, w, h: top - 878, d: d - 60, r: 6 }, finish).top);
  return scene.document();
}

function oven(front: Sheet, finish: Finish): void {
  const [x, y, ww, hh] = [66, 122, w - 138, 350];
  glass(front, x, y, ww, hh, 16);
  const inside = front.moved(0, 0, -60);
  front.within(rounded(x + 50, y + 40, ww - 100, hh - 80, 10), () => {
    inside.rect(
      x,
      y,
      ww,
      hh,
      0,
      inside.downwards(y, y + hh, [
        [0, '#3b3026'],
        [0.5, '#241d18'],
        [1, '#120f0d'],
      ]),
    );
    for (const level of [0.42, 0.72]) {
      let bars = '';
      for (let i = 0; i < 10; i += 1)
        bars += `M${x + 50 + i * 55} ${y + hh * level}L${x + 54 + i * 55} ${y + hh * level + 16}`;
      inside.path(bars, { line: '#a88d70', width: 3, opacity: 0.5 });
      inside.line(
        [
          [x, y + hh * level],
          [x + ww, y + hh * level],
        ],
        { line: '#c9b195', width: 4, opacity: 0.7 },
      );
      inside.line(
        [
          [x, y + hh * level + 16],
          [x + ww, y + hh * level + 16],
        ],
        { line: '#c9b195', width: 3, opacity: 0.5 },
      );
    }
  });
  glare(front, rounded(x, y, ww, hh, 16), x, y, ww, hh, 0.16);
  barHandle(front, 54, 38, w - 120, finish.brushed ? finish : finishes.stainless, true, 26, 46);
  badge(front, w / 2 - 46, 496, 86, 15);
}

function backguard(scene: Scene, finish: Finish): void {
  const { front } = block(
    scene,
    { x: 0, y: top - 10, z: -d + 66, w, h: h - top + 10, d: 66, r: 12, rim: 4 },
    finish,
  );
  glass(front, w / 2 - 165, 60, 330, 112, 12);
  digits(front, '12:30', w / 2 - 140, 92, 44, '#cfe6ef');
  keys(front, w / 2 + 48, 98, 3, 42, 10, '#9fb4bd');
  keys(front, w / 2 + 48, 138, 3, 42, 10, '#9fb4bd');
}

/** Burners and grates on the worktop; `sheet` is the top face, its origin at the back left. */
function cooktop(sheet: Sheet): void {
  const depth = d - 60;
  sheet.rect(
    16,
    30,
    w - 32,
    depth - 70,
    26,
    sheet.linear(
      [0, 0],
      [w, depth],
      [
        [0, '#14171a'],
        [0.5, '#363d42'],
        [1, '#1b1f22'],
      ],
    ),
  );
  const burners = [
    [160, 190, 46],
    [160, 440, 56],
    [w / 2, 315, 62],
    [w - 160, 190, 40],
    [w - 160, 440, 60],
  ] as const;
  for (const [x, y, r] of burners) burner(sheet, x, y, r);
  for (const x of [28, w / 2 - 112, w - 253]) grate(sheet, x, 50, 225, depth - 108);
}

function burner(sheet: Sheet, x: number, y: number, r: number): void {
  sheet.disc(x + 6, y + 8, r * 1.5, { fill: '#050607', opacity: 0.5 });
  sheet.disc(
    x,
    y,
    r * 1.3,
    sheet.scene.diagonal([
      [0, '#e3e7e9'],
      [0.5, '#969fa4'],
      [1, '#596166'],
    ]),
  );
  skirt(sheet, (s) => circle(s, x, y, r), 2, 20, '#0e1011');
  const cap = sheet.moved(0, 0, 20);
  cap.disc(
    x,
    y,
    r,
    sheet.scene.diagonal([
      [0, '#4b5358'],
      [0.5, '#272c2f'],
      [1, '#141718'],
    ]),
  );
}

function grate(sheet: Sheet, x: number, y: number, gw: number, gh: number): void {
  const bar = 13;
  const bars = [
    [0, 0, gw, bar],
    [0, gh - bar, gw, bar],
    [0, 0, bar, gh],
    [gw - bar, 0, bar, gh],
    [0, gh / 2 - bar / 2, gw, bar],
    [gw / 2 - bar / 2, 0, bar, gh * 0.17],
    [gw / 2 - bar / 2, gh * 0.33, bar, gh * 0.34],
    [gw / 2 - bar / 2, gh * 0.83, bar, gh * 0.17],
    [0, gh * 0.25 - bar / 2, gw * 0.34, bar],
    [gw * 0.66, gh * 0.25 - bar / 2, gw * 0.34, bar],
    [0, gh * 0.75 - bar / 2, gw * 0.34, bar],
    [gw * 0.66, gh * 0.75 - bar / 2, gw * 0.34, bar],
  ] as const;
  const outline = bars
    .map(([bx, by, bw, bh]) =>
      rounded(Math.round(x + bx), Math.round(y + by), Math.round(bw), Math.round(bh)),
    )
    .join('');
  sheet.moved(0, 0, 34).path(outline, { fill: '#0b0d0e', line: '#0b0d0e', width: 7, cap: 'round' });
  const upper = sheet.moved(0, 0, 42);
  upper.path(outline, '#454c51');
  const ridge = bars
    .map(([bx, by, bw, bh]) =>
      bw > bh
        ? `M${x + bx} ${y + by + 3}L${x + bx + bw} ${y + by + 3}`
        : `M${x + bx + 3} ${y + by}L${x + bx + 3} ${y + by + bh}`,
    )
    .join('');
  upper.path(ridge, { line: '#98a1a6', width: 2.2, opacity: 0.8 });
}
