/**
 * The drawing pen. Everything is drawn in millimetres with the height upwards: x grows towards the
 * front of the vehicle, y = 0 is the ground. `stand` turns that into canvas units.
 */
export type Point = readonly [x: number, y: number];

/** Millimetres need no decimals, hand-widths one. */
const short = (value: number): string =>
  String(Math.abs(value) < 60 ? Math.round(value * 10) / 10 : Math.round(value));
const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const mix = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];
export const length = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const polar = (centre: Point, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
};

function parse(contour: string): Point[][] {
  return contour.split('|').map((run) =>
    run
      .trim()
      .split(/\s+/)
      .map((pair) => {
        const [x, y] = pair.split(',').map(Number);
        if (x === undefined || y === undefined || Number.isNaN(x + y)) {
          throw new Error(`Not a contour: ${contour}`);
        }
        return [x, y] as const;
      }),
  );
}

/** Unit tangents of a smooth run: along the neighbours; at the ends, bent the way the run bends. */
function tangents(points: readonly Point[]): Point[] {
  const unit = (a: Point, b: Point): Point => {
    const size = length(a, b) || 1;
    return [(b[0] - a[0]) / size, (b[1] - a[1]) / size];
  };
  const inner = points.map((point, i) => unit(points[i - 1] ?? point, points[i + 1] ?? point));
  const mirror = (chord: Point, tangent: Point): Point => {
    const dot = 2 * (chord[0] * tangent[0] + chord[1] * tangent[1]);
    return [dot * chord[0] - tangent[0], dot * chord[1] - tangent[1]];
  };
  const last = points.length - 1;
  return inner.map((tangent, i) => {
    if (last < 2 || (i > 0 && i < last)) return tangent;
    const near = inner[i === 0 ? 1 : last - 1] as Point;
    return mirror(tangent, near);
  });
}

type Cubic = readonly [control: Point, control: Point, end: Point];

function run(points: readonly Point[]): Cubic[] {
  const directions = tangents(points);
  return points.slice(1).map((end, i) => {
    const start = points[i] as Point;
    const [from, to] = [directions[i] as Point, directions[i + 1] as Point];
    const reach = points.length === 2 ? 0 : length(start, end) / 3;
    return [
      [start[0] + from[0] * reach, start[1] + from[1] * reach],
      [end[0] - to[0] * reach, end[1] - to[1] * reach],
      end,
    ];
  });
}

/** Relative commands on a grid of whole millimetres (tenths in small shapes): short, and without drift. */
function trace(runs: readonly (readonly Point[])[]): string {
  const first = runs[0]?.[0];
  if (!first) return '';
  const grid = runs.flat().some(([x, y]) => Math.abs(x) > 60 || Math.abs(y) > 60) ? 1 : 10;
  const snap = (value: number): number => Math.round(value * grid) / grid;
  const compact = (values: readonly number[]): string =>
    values
      .map((value, i) => (i > 0 && value >= 0 ? ` ${snap(value)}` : String(snap(value))))
      .join('');
  let pen: Point = [snap(first[0]), snap(first[1])];
  const relative = (point: Point): Point => [snap(point[0]) - pen[0], snap(point[1]) - pen[1]];
  const cubics = runs.flatMap((points, i) =>
    run(i === 0 ? points : [runs[i - 1]?.at(-1) as Point, ...points]),
  );
  const parts = cubics.map(([a, b, end], i) => {
    const straight =
      a[0] === (i === 0 ? first : (cubics[i - 1]?.[2] ?? first))[0] &&
      b[0] === end[0] &&
      b[1] === end[1];
    const part = straight
      ? `l${compact(relative(end))}`
      : `c${compact([...relative(a), ...relative(b), ...relative(end)])}`;
    pen = [snap(end[0]), snap(end[1])];
    return part;
  });
  return `M${compact([snap(first[0]), snap(first[1])])}${parts.join('')}`;
}

/** The contour as a closed ring of points, curves cut into short straight steps. */
export function sample(contour: string, steps = 5): Point[] {
  const runs = parse(contour);
  const points: Point[] = [];
  for (const [i, own] of runs.entries()) {
    const joined = i === 0 ? own : [runs[i - 1]?.at(-1) as Point, ...own];
    const directions = tangents(joined);
    for (let k = 0; k + 1 < joined.length; k++) {
      const [a, b, u, v] = [joined[k], joined[k + 1], directions[k], directions[k + 1]] as [
        Point,
        Point,
        Point,
        Point,
      ];
      const count = joined.length === 2 ? 1 : steps;
      const size = length(a, b);
      for (let n = 0; n < count; n++) {
        const t = n / count;
        const [h0, h1, h2, h3] = [
          2 * t ** 3 - 3 * t ** 2 + 1,
          t ** 3 - 2 * t ** 2 + t,
          -2 * t ** 3 + 3 * t ** 2,
          t ** 3 - t ** 2,
        ];
        points.push([
          h0 * a[0] + h1 * size * u[0] + h2 * b[0] + h3 * size * v[0],
          h0 * a[1] + h1 * size * u[1] + h2 * b[1] + h3 * size * v[1],
        ]);
      }
    }
  }
  return [...points, runs.at(-1)?.at(-1) as Point];
}

/** Open curve through "x,y x,y …"; `|` makes a corner at the point before it. */
export const curve = (contour: string): string => trace(parse(contour));
export const shape = (contour: string): string => `${curve(contour)}Z`;
export const polyline = (first: Point, ...rest: Point[]): string =>
  trace(rest.map((point, i) => (i === 0 ? [first, point] : [point])));
export const polygon = (first: Point, ...rest: Point[]): string => `${polyline(first, ...rest)}Z`;
export const spline = (...points: Point[]): string => trace([points]);
export const ring = (centre: Point, radius: number): string =>
  `M${at([centre[0] - radius, centre[1]])}a${short(radius)} ${short(radius)} 0 1 0 ${short(radius * 2)} 0a${short(radius)} ${short(radius)} 0 1 0 ${short(-radius * 2)} 0Z`;

/** A soft-ended lens along a contour: as wide as given in the middle, nothing at the ends. */
export function lens(contour: string, width: number): string {
  const points = parse(contour)[0] ?? [];
  const normals = tangents(points).map(([dx, dy]): Point => [-dy, dx]);
  const last = points.length - 1;
  const edge = (side: number): Point[] =>
    points.map((point, i) => {
      const half = (Math.sin((Math.PI * i) / last) ** 0.7 || 0) * width * 0.5 * side;
      const normal = normals[i] ?? [0, 0];
      return [point[0] + normal[0] * half, point[1] + normal[1] * half];
    });
  return `${trace([edge(1), edge(-1).reverse()])}Z`;
}

/** A bar between two points with its own width at each end. */
export function taper(a: Point, b: Point, widthA: number, widthB: number): string {
  const size = length(a, b) || 1;
  const normal: Point = [-(b[1] - a[1]) / size / 2, (b[0] - a[0]) / size / 2];
  const side = (p: Point, width: number): Point => [
    p[0] + normal[0] * width,
    p[1] + normal[1] * width,
  ];
  return polygon(side(a, widthA), side(b, widthB), side(b, -widthB), side(a, -widthA));
}

/** The same bar laid along the x axis and turned into place, so that a gradient runs across it. */
export function barrel(a: Point, b: Point, widthA: number, widthB: number, style: Look): string {
  const size = length(a, b);
  const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  return moved(
    a,
    path(taper([0, 0], [size, 0], widthA, widthB), style),
    ` rotate(${short(angle)})`,
  );
}

export interface Look {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  dash?: string;
  round?: boolean;
  turn?: string;
}

const look = (style: Look): string =>
  [
    `fill="${style.fill ?? 'none'}"`,
    style.stroke && `stroke="${style.stroke}"`,
    style.width !== undefined && `stroke-width="${short(style.width)}"`,
    style.opacity !== undefined && `opacity="${style.opacity}"`,
    style.dash && `stroke-dasharray="${style.dash}"`,
    style.round && 'stroke-linecap="round" stroke-linejoin="round"',
    style.turn && `transform="${style.turn}"`,
  ]
    .filter(Boolean)
    .join(' ');

export const path = (d: string, style: Look): string => `<path d="${d}" ${look(style)}/>`;
export const disc = ([x, y]: Point, radius: number, style: Look): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" ${look(style)}/>`;
export const oval = ([x, y]: Point, rx: number, ry: number, style: Look): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" ${look(style)}/>`;
/** Rectangle by its centre. */
export const block = (
  [x, y]: Point,
  width: number,
  height: number,
  radius: number,
  style: Look,
): string =>
  `<rect x="${short(x - width / 2)}" y="${short(y - height / 2)}" width="${short(width)}" height="${short(height)}" rx="${short(radius)}" ${look(style)}/>`;
/** Many rectangles by their centres, as one path. */
export const slabs = (
  list: readonly (readonly [x: number, y: number, width: number, height: number])[],
): string =>
  list
    .map(
      ([x, y, width, height]) =>
        `M${short(x - width / 2)} ${short(y - height / 2)}h${short(width)}v${short(height)}h${short(-width)}z`,
    )
    .join('');
export const turned = (degrees: number, centre: Point, content: string): string =>
  `<g transform="rotate(${short(degrees)} ${at(centre)})">${content}</g>`;
export const moved = (offset: Point, content: string, extra = ''): string =>
  `<g transform="translate(${at(offset)})${extra}">${content}</g>`;
