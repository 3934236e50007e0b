import { carOf, flankOf } from './families.ts';
import { nth, points, rounds } from './geometry.ts';
import { type Dimensions, type Profile, pickup } from './profiles.ts';
import type { Car, Flank } from './trim.ts';

/** Double cab: doors up to the bed, the bed's gap, and the bed itself. */
function doubleCab(d: Dimensions, p: Profile): { flank: Flank; bed: { from: number; to: number } } {
  const flank = flankOf(d, p);
  const cab = d.length - p.backBase + 20;
  const b = d.overhang + 1590;
  return {
    flank: {
      ...flank,
      cuts: [
        nth(flank.cuts, 0),
        [
          [b - 10, 0.08],
          [b, 0.5],
          [b + 4, 1],
        ],
        [
          [cab - 190, 0.08],
          [cab - 170, 0.4],
          [cab - 120, 0.62],
          [cab - 112, 1],
        ],
        [
          [cab, 0.06],
          [cab, 1],
        ],
      ],
      handles: [
        [b - 215, 0.8],
        [cab - 330, 0.8],
      ],
      flap: [d.length - 620, 0.74],
    },
    bed: { from: cab + 50, to: d.length - 70 },
  };
}

const cabPillars = (d: Dimensions): Car['glass']['pillars'] => [
  [d.overhang + 1592, d.overhang + 1615, 110],
];

const tacomaSize: Dimensions = {
  length: 5390,
  width: 1890,
  height: 1795,
  wheelbase: 3235,
  overhang: 915,
  tyre: 384,
  rim: 232,
  clearance: 425,
};
const tacomaLine: Profile = { ...pickup, hoodFront: 1075 };
export const tacoma: Car = carOf({
  size: tacomaSize,
  profile: tacomaLine,
  paint: 'sand',
  wheels: { style: 'six', tone: 'dark' },
  glass: { pillars: cabPillars(tacomaSize) },
  ...doubleCab(tacomaSize, tacomaLine),
  face: {
    lamp: points('520 .84, 780 .88, 1040 .88, 1030 .68, 820 .6, 560 .6'),
    lampRadius: 30,
    optics: rounds('680 .74 50, 850 .755 44'),
    signature: [points('570 .63, 810 .635, 1000 .7')],
    grille: {
      outline: points('0 .84, 450 .84, 500 .62, 420 .46, 0 .44'),
      radius: 40,
      pattern: 'mesh',
      frame: 'chrome',
    },
    intakes: [
      points('0 .34, 520 .34, 600 .16, 0 .14'),
      points('680 .36, 850 .38, 860 .22, 710 .2'),
    ],
    fogs: rounds('770 .29 42'),
    skid: { outline: points('0 .11, 560 .11, 500 .02, 0 .02'), tone: 'black' },
    badge: 0.7,
    creases: [points('0 .4, 600 .41, 980 .5')],
  },
  tail: {
    lamp: points('740 .97, 900 .97, 940 .94, 940 .52, 760 .5'),
    lampRadius: 20,
    signature: [points('800 .92, 860 .88, 800 .84'), points('800 .74, 860 .7, 800 .66')],
    reverse: points('770 .62, 860 .62, 860 .57, 770 .57'),
    plate: 0.2,
    lid: points('0 .4, 725 .4, 728 1, 0 1'),
    bumper: points('0 .32, 930 .32, 920 .1, 0 .08'),
    exhausts: [],
    badge: 0.74,
  },
});

const frontierSize: Dimensions = {
  length: 5340,
  width: 1855,
  height: 1845,
  wheelbase: 3200,
  overhang: 955,
  tyre: 382,
  rim: 232,
  clearance: 425,
};
const frontierLine: Profile = {
  ...pickup,
  hoodFront: 1100,
  hoodRear: 1165,
  cowl: 320,
  header: 995,
  belt: [1180, 1200],
  deck: 1190,
  roofEnd: 1830,
  backBase: 1700,
};
export const frontier: Car = carOf({
  size: frontierSize,
  profile: frontierLine,
  paint: 'red',
  wheels: { style: 'five', tone: 'dark' },
  glass: { pillars: cabPillars(frontierSize) },
  ...doubleCab(frontierSize, frontierLine),
  face: {
    lamp: points('540 .88, 800 .88, 1040 .88, 1030 .74, 880 .74, 870 .62, 560 .62'),
    lampRadius: 14,
    optics: rounds('660 .75 44, 780 .75 44'),
    signature: [points('570 .86, 1010 .86, 1010 .76'), points('570 .64, 850 .64')],
    grille: {
      outline: points('0 .88, 510 .88, 510 .5, 440 .42, 0 .42'),
      radius: 22,
      pattern: 'bars',
      frame: 'black',
    },
    intakes: [points('0 .3, 480 .3, 520 .16, 0 .16'), points('640 .36, 840 .38, 850 .22, 680 .2')],
    fogs: rounds('750 .29 40'),
    skid: { outline: points('0 .12, 520 .12, 440 .02, 0 .02'), tone: 'silver' },
    badge: 0.66,
    creases: [points('0 .38, 640 .4, 980 .52')],
  },
  tail: {
    lamp: points('730 .97, 900 .97, 930 .94, 930 .56, 750 .54'),
    lampRadius: 14,
    signature: [points('780 .93, 880 .93, 880 .62, 790 .62')],
    plate: 0.2,
    lid: points('0 .4, 715 .4, 718 1, 0 1'),
    bumper: points('0 .32, 910 .32, 900 .1, 0 .08'),
    exhausts: [],
    badge: 0.76,
  },
});

const rangerSize: Dimensions = {
  length: 5355,
  width: 1862,
  height: 1806,
  wheelbase: 3220,
  overhang: 905,
  tyre: 380,
  rim: 236,
  clearance: 415,
};
const rangerLine: Profile = {
  ...pickup,
  hoodFront: 1050,
  cowl: 300,
  header: 1055,
  belt: [1150, 1200],
  deck: 1180,
  noseRound: { depth: 720, along: 2.4, across: 2.9 },
};
export const ranger: Car = carOf({
  size: rangerSize,
  profile: rangerLine,
  paint: 'blue',
  wheels: { style: 'six', tone: 'silver' },
  glass: { pillars: cabPillars(rangerSize) },
  ...doubleCab(rangerSize, rangerLine),
  face: {
    lamp: points('560 .86, 820 .9, 1080 .92, 1060 .74, 860 .64, 580 .64'),
    lampRadius: 24,
    optics: rounds('720 .76 48, 880 .785 42'),
    signature: [points('590 .67, 850 .675, 1030 .76')],
    grille: {
      outline: points('0 .86, 520 .86, 560 .66, 500 .48, 0 .46'),
      radius: 40,
      pattern: 'mesh',
      frame: 'dark',
    },
    intakes: [
      points('0 .72, 500 .72, 500 .61, 0 .61'),
      points('0 .34, 520 .34, 600 .16, 0 .14'),
      points('700 .4, 860 .42, 870 .24, 730 .22'),
    ],
    fogs: rounds('790 .32 38'),
    skid: { outline: points('0 .11, 520 .11, 460 .02, 0 .02'), tone: 'silver' },
    badge: 0.665,
    creases: [points('0 .41, 640 .43, 980 .54')],
  },
  tail: {
    lamp: points('735 .97, 900 .97, 930 .94, 930 .5, 750 .48'),
    lampRadius: 26,
    signature: [points('860 .92, 790 .88, 790 .6, 870 .56')],
    reverse: points('780 .76, 880 .76, 880 .7, 780 .7'),
    plate: 0.2,
    lid: points('0 .4, 720 .4, 722 1, 0 1'),
    bumper: points('0 .32, 915 .32, 900 .1, 0 .08'),
    exhausts: [],
    badge: 0.72,
  },
});

const coloradoSize: Dimensions = {
  length: 5403,
  width: 1887,
  height: 1795,
  wheelbase: 3258,
  overhang: 940,
  tyre: 380,
  rim: 234,
  clearance: 400,
};
const coloradoLine: Profile = {
  ...pickup,
  hoodFront: 1045,
  hoodRear: 1120,
  cowl: 290,
  header: 1075,
  belt: [1135, 1170],
  deck: 1160,
  roofEnd: 1850,
  backBase: 1720,
  chrome: true,
};
export const colorado: Car = carOf({
  size: coloradoSize,
  profile: coloradoLine,
  paint: 'silver',
  wheels: { style: 'five', tone: 'silver' },
  glass: { pillars: cabPillars(coloradoSize) },
  ...doubleCab(coloradoSize, coloradoLine),
  face: {
    lamp: points('570 .9, 820 .9, 1050 .9, 1030 .68, 860 .6, 600 .6'),
    lampRadius: 20,
    optics: rounds('730 .75 50, 890 .77 42'),
    signature: [points('610 .87, 820 .875, 1020 .87')],
    grille: {
      outline: points('0 .88, 540 .88, 570 .7, 520 .46, 0 .44'),
      radius: 26,
      pattern: 'mesh',
      frame: 'chrome',
    },
    intakes: [points('0 .34, 520 .34, 600 .18, 0 .16')],
    fogs: rounds('770 .28 40'),
    skid: { outline: points('0 .7, 555 .7, 555 .63, 0 .63'), tone: 'silver' },
    badge: 0.665,
    creases: [points('0 .4, 640 .42, 980 .52')],
  },
  tail: {
    lamp: points('745 .97, 900 .97, 940 .94, 940 .6, 765 .58'),
    lampRadius: 14,
    signature: [
      points('790 .92, 880 .92, 880 .8, 790 .8'),
      points('790 .76, 880 .76, 880 .65, 790 .65'),
    ],
    plate: 0.2,
    lid: points('0 .4, 730 .4, 732 1, 0 1'),
    bumper: points('0 .32, 925 .32, 910 .1, 0 .08'),
    exhausts: [],
    badge: 0.74,
  },
});
