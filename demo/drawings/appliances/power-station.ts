import { badge, digits, glare, grille, print } from './details.ts';
import { finishes } from './finishes.ts';
import { contact, plinth } from './ground.ts';
import { outlet, usb } from './outlets.ts';
import { circle, skirt } from './outlines.ts';
import { Scene } from './scene.ts';
import { rounded, type Sheet } from './sheet.ts';
import { block } from './solids.ts';

const [w, h, d] = [400, 281, 211];

export function powerStation(yaw = 24): string {
  const scene = new Scene({
    width: w,
    height: h,
    depth: d,
    yaw,
    eye: 430,
    size: 400,
    reach: 4.2,
    shift: [0, -30],
  });
  const y = plinth(scene, { width: w, depth: d });
  contact(scene, { x: 10, z: -8, w: w - 20, d: d - 16, r: 16 }, y, 0.7);
  for (const x of [40, w - 90])
    block(scene, { x, y, z: -14, w: 50, h: 12, d: d - 28, r: 5 }, finishes.rubber);
  const body = block(
    scene,
    { x: 14, y: y + 8, z: 0, w: w - 28, h: h - 42, d, r: 26, rim: 3 },
    finishes.graphite,
  );
  for (const x of [0, w - 62]) handle(scene, x, y);
  front(body.front);
  const side = yaw > 0 ? body.right : body.left;
  grille(side, 40, 70, d - 80, 130, 12, { dark: '#0f1213', slot: 0.55, lip: '#7d868b' });
  return scene.document();
}

/** The other face: household outlets and the charging inlet. */
export function powerStationBack(): string {
  const scene = new Scene({
    width: w,
    height: h,
    depth: d,
    yaw: -28,
    eye: 430,
    size: 400,
    reach: 4.2,
    shift: [0, -30],
  });
  const y = plinth(scene, { width: w, depth: d });
  contact(scene, { x: 10, z: -8, w: w - 20, d: d - 16, r: 16 }, y, 0.7);
  for (const x of [40, w - 90])
    block(scene, { x, y, z: -14, w: 50, h: 12, d: d - 28, r: 5 }, finishes.rubber);
  const body = block(
    scene,
    { x: 14, y: y + 8, z: 0, w: w - 28, h: h - 42, d, r: 26, rim: 3 },
    finishes.graphite,
  );
  for (const x of [0, w - 62]) handle(scene, x, y);
  const face = body.front;
  plate(face, 34, 34, 200, 172);
  for (const x of [50, 112, 174]) outlet(face, x, 58, 46);
  for (const x of [60, 122]) socket(face, x + 12, 168, 20);
  print(face, 160, 168, [36, 20], '#9fb4bd', 4);
  plate(face, 250, 34, 90, 172);
  socket(face, 295, 76, 26);
  face.rect(272, 120, 46, 66, 8, { fill: '#0b0d0e', line: '#6d757a', width: 2 });
  grille(body.left, 40, 70, d - 80, 130, 12, { dark: '#0f1213', lip: '#7d868b' });
  return scene.document();
}

function handle(scene: Scene, x: number, y: number): void {
  const f = block(
    scene,
    { x, y: y + h - 92, z: -16, w: 62, h: 92, d: d - 32, r: 22, rim: 3 },
    finishes.black,
  );
  for (const side of [f.right, f.left])
    if (side.facesCamera())
      side.rect(
        34,
        20,
        d - 100,
        40,
        18,
        side.downwards(20, 60, [
          [0, '#040505'],
          [1, '#343a3e'],
        ]),
      );
}

function front(face: Sheet): void {
  plate(face, 30, 34, 312, 100);
  const [x, y, sw, sh] = [118, 46, 136, 76];
  face.rect(x, y, sw, sh, 10, '#05090b');
  digits(face, '100', x + 20, y + 16, 32, '#bfe9f5');
  face.path(
    `M${x + 100} ${y + 28}L${x + 120} ${y + 28}M${x + 100} ${y + 42}L${x + 114} ${y + 42}`,
    { line: '#7fd0a2', width: 5, cap: 'round' },
  );
  let cells = '';
  for (let i = 0; i < 9; i += 1) cells += rounded(x + 16 + i * 12, y + 60, 9, 7, 2);
  face.path(cells, '#7fd0a2');
  glare(face, rounded(x, y, sw, sh, 10), x, y, sw, sh, 0.14);
  button(face, 70, 84, 22);
  button(face, 302, 84, 18);
  plate(face, 30, 148, 312, 60);
  for (const [i, px] of [56, 98, 140].entries()) usb(face, px, 166, 26, i === 2 ? 10 : 11);
  for (const px of [196, 240]) usb(face, px, 167, 22, 9, true);
  print(face, 56, 194, [20, 20, 20], '#9fb4bd', 3, 22);
  print(face, 196, 194, [18, 18], '#9fb4bd', 3, 26);
  socket(face, 306, 178, 17);
  badge(face, 151, 10, 70, 12);
}

function plate(face: Sheet, x: number, y: number, pw: number, ph: number): void {
  face.rect(
    x - 1.5,
    y - 1.5,
    pw + 3,
    ph + 3,
    15,
    face.linear(
      [x, y],
      [x + pw, y + ph],
      [
        [0, '#1a1d1f'],
        [1, '#a3abb0'],
      ],
    ),
  );
  face.rect(
    x,
    y,
    pw,
    ph,
    14,
    face.linear(
      [x, y],
      [x + pw, y + ph],
      [
        [0, '#33393d'],
        [0.4, '#1d2123'],
        [1, '#141718'],
      ],
    ),
  );
}

function button(face: Sheet, x: number, y: number, r: number): void {
  skirt(face, (s) => circle(s, x, y, r), 0, 5, '#0a0c0d');
  const cap = face.moved(0, 0, 5);
  cap.disc(
    x,
    y,
    r,
    cap.scene.diagonal([
      [0, '#8a9398'],
      [0.5, '#3d4448'],
      [1, '#1b1f21'],
    ]),
  );
  cap.disc(x, y, r * 0.55, { line: '#7fd0a2', width: 2.4 });
}

function socket(face: Sheet, x: number, y: number, r: number): void {
  face.disc(
    x,
    y,
    r,
    face.scene.diagonal([
      [0, '#15181a'],
      [1, '#8a9398'],
    ]),
  );
  face.disc(x, y, r * 0.84, '#0b0d0e');
  face.disc(x, y, r * 0.4, '#596166');
}
