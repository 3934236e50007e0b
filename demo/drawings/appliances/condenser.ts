import { badge, grille } from './details.ts';
import { finishes } from './finishes.ts';
import { contact } from './ground.ts';
import type { Scene } from './scene.ts';
import { oval, type Sheet } from './sheet.ts';
import { block } from './solids.ts';

export const condenserSize = { w: 765, h: 555, d: 303 };

/** The outdoor unit of a split air conditioner, at x on the floor, its front at z. */
export function condenser(scene: Scene, x: number, z: number): void {
  const { w, h, d } = condenserSize;
  contact(scene, { x: x + 10, z: z - 6, w: w - 20, d: d - 12 });
  for (const at of [90, w - 150])
    block(scene, { x: x + at, y: 0, z: z + 14, w: 60, h: 26, d: d + 28, r: 4 }, finishes.graphite);
  const f = block(scene, { x, y: 22, z, w, h: h - 22, d, r: 16, rim: 4 }, finishes.white);
  const [cx, cy, r] = [w * 0.39, (h - 22) / 2 + 4, 222];
  fan(f.front, cx, cy, r);
  f.front.line(
    [
      [w - 132, 8],
      [w - 132, h - 30],
    ],
    { line: '#98a1a6', width: 3 },
  );
  f.front.line(
    [
      [w - 129, 8],
      [w - 129, h - 30],
    ],
    { line: '#fff', width: 2 },
  );
  badge(f.front, w - 108, 40, 76, 14);
  grille(f.front, w - 112, h - 190, 88, 120, 8, { dark: '#6f7a80' });
  f.right.rect(24, 60, d - 70, 150, 12, { fill: '#c3c9cc', line: '#8a9398', width: 2 });
  grille(f.right, 60, 90, d - 142, 28, 3, { dark: '#6b757a' });
  for (const [i, y] of [h - 170, h - 120].entries()) {
    f.right.disc(
      90 + i * 8,
      y,
      26,
      f.right.radial(84, y - 6, 28, [
        [0, '#f3dfae'],
        [0.6, '#b38f45'],
        [1, '#6e5320'],
      ]),
    );
    f.right.disc(90 + i * 8, y, 12, '#4d3a17');
  }
}

function fan(front: Sheet, cx: number, cy: number, r: number): void {
  front.disc(
    cx,
    cy,
    r + 10,
    front.linear(
      [cx - r, cy - r],
      [cx + r, cy + r],
      [
        [0, '#9fa8ad'],
        [0.5, '#e3e7e9'],
        [1, '#ffffff'],
      ],
    ),
  );
  const well = front.moved(0, 0, -40);
  front.within(oval(cx, cy, r, r), () => {
    front.disc(cx, cy, r, '#14191c');
    for (let i = 0; i < 3; i += 1) {
      const a = (i * 120 + 20) * (Math.PI / 180);
      const at = (k: number, swing: number) =>
        `${(cx + Math.cos(a + swing) * r * k).toFixed(1)} ${(cy + Math.sin(a + swing) * r * k).toFixed(1)}`;
      const blade = `M${at(0.16, 0)}C${at(0.5, -0.5)} ${at(0.86, -0.45)} ${at(0.95, -0.2)}C${at(0.98, 0.2)} ${at(0.95, 0.6)} ${at(0.9, 0.85)}C${at(0.7, 0.8)} ${at(0.4, 0.9)} ${at(0.2, 1.1)}Z`;
      well.path(
        blade,
        well.linear(
          [cx - r, cy - r],
          [cx + r, cy + r],
          [
            [0, '#6f7b82'],
            [0.5, '#4a555b'],
            [1, '#262e32'],
          ],
        ),
      );
    }
    well.disc(
      cx,
      cy,
      r * 0.2,
      well.radial(cx - 10, cy - 12, r * 0.24, [
        [0, '#8a959b'],
        [1, '#2b3338'],
      ]),
    );
  });
  const guard = front.moved(0, 0, 10);
  let rings = '';
  for (let k = 0.2; k <= 1.01; k += 0.1) rings += oval(cx, cy, r * k, r * k);
  let spokes = '';
  for (let i = 0; i < 8; i += 1) {
    const a = (i * Math.PI) / 4;
    spokes += `M${(cx + Math.cos(a) * r * 0.2).toFixed(1)} ${(cy + Math.sin(a) * r * 0.2).toFixed(1)}L${(cx + Math.cos(a) * r).toFixed(1)} ${(cy + Math.sin(a) * r).toFixed(1)}`;
  }
  const wires = rings.replace(/-?\d+\.\d+/g, (n) => Number(n).toFixed(1)) + spokes;
  front.path(wires, { line: '#05080a', width: 5, opacity: 0.5 });
  guard.path(wires, { line: '#dfe4e6', width: 4 });
  guard.disc(
    cx,
    cy,
    r * 0.2,
    guard.linear(
      [cx - 40, cy - 40],
      [cx + 40, cy + 40],
      [
        [0, '#ffffff'],
        [1, '#b3bbbf'],
      ],
    ),
  );
}
