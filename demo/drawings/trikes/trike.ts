import { sheen } from '../bikes/materials.ts';
import { oval, path, polyline, sample } from '../bikes/pen.ts';
import { type Frame, stand } from '../bikes/scene.ts';
import { type PaintName, paints } from '../studio.ts';
import { basket } from './basket.ts';
import { type Bench, bench, type Canopy, canopy, windscreen } from './cabin.ts';
import { type Bed, closedBox, openBed, tailLamps } from './cargo.ts';
import { type FrontEnd, frontEnd } from './front-end.ts';
import { type Axle, black, ladder, mudguard, rearAxle, vinyl, wheelAt } from './running-gear.ts';
import {
  box,
  type Camera,
  extrude,
  facing,
  type Item,
  look,
  paintItems,
  type Surface,
  type View,
} from './space.ts';

export interface Trike {
  front: FrontEnd;
  rear: { axle: Axle; halfTrack: number; leaves: boolean };
  frame: { from: number; to: number; y: number; half: number };
  floor: { from: number; to: number; y: number; half: number };
  seats: readonly Bench[];
  canopy: Canopy | null;
  screen: { foot: readonly [number, number]; head: readonly [number, number]; half: number } | null;
  /** Side walls of a passenger body: contours seen from the side. */
  walls: readonly { contour: string; half: number }[];
  tail: { x: number; low: number; high: number; half: number } | null;
  bed: (Bed & { kind: 'open' | 'closed' }) | null;
  baskets: readonly { from: number; to: number; low: number; high: number; half: number }[];
  battery: readonly [from: number, to: number, low: number, high: number, half: number];
  roof: PaintName;
}

function sill(contour: string): string {
  const points = sample(contour, 1);
  const xs = points.map(([x]) => x);
  const low = Math.min(...points.map(([, y]) => y)) + 26;
  return path(polyline([Math.min(...xs) + 24, low], [Math.max(...xs) - 24, low]), {
    stroke: '#dfe3e5',
    width: 9,
    opacity: 0.75,
  });
}

function tailWall(view: View, tail: NonNullable<Trike['tail']>, paint: Surface): Item[] {
  const { x, low, high, half } = tail;
  const lamps = `${sheen(`${60 - half},${high - 30} 0,${high - 20} ${half - 60},${high - 30}`, 22, 0.6)}${tailLamps(half, (low + high) / 2 - 20)}`;
  return [
    box(view, [x, low, -half], [x + 30, high, half], paint, {
      bias: view.faces([-1, 0, 0]) ? 420 : -200,
    }),
    ...(view.faces([-1, 0, 0]) ? [facing(view, x, lamps, [x - 900, high, 0], true)] : []),
  ];
}

function bodyItems(view: View, trike: Trike, paint: Surface): Item[] {
  const walls = trike.walls.flatMap(({ contour, half }) =>
    [-1, 1].map((s) =>
      extrude(view, {
        contour,
        half: 18,
        z: s * half,
        surface: paint,
        side: 'url(#paint)',
        bias: s * 240,
        ...(s > 0 && half > 500 ? { upon: sill(contour) } : {}),
      }),
    ),
  );
  const [from, to, low, high, half] = trike.battery;
  const { floor } = trike;
  return [
    ...walls,
    box(view, [floor.from, floor.y - 60, -floor.half], [floor.to, floor.y, floor.half], black, {
      side: 'url(#plastic)',
      bias: -60,
    }),
    box(view, [from, low, -half], [to, high, half], black, { side: 'url(#case-v)', bias: -40 }),
  ];
}

function trikeItems(view: View, trike: Trike, paint: Surface): Item[] {
  const { rear } = trike;
  const { radius } = rear.axle.wheel;
  const seats = trike.seats.flatMap((seat) => bench(view, seat, vinyl));
  const wheels = [1, -1].flatMap((s) => [
    wheelAt(view, [0, radius, s * rear.halfTrack], rear.axle, s > 0 ? 'rr' : 'rl', s < 0),
    ...(trike.bed
      ? []
      : [
          mudguard(
            view,
            [0, radius, s * rear.halfTrack],
            radius + 20,
            rear.axle.width / 2 + 16,
            [12, 172],
            paint,
            'url(#paint)',
          ),
        ]),
  ]);
  return [
    ...frontEnd(view, trike.front, paint),
    ...wheels,
    ...(rear.leaves
      ? rearAxle(view, radius, trike.frame.y - 70, rear.halfTrack - rear.axle.width / 2)
      : []),
    ...ladder(view, trike.frame.from, trike.frame.to, trike.frame.y, trike.frame.half),
    ...bodyItems(view, trike, paint),
    ...seats,
    ...(trike.canopy ? canopy(view, trike.canopy, paints[trike.roof], 'url(#second)') : []),
    ...(trike.screen
      ? [windscreen(view, trike.screen.foot, trike.screen.head, trike.screen.half)]
      : []),
    ...(trike.tail ? tailWall(view, trike.tail, paint) : []),
    ...(trike.bed
      ? trike.bed.kind === 'open'
        ? openBed(view, trike.bed, paint)
        : closedBox(view, trike.bed, paint)
      : []),
    ...trike.baskets.map(({ from, to, low, high, half }) =>
      basket(view, from, to, low, high, half),
    ),
  ];
}

function groundShade(view: View, trike: Trike): string {
  const { front, rear } = trike;
  const contacts = [
    [front.x, 0, 0],
    [0, 0, rear.halfTrack],
    [0, 0, -rear.halfTrack],
  ] as const;
  const [x, y] = view.see([front.x * 0.45, 0, 0]);
  const reach =
    Math.abs(view.see([front.x, 0, 0])[0] - view.see([0, 0, 0])[0]) / 2 +
    Math.abs(view.see([0, 0, rear.halfTrack])[0] - view.see([0, 0, 0])[0]) +
    300;
  const rise =
    Math.abs(view.see([0, 0, rear.halfTrack])[1] - view.see([0, 0, 0])[1]) +
    Math.abs(view.see([front.x, 0, 0])[1] - view.see([0, 0, 0])[1]) / 2;
  const soft = oval([x, y], reach, Math.max(36, rise * 1.25 + 30), {
    fill: 'url(#contact)',
    opacity: 0.75,
  });
  return (
    soft +
    contacts
      .map((point) => view.see(point))
      .map(([u, v]) => oval([u, v + 2], 230, 30, { fill: 'url(#contact)' }))
      .join('')
  );
}

interface Shot {
  camera: Camera;
  frame: Frame;
}

export function trikeScene(trike: Trike, shot: Shot, paint: PaintName): string {
  const view = look(shot.camera);
  const drawing = groundShade(view, trike) + paintItems(trikeItems(view, trike, paints[paint]));
  return stand(drawing, shot.frame, 1, { paint, second: trike.roof }, 0);
}

/** Camera places of the series; the frame is fitted to the vehicle's outline. */
const shots = {
  side: { yaw: 0, pitch: 0 },
  'three-quarter': { yaw: 40, pitch: 11 },
  front: { yaw: 90, pitch: 0 },
  rear: { yaw: -44, pitch: 13 },
} as const satisfies Record<string, Camera>;

export type ShotName = keyof typeof shots;

export function fitted(trike: Trike, name: ShotName): Shot {
  const camera = shots[name];
  const view = look(camera);
  const length: readonly [number, number] = [
    Math.min(
      trike.frame.from - 40,
      trike.bed?.from ?? 0,
      trike.canopy?.from ?? 0,
      -trike.rear.axle.wheel.radius,
    ),
    trike.front.x + trike.front.axle.wheel.radius + 20,
  ];
  const half = Math.max(
    trike.canopy?.half ?? 0,
    trike.bed?.half ?? 0,
    trike.rear.halfTrack + trike.rear.axle.width / 2,
  );
  const top = Math.max(
    trike.canopy ? trike.canopy.y + 90 : 0,
    trike.bed ? trike.bed.floor + trike.bed.side : 0,
    trike.front.bar[1] + (trike.front.mirrors ? 360 : 120),
  );
  const corners = length.flatMap((x) =>
    [-half, half].flatMap((z) => [0, top].map((y) => view.see([x, y, z]))),
  );
  const [us, vs] = [corners.map((corner) => corner[0]), corners.map((corner) => corner[1])];
  const [left, right, high, low] = [
    Math.min(...us),
    Math.max(...us),
    Math.max(...vs),
    Math.min(...vs),
  ];
  const level = camera.pitch === 0;
  const scale = Math.min(1130 / (right - left), (level ? 690 : 760) / (high - low), 0.72);
  // From above, the nearest wheel comes down to y = 850 on the canvas, so the camera aims from
  // there.
  const middle = level ? 0 : low + 370 / scale;
  return { camera, frame: { centre: [(left + right) / 2, middle], scale } };
}
