import { carOf } from './families.ts';
import { points, rounds } from './geometry.ts';
import { type Dimensions, suv, van } from './profiles.ts';
import type { Car } from './trim.ts';

const connectSize: Dimensions = {
  length: 4825,
  width: 1835,
  height: 1840,
  wheelbase: 3060,
  overhang: 905,
  tyre: 324,
  rim: 210,
  clearance: 190,
};
export const connect: Car = carOf({
  size: connectSize,
  profile: { ...van, glassEnd: points('2860 .86, 2810 .7, 2810 .1'), quarter: [] },
  paint: 'white',
  wheels: { style: 'cover', tone: 'silver' },
  glass: { pillars: [], seats: [2030] },
  flank: {
    cladding: { arch: 22, sill: 0.1 },
    handles: points('1800 .8, 2230 .8'),
    flap: [1190, 0.62],
    cuts: [
      points('1310 .07, 1304 .5, 1330 .84, 1380 1'),
      points('2050 .06, 2056 .5, 2060 1'),
      points('3160 .1, 3190 .3, 3300 .58, 3320 1'),
      points('3330 .83, 4500 .83'),
    ],
    creases: [],
  },
  face: {
    lamp: points('520 .82, 700 .96, 1020 .99, 1000 .84, 760 .66, 560 .62'),
    lampRadius: 36,
    optics: rounds('680 .75 48, 820 .83 44'),
    signature: [points('600 .66, 770 .7, 960 .85')],
    grille: {
      outline: points('0 .74, 430 .74, 480 .58, 430 .42, 0 .4'),
      radius: 36,
      pattern: 'bars',
      frame: 'chrome',
    },
    intakes: [
      points('0 .32, 540 .32, 620 .14, 0 .12'),
      points('680 .36, 840 .38, 850 .22, 710 .2'),
    ],
    fogs: rounds('770 .29 36'),
    badge: 0.84,
    creases: [],
  },
  tail: {
    lamp: points('690 1, 820 1, 860 .98, 860 .56, 700 .56'),
    lampRadius: 18,
    signature: [points('740 .94, 820 .94, 820 .78')],
    reverse: points('720 .68, 840 .68, 840 .62, 720 .62'),
    plate: 0.44,
    lid: points('0 .24, 670 .24, 676 1, 0 1'),
    bumper: points('0 .21, 840 .21, 840 .02, 0 .01'),
    exhausts: [],
    badge: 0.78,
  },
});

const siennaSize: Dimensions = {
  length: 5175,
  width: 1995,
  height: 1775,
  wheelbase: 3060,
  overhang: 970,
  tyre: 352,
  rim: 238,
  clearance: 175,
};
export const sienna: Car = carOf({
  size: siennaSize,
  profile: {
    ...suv,
    hoodFront: 850,
    hoodRear: 1045,
    cowl: 60,
    header: 995,
    belt: [1060, 1110],
    deck: 1100,
    roofEnd: 300,
    backBase: 90,
    roofDrop: 58,
    cabinSection: van.cabinSection,
    glassEnd: points('720 .86, 420 .6, 540 .12'),
    quarter: rounds('-330 -350 90'),
    chrome: true,
    tailRound: { depth: 440, along: 2.4, across: 3.6 },
    backRound: { depth: 400, along: 2.4, across: 3.8 },
  },
  paint: 'graphite',
  wheels: { style: 'ten', tone: 'silver' },
  flank: {
    handles: points('2680 .82, 2960 .84'),
    flap: [1420, 0.62],
    cuts: [
      points('1408 .07, 1400 .5, 1440 .84, 1500 1'),
      points('2890 .06, 2900 .5, 2904 1'),
      points('3600 .08, 3640 .28, 3760 .56, 3800 1'),
      points('3820 .88, 4800 .88'),
    ],
  },
  face: {
    lamp: points('560 .86, 860 .93, 1210 .98, 1180 .88, 900 .78, 580 .77'),
    lampRadius: 18,
    optics: rounds('720 .83 34, 860 .85 34'),
    signature: [points('600 .785, 890 .8, 1150 .91')],
    grille: {
      outline: points('0 .6, 640 .6, 760 .22, 620 .1, 0 .1'),
      radius: 60,
      pattern: 'bars',
      frame: 'dark',
    },
    intakes: [
      points('0 .83, 500 .82, 500 .76, 0 .75'),
      points('840 .42, 960 .46, 960 .26, 860 .22'),
    ],
    fogs: rounds('900 .35 32'),
    badge: 0.9,
    creases: [],
  },
  tail: {
    lamp: points('440 .9, 760 .96, 1000 .92, 980 .8, 780 .78, 460 .82'),
    lampRadius: 18,
    signature: [points('480 .86, 780 .9, 960 .87')],
    bar: points('0 .88, 460 .88, 460 .84, 0 .84'),
    plate: 0.62,
    lid: points('0 .34, 640 .34, 700 .56, 690 1, 0 1'),
    bumper: points('0 .22, 760 .22, 820 .02, 0 .01'),
    exhausts: [],
    badge: 0.94,
  },
});
