import type { FrontLook } from './front-look.ts';

const scooter: FrontLook = {
  tyre: { radius: 229, width: 112, tread: 'road' },
  rearWidth: 122,
  fork: { spread: 90, top: 600, width: 36, fill: 'case-up', gaiter: false },
  bar: { half: 330, grip: 985, clamp: 960, chrome: true },
  mirror: 1180,
  lamp: { kind: 'round', y: 970, size: 0.9 },
  body: [
    { contour: '0,760 | 150,755 220,700 240,560 214,420 | 140,350 0,345', cover: 'matt' },
    {
      contour: '0,910 | 90,900 200,850 250,740 246,600 200,450 120,360 0,350',
      cover: 'paint',
      light: '100,880 196,820 234,720',
      seam: '30,880 40,640 24,430',
    },
    {
      contour: '0,1050 | 70,1044 120,1000 124,940 90,880 0,868',
      cover: 'paint',
      light: '10,1040 60,1034 106,1000',
    },
  ],
  signals: [[182, 720]],
  engine: null,
  fender: { y: 500, cover: 'paint' },
  discs: false,
  second: 'silver',
};

export const scooterFronts = {
  primavera: scooter,
  metropolitan: {
    ...scooter,
    tyre: { radius: 208, width: 92, tread: 'road' },
    rearWidth: 96,
    bar: { half: 310, grip: 940, clamp: 900, chrome: true },
    mirror: 1120,
    lamp: { kind: 'round', y: 892, size: 0.92 },
    body: [
      {
        contour: '0,840 | 90,834 190,790 232,680 226,550 176,400 110,336 0,330',
        cover: 'paint',
        light: '90,816 180,766 214,670',
      },
      {
        contour: '0,770 | 60,764 116,700 128,560 90,450 0,420',
        cover: 'second',
        light: '20,750 70,730 104,670',
      },
      {
        contour: '0,980 | 80,972 130,930 132,860 90,806 0,796',
        cover: 'paint',
        light: '10,968 66,960 114,924',
      },
    ],
    signals: [[180, 640]],
    fender: { y: 456, cover: 'paint' },
    second: 'white',
  },
  zuma: {
    ...scooter,
    tyre: { radius: 236, width: 122, tread: 'block' },
    rearWidth: 132,
    bar: { half: 345, grip: 1020, clamp: 980, chrome: false },
    mirror: 1170,
    lamp: { kind: 'twin', y: 760, size: 1.1 },
    body: [
      {
        contour: '0,870 | 130,865 230,800 256,660 230,520 180,410 0,372',
        cover: 'paint',
        light: '130,848 216,786 240,680',
        seam: '120,640 200,560',
      },
      {
        contour: '0,860 | 120,850 210,830 216,720 150,690 60,680 40,560 0,540',
        cover: 'plastic',
        light: '10,846 110,838 190,820',
      },
      { contour: '0,1026 | 70,1018 110,960 90,890 0,880', cover: 'plastic' },
    ],
    signals: [[205, 640]],
    fender: { y: 520, cover: 'plastic' },
    second: 'graphite',
  },
  niu: {
    ...scooter,
    tyre: { radius: 262, width: 96, tread: 'road' },
    rearWidth: 116,
    bar: { half: 330, grip: 990, clamp: 960, chrome: false },
    mirror: 1175,
    lamp: { kind: 'round', y: 964, size: 0.86 },
    body: [
      { contour: '0,860 | 130,850 210,780 226,600 190,440 | 110,362 0,352', cover: 'matt' },
      {
        contour: '0,916 | 90,908 190,860 226,740 212,600 160,450 90,380 0,372',
        cover: 'paint',
        light: '90,890 180,840 210,740',
      },
      { contour: '0,850 | 40,840 60,760 40,680 0,660', cover: 'smoke' },
      {
        contour: '0,1042 | 80,1034 130,990 130,930 90,880 0,872',
        cover: 'paint',
        light: '10,1030 70,1022 116,984',
      },
    ],
    signals: [[176, 640]],
    fender: { y: 548, cover: 'plastic' },
    second: 'graphite',
  },
} as const satisfies Record<string, FrontLook>;
