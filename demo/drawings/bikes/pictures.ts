import type { Drawing } from '../drawing.ts';
import type { PaintName } from '../studio.ts';
import { type Dash, dashScene } from './dash.ts';
import { frontScene } from './front.ts';
import type { FrontLook } from './front-look.ts';
import { type Motorcycle, sideScene } from './motorcycle.ts';
import type { Point } from './pen.ts';
import type { Frame } from './scene.ts';
import { type Scooter, scooterScene } from './scooter.ts';

/** The largest scale at which a machine of these extents fills the picture. */
function filling(rear: number, front: number, top: number): Frame {
  return {
    centre: [(rear + front) / 2, 0],
    scale: Math.round(Math.min(1130 / (front - rear), 670 / top) * 1000) / 1000,
  };
}

const extents = (
  vehicle: {
    wheelbase: number;
    front: { radius: number };
    bars: { mirror: Point | null; grip: Point };
  },
  plate: Point,
): Frame =>
  filling(
    plate[0] - 50,
    vehicle.wheelbase + vehicle.front.radius + 10,
    (vehicle.bars.mirror ?? vehicle.bars.grip)[1] + 70,
  );

const frontFrame = (look: FrontLook): Frame => ({
  centre: [0, 0],
  scale: Math.round((660 / (look.mirror + 60)) * 1000) / 1000,
});

interface Subject {
  paint: PaintName;
  front: FrontLook;
  dash: Omit<Dash, 'below' | 'second'>;
}

export function motorcyclePictures(bike: Motorcycle, { paint, front, dash }: Subject): Drawing[] {
  const frame = extents(bike, bike.tail.plate[1]);
  return [
    () => sideScene(bike, 'right', frame, paint),
    () => frontScene(front, paint, frontFrame(front)),
    () =>
      sideScene(
        bike,
        'right',
        { centre: [bike.engine.at[0] - 40, bike.engine.at[1] + 110], scale: 1.08 },
        paint,
      ),
    () => dashScene({ ...dash, below: 'tank', second: bike.second }, paint),
  ];
}

export function scooterPictures(scooter: Scooter, { paint, front, dash }: Subject): Drawing[] {
  const frame = extents(scooter, scooter.plate[1]);
  return [
    () => scooterScene(scooter, 'right', frame, paint),
    () => frontScene(front, paint, frontFrame(front)),
    () => scooterScene(scooter, 'left', frame, paint),
    () => dashScene({ ...dash, below: 'shield', second: scooter.second }, paint),
  ];
}
