import { cityWheel } from './models.ts';
import type { Trike } from './trike.ts';

/** Mobility trike for one adult: armchair, tiller, baskets. */
export const senior: Trike = {
  front: {
    x: 1080,
    axle: { wheel: cityWheel, width: 74 },
    bar: [800, 900],
    barHalf: 270,
    cowl: {
      contour:
        '800,330 790,520 804,720 840,850 | 880,850 920,760 950,620 962,520 940,440 | 890,400 850,340',
      half: 150,
      nose: 840,
    },
    lamp: { x: 956, y: 640, radius: 66, kind: 'round' },
    mirrors: true,
  },
  rear: { axle: { wheel: cityWheel, width: 82 }, halfTrack: 290, leaves: false },
  frame: { from: -160, to: 860, y: 250, half: 150 },
  floor: { from: 260, to: 880, y: 300, half: 240 },
  seats: [{ x: 60, y: 650, depth: 430, half: 240, back: 420, facing: 1 }],
  canopy: null,
  screen: null,
  walls: [
    {
      contour:
        '-220,420 -210,560 | 240,560 | 290,470 290,300 | 240,290 | 220,380 120,450 0,460 -120,430 -190,360',
      half: 235,
    },
  ],
  tail: { x: -230, low: 420, high: 560, half: 225 },
  bed: null,
  baskets: [{ from: -420, to: -190, low: 520, high: 760, half: 220 }],
  battery: [-120, 240, 300, 470, 150],
  roof: 'black',
};

export const seniorRoof: Trike = {
  ...senior,
  front: { ...senior.front, mirrors: false },
  canopy: {
    from: -330,
    to: 900,
    y: 1590,
    half: 340,
    posts: [
      [[880, 830], 830],
      [[-240, 560], -250],
    ],
  },
  screen: { foot: [890, 860], head: [840, 1580], half: 280 },
};

/** Two riders in line on a long seat. */
export const seniorDuo: Trike = {
  ...senior,
  front: {
    ...senior.front,
    x: 1300,
    bar: [1020, 920],
    cowl: {
      contour:
        '1010,330 1000,540 1016,740 1050,870 | 1100,870 1140,780 1170,640 1182,540 1160,450 | 1110,400 1060,340',
      half: 170,
      nose: 1050,
    },
    lamp: { x: 1176, y: 660, radius: 70, kind: 'wide' },
  },
  frame: { from: -160, to: 1080, y: 250, half: 150 },
  floor: { from: 480, to: 1100, y: 300, half: 250 },
  seats: [
    { x: 320, y: 660, depth: 360, half: 210, back: 200, facing: 1 },
    { x: -60, y: 690, depth: 400, half: 240, back: 400, facing: 1 },
  ],
  walls: [
    {
      contour:
        '-240,420 -230,580 | 460,560 | 510,470 510,300 | 240,290 | 220,380 120,450 0,460 -120,430 -210,360',
      half: 235,
    },
  ],
  baskets: [{ from: -500, to: -270, low: 540, high: 770, half: 220 }],
  battery: [-120, 420, 300, 470, 150],
};
