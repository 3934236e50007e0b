import type { PaintName } from '../studio.ts';
import { caliper, type Fork, forkLeg, shock } from './chassis.ts';
import { type Bars, barsSide, mirrorSide, plateSide } from './cockpit.ts';
import { type Exhaust, exhaustSide } from './exhaust.ts';
import { bolt, sheen, tube } from './materials.ts';
import { type Panel, panels } from './panels.ts';
import { add, block, curve, disc, moved, type Point, path, polygon, shape, slabs } from './pen.ts';
import { type Frame, type Side, scene } from './scene.ts';
import { type Wheel, wheelSide } from './wheel.ts';

export interface Scooter {
  wheelbase: number;
  front: Wheel;
  rear: Wheel;
  fork: Omit<Fork, 'axle'>;
  /** A belt-drive engine swinging with the wheel, or a motor in the wheel itself. */
  drive: 'engine' | 'hub';
  exhaust: Exhaust | null;
  shock: { top: Point; bottom: Point; width: number; spring: string };
  inner: readonly Panel[];
  fenders: readonly Panel[];
  outer: readonly Panel[];
  cowl: readonly Panel[];
  bars: Bars;
  plate: readonly [Point, Point];
  second: PaintName;
}

/** Right side of the swinging engine: fan cover and a bit of finned cylinder. */
const fanSide = (axle: Point): string =>
  moved(
    axle,
    path(shape('-30,-30 -40,20 20,70 140,90 300,60 380,30 | 390,-20 320,-70 200,-90 60,-70'), {
      fill: 'url(#case-v)',
      stroke: '#0b0d0e',
      width: 3,
    }) +
      disc([210, -4], 84, { fill: 'url(#plastic)', stroke: '#0b0d0e', width: 3 }) +
      disc([210, -4], 52, { stroke: '#000', width: 40, dash: '7 9', opacity: 0.6 }) +
      disc([210, -4], 24, { fill: 'url(#case)', stroke: '#0b0d0e', width: 2 }) +
      path(curve('136,24 160,60 210,70'), {
        stroke: '#fff',
        width: 4,
        opacity: 0.35,
        round: true,
      }) +
      path(slabs(Array.from({ length: 6 }, (_, i) => [330 + i * 13, 4, 6, 92])), {
        fill: '#7d858b',
      }),
  );

/** Left side: the long belt case, its cooling ribs and the kick starter. */
const beltSide = (axle: Point): string =>
  moved(
    axle,
    path(
      shape('-62,0 -44,54 0,72 120,84 280,96 352,60 374,0 350,-62 280,-92 120,-78 0,-70 -44,-50'),
      { fill: 'url(#alloy-v)', stroke: '#1a1e21', width: 3 },
    ) +
      sheen('-40,40 60,74 200,84 330,60', 26, 0.8) +
      disc([276, 0], 62, { fill: 'url(#alloy)', stroke: '#3c4247', width: 3 }) +
      path(
        slabs(
          Array.from({ length: 6 }, (_, i) => [232 + i * 18, 0, 6, 80 - Math.abs(i - 2.5) * 12]),
        ),
        { fill: '#565d62' },
      ) +
      tube(curve('120,-6 40,-40 -30,-30'), 15, 'steel') +
      block([-40, -28], 40, 16, 6, { fill: 'url(#matt)' }) +
      [
        [-46, 30],
        [60, 66],
        [180, 74],
        [60, -62],
        [180, -72],
        [340, 56],
        [344, -54],
      ]
        .map(([x, y]) => bolt([x ?? 0, y ?? 0], 7))
        .join(''),
  );

const hubArm = (axle: Point): string =>
  moved(
    axle,
    path(shape('-50,-26 -54,20 -20,34 200,44 380,60 | 400,10 | 220,-20 0,-36'), {
      fill: 'url(#case-v)',
      stroke: '#0b0d0e',
      width: 3,
    }) +
      path(curve('-40,16 0,24 200,34 370,50'), {
        stroke: '#fff',
        width: 4,
        opacity: 0.4,
        round: true,
      }) +
      bolt([0, 0], 18),
  );

const centreStand = (at: Point): string =>
  tube(
    curve(`${at[0]},${at[1]} ${at[0] - 110},${at[1] - 90} ${at[0] - 230},${at[1] - 110}`),
    20,
    'black',
  ) +
  path(
    polygon(
      add(at, [-250, -96]),
      add(at, [-206, -96]),
      add(at, [-214, -124]),
      add(at, [-250, -120]),
    ),
    { fill: '#15181a' },
  );

function scooterSide(scooter: Scooter, side: Side): string {
  const rearAxle: Point = [0, scooter.rear.radius];
  const frontAxle: Point = [scooter.wheelbase, scooter.front.radius];
  const fork: Fork = { ...scooter.fork, axle: frontAxle };
  const unit =
    scooter.drive === 'hub'
      ? hubArm(rearAxle)
      : side === 'right'
        ? fanSide(rearAxle)
        : beltSide(rearAxle);
  const mirror = scooter.bars.mirror
    ? mirrorSide(
        add(scooter.bars.grip, [60, 6]),
        scooter.bars.mirror,
        scooter.bars.tone === 'chrome',
      )
    : '';
  return [
    '<use href="#near-fork" transform="translate(16 5)"/><use href="#near-mirror" transform="translate(30 6)"/>',
    panels(scooter.inner, 'in'),
    wheelSide(rearAxle, scooter.rear, 'rw'),
    wheelSide(frontAxle, scooter.front, 'fw'),
    shock(scooter.shock.top, scooter.shock.bottom, scooter.shock.width, scooter.shock.spring),
    unit,
    centreStand([430, 230]),
    plateSide(...scooter.plate),
    scooter.exhaust && side === 'right' ? exhaustSide(scooter.exhaust) : '',
    scooter.front.brake > 0 ? caliper(frontAxle, scooter.front.brake, 150) : '',
    `<g id="near-fork">${forkLeg(fork)}</g>`,
    panels(scooter.fenders, 'ff'),
    panels(scooter.outer, 'out'),
    barsSide(scooter.bars, null),
    panels(scooter.cowl, 'cowl'),
    `<g id="near-mirror">${mirror}</g>`,
  ].join('');
}

export const scooterScene = (
  scooter: Scooter,
  side: Side,
  frame: Frame,
  paint: PaintName,
): string =>
  scene(scooterSide(scooter, side), scooter.wheelbase, side, frame, {
    paint,
    second: scooter.second,
  });
