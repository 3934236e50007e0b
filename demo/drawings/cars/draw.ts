import { studio } from '../studio.ts';
import { body } from './body.ts';
import { camera, type View } from './camera.ts';
import { type Scene, skin, trace } from './decal.ts';
import { face, faceDefs } from './face.ts';
import { arches, flank, mirror, mirrorDefs } from './flank.ts';
import { nth, steps, type V2, type V3 } from './geometry.ts';
import { glazing } from './glazing.ts';
import { groundDefs, nearWheel, shadow, underside } from './ground.ts';
import { lidSheet, outlineOf, rimFill, tubSheet } from './loft.ts';
import { rearDefs, rearEnd } from './rear.ts';
import { compact, fill, linear, stroke } from './svg.ts';
import type { Car } from './trim.ts';
import { wheel, wheelDefs } from './wheel.ts';

const views = {
  front: { turn: 44, height: 1480, distance: 10500, floor: 748 },
  side: { turn: 0, height: 1120, distance: 15000, floor: 724 },
  rear: { turn: -47, height: 1560, distance: 10500, floor: 748 },
  detail: { turn: 33, height: 1150, distance: 9000, floor: 0 },
} as const;
export type ViewName = keyof typeof views;

const bodyLayers = [
  0, 0.04, 0.09, 0.15, 0.23, 0.33, 0.44, 0.54, 0.61, 0.66, 0.72, 0.79, 0.86, 0.93, 1,
];

/** How wide a car of this length stands in the picture: small cars smaller, not by the full measure. */
const widthOf = (length: number, view: ViewName): number =>
  (view === 'side' ? 1165 : 1120) * (0.55 + (0.45 * length) / 4900);

const rail = (on: readonly V2[], colour: string, scale: number): string =>
  stroke(on, '#000', 30 * scale, 'stroke-opacity=".35"') +
  stroke(on, colour, 22 * scale) +
  stroke(
    on.map(([x, y]): V2 => [x, y - 5 * scale]),
    '#fff',
    5 * scale,
    'stroke-opacity=".5"',
  );

function bed({ body: b, camera: cam }: Scene, { from, to }: { from: number; to: number }): string {
  const rim = (inset: number, drop: number): V2[] => {
    const y = b.lower.shape.half(1) - inset;
    const at = (x: number, py: number): V2 =>
      cam.project([x, py, b.lower.shape.rim(x) + 16 - drop]);
    return [at(from, -y), at(to, -y), at(to, y), at(from, y)];
  };
  return fill(rim(48, 0), '#0c0e10') + fill(rim(80, 24), '#1a1d20');
}

export function drawCar(car: Car, name: ViewName): string {
  const { shape } = car;
  const b = body(shape);
  const extent: V3[] = [
    ...steps(-1, 1, 48).map((u) => b.lower.at(u, 0.4)),
    ...shape.axles.flatMap((x) => [-1, 1].map((s): V3 => [x, (s * shape.width) / 2, 0])),
  ];
  const view: View =
    name === 'detail'
      ? {
          ...views.detail,
          width: shape.length * 0.52,
          focus: { point: [shape.axles[0], shape.width / 2, shape.tyre], at: [760, 560] },
        }
      : { ...views[name], width: Math.min(1185, widthOf(shape.length, name)) };
  const cam = camera(view, [shape.length / 2, 0, 600], extent);
  const scene: Scene = {
    camera: cam,
    body: b,
    lower: skin(b.lower, cam),
    cabin: skin(b.cabin, cam),
    front: view.turn > 0,
    rear: view.turn < 0,
  };
  const paint = car.paint;
  const metal = tubSheet('b', b.lower, bodyLayers, paint, cam, `0 ${(cam.scale * 10).toFixed(1)}`);
  const outline = outlineOf(b.lower, cam);
  const [top, low] = [b.lower.shape.rim(shape.axles[0]), b.lower.shape.foot(shape.axles[0])].map(
    (z) => cam.project([shape.axles[0] + 500, shape.width / 2, z])[1],
  ) as [number, number];
  const falloff = fill(outline, 'url(#fo)') + fill(outline, 'url(#fs)');
  const hood = lidSheet('h', b.hood, 10, paint, cam);
  const deck = lidSheet('d', b.deck, 4, paint, cam);
  const cabin = tubSheet('c', b.cabin, steps(0, 1, 6), paint, cam);
  const roof = lidSheet('roof', b.roof, 6, car.roof ?? paint, cam);
  const glass = glazing(scene, car);
  const rails = car.flank.rails
    ? rail(
        trace(
          steps(0.1, 0.9, 8).map((t): V2 => {
            const { front, rear } = b.cabin.shape;
            return [front(1) + (rear(1) - front(1)) * t, 0.995];
          }),
          scene.cabin.side,
        ).map(([x, y]): V2 => [x, y - 6 * cam.scale]),
        car.flank.rails === 'black' ? '#1b1d1f' : '#9aa2a8',
        cam.scale,
      )
    : '';
  const defs = [
    groundDefs,
    faceDefs,
    rearDefs,
    mirrorDefs(car),
    linear(
      'fo',
      [0, top],
      [0, low],
      [
        [0, '#fff', 0.05],
        [0.35, '#000', 0],
        [0.75, '#000', 0.1],
        [1, '#000', 0.42],
      ],
    ),
    linear(
      'fs',
      [100, 0],
      [1180, 0],
      [
        [0, '#fff', 0.06],
        [0.3, '#000', 0],
        [1, '#000', 0.2],
      ],
    ),
    metal.defs,
    hood.defs,
    deck.defs,
    cabin.defs,
    roof.defs,
    glass.defs,
    wheelDefs(car.wheels.tone),
    wheel('w', shape.tyre, shape.rim, car.wheels.style),
  ].join('');
  const drawing = [
    shadow(b, cam),
    underside(b, cam),
    ...shape.axles.map((x) => nearWheel(b, cam, x)),
    stroke([...outline, nth(outline, 0)], '#000', 1.6, 'stroke-opacity=".4"'),
    metal.art,
    falloff,
    scene.front ? face(scene, car) : '',
    scene.rear ? rearEnd(scene, car) : '',
    name === 'side' ? face(scene, car) + rearEnd(scene, car) : '',
    rimFill(b.lower, paint, cam),
    deck.art,
    car.bed ? bed(scene, car.bed) : '',
    hood.art,
    flank(scene, car),
    arches(scene, car),
    mirror(scene, car, -1),
    stroke(outlineOf(b.cabin, cam), '#000', 1.6, 'stroke-opacity=".4"'),
    cabin.art,
    rimFill(b.cabin, car.roof ?? paint, cam),
    roof.art,
    rails,
    glass.art,
    mirror(scene, car, 1),
  ];
  return compact(
    studio(
      `<g stroke-linecap="round" stroke-linejoin="round">${drawing.join('')}</g>`,
      { x: 640, rx: 0, ry: 0 },
      defs,
    ),
  );
}
