import type { Motorcycle } from './motorcycle.ts';
import { fender, part } from './panels.ts';

export const rebel: Motorcycle = {
  wheelbase: 1490,
  front: { radius: 320, tyre: 112, style: 'split', rim: 'black', tread: 'road', brake: 148 },
  rear: { radius: 323, tyre: 116, style: 'split', rim: 'black', tread: 'road', brake: 120 },
  fork: { kind: 'telescopic', rake: 28, length: 610, width: 44, tone: 'black' },
  swingarm: { pivot: [540, 370], tone: 'black', width: 62 },
  shocks: [{ top: [300, 600], bottom: [60, 350], width: 70, spring: '#2b3034' }],
  frame: {
    contours: [
      '1180,820 1080,720 900,650 700,600 500,600 260,620',
      '1150,760 1080,600 960,440 900,330 800,280',
      '620,600 560,500 540,370',
      '1080,720 900,560 700,470 560,430',
    ],
    width: 36,
    tone: 'black',
  },
  engine: { kind: 'liquid-cooled', at: [750, 385], size: 1.06, lean: 12, finish: 'black' },
  exhaust: {
    header: '900,570 985,500 985,360 900,235 740,200 560,220',
    silencer: [
      [560, 222],
      [-40, 285],
    ],
    width: 120,
    tone: 'steel',
    finish: 'black',
    shape: 'can',
  },
  inner: [
    part('matt', '380,600 420,480 520,400 | 700,420 | 900,560 960,690 | 600,640'),
    part('case-v', '960,660 | 1030,640 | 1060,420 | 985,400'),
    fender('plastic', [0, 323], 323, [40, 176], 54),
  ],
  outer: [
    part('matt', '600,600 500,560 430,490 | 560,450 660,500', {
      lights: ['470,510 540,560 600,580'],
    }),
    part('vinyl', '690,730 600,690 500,676 410,692 350,740 | 340,700 380,650 520,630 | 690,650', {
      lights: ['650,700 520,668 420,684'],
      seams: ['680,690 520,656 370,690'],
    }),
    part('matt', '330,684 120,690 | 90,640 300,610'),
    part('vinyl', '330,730 230,736 120,720 90,690 | 180,668 320,676', {
      lights: ['310,716 220,722 130,706'],
    }),
    part(
      'paint',
      '640,700 680,770 790,835 920,862 1040,840 1130,780 1150,740 | 1040,690 860,655 690,650',
      {
        lights: ['700,762 800,822 930,840 1060,806'],
        shades: ['690,660 860,676 1060,722'],
        seams: ['690,706 860,700 1020,730 1110,780'],
      },
    ),
  ],
  fenders: [fender('plastic', [1490, 320], 320, [58, 138], 54)],
  headlamp: { kind: 'round', at: [1290, 790], size: 0.95 },
  bars: {
    clamp: [1205, 880],
    grip: [1010, 960],
    mirror: [1080, 1100],
    tone: 'black',
    guard: false,
  },
  tail: {
    plate: [
      [-230, 520],
      [-345, 420],
    ],
    signal: [
      [-190, 560],
      [-215, 590],
    ],
  },
  frontSignal: [
    [1215, 720],
    [1250, 690],
  ],
  peg: [600, 310],
  sprockets: [38, 108],
  second: 'graphite',
};

export const boulevard: Motorcycle = {
  wheelbase: 1480,
  front: { radius: 340, tyre: 98, style: 'spoked', rim: 'chrome', tread: 'road', brake: 132 },
  rear: { radius: 310, tyre: 112, style: 'spoked', rim: 'chrome', tread: 'road', brake: 0 },
  fork: { kind: 'telescopic', rake: 35, length: 780, width: 42, tone: 'alloy' },
  swingarm: { pivot: [520, 370], tone: 'black', width: 54 },
  shocks: [{ top: [230, 590], bottom: [20, 340], width: 66, spring: '#cfd4d7' }],
  frame: {
    contours: [
      '1070,850 920,760 700,660 520,620 240,620',
      '1050,800 1000,640 960,420 900,260 760,210 560,230 520,370',
      '600,640 540,520 520,370',
    ],
    width: 34,
    tone: 'black',
  },
  engine: { kind: 'air-cooled', at: [720, 380], size: 1.14, lean: 4, finish: 'alloy' },
  exhaust: {
    header: '830,620 930,600 960,480 930,300 820,215 640,205 480,225',
    silencer: [
      [480, 225],
      [-230, 270],
    ],
    width: 104,
    tone: 'chrome',
    finish: 'chrome',
    shape: 'peashooter',
  },
  inner: [
    part('matt', '430,610 440,480 500,400 | 640,420 | 660,640 | 560,660'),
    fender('paint', [0, 310], 330, [28, 178], 92),
  ],
  outer: [
    part('paint', '620,600 540,610 450,590 410,520 | 440,450 540,440 620,500', {
      lights: ['440,560 500,594 590,590'],
      seams: ['450,470 540,462 600,510'],
    }),
    part(
      'vinyl',
      '690,740 600,700 500,690 420,712 370,760 | 300,800 180,820 60,800 20,760 | 150,728 300,700 380,650 | 690,660',
      {
        lights: ['650,712 520,680 430,700 384,742', '330,772 200,800 80,784'],
        seams: ['370,760 400,716 440,690', '350,740 200,760 60,752'],
      },
    ),
    part(
      'paint',
      '640,720 670,800 770,872 900,905 1020,895 1085,850 | 1050,800 940,740 800,705 680,700',
      {
        lights: ['700,806 790,866 910,884 1020,866'],
        shades: ['690,712 820,730 990,790'],
        seams: ['690,776 830,790 960,826'],
      },
    ),
    part('chrome', '820,908 880,922 940,918 | 950,900 880,900'),
  ],
  fenders: [fender('paint', [1480, 340], 340, [38, 152], 66)],
  headlamp: { kind: 'round', at: [1150, 880], size: 0.98 },
  bars: {
    clamp: [1035, 985],
    grip: [830, 1040],
    mirror: [920, 1190],
    tone: 'chrome',
    guard: false,
  },
  tail: {
    plate: [
      [-240, 560],
      [-330, 440],
    ],
    signal: [
      [-200, 610],
      [-230, 640],
    ],
  },
  frontSignal: [
    [1110, 790],
    [1150, 780],
  ],
  peg: [640, 310],
  sprockets: [44, 112],
  second: 'silver',
};

export const eliminator: Motorcycle = {
  ...rebel,
  wheelbase: 1520,
  front: { radius: 320, tyre: 90, style: 'ten', rim: 'black', tread: 'road', brake: 155 },
  rear: { radius: 323, tyre: 116, style: 'ten', rim: 'black', tread: 'road', brake: 120 },
  fork: { kind: 'gaiter', rake: 30, length: 660, width: 42, tone: 'black' },
  shocks: [{ top: [330, 640], bottom: [70, 350], width: 66, spring: '#b8bfc4' }],
  frame: {
    contours: [
      '1180,840 1050,740 860,680 640,660 300,690 60,730',
      '1150,780 1060,620 960,480 900,420',
      '1050,740 940,560 900,420',
      '700,660 580,540 540,370',
      '860,680 700,560 560,430',
    ],
    width: 32,
    tone: 'black',
  },
  engine: { kind: 'liquid-cooled', at: [770, 400], size: 1.12, lean: 14, finish: 'black' },
  exhaust: {
    header: '930,600 1010,520 1000,360 900,240 740,205 520,225',
    silencer: [
      [520, 225],
      [20, 300],
    ],
    width: 124,
    tone: 'steel',
    finish: 'black',
    shape: 'can',
  },
  inner: [
    part('matt', '420,680 430,520 520,400 | 700,420 | 960,560 1010,720 | 600,700'),
    part('case-v', '985,690 | 1055,670 | 1080,440 | 1005,420'),
    part('matt', '360,690 120,730 -60,720 -200,650 | -150,640 0,668 200,660'),
  ],
  outer: [
    part('plastic', '640,660 520,650 430,600 400,540 | 540,500 660,560', {
      lights: ['430,590 520,636 620,640'],
    }),
    part(
      'paint',
      '420,730 240,750 80,770 -80,745 -220,650 -250,600 | -200,610 -60,690 100,712 260,690 440,670',
      { lights: ['360,724 160,746 -20,738 -160,672'] },
    ),
    part('ruby', '-226,652 -190,676 -170,640 | -214,618'),
    part(
      'vinyl',
      '700,770 620,735 520,722 430,735 380,775 | 260,800 120,805 40,785 | 200,750 380,720 460,690 | 700,690',
      {
        lights: ['660,744 530,714 440,726 396,760', '340,776 220,792 90,788'],
        seams: ['380,775 406,736 440,712'],
      },
    ),
    part('paint', '650,740 690,810 800,872 940,892 1060,862 1150,795 | 1060,740 880,705 700,700', {
      lights: ['720,806 820,858 940,868 1060,830'],
      shades: ['700,712 880,724 1070,776'],
      seams: ['700,760 880,756 1030,792'],
    }),
  ],
  fenders: [fender('plastic', [1520, 320], 320, [55, 142], 50)],
  headlamp: { kind: 'round', at: [1290, 830], size: 1 },
  bars: {
    clamp: [1195, 915],
    grip: [1000, 985],
    mirror: [1070, 1125],
    tone: 'black',
    guard: false,
  },
  tail: {
    plate: [
      [-160, 640],
      [-330, 480],
    ],
    signal: [
      [-230, 580],
      [-256, 590],
    ],
  },
  frontSignal: [
    [1215, 750],
    [1250, 720],
  ],
  second: 'graphite',
};
