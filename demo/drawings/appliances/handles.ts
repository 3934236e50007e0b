import type { Finish } from './finishes.ts';
import { circle, ring, skirt } from './outlines.ts';
import type { Stops } from './scene.ts';
import type { Sheet } from './sheet.ts';

/** A round bar's shading across its thickness, for a finish. */
function barShading(finish: Finish): Stops {
  const [light, dark] = finish.rim;
  return [
    [0, dark],
    [0.18, light],
    [0.38, light],
    [0.62, finish.face[3]?.[1] ?? light],
    [1, dark],
  ];
}

/** A bar handle on two posts, upright or lying; (x, y) is its upper left end on the door. */
export function barHandle(
  door: Sheet,
  x: number,
  y: number,
  length: number,
  finish: Finish,
  lying = false,
  thick = 24,
  standoff = 44,
): void {
  const [w, h] = lying ? [length, thick] : [thick, length];
  const inset = length * 0.07;
  for (const [i, spread] of [18, 11, 5].entries()) {
    const [dx, dy] = lying ? [10, standoff * 0.55] : [standoff * 0.75, 14];
    door.rect(x + dx - spread / 2, y + dy - spread / 2, w + spread, h + spread, thick, {
      fill: '#0c1013',
      opacity: 0.05 + i * 0.035,
    });
  }
  for (const end of [inset, length - inset - thick * 0.8]) {
    const [px, py] = lying ? [x + end, y + thick * 0.1] : [x + thick * 0.1, y + end];
    const size = thick * 0.8;
    skirt(door, (s) => ring(s, size, size, 5, px, py), 0, standoff, finish.shade[0]?.[1] ?? '#777');
  }
  skirt(
    door,
    (s) => ring(s, w, h, thick / 2, x, y),
    standoff - thick * 0.35,
    standoff + thick * 0.2,
    finish.rim[1],
  );
  const bar = door.moved(0, 0, standoff + thick * 0.2);
  const shading = barShading(finish);
  bar.rect(
    x,
    y,
    w,
    h,
    thick / 2,
    lying ? bar.downwards(y, y + thick, shading) : bar.across(x, x + thick, shading),
  );
}

/** A rotary knob; `turn` in degrees is where its mark points, 0 is up. */
export function knob(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  finish: Finish,
  { height = 24, turn = 0, ring: collar = true } = {},
): void {
  for (const [i, spread] of [0.34, 0.22, 0.1].entries()) {
    sheet.disc(x + r * 0.28, y + r * 0.36, r * (1 + spread), {
      fill: '#0a0d10',
      opacity: 0.06 + i * 0.05,
    });
  }
  const [light, dark] = finish.rim;
  const body = finish.face[2]?.[1] ?? light;
  if (collar)
    sheet.disc(
      x,
      y,
      r * 1.12,
      sheet.scene.diagonal([
        [0, light],
        [0.5, body],
        [1, dark],
      ]),
    );
  skirt(
    sheet,
    (s) => circle(s, x, y, r),
    0,
    height,
    sheet.scene.diagonal([
      [0, light],
      [0.35, body],
      [0.75, dark],
      [1, dark],
    ]),
  );
  const cap = sheet.moved(0, 0, height);
  cap.disc(
    x,
    y,
    r,
    sheet.scene.diagonal([
      [0, light],
      [0.5, body],
      [1, dark],
    ]),
  );
  cap.disc(x, y, r * 0.88, sheet.scene.diagonal(finish.face));
  const a = (turn * Math.PI) / 180;
  const tip = (k: number): readonly [number, number] => [
    x + Math.sin(a) * r * k,
    y - Math.cos(a) * r * k,
  ];
  cap.line([tip(0.35), tip(0.8)], {
    line: isDark(body) ? '#eef1f2' : '#2a2f33',
    width: r * 0.13,
    cap: 'round',
  });
}

function isDark(colour: string): boolean {
  return Number.parseInt(colour.slice(1, 3), 16) < 140;
}
