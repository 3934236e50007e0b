import type { V2 } from './geometry.ts';
import type { Rounding } from './tub.ts';

/** The metal of a car, in mm. Curves are lists of points; k runs from the foot (0) to the rim (1) of a tub. */
export interface BodyShape {
  length: number;
  width: number;
  /** x of both axles; tyre and rim radius. */
  axles: V2;
  tyre: number;
  rim: number;
  /** Lower edge and shoulder, z by x. */
  foot: readonly V2[];
  shoulder: readonly V2[];
  /** Centre-line profile: x of the nose by k; mm that the tail lies before the rear end, by k. */
  nose: readonly V2[];
  tail: readonly V2[];
  /** Part of the half width, by k. */
  section: readonly V2[];
  noseRound: Rounding;
  tailRound: Rounding;
  hoodCrown: number;
  cabin: {
    /** x of windscreen and rear window on the centre line, by k. */
    front: readonly V2[];
    rear: readonly V2[];
    /** Roof edge, z by x; and how much the roof rises above it in the middle. */
    rail: readonly V2[];
    crown: number;
    section: readonly V2[];
    frontRound: Rounding;
    rearRound: Rounding;
  };
}
