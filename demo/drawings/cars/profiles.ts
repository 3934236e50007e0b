import { points, rounds, type V2 } from './geometry.ts';
import type { Rounding } from './tub.ts';

/** The tape measure, in mm: overhang is the front one, clearance the sill's height. */
export interface Dimensions {
  length: number;
  width: number;
  height: number;
  wheelbase: number;
  overhang: number;
  tyre: number;
  rim: number;
  clearance: number;
}

/** The line of a body. cowl and header (foot and top of the windscreen) are mm behind the front axle; roofEnd and backBase mm before the rear end. */
export interface Profile {
  hoodFront: number;
  hoodRear: number;
  belt: V2;
  deck: number;
  cowl: number;
  header: number;
  roofEnd: number;
  backBase: number;
  roofDrop: number;
  peak: number;
  crown: number;
  hoodCrown: number;
  nose: readonly V2[];
  tail: readonly V2[];
  section: readonly V2[];
  cabinSection: readonly V2[];
  noseRound: Rounding;
  tailRound: Rounding;
  screenRound: Rounding;
  backRound: Rounding;
  /** Rear part of the side glass, from the roof down: mm before the rear end, k. */
  glassEnd: readonly V2[];
  glassTop: number;
  quarter: readonly (readonly [bottom: number, top: number, width: number])[];
  chrome: boolean;
  screen: readonly [bottom: number, top: number];
  backlight: readonly [bottom: number, top: number, from: number, to: number];
}

const carSection: readonly V2[] = points(
  '0 .9, .05 .93, .2 .962, .42 .976, .55 .984, .62 1, .67 .999, .85 .976, .95 .95, 1 .92',
);
const tallSection: readonly V2[] = points(
  '0 .9, .06 .935, .22 .965, .45 .975, .6 .986, .68 1, .73 .999, .88 .978, .96 .952, 1 .925',
);

export const sedan: Profile = {
  hoodFront: 705,
  hoodRear: 915,
  belt: [950, 995],
  deck: 1010,
  cowl: 140,
  header: 1065,
  roofEnd: 1180,
  backBase: 400,
  roofDrop: 34,
  peak: 0.42,
  crown: 46,
  hoodCrown: 60,
  nose: points('0 70, .12 20, .35 0, .6 10, .8 36, .92 72, 1 135'),
  tail: points('0 100, .12 35, .35 0, .6 16, .85 44, 1 66'),
  section: carSection,
  cabinSection: points('0 .91, .2 .885, .6 .8, .9 .72, 1 .665'),
  noseRound: { depth: 900, along: 2.4, across: 2.6 },
  tailRound: { depth: 580, along: 2.4, across: 3 },
  screenRound: { depth: 600, along: 2.2, across: 4 },
  backRound: { depth: 560, along: 2.2, across: 4 },
  glassEnd: points('1540 .9, 1140 .64, 800 .24, 880 .07'),
  glassTop: 0.9,
  quarter: rounds('-150 -310 40'),
  chrome: true,
  screen: [0.475, 0.385],
  backlight: [0.4, 0.33, 0.14, 0.95],
};

export const hatch: Profile = {
  ...sedan,
  hoodFront: 770,
  hoodRear: 945,
  belt: [965, 1020],
  deck: 1010,
  cowl: 80,
  header: 925,
  roofEnd: 250,
  backBase: 70,
  roofDrop: 92,
  peak: 0.26,
  crown: 48,
  hoodCrown: 55,
  nose: points('0 70, .12 22, .35 0, .6 8, .82 32, .93 64, 1 120'),
  tail: points('0 110, .12 35, .3 0, .6 12, .85 34, 1 58'),
  section: tallSection,
  noseRound: { depth: 820, along: 2.4, across: 2.7 },
  tailRound: { depth: 520, along: 2.4, across: 3 },
  backRound: { depth: 420, along: 2.3, across: 3.4 },
  glassEnd: points('900 .86, 640 .5, 720 .1'),
  quarter: rounds('-150 -210 45'),
  chrome: false,
  backlight: [0.43, 0.37, 0.1, 0.92],
};

export const suv: Profile = {
  ...hatch,
  hoodFront: 905,
  hoodRear: 1070,
  belt: [1085, 1140],
  deck: 1120,
  cowl: 170,
  header: 1035,
  roofEnd: 330,
  backBase: 90,
  roofDrop: 62,
  crown: 50,
  hoodCrown: 60,
  nose: points('0 105, .15 32, .35 0, .66 12, .86 34, .94 62, 1 110'),
  tail: points('0 130, .14 40, .3 0, .6 18, .85 44, 1 70'),
  cabinSection: points('0 .915, .2 .893, .6 .82, .9 .75, 1 .695'),
  noseRound: { depth: 780, along: 2.4, across: 2.9 },
  tailRound: { depth: 500, along: 2.4, across: 3.2 },
  glassEnd: points('760 .87, 470 .5, 560 .1'),
  quarter: rounds('-60 -120 45'),
  chrome: true,
  backlight: [0.44, 0.385, 0.13, 0.92],
};

export const pickup: Profile = {
  ...suv,
  hoodFront: 1040,
  hoodRear: 1130,
  belt: [1145, 1170],
  deck: 1150,
  cowl: 270,
  header: 1010,
  roofEnd: 1860,
  backBase: 1720,
  roofDrop: 28,
  peak: 0.5,
  crown: 46,
  hoodCrown: 54,
  nose: points('0 120, .12 34, .26 0, .46 14, .86 34, .95 60, 1 95'),
  tail: points('0 60, .2 10, .3 0, .36 36, .6 40, 1 52'),
  cabinSection: points('0 .915, .2 .893, .6 .825, .9 .765, 1 .71'),
  noseRound: { depth: 680, along: 2.4, across: 3.2 },
  tailRound: { depth: 260, along: 2.4, across: 5 },
  backRound: { depth: 260, along: 2.2, across: 5 },
  glassEnd: points('2060 .88, 1905 .74, 1880 .1'),
  quarter: [],
  chrome: false,
  backlight: [0.42, 0.39, 0.14, 0.86],
};

export const van: Profile = {
  ...suv,
  hoodFront: 960,
  hoodRear: 1110,
  belt: [1110, 1120],
  deck: 1110,
  cowl: -20,
  header: 785,
  roofEnd: 150,
  backBase: 40,
  roofDrop: 30,
  peak: 0.35,
  crown: 44,
  hoodCrown: 50,
  cabinSection: points('0 .925, .3 .905, .7 .86, .92 .82, 1 .765'),
  tailRound: { depth: 330, along: 2.4, across: 4.2 },
  backRound: { depth: 330, along: 2.4, across: 4.2 },
  screenRound: { depth: 620, along: 2.2, across: 3.6 },
  glassEnd: points('560 .86, 330 .7, 330 .1'),
  quarter: rounds('-160 -160 60'),
  chrome: false,
  backlight: [0.43, 0.41, 0.12, 0.88],
};
