import { sheen, type Tone } from '../bikes/materials.ts';
import { block, disc, oval, path, polygon, shape, slabs } from '../bikes/pen.ts';
import { type Axle, black, lampDisc, mudguard, wheelAt } from './running-gear.ts';
import {
  extrude,
  facing,
  type Item,
  lay,
  pipe,
  type Surface,
  type Vector,
  type View,
} from './space.ts';

export interface FrontEnd {
  x: number;
  axle: Axle;
  bar: readonly [x: number, y: number];
  barHalf: number;
  cowl: { contour: string; half: number; nose: number } | null;
  lamp: { x: number; y: number; radius: number; kind: 'round' | 'wide' };
  mirrors: boolean;
}

function wheelGroup(view: View, front: FrontEnd, paint: Surface): Item[] {
  const { radius } = front.axle.wheel;
  const top: Vector = [front.bar[0] + 26, front.bar[1] - 130, 0];
  const spread = front.axle.width / 2 + 34;
  const along = (part: number, z: number): Vector => [
    front.x + (top[0] - front.x) * part,
    radius + (top[1] - radius) * part,
    z,
  ];
  const leg = (z: number): Item[] => [
    pipe(view, [along(0.2, z), along(0.46, z)], 36, 'chrome', -40),
    pipe(view, [along(0, z), along(0.26, z)], 50, 'black', z > 0 ? 20 : -20),
  ];
  return [
    wheelAt(view, [front.x, radius, 0], front.axle, 'fw'),
    ...leg(spread),
    ...leg(-spread),
    mudguard(
      view,
      [front.x, radius, 0],
      radius + 16,
      front.axle.width / 2 + 14,
      [26, 158],
      paint,
      'url(#paint)',
    ),
  ];
}

function cowlGroup(view: View, front: FrontEnd, paint: Surface): Item[] {
  const { cowl, lamp } = front;
  if (!cowl) return [];
  const lampFace =
    lamp.kind === 'round'
      ? lampDisc(lamp.radius)
      : path(shape('-206,40 -100,50 0,52 100,50 206,40 | 178,-22 90,-34 0,-36 -90,-34 -178,-22'), {
          fill: '#14171a',
        }) +
        path(shape('-192,32 -120,40 -60,42 | -70,-22 -170,-14'), { fill: 'url(#lens)' }) +
        path(shape('192,32 120,40 60,42 | 70,-22 170,-14'), { fill: 'url(#lens)' }) +
        path(
          slabs([-1, 1].flatMap((s) => [92, 124, 156].map((z) => [s * z, 10, 4, 46] as const))),
          { fill: '#5b6a73' },
        ) +
        path(shape('-180,30 -120,36 -76,37'), { stroke: '#fff', width: 6, round: true }) +
        path(shape('180,30 120,36 76,37'), { stroke: '#fff', width: 6, round: true });
  const indicator = (z: number): string =>
    oval([z, lamp.y - 26], 46, 24, { fill: '#14171a' }) +
    oval([z, lamp.y - 26], 38, 17, { fill: 'url(#amber)' }) +
    oval([z - 8, lamp.y - 20], 14, 5, { fill: '#fff', opacity: 0.6 });
  return [
    extrude(view, {
      contour: cowl.contour,
      half: ([x]) => cowl.half - Math.max(0, x - cowl.nose) * 0.5,
      surface: paint,
      side: 'url(#paint)',
      bias: 70,
      steps: 12,
    }),
    facing(
      view,
      lamp.x,
      `<g transform="translate(0 ${lamp.y})">${lampFace}</g>${lamp.kind === 'round' ? indicator(-cowl.half + 70) + indicator(cowl.half - 70) : ''}${cowl.half > 200 ? block([0, lamp.y - 210], 190, 74, 6, { fill: '#e4e6e6', stroke: '#646b70', width: 2 }) : ''}${sheen(`-${cowl.half - 130},${lamp.y + 130} 0,${lamp.y + 150} ${cowl.half - 130},${lamp.y + 130}`, 18, 0.5)}`,
      [lamp.x + 60, lamp.y, 0],
    ),
  ].slice(0, view.faces([1, 0, 0]) ? 2 : 1);
}

function barGroup(view: View, front: FrontEnd): Item[] {
  const [x, y] = front.bar;
  const half = front.barHalf;
  const side = (s: 1 | -1): Item[] => [
    pipe(
      view,
      [
        [x, y, 0],
        [x + 6, y + 70, s * half * 0.4],
        [x - 60, y + 86, s * half * 0.7],
        [x - 130, y + 78, s * half],
      ],
      26,
      'chrome',
    ),
    pipe(
      view,
      [
        [x - 92, y + 82, s * half * 0.82],
        [x - 148, y + 76, s * half * 1.06],
      ],
      38,
      'cable',
      20,
    ),
    pipe(
      view,
      [
        [x - 40, y + 66, s * half * 0.74],
        [x - 88, y + 52, s * half * 1.02],
      ],
      12,
      'alloy',
      24,
    ),
  ];
  const mirror = (s: 1 | -1): Item[] => {
    const at: Vector = [x - 30, y + 240, s * half * 0.98];
    const face =
      oval([0, 0], 62, 44, { fill: 'url(#plastic)', stroke: '#0b0d0e', width: 3 }) +
      (view.faces([1, 0, 0])
        ? sheen('-44,10 -10,30 34,20', 14, 0.5)
        : oval([0, 0], 52, 35, { fill: 'url(#glass)' }));
    return [
      pipe(
        view,
        [[x - 50, y + 84, s * half * 0.66], [x - 30, y + 160, s * half * 0.8], at],
        13,
        'black',
      ),
      { depth: view.depth(at) + 30, svg: lay(view, face, at, [0.35, 0, -0.94], [0, 1, 0]) },
    ];
  };
  const display =
    path(polygon([-90, -20], [90, -20], [76, 66], [-76, 66]), {
      fill: 'url(#plastic)',
      stroke: '#0b0d0e',
      width: 2,
    }) +
    block([0, 24], 118, 58, 8, { fill: '#31424b' }) +
    disc([0, 24], 6, { fill: '#9fc0c8' });
  return [
    ...side(1),
    ...side(-1),
    ...(front.mirrors ? [...mirror(1), ...mirror(-1)] : []),
    {
      depth: view.depth([x, y + 60, 0]),
      svg: lay(
        view,
        view.faces([-1, 0, 0])
          ? display
          : path(polygon([-90, -20], [90, -20], [76, 66], [-76, 66]), { fill: 'url(#plastic)' }),
        [x - 10, y + 30, 0],
        [0, 0, -1],
        [0.3, 0.95, 0],
      ),
    },
    pipe(
      view,
      [
        [x + 26, y - 130, 0],
        [x, y, 0],
      ],
      56,
      'black' satisfies Tone,
    ),
    extrude(view, {
      contour: `${x - 30},${y - 180} | ${x + 80},${y - 190} | ${x + 40},${y - 90} | ${x - 40},${y - 90}`,
      half: front.axle.width / 2 + 50,
      surface: black,
    }),
  ];
}

export const frontEnd = (view: View, front: FrontEnd, paint: Surface): Item[] => [
  ...wheelGroup(view, front, paint),
  ...cowlGroup(view, front, paint),
  ...barGroup(view, front),
];
