import { badge, digits, glare, keys, print } from './details.ts';
import { finishes } from './finishes.ts';
import { contact, plinth } from './ground.ts';
import { pot } from './pot.ts';
import { Scene } from './scene.ts';
import { rounded, type Sheet } from './sheet.ts';
import { block } from './solids.ts';

const [w, h, d] = [290, 64, 355];

export function inductionCooktop({ withPot = false } = {}): string {
  const scene = new Scene({
    width: w,
    height: withPot ? 190 : h,
    depth: d,
    yaw: 24,
    eye: withPot ? 720 : 900,
    size: withPot ? 310 : 116,
    reach: 4.4,
    shift: [0, withPot ? -60 : -90],
  });
  const y = plinth(scene, { width: w, depth: d, height: 34 });
  contact(scene, { x: 6, z: -6, w: w - 12, d: d - 12, r: 10 }, y, 0.7);
  for (const [x, z] of [
    [24, -24],
    [w - 54, -24],
    [w - 54, -d + 54],
  ] as const)
    block(scene, { x, y, z, w: 30, h: 10, d: 30, r: 4 }, finishes.rubber);
  const { front, top } = block(
    scene,
    { x: 0, y: y + 8, z: 0, w, h: h - 8, d, r: 10, rim: 2 },
    finishes.graphite,
  );
  front.rect(14, 26, w - 28, 16, 8, '#15181a');
  plate(top);
  if (withPot) pot(scene, { x: w / 2, z: -d + 138 }, y + h + 3, 104, 128);
  return scene.document();
}

function plate(top: Sheet): void {
  const glassTop = top.moved(0, 0, 3);
  glassTop.rect(
    4,
    4,
    w - 8,
    d - 8,
    16,
    glassTop.linear(
      [0, 0],
      [w, d],
      [
        [0, '#2d3337'],
        [0.5, '#0d1012'],
        [1, '#191d20'],
      ],
    ),
  );
  glassTop.rect(4, 4, w - 8, d - 8, 16, { line: '#8a9398', width: 1.6, opacity: 0.8 });
  const [cx, cy] = [w / 2, 138];
  for (const r of [108, 84, 40])
    glassTop.disc(cx, cy, r, { line: '#b9c4c9', width: 1.8, opacity: 0.75 });
  glassTop.line(
    [
      [cx - 14, cy],
      [cx + 14, cy],
    ],
    { line: '#b9c4c9', width: 1.8, opacity: 0.75 },
  );
  glassTop.line(
    [
      [cx, cy - 14],
      [cx, cy + 14],
    ],
    { line: '#b9c4c9', width: 1.8, opacity: 0.75 },
  );
  glassTop.line(
    [
      [20, 268],
      [w - 20, 268],
    ],
    { line: '#6f7a80', width: 1, opacity: 0.8 },
  );
  digits(glassTop, '1800', 100, 284, 24, '#ff8f6b');
  keys(glassTop, 40, 300, 2, 30, 8, '#dfe7ea');
  keys(glassTop, 216, 300, 2, 30, 8, '#dfe7ea');
  keys(glassTop, 100, 332, 4, 30, 5, '#9fb0b8');
  print(glassTop, 30, 322, [18, 18], '#9fb0b8', 2, 12);
  print(glassTop, 206, 322, [18, 18], '#9fb0b8', 2, 12);
  badge(glassTop, w / 2 - 22, 18, 44, 7);
  glare(glassTop, rounded(4, 4, w - 8, d - 8, 16), 4, 4, w - 8, d - 8, 0.16);
}
