import type { Motorcycle } from './motorcycle.ts';
import { fender, part } from './panels.ts';

export const tu250: Motorcycle = {
  wheelbase: 1375,
  front: { radius: 312, tyre: 84, style: 'spoked', rim: 'chrome', tread: 'road', brake: 140 },
  rear: { radius: 322, tyre: 94, style: 'spoked', rim: 'chrome', tread: 'road', brake: 0 },
  fork: { kind: 'telescopic', rake: 26, length: 640, width: 38, tone: 'alloy' },
  swingarm: { pivot: [480, 400], tone: 'black', width: 50 },
  shocks: [{ top: [170, 690], bottom: [30, 350], width: 62, spring: '#cfd4d7' }],
  frame: {
    contours: [
      '1060,860 940,790 720,700 520,680 200,720',
      '1040,810 960,640 910,430 850,290 720,240 540,270 480,400',
      '540,680 490,540 480,400',
    ],
    width: 32,
    tone: 'black',
  },
  engine: { kind: 'air-cooled', at: [680, 390], size: 1, lean: 8, finish: 'alloy' },
  exhaust: {
    header: '780,600 870,570 890,450 850,310 740,245 560,235',
    silencer: [
      [560, 236],
      [-180, 330],
    ],
    width: 94,
    tone: 'chrome',
    finish: 'chrome',
    shape: 'peashooter',
  },
  inner: [
    part('matt', '380,680 410,540 470,440 | 620,420 | 640,680 | 540,710'),
    fender('chrome', [0, 322], 330, [46, 166], 44),
  ],
  outer: [
    part('paint', '610,680 500,690 410,680 360,620 | 420,530 530,510 600,560', {
      lights: ['390,640 470,674 580,664'],
      shades: ['420,540 520,524 590,570'],
    }),
    part(
      'vinyl',
      '660,800 600,785 500,782 360,796 200,806 40,800 -60,786 | -70,750 -20,735 160,735 360,728 520,718 | 660,740',
      {
        lights: ['640,786 500,770 340,782 160,792 0,786'],
        seams: [
          '640,752 400,748 160,756 -60,762',
          '330,796 335,740',
          '250,800 255,745',
          '170,802 175,748',
          '90,800 95,748',
        ],
      },
    ),
    part('paint', '615,770 650,850 740,915 860,938 970,915 1055,850 | 980,790 850,755 680,745', {
      lights: ['680,856 760,908 870,918 980,884'],
      shades: ['670,760 820,770 980,810'],
      seams: ['660,800 800,800 960,835'],
    }),
    part('chrome', '800,936 860,952 910,944 | 912,930 850,930'),
  ],
  fenders: [fender('chrome', [1375, 312], 318, [30, 158], 40)],
  headlamp: { kind: 'round', at: [1165, 830], size: 0.98 },
  bars: {
    clamp: [1085, 905],
    grip: [930, 985],
    mirror: [1010, 1130],
    tone: 'chrome',
    guard: false,
  },
  tail: {
    plate: [
      [-140, 720],
      [-300, 560],
    ],
    signal: [
      [-150, 660],
      [-190, 680],
    ],
  },
  frontSignal: [
    [1120, 750],
    [1160, 740],
  ],
  peg: [470, 330],
  sprockets: [34, 112],
  second: 'silver',
};

export const tcMax: Motorcycle = {
  ...tu250,
  wheelbase: 1320,
  front: { radius: 295, tyre: 74, style: 'seven', rim: 'black', tread: 'road', brake: 140 },
  rear: { radius: 302, tyre: 80, style: 'seven', rim: 'black', tread: 'road', brake: 110 },
  fork: { kind: 'upside-down', rake: 26, length: 640, width: 36, tone: 'black' },
  swingarm: { pivot: [430, 380], tone: 'black', width: 58 },
  shocks: [{ top: [380, 640], bottom: [300, 390], width: 68, spring: '#a8322d' }],
  frame: {
    contours: [
      '1000,840 880,740 680,660 480,600 430,500 430,380',
      '980,790 920,600 850,400 780,280 620,240 470,280 430,380',
      '480,620 320,700 100,750',
    ],
    width: 34,
    tone: 'black',
  },
  engine: { kind: 'electric', at: [660, 410], size: 1, lean: 0, finish: 'black' },
  exhaust: null,
  inner: [part('matt', '330,710 350,560 410,440 | 560,420 | 860,640 900,760 | 500,740')],
  outer: [
    part('plastic', '520,690 420,700 330,700 | 370,620 460,570 | 540,620', {
      lights: ['390,670 450,630 520,630'],
    }),
    part(
      'tan',
      '640,770 560,748 460,742 320,760 160,790 20,800 -50,780 | -40,745 120,740 320,715 480,700 | 640,715',
      {
        lights: ['610,756 460,734 300,752 120,780'],
        seams: [
          '620,734 460,722 240,746 -30,768',
          '300,765 304,722',
          '220,780 224,734',
          '140,790 144,742',
        ],
      },
    ),
    part('paint', '590,745 620,830 710,890 830,905 930,875 1000,820 | 930,765 800,735 650,722', {
      lights: ['650,830 730,882 840,888 940,850'],
      shades: ['640,735 790,748 930,785'],
      seams: ['630,780 780,790 920,830'],
    }),
  ],
  fenders: [fender('plastic', [1320, 295], 295, [56, 146], 46)],
  headlamp: { kind: 'round', at: [1105, 810], size: 0.95 },
  bars: { clamp: [1030, 885], grip: [890, 955], mirror: [960, 1095], tone: 'black', guard: false },
  tail: {
    plate: [
      [-20, 750],
      [-190, 580],
    ],
    signal: [
      [-90, 690],
      [-130, 700],
    ],
  },
  frontSignal: [
    [1060, 730],
    [1100, 715],
  ],
  peg: [430, 310],
  sprockets: [40, 122],
  second: 'graphite',
};
