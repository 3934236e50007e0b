import type { Wheel } from '../bikes/wheel.ts';
import type { Trike } from './trike.ts';

const carWheel: Wheel = {
  radius: 236,
  tyre: 84,
  style: 'pressed',
  rim: 'alloy',
  tread: 'road',
  brake: 0,
};
const castWheel: Wheel = {
  radius: 236,
  tyre: 84,
  style: 'five',
  rim: 'alloy',
  tread: 'road',
  brake: 100,
};

export const cityWheel: Wheel = {
  radius: 203,
  tyre: 66,
  style: 'five',
  rim: 'alloy',
  tread: 'road',
  brake: 0,
};

/** Two facing benches under a canopy: six passengers and the driver. */
export const mototaxi: Trike = {
  front: {
    x: 2080,
    axle: { wheel: castWheel, width: 96 },
    bar: [1760, 1010],
    barHalf: 330,
    cowl: {
      contour:
        '1700,420 1690,700 1712,1030 | 1800,1050 1880,960 1936,820 1962,640 1950,480 | 1880,440 1800,420',
      half: 330,
      nose: 1760,
    },
    lamp: { x: 1952, y: 770, radius: 92, kind: 'round' },
    mirrors: true,
  },
  rear: { axle: { wheel: carWheel, width: 120 }, halfTrack: 480, leaves: true },
  frame: { from: -480, to: 1700, y: 380, half: 330 },
  floor: { from: -460, to: 1800, y: 400, half: 440 },
  seats: [
    { x: 1260, y: 740, depth: 330, half: 210, back: 240, facing: 1 },
    { x: 800, y: 740, depth: 340, half: 420, back: 360, facing: -1 },
    { x: -230, y: 740, depth: 360, half: 420, back: 380, facing: 1 },
  ],
  canopy: {
    from: -470,
    to: 1700,
    y: 1720,
    half: 560,
    posts: [
      [[1810, 1020], 1660],
      [[1000, 430], 1010],
      [[-420, 500], -430],
    ],
  },
  screen: { foot: [1830, 1040], head: [1670, 1720], half: 480 },
  walls: [
    {
      contour:
        '-470,360 | -480,700 -440,730 | 120,730 150,700 | 170,420 | 380,420 | 400,700 430,730 | 960,730 990,700 | 1000,360',
      half: 520,
    },
  ],
  tail: { x: -480, low: 360, high: 740, half: 500 },
  bed: null,
  baskets: [],
  battery: [460, 900, 300, 420, 300],
  roof: 'black',
};

export const mototaxiShort: Trike = {
  ...mototaxi,
  front: {
    ...mototaxi.front,
    x: 1780,
    bar: [1470, 1000],
    cowl: {
      contour:
        '1410,420 1400,700 1424,1010 | 1520,1030 1600,940 1660,800 1690,640 1670,480 | 1590,440 1500,420',
      half: 360,
      nose: 1440,
    },
    lamp: { x: 1676, y: 740, radius: 84, kind: 'wide' },
  },
  frame: { from: -400, to: 1420, y: 380, half: 330 },
  floor: { from: -390, to: 1500, y: 400, half: 440 },
  seats: [
    { x: 930, y: 730, depth: 320, half: 210, back: 230, facing: 1 },
    { x: -60, y: 750, depth: 380, half: 420, back: 420, facing: 1 },
  ],
  canopy: {
    from: -390,
    to: 1420,
    y: 1700,
    half: 540,
    posts: [
      [[1530, 1000], 1370],
      [[-330, 560], -340],
    ],
  },
  screen: { foot: [1540, 1020], head: [1380, 1700], half: 460 },
  walls: [
    {
      contour:
        '-410,340 | -420,820 -380,960 -330,980 | -250,960 -180,780 | 260,740 | 300,420 320,360',
      half: 520,
    },
  ],
  tail: { x: -420, low: 360, high: 860, half: 500 },
  battery: [-200, 240, 290, 400, 300],
};

export const cargoOpen: Trike = {
  front: {
    x: 2200,
    axle: { wheel: castWheel, width: 96 },
    bar: [1870, 1010],
    barHalf: 340,
    cowl: {
      contour:
        '1840,480 1826,700 1836,900 1870,1040 | 1930,1050 1990,960 2040,820 2066,680 2050,560 | 1990,500 1920,480',
      half: 190,
      nose: 1880,
    },
    lamp: { x: 2062, y: 800, radius: 86, kind: 'round' },
    mirrors: true,
  },
  rear: { axle: { wheel: carWheel, width: 130 }, halfTrack: 470, leaves: true },
  frame: { from: -640, to: 1860, y: 440, half: 320 },
  floor: { from: 1020, to: 1860, y: 440, half: 260 },
  seats: [{ x: 1330, y: 800, depth: 400, half: 250, back: 230, facing: 1 }],
  canopy: null,
  screen: null,
  walls: [],
  tail: null,
  bed: { kind: 'open', from: -690, to: 990, floor: 530, side: 330, half: 560 },
  baskets: [],
  battery: [1130, 1500, 440, 560, 220],
  roof: 'black',
};

export const cargoCanopy: Trike = {
  ...cargoOpen,
  front: {
    ...cargoOpen.front,
    cowl: {
      contour:
        '1830,430 1820,700 1842,1030 | 1930,1050 2000,960 2056,820 2084,640 2066,480 | 2000,440 1920,420',
      half: 340,
      nose: 1880,
    },
    lamp: { x: 2072, y: 770, radius: 86, kind: 'wide' },
  },
  floor: { from: 1020, to: 1880, y: 420, half: 460 },
  canopy: {
    from: 1010,
    to: 1840,
    y: 1700,
    half: 540,
    posts: [
      [[1940, 1020], 1790],
      [[1040, 440], 1050],
    ],
  },
  screen: { foot: [1950, 1040], head: [1800, 1700], half: 470 },
  bed: { kind: 'open', from: -700, to: 970, floor: 530, side: 380, half: 580 },
};

export const cargoLight: Trike = {
  ...cargoOpen,
  front: {
    ...cargoOpen.front,
    x: 1860,
    bar: [1540, 990],
    cowl: {
      contour:
        '1510,480 1500,700 1510,880 1540,1010 | 1590,1020 1640,940 1690,800 1712,680 1700,560 | 1650,500 1590,480',
      half: 170,
      nose: 1560,
    },
    lamp: { x: 1708, y: 790, radius: 78, kind: 'round' },
  },
  rear: {
    axle: { wheel: { ...cityWheel, radius: 220, tyre: 74 }, width: 100 },
    halfTrack: 420,
    leaves: true,
  },
  frame: { from: -500, to: 1540, y: 420, half: 280 },
  floor: { from: 820, to: 1540, y: 420, half: 230 },
  seats: [{ x: 1090, y: 770, depth: 360, half: 210, back: 0, facing: 1 }],
  bed: { kind: 'open', from: -520, to: 800, floor: 505, side: 250, half: 480 },
  battery: [930, 1250, 420, 530, 190],
};

export const boxTrike: Trike = {
  ...cargoCanopy,
  bed: { kind: 'closed', from: -720, to: 960, floor: 540, side: 1080, half: 600 },
};

export const boxLight: Trike = {
  ...cargoLight,
  bed: { kind: 'closed', from: -480, to: 760, floor: 505, side: 760, half: 480 },
};
