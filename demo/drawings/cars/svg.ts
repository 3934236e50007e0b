import { nth, type V2 } from './geometry.ts';

const n = (v: number): string => String(Math.round(v * 10) / 10).replace(/^(-?)0\./, '$1.');

/** Drops points that a viewer would not miss: nothing moves by more than `tolerance`. */
function simplify(points: readonly V2[], tolerance: number): V2[] {
  if (points.length < 3) return [...points];
  const [ax, ay] = nth(points, 0);
  const [bx, by] = nth(points, -1);
  const length = Math.hypot(bx - ax, by - ay);
  let far = 0;
  let index = 0;
  points.forEach(([x, y], i) => {
    const d = length
      ? Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
      : Math.hypot(x - ax, y - ay);
    if (d > far) [far, index] = [d, i];
  });
  if (far <= tolerance) return [nth(points, 0), nth(points, -1)];
  return [
    ...simplify(points.slice(0, index + 1), tolerance),
    ...simplify(points.slice(index), tolerance).slice(1),
  ];
}

/** The data of a path through the points, in relative steps of a tenth. */
export function line(points: readonly V2[], closed = true, tolerance = 0.38): string {
  const kept = simplify(points, tolerance).map(
    ([x, y]): V2 => [Math.round(x * 10), Math.round(y * 10)],
  );
  const [first, ...rest] = kept;
  if (!first) return '';
  let [px, py] = first;
  const moves = rest.map(([x, y]) => {
    const dx = n((x - px) / 10);
    const dy = n((y - py) / 10);
    [px, py] = [x, y];
    return dx + (dy.startsWith('-') ? '' : ' ') + dy;
  });
  return `M${n(first[0] / 10)} ${n(first[1] / 10)}l${moves.join(' ').replaceAll(' -', '-')}${closed ? 'z' : ''}`;
}

export const fill = (points: readonly V2[], paint: string, more = ''): string =>
  points.length < 3 ? '' : `<path d="${line(points)}" fill="${paint}"${more && ` ${more}`}/>`;

export const stroke = (points: readonly V2[], paint: string, width: number, more = ''): string =>
  points.length < 2
    ? ''
    : `<path d="${line(points, false)}" fill="none" stroke="${paint}" stroke-width="${n(width)}"${more && ` ${more}`}/>`;

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([o, c, a]) =>
        `<stop offset="${String(Math.round(o * 1000) / 1000).replace('0.', '.')}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`,
    )
    .join('');

export const linear = (id: string, from: V2, to: V2, list: readonly Stop[]): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}">${stops(list)}</linearGradient>`;

export const radial = (id: string, list: readonly Stop[]): string =>
  `<radialGradient id="${id}">${stops(list)}</radialGradient>`;

/** An affine map as an SVG transform. */
export const matrix = (a: V2, b: V2, origin: V2): string =>
  `matrix(${[...a, ...b].map((v) => v.toFixed(4)).join(' ')} ${n(origin[0])} ${n(origin[1])})`;

/** Writes a path once that is drawn several times. */
export function compact(svg: string): string {
  const times = new Map<string, number>();
  for (const [, d = ''] of svg.matchAll(/<path d="([^"]{90,})"/g)) {
    times.set(d, (times.get(d) ?? 0) + 1);
  }
  const names = new Map([...times].filter(([, count]) => count > 1).map(([d], i) => [d, `_${i}`]));
  const shared = [...names].map(([d, id]) => `<path id="${id}" d="${d}"/>`).join('');
  return svg
    .replace(/<path d="([^"]{90,})"/g, (whole, d: string) =>
      names.has(d) ? `<use href="#${names.get(d)}"` : whole,
    )
    .replace('<defs>', `<defs>${shared}`);
}
