import type { PaintName } from '../studio.ts';
import { curve, nth, type V2 } from './geometry.ts';
import type { Dimensions, Profile } from './profiles.ts';
import type { BodyShape } from './shape.ts';
import type { Car, Face, Flank, Glass, Tail } from './trim.ts';

/** The line of a window from its foot to its head: how far along it is at five heights. */
function sweep(parts: readonly number[], foot: number, head: number): V2[] {
  return [0, 0.35, 0.7, 0.9, 1].map((k, i) => [k, foot + (head - foot) * nth(parts, i)]);
}

function shapeOf(d: Dimensions, p: Profile): BodyShape {
  const { length: l, height, clearance: c } = d;
  const front = d.overhang;
  const rear = front + d.wheelbase;
  const cowl = front + p.cowl;
  const header = front + p.header;
  const end = l - p.roofEnd;
  const base = l - p.backBase;
  const top = height - p.crown;
  const rise = p.hoodRear - p.hoodFront;
  return {
    length: l,
    width: d.width,
    axles: [front, rear],
    tyre: d.tyre,
    rim: d.rim,
    foot: [
      [0, c + 34],
      [480, c + 14],
      [l / 2, c],
      [rear + 250, c + 24],
      [l, c + 100],
    ],
    shoulder: [
      [60, p.hoodFront],
      [340, p.hoodFront + rise * 0.36],
      [cowl * 0.58, p.hoodFront + rise * 0.7],
      [cowl, p.hoodRear],
      [front + d.wheelbase * 0.63, p.belt[0]],
      [Math.min(rear + 150, l - 420), p.belt[1]],
      [l - 330, p.deck + 4],
      [l, p.deck - 8],
    ],
    nose: p.nose,
    tail: p.tail,
    section: p.section,
    noseRound: p.noseRound,
    tailRound: p.tailRound,
    hoodCrown: p.hoodCrown,
    cabin: {
      front: sweep([0, 0.31, 0.62, 0.84, 1], cowl, header),
      rear: sweep([0, 0.22, 0.56, 0.8, 1], base, end),
      rail: [
        [header - 700, top - 92],
        [header, top - 30],
        [header + (end - header) * p.peak, top],
        [end, top - p.roofDrop],
        [l, top - p.roofDrop - p.roofEnd * 0.34],
      ],
      crown: p.crown,
      section: p.cabinSection,
      frontRound: p.screenRound,
      rearRound: p.backRound,
    },
  };
}

/** x of the front edge of the side glass, by k. */
function pillarA(d: Dimensions, p: Profile): V2[] {
  const shape = shapeOf(d, p);
  const screen = curve(shape.cabin.front);
  const { depth } = p.screenRound;
  return [
    [screen(0.05) + depth * 0.74, 0.06],
    [screen(0.7) + depth * 0.54, 0.72],
    [screen(0.9) + depth * 0.6, p.glassTop],
  ];
}

function glassOf(d: Dimensions, p: Profile): Glass {
  const b = d.overhang + d.wheelbase * 0.635;
  const rear = d.overhang + d.wheelbase;
  const end = p.glassEnd.map(([before, k]): V2 => [d.length - before, k]);
  const first = d.overhang + p.cowl + 1150;
  return {
    side: [...pillarA(d, p), ...end],
    radius: [26, 130, 150, ...end.map((_, i) => (i === 0 ? 150 : i === end.length - 1 ? 34 : 120))],
    pillars: [
      [b, b + 36, 96],
      ...p.quarter.map(([x0, x1, w]) => [rear + x0, rear + x1, w] as const),
    ],
    chrome: p.chrome,
    windscreen: [d.width * p.screen[0], d.width * p.screen[1], 0.1, 0.965],
    rear: [d.width * p.backlight[0], d.width * p.backlight[1], p.backlight[2], p.backlight[3]],
    seats: [first, first + 870].filter((x) => x < d.length - p.roofEnd - 250),
  };
}

/** Four doors that follow the rear arch, handles, flap and mirrors. */
export function flankOf(d: Dimensions, p: Profile): Flank {
  const front = d.overhang;
  const rear = front + d.wheelbase;
  const a = front + d.tyre + 84;
  const b = front + d.wheelbase * 0.63;
  const mirrorX = nth(pillarA(d, p), 0)[0];
  return {
    cuts: [
      [
        [a, 0.07],
        [a - 8, 0.5],
        [a + 36, 0.84],
        [Math.max(a + 100, mirrorX - 300), 1],
      ],
      [
        [b - 12, 0.06],
        [b, 0.5],
        [b + 4, 1],
      ],
      [
        [rear - d.tyre - 62, 0.08],
        [rear - d.tyre - 20, 0.28],
        [rear - d.tyre * 0.45, 0.6],
        [rear - 10, 0.82],
        [rear + 10, 1],
      ],
    ],
    handles: [
      [b - 215, 0.815],
      [rear - 260, 0.84],
    ],
    flap: [rear + 330, 0.76],
    mirror: [mirrorX + 20, 96],
    creases: [],
  };
}

export interface CarSpec {
  size: Dimensions;
  profile: Profile;
  paint: PaintName;
  roof?: PaintName;
  wheels: Car['wheels'];
  face: Face;
  tail: Tail;
  glass?: Partial<Glass>;
  flank?: Partial<Flank>;
  bed?: { from: number; to: number };
}

export function carOf({ size, profile, glass, flank, ...rest }: CarSpec): Car {
  return {
    shape: shapeOf(size, profile),
    glass: { ...glassOf(size, profile), ...glass },
    flank: { ...flankOf(size, profile), ...flank },
    ...rest,
  };
}
