import type { Point } from './camera.ts';
import { type Scene, type Style, short } from './scene.ts';
import type { Sheet } from './sheet.ts';

/**
 * Draws the skirt of a body that stands out of a sheet between two depths; draw the cap on
 * `sheet.moved(0, 0, to)`.
 */
export function skirt(
  sheet: Sheet,
  shape: (s: Sheet) => readonly Point[],
  from: number,
  to: number,
  style: Style,
): void {
  polygon(
    sheet.scene,
    hull([...shape(sheet.moved(0, 0, from)), ...shape(sheet.moved(0, 0, to))]),
    style,
  );
}

/** The canvas points of a rounded rectangle's outline. */
export function ring(
  sheet: Sheet,
  w: number,
  h: number,
  r: number,
  x = 0,
  y = 0,
): readonly Point[] {
  const q = Math.min(r, w / 2, h / 2);
  return [0, 1, 2, 3].flatMap((side) => {
    const [cx, cy] = [side === 0 || side === 3 ? x + w - q : x + q, side < 2 ? y + h - q : y + q];
    return [0, 0.25, 0.5, 0.75, 1].map((part) => {
      const angle = ((side + part) * Math.PI) / 2;
      return sheet.at(cx + q * Math.cos(angle), cy + q * Math.sin(angle));
    });
  });
}

export function circle(
  sheet: Sheet,
  cx: number,
  cy: number,
  rx: number,
  ry = rx,
): readonly Point[] {
  const steps = Math.round(Math.min(80, Math.max(14, rx * sheet.scene.camera.scale * 0.35)));
  return Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * 2 * Math.PI;
    return sheet.at(cx + rx * Math.cos(angle), cy + ry * Math.sin(angle));
  });
}

export function polygon(scene: Scene, points: readonly Point[], style: Style): void {
  const apart = points.filter(([x, y], i) => {
    const [px, py] = points[i - 1] ?? [Number.NaN, 0];
    return !(Math.hypot(x - px, y - py) < 0.9);
  });
  scene.path(`M${apart.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`, style);
}

export function hull(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (list: readonly Point[]) => {
    const out: Point[] = [];
    for (const p of list) {
      for (
        let a = out.at(-2), b = out.at(-1);
        a && b && (b[0] - a[0]) * (p[1] - a[1]) <= (b[1] - a[1]) * (p[0] - a[0]);
        a = out.at(-2), b = out.at(-1)
      )
        out.pop();
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}
