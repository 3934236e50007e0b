import type { FrontLook } from './front-look.ts';

const naked: FrontLook = {
  tyre: { radius: 296, width: 112, tread: 'road' },
  rearWidth: 146,
  fork: { spread: 102, top: 900, width: 42, fill: 'bronze-up', gaiter: false },
  bar: { half: 345, grip: 985, clamp: 920, chrome: false },
  mirror: 1130,
  lamp: { kind: 'slits', y: 790, size: 1 },
  body: [
    {
      contour: '0,975 | 90,970 150,930 180,860 | 0,820',
      cover: 'paint',
      light: '30,958 90,950 140,910',
    },
    {
      contour: '0,860 | 130,880 215,820 232,740 190,620 150,560 | 100,600 | 0,640',
      cover: 'paint',
      light: '140,856 206,800 216,740',
      seam: '120,820 190,700',
    },
  ],
  signals: [[190, 730]],
  engine: { half: 200, low: 200, high: 700 },
  fender: { y: 610, cover: 'plastic' },
  discs: true,
  second: 'graphite',
};

const trail: FrontLook = {
  ...naked,
  tyre: { radius: 347, width: 90, tread: 'block' },
  rearWidth: 122,
  fork: { spread: 98, top: 1050, width: 42, fill: 'case-up', gaiter: false },
  bar: { half: 395, grip: 1150, clamp: 1080, chrome: false },
  mirror: 1290,
  lamp: { kind: 'mask', y: 910, size: 1 },
  body: [
    { contour: '0,990 | 70,985 120,930 | 0,880', cover: 'paint' },
    {
      contour: '0,860 | 110,900 200,850 210,760 150,640 110,580 | 90,640 | 0,700',
      cover: 'paint',
      light: '120,880 184,830 194,770',
      seam: '110,830 180,740',
    },
  ],
  signals: [[180, 800]],
  engine: { half: 170, low: 290, high: 760 },
  fender: { y: 800, cover: 'paint' },
};

const classic: FrontLook = {
  ...naked,
  tyre: { radius: 312, width: 94, tread: 'road' },
  rearWidth: 112,
  fork: { spread: 96, top: 890, width: 40, fill: 'chrome-up', gaiter: false },
  bar: { half: 380, grip: 985, clamp: 910, chrome: true },
  mirror: 1130,
  lamp: { kind: 'round', y: 830, size: 0.95 },
  body: [
    {
      contour: '0,936 | 80,930 132,880 146,800 | 110,740 0,730',
      cover: 'paint',
      light: '20,920 80,912 122,860',
    },
  ],
  signals: [[180, 745]],
  engine: { half: 190, low: 230, high: 690 },
  fender: { y: 650, cover: 'chrome' },
};

const cruiser: FrontLook = {
  ...classic,
  tyre: { radius: 320, width: 134, tread: 'road' },
  rearWidth: 152,
  fork: { spread: 118, top: 860, width: 46, fill: 'case-up', gaiter: false },
  bar: { half: 400, grip: 960, clamp: 890, chrome: false },
  mirror: 1100,
  lamp: { kind: 'round', y: 790, size: 0.95 },
  body: [
    {
      contour: '0,862 | 100,856 156,800 166,720 | 120,660 0,650',
      cover: 'paint',
      light: '20,846 96,836 144,780',
    },
  ],
  signals: [[190, 700]],
  engine: { half: 210, low: 200, high: 640 },
  fender: { y: 666, cover: 'plastic' },
};

export const fronts = {
  mt03: naked,
  ninja400: {
    ...naked,
    fork: { ...naked.fork, fill: 'case-up', top: 850 },
    bar: { half: 325, grip: 925, clamp: 880, chrome: false },
    mirror: 1075,
    lamp: { kind: 'twin', y: 780, size: 1 },
    body: [
      { contour: '0,1000 | 90,990 150,920 160,860 | 0,850', cover: 'smoke' },
      {
        contour:
          '0,880 | 130,900 220,850 250,740 230,560 190,400 120,300 | 90,330 150,520 120,640 | 0,660',
        cover: 'paint',
        light: '150,880 226,800 234,700',
        seam: '130,780 214,640 190,460',
      },
      {
        contour: '0,905 | 100,895 190,850 206,780 150,710 | 60,690 30,640 0,632',
        cover: 'paint',
        light: '20,890 100,878 170,840',
      },
    ],
    signals: [[262, 720]],
    second: 'black',
  },
  grom: {
    ...naked,
    tyre: { radius: 236, width: 122, tread: 'road' },
    rearWidth: 132,
    fork: { ...naked.fork, top: 820 },
    bar: { half: 330, grip: 930, clamp: 840, chrome: false },
    mirror: 1075,
    lamp: { kind: 'slits', y: 735, size: 0.95 },
    body: [
      { contour: '0,870 | 80,866 130,820 | 0,740', cover: 'paint', light: '20,856 70,850 110,820' },
      {
        contour: '0,780 | 110,806 186,760 196,680 150,560 | 100,590 0,610',
        cover: 'paint',
        light: '120,786 172,750 184,690',
      },
    ],
    signals: [[170, 670]],
    engine: { half: 170, low: 190, high: 600 },
    fender: { y: 496, cover: 'plastic' },
  },
  rebel: cruiser,
  boulevard: {
    ...cruiser,
    tyre: { radius: 340, width: 112, tread: 'road' },
    rearWidth: 142,
    fork: { spread: 112, top: 970, width: 44, fill: 'chrome-up', gaiter: false },
    bar: { half: 420, grip: 1040, clamp: 985, chrome: true },
    mirror: 1190,
    lamp: { kind: 'round', y: 880, size: 0.98 },
    body: [
      {
        contour: '0,905 | 100,900 160,850 172,770 | 130,710 0,700',
        cover: 'paint',
        light: '20,890 96,880 150,830',
      },
    ],
    signals: [[190, 785]],
    fender: { y: 706, cover: 'paint' },
    second: 'silver',
  },
  eliminator: {
    ...cruiser,
    fork: { ...cruiser.fork, top: 900, gaiter: true },
    bar: { half: 385, grip: 985, clamp: 920, chrome: false },
    mirror: 1125,
    lamp: { kind: 'round', y: 830, size: 1 },
    body: [
      {
        contour: '0,892 | 100,888 156,830 166,750 | 120,700 0,690',
        cover: 'paint',
        light: '20,876 96,868 144,810',
      },
      { contour: '0,970 | 70,960 104,900 110,830 | 0,800', cover: 'plastic' },
    ],
    tyre: { radius: 320, width: 130, tread: 'road' },
    signals: [[190, 735]],
  },
  crf300: { ...trail, second: 'white' },
  drz400: {
    ...trail,
    fork: { ...trail.fork, fill: 'chrome-up', width: 46 },
    lamp: { kind: 'mask', y: 930, size: 1.06 },
    fender: { y: 820, cover: 'second' },
    bar: { half: 395, grip: 1170, clamp: 1100, chrome: false },
    mirror: 1305,
    second: 'white',
  },
  klx230: {
    ...trail,
    fork: { ...trail.fork, fill: 'chrome-up', gaiter: true, top: 1040 },
    lamp: { kind: 'mask', y: 895, size: 0.98 },
    bar: { half: 390, grip: 1135, clamp: 1065, chrome: false },
    mirror: 1270,
    second: 'black',
  },
  tw200: {
    ...trail,
    tyre: { radius: 333, width: 136, tread: 'block' },
    rearWidth: 186,
    fork: { spread: 120, top: 950, width: 42, fill: 'chrome-up', gaiter: true },
    bar: { half: 400, grip: 1050, clamp: 980, chrome: true },
    mirror: 1190,
    lamp: { kind: 'round', y: 850, size: 0.95 },
    body: [
      {
        contour: '0,912 | 90,906 146,860 158,790 | 110,740 0,730',
        cover: 'paint',
        light: '20,896 86,888 136,840',
      },
    ],
    signals: [[190, 755]],
    fender: { y: 772, cover: 'paint' },
    second: 'black',
  },
  tu250: { ...classic, second: 'silver' },
  tcMax: {
    ...classic,
    tyre: { radius: 295, width: 96, tread: 'road' },
    fork: { ...classic.fork, fill: 'case-up', top: 870 },
    bar: { half: 345, grip: 955, clamp: 890, chrome: false },
    mirror: 1095,
    lamp: { kind: 'round', y: 810, size: 0.95 },
    body: [
      {
        contour: '0,905 | 90,898 140,850 150,770 | 110,720 0,710',
        cover: 'paint',
        light: '20,890 86,880 130,830',
      },
    ],
    signals: [[175, 720]],
    engine: { half: 160, low: 260, high: 680 },
    fender: { y: 610, cover: 'plastic' },
    second: 'graphite',
  },
} as const satisfies Record<string, FrontLook>;
