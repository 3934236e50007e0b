import type { Vec } from './camera.ts';
import type { Finish } from './finishes.ts';
import { hull, polygon, ring } from './outlines.ts';
import { type Scene, type Stops, short } from './scene.ts';
import { Sheet } from './sheet.ts';

/** A slab: x, y, z is its left, lower, front corner; `turn` swings it open around that corner's vertical (degrees). */
export interface Block {
  x: number;
  y: number;
  z: number;
  w: number;
  h: number;
  d: number;
  /** Radius of the front's corners, and width of its softened edge. */
  r?: number;
  rim?: number;
  turn?: number;
}

export interface Faces {
  front: Sheet;
  back: Sheet;
  left: Sheet;
  right: Sheet;
  top: Sheet;
  bottom: Sheet;
}

export function faces(scene: Scene, { x, y, z, w, h, d, turn = 0 }: Block): Faces {
  const angle = (turn * Math.PI) / 180;
  const along: Vec = [Math.cos(angle), 0, Math.sin(angle)];
  const inwards: Vec = [Math.sin(angle), 0, -Math.cos(angle)];
  const outwards: Vec = [-inwards[0], 0, -inwards[2]];
  const reverse: Vec = [-along[0], 0, -along[2]];
  const down: Vec = [0, -1, 0];
  const corner = (a: number, up: number, b: number): Vec => [
    x + along[0] * a + inwards[0] * b,
    y + up,
    z + along[2] * a + inwards[2] * b,
  ];
  return {
    front: new Sheet(scene, corner(0, h, 0), along, down),
    back: new Sheet(scene, corner(w, h, d), reverse, down),
    left: new Sheet(scene, corner(0, h, d), outwards, down),
    right: new Sheet(scene, corner(w, h, 0), inwards, down),
    top: new Sheet(scene, corner(0, h, d), along, outwards),
    bottom: new Sheet(scene, corner(0, 0, 0), along, inwards),
  };
}

/** Draws a slab in a finish and returns its faces. */
export function block(scene: Scene, b: Block, finish: Finish): Faces {
  const { w, h, d, r = 4, rim = 3 } = b;
  const f = faces(scene, b);
  const outline = [...ring(f.front, w, h, r), ...ring(f.front.moved(0, 0, -d), w, h, r)];
  polygon(
    scene,
    hull(outline),
    f.right.facesCamera() ? f.right.across(0, d, finish.shade) : f.left.across(0, d, finish.lit),
  );
  const inset = r > 12 ? r : r * 0.6;
  if (f.right.facesCamera())
    f.right.rect(0, inset, d, h - 2 * inset, 0, f.right.across(0, d, finish.shade));
  if (f.left.facesCamera())
    f.left.rect(0, inset, d, h - 2 * inset, 0, f.left.across(0, d, finish.lit));
  if (f.top.facesCamera())
    f.top.rect(inset, 0, w - 2 * inset, d, 0, f.top.downwards(0, d, finish.top));
  if (f.bottom.facesCamera()) f.bottom.rect(inset, 0, w - 2 * inset, d, 0, finish.rim[1]);
  if (r > 12) corners(f, b, finish);
  if (f.front.facesCamera()) panel(f.front, 0, 0, w, h, r, finish, rim);
  else panel(f.back, 0, 0, w, h, r, { ...finish, brushed: false }, rim);
  return f;
}

/** The rounded edges that run from front to back, shaded from the top into the sides. */
function corners(f: Faces, { w, d, r = 4 }: Block, finish: Finish): void {
  const back = f.front.moved(0, 0, -d);
  const [top, right, left] = [finish.top[0]?.[1], finish.shade[0]?.[1], finish.lit[0]?.[1]].map(
    (c) => c ?? '#888888',
  );
  const steps = Math.min(12, Math.max(4, Math.round((r * f.front.scene.camera.scale) / 5)));
  for (const [sign, side] of [
    [1, right],
    [-1, left],
  ] as const) {
    const cx = sign > 0 ? w - r : r;
    const spot = (k: number, sheet: Sheet) => {
      const a = ((k / steps - 1) * Math.PI) / 2;
      return sheet.at(cx + sign * Math.cos(a) * r, r + Math.sin(a) * r);
    };
    for (let k = 0; k < steps; k += 1) {
      const quad = [spot(k, f.front), spot(k + 1, f.front), spot(k + 1, back), spot(k, back)];
      const [a, b, c] = [quad[0], quad[1], quad[2]];
      if (!a || !b || !c) continue;
      const turned = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
      if (turned * sign < 0)
        polygon(f.front.scene, quad, mix(top ?? '#888888', side ?? '#888888', (k + 0.5) / steps));
    }
  }
}

/** A colour between two, both as #rrggbb. */
function mix(from: string, to: string, part: number): string {
  const channel = (colour: string, i: number) =>
    Number.parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16);
  return `#${[0, 1, 2]
    .map((i) =>
      Math.round(channel(from, i) + (channel(to, i) - channel(from, i)) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** A plate lying on a sheet: softened edge, the finish's light, brush marks, a fall-off towards the floor. */
function panel(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  finish: Finish,
  rim = 2,
): void {
  const [light, dark] = finish.rim;
  sheet.rect(
    x,
    y,
    w,
    h,
    r,
    sheet.scene.diagonal([
      [0, light],
      [0.45, light],
      [0.55, dark],
      [1, dark],
    ]),
  );
  const [ix, iy, iw, ih, ir] = [x + rim, y + rim, w - 2 * rim, h - 2 * rim, Math.max(0, r - rim)];
  sheet.rect(ix, iy, iw, ih, ir, sheet.across(ix, ix + iw, finish.face));
  if (finish.brushed) brushed(sheet, ix, iy, iw, ih, ir);
  sheet.rect(
    ix,
    iy,
    iw,
    ih,
    ir,
    sheet.scene.upright([
      [0, '#fff', 0.28 * finish.gloss + 0.06],
      [0.3, '#fff', 0],
      [0.62, '#000', 0],
      [1, '#101418', 0.16],
    ]),
  );
}

/** Fine horizontal strokes, denser than regular, the same on every run. */
function brushed(sheet: Sheet, x: number, y: number, w: number, h: number, r = 0): void {
  const strokes = { light: '', dark: '' };
  const lines = Math.min(26, Math.round((h * sheet.scene.camera.scale) / 7));
  let seed = 7;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  for (let i = 0; i < lines; i += 1) {
    const at = short(y + r * 0.4 + next() * (h - r * 0.8));
    const from = next() * 0.4;
    const stroke = `M${short(x + w * from)} ${at}L${short(x + w * (from + 0.3 + next() * (0.7 - from)))} ${at}`;
    strokes[i % 2 ? 'light' : 'dark'] += stroke;
  }
  const width = 0.8 / sheet.scene.camera.scale;
  sheet.path(strokes.light, { line: '#fff', width, opacity: 0.16 });
  sheet.path(strokes.dark, { line: '#15191c', width, opacity: 0.07 });
}

/** The inside of a box that is open to the front. */
export function cavity(
  scene: Scene,
  b: Block,
  walls: { back: Stops; side: Stops; ceiling: string; floor: string },
): Faces {
  const f = faces(scene, b);
  f.front
    .moved(0, 0, -b.d)
    .rect(0, 0, b.w, b.h, 0, f.front.moved(0, 0, -b.d).downwards(0, b.h, walls.back));
  if (!f.left.facesCamera()) f.left.rect(0, 0, b.d, b.h, 0, f.left.across(0, b.d, walls.side));
  if (!f.right.facesCamera()) f.right.rect(0, 0, b.d, b.h, 0, f.right.across(b.d, 0, walls.side));
  if (!f.top.facesCamera()) f.top.rect(0, 0, b.w, b.d, 0, walls.ceiling);
  if (!f.bottom.facesCamera()) f.bottom.rect(0, 0, b.w, b.d, 0, walls.floor);
  return f;
}
