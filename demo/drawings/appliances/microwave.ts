import { badge, digits, glare, glass, keys } from './details.ts';
import { door } from './door.ts';
import { type Finish, finishes } from './finishes.ts';
import { contact, plinth } from './ground.ts';
import { barHandle } from './handles.ts';
import { circle, skirt } from './outlines.ts';
import { Scene } from './scene.ts';
import { rounded, type Sheet } from './sheet.ts';
import { block, cavity, faces } from './solids.ts';

const [w, h, d] = [525, 310, 420];
const doorWidth = 396;

export function microwave(finish: Finish): string {
  const scene = new Scene({
    width: w,
    height: h,
    depth: d,
    yaw: 22,
    eye: 500,
    size: 400,
    reach: 4,
    shift: [0, -40],
  });
  const y = body(scene, finish);
  const { front } = block(
    scene,
    { x: 3, y: y + 16, z: 0, w: doorWidth, h: h - 22, d: 34, r: 8 },
    finish,
  );
  glass(front, 26, 26, doorWidth - 92, h - 74, 12);
  mesh(front, 48, 48, doorWidth - 136, h - 118);
  glare(front, rounded(26, 26, doorWidth - 92, h - 74, 12), 26, 26, doorWidth - 92, h - 74, 0.14);
  barHandle(front, doorWidth - 46, 30, h - 82, finish, false, 20, 34);
  controls(scene, finish, y);
  return scene.document();
}

export function microwaveOpen(finish: Finish): string {
  const scene = new Scene({
    width: w,
    height: h,
    depth: d,
    yaw: 14,
    eye: 480,
    size: 335,
    reach: 4.4,
    shift: [128, -50],
  });
  const y = body(scene, finish);
  const frame = faces(scene, { x: 3, y: y + 16, z: -34, w: doorWidth, h: h - 22, d: 10 }).front;
  frame.rect(
    0,
    0,
    doorWidth,
    h - 22,
    8,
    frame.across(0, doorWidth, [
      [0, '#b4bcc0'],
      [0.5, '#dfe4e6'],
      [1, '#a9b1b5'],
    ]),
  );
  const room = { x: 24, y: y + 40, z: -34, w: doorWidth - 44, h: h - 70, d: 330 };
  const { bottom } = cavity(scene, room, {
    back: [
      [0, '#e9edee'],
      [1, '#b4bdc2'],
    ],
    side: [
      [0, '#b4bdc1'],
      [1, '#d8dee0'],
    ],
    ceiling: '#c5ccd0',
    floor: '#aab4b9',
  });
  turntable(bottom, room.w / 2, room.d / 2);
  const lamp = faces(scene, room).right;
  lamp.rect(110, 40, 90, 60, 6, { fill: '#fff3cf', opacity: 0.85 });
  controls(scene, finish, y);
  const swung = door(
    scene,
    { x: 3, y: y + 16, z: 0, w: doorWidth, h: h - 22, d: 34, r: 8 },
    finish,
    { hinge: 'left', open: 108 },
  ).back;
  swung.rect(8, 8, doorWidth - 16, h - 38, 8, '#c9d0d3');
  glass(swung, 34, 28, doorWidth - 68, h - 78, 10);
  mesh(swung, 52, 46, doorWidth - 104, h - 114);
  return scene.document();
}

function body(scene: Scene, finish: Finish): number {
  const level = plinth(scene, { width: w, depth: d });
  contact(scene, { x: 8, z: -10, w: w - 16, d: d - 20, r: 8 }, level, 0.7);
  for (const x of [30, w - 60])
    block(scene, { x, y: level, z: -40, w: 30, h: 14, d: 30, r: 5 }, finishes.rubber);
  const { right } = block(
    scene,
    { x: 0, y: level + 10, z: -34, w, h: h - 10, d: d - 34, r: 6 },
    finish.brushed ? finishes.graphite : finish,
  );
  for (let i = 0; i < 4; i += 1) right.rect(210 + i * 34, 60, 16, 80, 8, '#1d2124');
  return level;
}

function mesh(sheet: Sheet, x: number, y: number, mw: number, mh: number): void {
  let dots = '';
  for (let row = 0; row * 11 < mh; row += 1)
    dots += `M${x} ${y + row * 11}L${x + mw} ${y + row * 11}`;
  sheet.path(dots, { line: '#7d878c', width: 2.4, opacity: 0.22 });
}

function controls(scene: Scene, finish: Finish, level: number): void {
  const { front } = block(
    scene,
    { x: doorWidth + 5, y: level + 16, z: 0, w: w - doorWidth - 8, h: h - 22, d: 34, r: 8 },
    finish,
  );
  glass(front, 12, 22, 97, 52, 8);
  digits(front, '1:30', 27, 34, 27, '#9fe0c4');
  for (let row = 0; row < 4; row += 1)
    keys(front, 30, 102 + row * 32, 3, 31, 9, finish.rim[1] === '#757c81' ? '#454c51' : '#aeb7bc');
  front.rect(14, 230, 93, 36, 8, {
    fill: front.downwards(230, 266, [
      [0, '#fff', 0.35],
      [1, '#000', 0.12],
    ]),
    line: finish.rim[1],
    width: 1.6,
  });
  badge(front, 36, 243, 48, 9);
}

function turntable(floor: Sheet, x: number, y: number): void {
  floor.disc(x, y, 158, { fill: '#4f5a60', opacity: 0.3 });
  const plate = floor.moved(0, 0, -16);
  skirt(plate, (s) => circle(s, x, y, 150), 0, 6, { fill: '#8fa6ad', opacity: 0.7 });
  plate.disc(x, y, 150, {
    fill: plate.linear(
      [x - 150, y - 150],
      [x + 150, y + 150],
      [
        [0, '#f6fbfc', 0.9],
        [0.5, '#bfd0d5', 0.7],
        [1, '#e8f1f3', 0.85],
      ],
    ),
    line: '#f9fcfd',
    width: 3,
  });
  plate.disc(x, y, 118, { line: '#9db1b8', width: 2, opacity: 0.8 });
  plate.disc(x, y, 22, { fill: '#a9bcc3', opacity: 0.8 });
}
