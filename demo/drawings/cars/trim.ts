import type { PaintName } from '../studio.ts';
import type { V2 } from './geometry.ts';
import type { Wheels } from './ground.ts';
import type { BodyShape } from './shape.ts';

/** Outlines on the skin. Front and rear: mm round the corner from the middle, and k. Side: x and k. */
export type Outline = readonly V2[];
export type Round = readonly [mm: number, k: number, radius: number];

export interface Glass {
  /** The dark glass area of the side, (x, k of the cabin), and its corner radii. */
  side: Outline;
  radius: number | readonly number[];
  /** Uprights between the panes, as x at the bottom, x at the top, and width. */
  pillars: readonly (readonly [bottom: number, top: number, width: number])[];
  chrome: boolean;
  /** Half the width in mm at the bottom and at the top, and the range of k. */
  windscreen: readonly [bottom: number, top: number, from: number, to: number];
  rear: readonly [bottom: number, top: number, from: number, to: number];
  /** Seat backs seen through the glass, x of each row. */
  seats: readonly number[];
}

export interface Flank {
  cuts: readonly Outline[];
  handles: readonly V2[];
  flap?: V2;
  /** Unpainted plastic: width round the arches, and its height at the sill (k). */
  cladding?: { arch: number; sill: number };
  mirror: V2;
  rails?: 'black' | 'silver';
  /** A crease pressed into the side, (x, k). */
  creases: readonly Outline[];
}

export interface Face {
  lamp: Outline;
  lampRadius: number | readonly number[];
  optics: readonly Round[];
  signature: readonly Outline[];
  grille?: {
    outline: Outline;
    radius: number;
    pattern: 'bars' | 'mesh' | 'uprights' | 'slab';
    frame: 'chrome' | 'black' | 'dark';
  };
  intakes: readonly Outline[];
  fogs: readonly Round[];
  skid?: { outline: Outline; tone: 'silver' | 'black' };
  badge: number;
  creases: readonly Outline[];
}

export interface Tail {
  lamp: Outline;
  lampRadius: number | readonly number[];
  signature: readonly Outline[];
  reverse?: Outline;
  bar?: Outline;
  plate: number;
  lid: Outline;
  bumper: Outline;
  exhausts: readonly Round[];
  badge: number;
}

export interface Car {
  shape: BodyShape;
  paint: PaintName;
  roof?: PaintName;
  wheels: Wheels;
  glass: Glass;
  flank: Flank;
  face: Face;
  tail: Tail;
  bed?: { from: number; to: number };
}
