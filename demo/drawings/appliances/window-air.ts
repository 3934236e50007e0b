import { badge, digits, glass, grille, keys, print } from './details.ts';
import { finishes } from './finishes.ts';
import { contact, plinth } from './ground.ts';
import { Scene } from './scene.ts';
import type { Sheet } from './sheet.ts';
import { block, faces } from './solids.ts';

const [w, h, d] = [472, 322, 400];

export function windowAir(yaw = 24): string {
  const scene = new Scene({
    width: w,
    height: h,
    depth: d,
    yaw,
    eye: 540,
    size: 400,
    reach: 4.2,
    shift: [0, -40],
  });
  const y = plinth(scene, { width: w, depth: d, overhang: 0.1 });
  contact(scene, { x: 8, z: -8, w: w - 16, d: d - 16, r: 10 }, y, 0.7);
  const sides = () => {
    for (const x of [-108, w - 20]) curtain(scene, x, y);
  };
  if (yaw > 0) sides();
  const f = block(
    scene,
    { x: 10, y: y + 6, z: -46, w: w - 20, h: h - 12, d: d - 46, r: 8 },
    finishes.white,
  );
  const side = yaw > 0 ? f.right : f.left;
  grille(side, yaw > 0 ? 150 : 40, 40, 160, h - 120, 13, { dark: '#5f696e' });
  grille(f.top, 60, 60, w - 140, 120, 16, { upright: true, dark: '#7b858a' });
  if (yaw < 0) sides();
  const front = block(scene, { x: 0, y, z: 0, w, h, d: 50, r: 22, rim: 4 }, finishes.white).front;
  face(front);
  return scene.document();
}

function face(front: Sheet): void {
  grille(front, 26, 104, w - 52, h - 132, 13, { dark: '#59646a', slot: 0.5 });
  front.rect(
    26,
    24,
    268,
    66,
    10,
    front.downwards(24, 90, [
      [0, '#0e1113'],
      [1, '#3b444a'],
    ]),
  );
  grille(front, 38, 32, 244, 50, 12, { upright: true, dark: '#dfe4e6', slot: 0.22, lip: '#fff' });
  glass(front, 308, 24, 138, 66, 10);
  digits(front, '22', 322, 38, 30, '#cfe6ef');
  keys(front, 388, 44, 3, 21, 6, '#9fb4bd');
  print(front, 384, 70, [10, 10, 10], '#9fb4bd', 2.4, 11);
  badge(front, 198, h - 22, 76, 11);
}

function curtain(scene: Scene, x: number, y: number): void {
  const sheet = faces(scene, { x, y: y + 10, z: -110, w: 128, h: h - 22, d: 14 }).front;
  sheet.rect(
    0,
    0,
    128,
    h - 22,
    3,
    sheet.across(0, 128, [
      [0, '#c3c9cb'],
      [0.5, '#e8ebec'],
      [1, '#b9c0c3'],
    ]),
  );
  for (let i = 0; i < 8; i += 1) {
    sheet.rect(
      6 + i * 14.6,
      8,
      14.6,
      h - 38,
      0,
      sheet.across(6 + i * 14.6, 6 + (i + 1) * 14.6, [
        [0, '#ffffff', 0.8],
        [0.5, '#b4bcc0', 0.4],
        [1, '#6d777c', 0.6],
      ]),
    );
  }
  sheet.rect(0, 0, 128, h - 22, 3, { line: '#a8b0b4', width: 5 });
}
