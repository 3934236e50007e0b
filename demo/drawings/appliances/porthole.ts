import type { Finish } from './finishes.ts';
import { circle, skirt } from './outlines.ts';
import type { Sheet } from './sheet.ts';
import { oval } from './sheet.ts';

export function porthole(front: Sheet, x: number, y: number, r: number, finish: Finish): void {
  for (const [i, spread] of [38, 31, 24, 17, 10].entries())
    front.disc(x + 10, y + 14, r + spread, {
      fill: '#0e1215',
      opacity: Number((0.016 + i * 0.012).toFixed(3)),
    });
  const depth = r * 0.2;
  skirt(
    front,
    (s) => circle(s, x, y, r),
    0,
    depth * 0.7,
    front.linear(
      [x - r, y - r],
      [x + r, y + r],
      [
        [0, '#d9dee1'],
        [0.4, '#7c848a'],
        [0.7, '#3a4045'],
        [1, '#8c9499'],
      ],
    ),
  );
  const cap = front.moved(0, 0, depth * 0.7);
  cap.disc(
    x,
    y,
    r,
    cap.linear(
      [x - r, y - r],
      [x + r, y + r],
      [
        [0, '#ffffff'],
        [0.25, '#c9cfd3'],
        [0.5, '#7f878c'],
        [0.72, '#dfe3e6'],
        [1, '#6c7479'],
      ],
    ),
  );
  cap.disc(
    x,
    y,
    r * 0.955,
    cap.linear(
      [x - r, y - r],
      [x + r, y + r],
      [...finish.face.map(([at, colour]) => [at, colour] as const)],
    ),
  );
  cap.disc(
    x,
    y,
    r * 0.86,
    cap.linear(
      [x - r, y - r],
      [x + r, y + r],
      [
        [0, '#0f1214'],
        [0.6, '#2b3135'],
        [1, '#5b646a'],
      ],
    ),
  );
  cap.disc(x, y, r * 0.835, '#15191b');
  drum(cap, x, y, r * 0.74);
  glassBowl(cap, x, y, r * 0.8);
}

export function drum(sheet: Sheet, x: number, y: number, r: number): void {
  sheet.disc(
    x,
    y,
    r,
    sheet.radial(x - r * 0.1, y + r * 0.1, r * 1.05, [
      [0, '#8b969c'],
      [0.55, '#59646a'],
      [0.8, '#2f373b'],
      [1, '#101416'],
    ]),
  );
  let holes = '';
  for (const [ring, count] of [
    [0.34, 12],
    [0.48, 18],
    [0.62, 24],
    [0.76, 30],
  ] as const) {
    for (let i = 0; i < count; i += 1) {
      const angle = ((i + ring * 10) / count) * Math.PI * 2;
      const [cx, cy] = [x + Math.cos(angle) * r * ring, y + Math.sin(angle) * r * ring];
      holes += `M${cx.toFixed(0)} ${cy.toFixed(0)}L${(cx + 1).toFixed(0)} ${cy.toFixed(0)}`;
    }
  }
  sheet.path(holes, { line: '#12171a', width: r * 0.026, opacity: 0.55, cap: 'round' });
  sheet.disc(
    x,
    y,
    r * 0.2,
    sheet.radial(x - r * 0.05, y - r * 0.06, r * 0.22, [
      [0, '#b9c2c7'],
      [0.7, '#747f85'],
      [1, '#3a4347'],
    ]),
  );
  for (const turn of [20, 140, 260]) {
    const a = (turn * Math.PI) / 180;
    const at = (k: number, swing: number) =>
      `${(x + Math.cos(a + swing) * r * k).toFixed(1)} ${(y + Math.sin(a + swing) * r * k).toFixed(1)}`;
    sheet.path(
      `M${at(0.42, -0.08)}C${at(0.6, -0.16)} ${at(0.8, -0.16)} ${at(0.96, -0.13)}L${at(0.96, 0.05)}C${at(0.8, 0.08)} ${at(0.6, 0.12)} ${at(0.42, 0.08)}Z`,
      { fill: '#8f9aa0', opacity: 0.38 },
    );
  }
}

function glassBowl(sheet: Sheet, x: number, y: number, r: number): void {
  sheet.disc(
    x,
    y,
    r,
    sheet.radial(x, y, r, [
      [0, '#0b1114', 0.18],
      [0.7, '#0b1114', 0.3],
      [0.93, '#0b1114', 0.75],
      [1, '#30383d', 0.8],
    ]),
  );
  const crescent = `M${x - r * 0.8} ${y - r * 0.1}C${x - r * 0.78} ${y - r * 0.6} ${x - r * 0.4} ${y - r * 0.86} ${x + r * 0.1} ${y - r * 0.86}C${x - r * 0.2} ${y - r * 0.68} ${x - r * 0.5} ${y - r * 0.5} ${x - r * 0.54} ${y - r * 0.02}C${x - r * 0.6} ${y + r * 0.06} ${x - r * 0.76} ${y + r * 0.04} ${x - r * 0.8} ${y - r * 0.1}Z`;
  sheet.path(
    crescent,
    sheet.linear(
      [x - r * 0.7, y - r * 0.8],
      [x - r * 0.2, y],
      [
        [0, '#fff', 0.62],
        [1, '#fff', 0.04],
      ],
    ),
  );
  sheet.path(
    `M${x + r * 0.74} ${y + r * 0.16}C${x + r * 0.68} ${y + r * 0.56} ${x + r * 0.36} ${y + r * 0.78} ${x} ${y + r * 0.8}C${x + r * 0.3} ${y + r * 0.64} ${x + r * 0.56} ${y + r * 0.44} ${x + r * 0.74} ${y + r * 0.16}Z`,
    { fill: '#dfeaf0', opacity: 0.22 },
  );
  sheet.path(oval(x, y, r * 0.985, r * 0.985), { line: '#e9f0f3', width: r * 0.012, opacity: 0.5 });
}
