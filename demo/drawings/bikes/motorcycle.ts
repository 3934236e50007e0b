import type { PaintName } from '../studio.ts';
import {
  caliper,
  chain,
  type Fork,
  footpeg,
  forkLeg,
  forkPoint,
  frameTubes,
  shock,
  swingarm,
} from './chassis.ts';
import {
  type Bars,
  barsSide,
  type Headlamp,
  headlampSide,
  mirrorSide,
  plateSide,
  signalSide,
} from './cockpit.ts';
import { type Engine, engineSide } from './engine.ts';
import { type Exhaust, exhaustSide } from './exhaust.ts';
import { type Tone, tube } from './materials.ts';
import { type Panel, panels } from './panels.ts';
import { add, curve, type Point, path, polygon } from './pen.ts';
import { type Frame, type Side, scene } from './scene.ts';
import { type Wheel, wheelSide } from './wheel.ts';

export interface Motorcycle {
  wheelbase: number;
  front: Wheel;
  rear: Wheel;
  fork: Omit<Fork, 'axle'>;
  swingarm: { pivot: Point; tone: Tone; width: number };
  shocks: readonly { top: Point; bottom: Point; width: number; spring: string }[];
  frame: { contours: readonly string[]; width: number; tone: Tone };
  engine: Engine;
  exhaust: Exhaust | null;
  /** Behind the engine and the frame: inner fenders, radiators. */
  inner: readonly Panel[];
  /** Over engine and frame, from back to front. */
  outer: readonly Panel[];
  /** Behind the fork leg. */
  fenders: readonly Panel[];
  headlamp: Headlamp;
  bars: Bars;
  tail: { plate: readonly [Point, Point]; signal: readonly [Point, Point] };
  frontSignal: readonly [Point, Point];
  peg: Point;
  /** Sprocket radii, seen on the left side. */
  sprockets: readonly [number, number];
  second: PaintName;
}

const sideStand = (pivot: Point): string =>
  tube(
    curve(
      `${pivot[0]},${pivot[1]} ${pivot[0] - 60},${pivot[1] - 160} ${pivot[0] - 110},${pivot[1] - 270}`,
    ),
    22,
    'black',
  ) +
  path(
    polygon([pivot[0] - 140, 14], [pivot[0] - 70, 14], [pivot[0] - 80, 0], [pivot[0] - 136, 0]),
    { fill: '#101214' },
  );

function rearDrive(bike: Motorcycle, axle: Point, side: Side): string {
  if (side === 'right') {
    return bike.rear.brake > 0 ? caliper(axle, bike.rear.brake, 40) : '';
  }
  const [small, large] = bike.sprockets;
  return small > 0 ? chain(add(bike.swingarm.pivot, [96, 10]), axle, small, large) : '';
}

function motorcycleSide(bike: Motorcycle, side: Side): string {
  const rearAxle: Point = [0, bike.rear.radius];
  const frontAxle: Point = [bike.wheelbase, bike.front.radius];
  const fork: Fork = { ...bike.fork, axle: frontAxle };
  const head = forkPoint(fork, 0.86);
  const rear = side === 'right' ? bike.rear : { ...bike.rear, brake: 0 };
  return [
    '<use href="#near-fork" transform="translate(16 5)"/><use href="#near-mirror" transform="translate(34 6)"/>',
    panels(bike.inner, 'in'),
    wheelSide(rearAxle, rear, 'rw'),
    wheelSide(frontAxle, bike.front, 'fw'),
    bike.shocks.map((item) => shock(item.top, item.bottom, item.width, item.spring)).join(''),
    side === 'left' ? rearDrive(bike, rearAxle, side) : '',
    swingarm(bike.swingarm.pivot, rearAxle, bike.swingarm.tone, bike.swingarm.width),
    side === 'right' ? rearDrive(bike, rearAxle, side) : '',
    plateSide(...bike.tail.plate),
    engineSide(bike.engine),
    frameTubes(bike.frame.contours, bike.frame.width, bike.frame.tone),
    bike.exhaust && side === 'right' ? exhaustSide(bike.exhaust) : '',
    side === 'left' ? sideStand(add(bike.peg, [70, -60])) : '',
    footpeg(bike.peg, 150),
    panels(bike.fenders, 'ff'),
    bike.front.brake > 0 ? caliper(frontAxle, bike.front.brake, 148) : '',
    headlampSide(bike.headlamp, 'url(#paint)'),
    `<g id="near-fork">${forkLeg(fork)}</g>`,
    panels(bike.outer, 'out'),
    signalSide(...bike.tail.signal),
    signalSide(...bike.frontSignal),
    barsSide(bike.bars, bike.headlamp.kind === 'none' ? null : head),
    `<g id="near-mirror">${bike.bars.mirror ? mirrorSide(add(bike.bars.grip, [56, 10]), bike.bars.mirror, bike.bars.tone === 'chrome') : ''}</g>`,
  ].join('');
}

/** A whole machine seen from the side: the scene needs to know no more about it. */
export const sideScene = (bike: Motorcycle, side: Side, frame: Frame, paint: PaintName): string =>
  scene(motorcycleSide(bike, side), bike.wheelbase, side, frame, { paint, second: bike.second });
