import { bolt, sheen } from '../bikes/materials.ts';
import { disc, type Point, path, polar, polygon, ring } from '../bikes/pen.ts';
import { type Wheel, wheelSide } from '../bikes/wheel.ts';
import {
  box,
  extrude,
  type Item,
  lay,
  pipe,
  type Surface,
  type Vector,
  type View,
} from './space.ts';

export const black: Surface = { deep: '#0d0f11', base: '#2a2e32', lit: '#596066' };
export const vinyl: Surface = { deep: '#17191c', base: '#34393d', lit: '#666d72' };

export interface Axle {
  wheel: Wheel;
  width: number;
}

const treadShades = ['#141618', '#1c1f21', '#26292c', '#33373b'] as const;

/** A wheel: the tread as a band of slats between its two faces, and the near face as drawn for the side. */
export function wheelAt(
  view: View,
  centre: Vector,
  { wheel, width }: Axle,
  id: string,
  hidden = false,
): Item {
  const near = view.faces([0, 0, 1]) ? 1 : -1;
  const showsSide = view.faces([0, 0, near]);
  const count = 34;
  const rim = (degrees: number, z: number, radius = wheel.radius): Point => {
    const [x, y] = polar([centre[0], centre[1]], radius, degrees);
    return view.see([x, y, centre[2] + z]);
  };
  const seen = Array.from(
    { length: count },
    (_, i) => [(i * 360) / count, ((i + 1) * 360) / count] as const,
  ).flatMap(([a, b]) => {
    const middle = (((a + b) / 2) * Math.PI) / 180;
    const normal: Vector = [Math.cos(middle), Math.sin(middle), 0];
    return view.faces(normal)
      ? [{ a, b, shade: Math.min(3, Math.floor(view.light(normal) * 4)) }]
      : [];
  });
  const [outer, inner, low] = [width / 2, width / 2 - 12, wheel.radius - 10];
  const groove = seen
    .map(({ a, b }) =>
      polygon(rim(a, outer, low), rim(b, outer, low), rim(b, -outer, low), rim(a, -outer, low)),
    )
    .join('');
  const blocks = treadShades.map((fill, shade) => {
    const d = seen
      .filter((slat) => slat.shade === shade)
      .map(
        ({ a, b }) =>
          polygon(rim(a, inner), rim(b - 1.8, inner), rim(b - 1.8, 5), rim(a, 5)) +
          polygon(rim(a + 3, -5), rim(b + 1.2, -5), rim(b + 1.2, -inner), rim(a + 3, -inner)),
      );
    return d.length > 0 ? path(d.join(''), { fill }) : '';
  });
  const side = hidden
    ? disc([0, 0], wheel.radius, { fill: '#15171a' })
    : disc([0, 0], wheel.radius - wheel.tyre, { fill: '#17191b' }) + wheelSide([0, 0], wheel, id);
  const face = showsSide
    ? lay(view, side, [centre[0], centre[1], centre[2] + (near * width) / 2], [1, 0, 0], [0, 1, 0])
    : '';
  return {
    depth: view.depth(centre),
    svg:
      (groove ? path(groove, { fill: '#0e1011', stroke: '#0e1011', width: 2 }) : '') +
      blocks.join('') +
      face,
  };
}

export function mudguard(
  view: View,
  centre: Vector,
  radius: number,
  halfWidth: number,
  [from, to]: readonly [number, number],
  surface: Surface,
  side?: string,
): Item {
  const points = (r: number, a: number, b: number): string =>
    Array.from({ length: 8 }, (_, i) =>
      polar([centre[0], centre[1]], r, a + ((b - a) * i) / 7)
        .map(Math.round)
        .join(','),
    ).join(' ');
  return extrude(view, {
    contour: `${points(radius + 26, from, to)} | ${points(radius - 14, to - 2, from + 2)}`,
    half: halfWidth,
    z: centre[2],
    surface,
    bias: 60,
    ...(side ? { side } : {}),
    upon: sheen(points(radius + 18, from + 8, to - 8), 12, 0.6),
  });
}

/** Rear axle beam with its hub motor casing, and a leaf spring on each side. */
export function rearAxle(view: View, height: number, rail: number, halfTrack: number): Item[] {
  const leaves = [0, 1, 2, 3].map((i) => {
    const reach = 360 - i * 66;
    const bow = (lift: number): string =>
      `M${-reach} ${rail - 10 - i * 16 + lift}Q0 ${height * 2 - rail + 84 - i * 14 + lift} ${reach} ${rail - 10 - i * 16 + lift}`;
    return (
      path(bow(0), { stroke: i % 2 ? '#3a4045' : '#22262a', width: 16 }) +
      path(bow(5), { stroke: '#8d959b', width: 2.5, opacity: 0.7 })
    );
  });
  const clamp =
    path(polygon([-44, height + 80], [44, height + 80], [44, height - 36], [-44, height - 36]), {
      fill: 'url(#case)',
    }) +
    bolt([-28, height + 60], 9) +
    bolt([28, height + 60], 9) +
    bolt([-360, rail - 10], 14) +
    bolt([360, rail - 10], 14);
  const spring = (z: number): Item => ({
    depth: view.depth([0, height, z * 0.6]),
    svg: lay(view, leaves.join('') + clamp, [0, 0, z], [1, 0, 0], [0, 1, 0]),
  });
  return [
    pipe(
      view,
      [
        [0, height, -halfTrack],
        [0, height, halfTrack],
      ],
      74,
      'black',
      -300,
    ),
    extrude(view, { contour: ring8(0, height, 130), half: 110, z: 60, surface: black, bias: -200 }),
    spring(halfTrack - 130),
    spring(130 - halfTrack),
  ];
}

const ring8 = (x: number, y: number, radius: number): string =>
  Array.from({ length: 14 }, (_, i) =>
    polar([x, y], radius, (i * 360) / 14)
      .map(Math.round)
      .join(','),
  ).join(' ');

export const ladder = (view: View, from: number, to: number, y: number, half: number): Item[] => [
  box(view, [from, y - 70, -half], [to, y, -half + 50], black, { bias: -500 }),
  box(view, [from, y - 70, half - 50], [to, y, half], black, { bias: -500, side: 'url(#case-v)' }),
];

export const lampDisc = (radius: number): string =>
  path(ring([0, 0], radius), { fill: 'url(#chrome)', stroke: '#14171a', width: 2 }) +
  disc([0, 0], radius * 0.86, { fill: 'url(#lens)', stroke: '#4a545b', width: 2 }) +
  disc([0, 0], radius * 0.52, { fill: '#b7c4cb', opacity: 0.6 }) +
  disc([-radius * 0.3, radius * 0.32], radius * 0.24, { fill: '#fff', opacity: 0.9 });
