import type { Sheet } from './sheet.ts';
import { rounded } from './sheet.ts';

/** Slots cut into a plate: dark, with the lower lip catching light. */
export function grille(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  { upright = false, slot = 0.5, dark = '#15181a', lip = '#fff' } = {},
): void {
  let holes = '';
  let lips = '';
  const pitch = (upright ? w : h) / count;
  const t = pitch * slot;
  // Round ends only where they can be seen.
  const r = t * sheet.scene.camera.scale > 7 ? Math.min(t / 2, 6) : 0;
  for (let i = 0; i < count; i += 1) {
    const at = i * pitch + (pitch - t) / 2;
    const round = (n: number) => Number(n.toFixed(1));
    if (upright) {
      holes += rounded(round(x + at), y, round(t), h, r);
      lips += `M${round(x + at + t)} ${y + t}L${round(x + at + t)} ${y + h - t}`;
    } else {
      holes += rounded(x, round(y + at), w, round(t), r);
      lips += `M${x + t} ${round(y + at + t)}L${x + w - t} ${round(y + at + t)}`;
    }
  }
  sheet.path(holes, dark);
  sheet.path(lips, { line: lip, width: Math.max(1, t * 0.18), opacity: 0.5 });
}

/** A plate of dark glass with the soft box mirrored in it. */
export function glass(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  deep = '#0c0f11',
): void {
  sheet.rect(
    x,
    y,
    w,
    h,
    r,
    sheet.linear(
      [x, y],
      [x + w, y + h],
      [
        [0, '#2b3136'],
        [0.5, deep],
        [1, '#171b1e'],
      ],
    ),
  );
  glare(sheet, rounded(x, y, w, h, r), x, y, w, h);
}

/** The slanted mirror image of the key light, cut to a shape. */
export function glare(
  sheet: Sheet,
  shape: string,
  x: number,
  y: number,
  w: number,
  h: number,
  strength = 0.2,
): void {
  const slant = Math.min(w, h) * 0.35;
  const fill = sheet.linear(
    [x, y],
    [x, y + h],
    [
      [0, '#fff', strength],
      [0.8, '#fff', strength * 0.12],
      [1, '#fff', 0],
    ],
  );
  sheet.within(shape, () => {
    sheet.path(
      `M${x + w * 0.08 + slant} ${y}L${x + w * 0.42 + slant} ${y}L${x + w * 0.42 - slant} ${y + h}L${x + w * 0.08 - slant} ${y + h}Z`,
      fill,
    );
    sheet.path(
      `M${x + w * 0.47 + slant} ${y}L${x + w * 0.53 + slant} ${y}L${x + w * 0.53 - slant} ${y + h}L${x + w * 0.47 - slant} ${y + h}Z`,
      fill,
    );
  });
}

const segments: Record<string, string> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abged',
  '3': 'abgcd',
  '4': 'fgbc',
  '5': 'afgcd',
  '6': 'afgedc',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
  '-': 'g',
};

/** Seven-segment figures of height `h`; digits, minus, colon and point. */
export function digits(
  sheet: Sheet,
  text: string,
  x: number,
  y: number,
  h: number,
  colour: string,
): void {
  const w = h * 0.52;
  const slope = (at: number) => (h - at) * 0.1;
  let d = '';
  let dots = '';
  let left = x;
  const stroke = (x1: number, y1: number, x2: number, y2: number) => {
    const n = (v: number) => Number(v.toFixed(2));
    d += `M${n(left + x1 + slope(y1))} ${n(y + y1)}L${n(left + x2 + slope(y2))} ${n(y + y2)}`;
  };
  const dot = (at: number) => {
    dots += `M${(left + slope(at)).toFixed(1)} ${(y + at).toFixed(1)}L${(left + slope(at) + 0.2).toFixed(1)} ${(y + at).toFixed(1)}`;
  };
  const g = h * 0.09;
  const draw: Record<string, () => void> = {
    a: () => stroke(g, 0, w - g, 0),
    b: () => stroke(w, g, w, h / 2 - g),
    c: () => stroke(w, h / 2 + g, w, h - g),
    d: () => stroke(g, h, w - g, h),
    e: () => stroke(0, h / 2 + g, 0, h - g),
    f: () => stroke(0, g, 0, h / 2 - g),
    g: () => stroke(g, h / 2, w - g, h / 2),
  };
  for (const sign of text) {
    if (sign === ':') for (const part of [0.3, 0.7]) dot(h * part);
    if (sign === '.') dot(h);
    for (const segment of segments[sign] ?? '') draw[segment]?.();
    left += sign === ':' || sign === '.' ? h * 0.24 : w + h * 0.26;
  }
  sheet.path(d, { line: colour, width: h * 0.2, opacity: 0.22, cap: 'round' });
  sheet.path(d, { line: colour, width: h * 0.11, cap: 'butt' });
  if (dots) sheet.path(dots, { line: colour, width: h * 0.12, cap: 'round' });
}

export function badge(sheet: Sheet, x: number, y: number, w: number, h: number): void {
  sheet.rect(x + 1.5, y + 2, w, h, h * 0.3, { fill: '#0c1013', opacity: 0.3 });
  sheet.rect(
    x,
    y,
    w,
    h,
    h * 0.3,
    sheet.linear(
      [x, y],
      [x + w, y + h],
      [
        [0, '#f4f6f7'],
        [0.45, '#c9ced1'],
        [0.55, '#8d9499'],
        [1, '#dfe3e5'],
      ],
    ),
  );
}

/** Small printed marks, read as lettering from afar: short strokes of uneven length. */
export function print(
  sheet: Sheet,
  x: number,
  y: number,
  lengths: readonly number[],
  colour: string,
  weight = 3,
  gap = 4,
): void {
  let d = '';
  let left = x;
  for (const length of lengths) {
    d += `M${left} ${y}L${left + length} ${y}`;
    left += length + gap;
  }
  sheet.path(d, { line: colour, width: weight, opacity: 0.8 });
}

/** Touch keys: a row of rings or dots with their small print. */
export function keys(
  sheet: Sheet,
  x: number,
  y: number,
  count: number,
  pitch: number,
  r: number,
  colour: string,
): void {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const cx = x + i * pitch;
    d += `M${cx - r} ${y}C${cx - r} ${y - r * 1.3} ${cx + r} ${y - r * 1.3} ${cx + r} ${y}C${cx + r} ${y + r * 1.3} ${cx - r} ${y + r * 1.3} ${cx - r} ${y}`;
  }
  sheet.path(d, { line: colour, width: r * 0.28, opacity: 0.9 });
}
