import type { Finish } from './finishes.ts';
import { ring, skirt } from './outlines.ts';
import type { Scene } from './scene.ts';
import { rounded } from './sheet.ts';
import { type Block, block, type Faces, faces } from './solids.ts';

export function door(
  scene: Scene,
  closed: Block,
  finish: Finish,
  { hinge = 'right', open = 0, bins = [] as readonly number[] } = {},
): Faces {
  const turn = hinge === 'left' ? open : -open;
  const angle = (turn * Math.PI) / 180;
  const corner =
    hinge === 'left'
      ? { x: closed.x, z: closed.z }
      : {
          x: closed.x + closed.w * (1 - Math.cos(angle)),
          z: closed.z - closed.w * Math.sin(angle),
        };
  const slab = { ...closed, ...corner, turn };
  if (open > 0 && slab.y < 200) shade(scene, slab);
  const f = block(scene, slab, finish);
  if (!f.front.facesCamera()) lining(f, closed, bins);
  return f;
}

function shade(scene: Scene, slab: Block): void {
  const below = faces(scene, { ...slab, y: 0 }).bottom.map(rounded(0, 0, slab.w, slab.d, 6));
  const spread = 90 * scene.camera.scale;
  scene.halo(below, {
    spread,
    squash: 0.3,
    drift: [spread * 0.3, 0],
    strength: 0.5,
  });
}

function lining(f: Faces, { w, h }: Block, bins: readonly number[]): void {
  const inside = f.back;
  inside.rect(
    0,
    0,
    w,
    h,
    8,
    inside.across(0, w, [
      [0, '#e4e9eb'],
      [0.5, '#fafbfb'],
      [1, '#dbe1e4'],
    ]),
  );
  inside.rect(14, 14, w - 28, h - 28, 14, { line: '#9aa5ab', width: 9 });
  inside.rect(14, 14, w - 28, h - 28, 14, { line: '#c9d1d5', width: 4 });
  inside.rect(44, 44, w - 88, h - 88, 20, {
    fill: inside.downwards(0, h, [
      [0, '#fff'],
      [1, '#e2e8ea'],
    ]),
    line: '#c3ccd0',
    width: 3,
  });
  for (const y of bins) bin(f, 52, y, w - 104);
}

function bin(f: Faces, x: number, y: number, w: number): void {
  const [h, out] = [104, 96];
  const at = f.back;
  at.rect(
    x + 8,
    y + h,
    w - 16,
    40,
    0,
    at.downwards(y + h, y + h + 40, [
      [0, '#8b989f', 0.4],
      [1, '#8b989f', 0],
    ]),
  );
  skirt(at, (s) => ring(s, w, h, 16, x, y), 0, out, { fill: '#cfdadf', opacity: 0.72 });
  const cap = at.moved(0, 0, out);
  cap.rect(x, y, w, h, 16, {
    fill: cap.linear(
      [x, y],
      [x + w, y + h],
      [
        [0, '#ffffff', 0.9],
        [0.4, '#e3ecef', 0.75],
        [1, '#bccad0', 0.9],
      ],
    ),
    line: '#a3b1b8',
    width: 1.6,
  });
  cap.rect(x + 3, y + 3, w - 6, 15, 7, '#f7fafb');
}
