import { contact } from './ground.ts';
import { hull, polygon, ring } from './outlines.ts';
import type { Scene } from './scene.ts';
import { Sheet } from './sheet.ts';

const panel = { w: 670, h: 1180, thick: 35 };
const lean = (72 * Math.PI) / 180;

/** A solar panel leaning against the wall, its foot on the floor; `x` is its left edge. */
export function solarPanel(scene: Scene, x: number): void {
  const { w, h, thick } = panel;
  contact(scene, { x: x + 6, z: -400, w: w - 12, d: 300, r: 4 }, 0, 0.8);
  const sheet = new Sheet(
    scene,
    [x, h * Math.sin(lean), -400 - h * Math.cos(lean)],
    [1, 0, 0],
    [0, -Math.sin(lean), Math.cos(lean)],
  );
  polygon(
    scene,
    hull([...ring(sheet, w, h, 3), ...ring(sheet.moved(0, 0, -thick), w, h, 3)]),
    '#6d757a',
  );
  sheet.rect(
    0,
    0,
    w,
    h,
    3,
    sheet.linear(
      [0, 0],
      [w, h],
      [
        [0, '#f4f6f7'],
        [0.5, '#b4bbbf'],
        [1, '#868e93'],
      ],
    ),
  );
  sheet.rect(14, 14, w - 28, h - 28, 0, '#dfe6ea');
  sheet.rect(
    20,
    20,
    w - 40,
    h - 40,
    0,
    sheet.linear(
      [0, 0],
      [w, h],
      [
        [0, '#2b507e'],
        [0.35, '#152c50'],
        [0.7, '#0e1c36'],
        [1, '#1d375d'],
      ],
    ),
  );
  cells(sheet, 4, 9);
  sheet.path(
    `M${w * 0.1} 14L${w * 0.52} 14L14 ${h * 0.72}L14 ${h * 0.22}Z`,
    sheet.linear(
      [w * 0.3, 0],
      [0, h * 0.6],
      [
        [0, '#dcebf7', 0.34],
        [1, '#dcebf7', 0.03],
      ],
    ),
  );
}

/** Cells with cut corners: the white back sheet shows as a grid with a diamond at every crossing. */
function cells(sheet: Sheet, columns: number, rows: number): void {
  const { w, h } = panel;
  const [cw, ch] = [(w - 40) / columns, (h - 40) / rows];
  const n = (v: number) => Math.round(v);
  let [grid, diamonds, wires] = ['', '', ''];
  for (let c = 0; c <= columns; c += 1) {
    const x = 20 + c * cw;
    grid += `M${n(x)} 20L${n(x)} ${h - 20}`;
    for (let r = 1; r < rows && c > 0 && c < columns; r += 1)
      diamonds += `M${n(x)} ${n(20 + r * ch)}L${n(x)} ${n(20.6 + r * ch)}`;
    if (c < columns)
      for (const part of [0.33, 0.67])
        wires += `M${n(x + part * cw)} 20L${n(x + part * cw)} ${h - 20}`;
  }
  for (let r = 0; r <= rows; r += 1) grid += `M20 ${n(20 + r * ch)}L${w - 20} ${n(20 + r * ch)}`;
  sheet.path(wires, { line: '#c3cfd8', width: 1.6, opacity: 0.5 });
  sheet.path(grid, { line: '#e3eaee', width: 5 });
  sheet.path(diamonds, { line: '#e3eaee', width: 17, cap: 'round' });
}
