import type { PaintName } from '../studio.ts';
import { bolt, panel, seam, sheen, tube } from './materials.ts';
import { add, barrel, block, curve, disc, moved, oval, path, type Point, shape, slabs, spline } from './pen.ts';
import { type Frame, stand } from './scene.ts';

/** What a machine looks like from the front; contours are its left half (x > 0), mirrored by the drawing. */
export interface FrontLook {
  tyre: { radius: number; width: number; tread: 'road' | 'block' };
  rearWidth: number;
  /** Fork: half spread, top, tone. */
  fork: { spread: number; top: number; width: number; fill: 'chrome-up' | 'bronze-up' | 'case-up'; gaiter: boolean };
  bar: { half: number; grip: number; clamp: number; chrome: boolean };
  mirror: number;
  lamp: { kind: 'round' | 'slits' | 'mask' | 'twin'; y: number; size: number };
  /** Body from back to front: paint or plastic, each a half contour that begins and ends on x = 0. */
  body: readonly { contour: string; cover: 'paint' | 'plastic' | 'second' | 'matt' | 'case-v' | 'smoke'; light?: string; seam?: string }[];
  signals: readonly Point[];
  engine: { half: number; low: number; high: number } | null;
  /** High fenders stand clear of the tyre. */
  fender: { y: number; cover: 'paint' | 'plastic' | 'second' | 'chrome' };
  discs: boolean;
  second: PaintName;
}

const both = (content: string): string => `${content}<g transform="scale(-1 1)">${content}</g>`;

/** The half contour and its reflection as one closed shape. */
function mirrored(contour: string): string {
  const flip = contour
    .split('|')
    .map((run) => run.trim().split(/\s+/))
    .map((run) => run.map((pair) => pair.replace(/^(-?[\d.]+),/, (_, x: string) => `${-Number(x)},`)));
  const back = flip
    .flatMap((run, i) => (i === 0 ? run : ['|', ...run]))
    .reverse()
    .join(' ')
    // A corner belongs to the point before it, so the marks move by one point when the order turns.
    .replace(/\| (\S+)/g, '$1 |');
  return shape(`${contour} | ${back.replace(/\|\s*$/, '')}`);
}

function tyre({ radius, width, tread }: FrontLook['tyre'], lift = 0): string {
  const w = width / 2;
  const top = radius * 2 + lift;
  const body = shape(`${-w},${top - radius * 0.5} ${-w * 0.82},${top - 24} 0,${top} ${w * 0.82},${top - 24} ${w},${top - radius * 0.5} | ${w},${radius * 0.5} ${w * 0.82},24 0,0 ${-w * 0.82},24 ${-w},${radius * 0.5}`);
  const rows = Math.round(radius / 18);
  const blocks =
    tread === 'block'
      ? slabs(Array.from({ length: rows }, (_, i) => i).flatMap((i) => {
          const y = radius + radius * 0.97 * Math.sin(((i + 0.5) / rows - 0.5) * Math.PI);
          const tall = 30 * Math.cos(((i + 0.5) / rows - 0.5) * Math.PI) + 4;
          const x = i % 2 ? 0 : w * 0.3;
          return i % 2 ? [[0, y, w * 0.5, tall], [w * 0.78, y, w * 0.4, tall], [-w * 0.78, y, w * 0.4, tall]] as const : [[x, y, w * 0.4, tall], [-x, y, w * 0.4, tall]] as const;
        }))
      : slabs(Array.from({ length: rows * 2 }, (_, i) => {
          const angle = ((i + 0.5) / (rows * 2) - 0.5) * Math.PI;
          return [(i % 2 ? 0.42 : -0.42) * w, radius + radius * 0.96 * Math.sin(angle), w * 0.6, 7 * Math.cos(angle) + 1] as const;
        }));
  return (
    path(body, { fill: 'url(#tyre-across)', stroke: '#060708', width: 2 }) +
    path(blocks, tread === 'block' ? { fill: '#3b4044' } : { fill: '#000', opacity: 0.7 }) +
    path(body, { fill: 'url(#shade)', opacity: 0.35 })
  );
}

function lamp(look: FrontLook): string {
  const { kind, y, size } = look.lamp;
  const faces = {
    round: () =>
      disc([0, 0], 96, { fill: 'url(#chrome)', stroke: '#14171a', width: 2 }) + disc([0, 0], 82, { fill: 'url(#lens)', stroke: '#4a545b', width: 3 }) + disc([0, 0], 50, { fill: '#9fb0ba', opacity: 0.55 }) + disc([0, 0], 24, { fill: '#eef3f5', opacity: 0.9 }) + path(slabs([-54, -27, 0, 27, 54].map((x) => [x, 0, 2, 130])), { fill: '#5d6c75', opacity: 0.35 }) + oval([-30, 38], 26, 15, { fill: '#fff', opacity: 0.85 }),
    slits: () =>
      path(shape('-120,70 -60,96 0,102 60,96 120,70 | 96,-30 50,-84 0,-96 -50,-84 -96,-30'), { fill: 'url(#plastic)', stroke: '#0b0d0e', width: 2 }) + both(path(shape('24,34 70,44 108,64 | 94,14 50,0'), { fill: 'url(#lens)', stroke: '#14171a', width: 3 })) + disc([0, -30], 34, { fill: 'url(#chrome)' }) + disc([0, -30], 26, { fill: 'url(#lens)', stroke: '#2b3136', width: 2 }) + oval([-8, -20], 8, 5, { fill: '#fff' }),
    mask: () =>
      panel('mask', shape('-88,170 0,190 88,170 | 122,40 110,-70 60,-140 0,-150 -60,-140 -110,-70 -122,40'), 'url(#paint)', sheen('-70,150 0,168 70,150', 22, 0.8)) + path(shape('-82,50 0,66 82,50 | 80,-30 44,-84 0,-92 -44,-84 -80,-30'), { fill: 'url(#lens)', stroke: '#20262a', width: 5 }) + path(slabs([-40, 0, 40].map((x) => [x, -14, 2, 110])), { fill: '#5d6c75', opacity: 0.4 }) + path(shape('-70,44 -20,54 -34,10 -72,4'), { fill: '#fff', opacity: 0.6 }),
    twin: () =>
      both(path(shape('20,26 90,62 200,86 | 196,34 150,-12 70,-30 24,-22'), { fill: '#14171a' }) + path(shape('46,20 100,50 186,72 | 182,36 142,2 80,-14 50,-8'), { fill: 'url(#lens)', stroke: '#59646b', width: 2 }) + disc([126, 28], 19, { fill: '#a9bac3', stroke: '#5d6c75', width: 3 }) + path(shape('60,16 104,40 170,62'), { stroke: '#fff', width: 5, round: true })),
  }[kind]();
  return moved([0, y], faces, ` scale(${size})`);
}

function cockpit(look: FrontLook): string {
  const { half, grip, clamp, chrome } = look.bar;
  const tone = chrome ? 'chrome' : 'black';
  const side =
    tube(spline([0, clamp], [half * 0.3, clamp + 8], [half * 0.55, grip - 6], [half * 0.95, grip]), 26, tone) +
    barrel([half * 0.68, grip - 2], [half + 20, grip], 38, 40, { fill: 'url(#matt)', stroke: '#08090a', width: 2 }) +
    disc([half + 24, grip], 21, { fill: 'url(#case)' }) +
    block([half * 0.6, grip - 2], 60, 52, 12, { fill: 'url(#plastic)', stroke: '#08090a', width: 2 }) +
    tube(spline([half * 0.56, grip - 14], [half * 0.7, grip - 34], [half, grip - 44]), 13, 'alloy') +
    tube(spline([half * 0.58, grip + 20], [half * 0.66, (grip + look.mirror) / 2], [half * 0.86, look.mirror]), 13, tone) +
    path(shape('-64,30 0,48 66,34 74,-4 40,-38 -20,-40 -66,-16'), { fill: chrome ? 'url(#chrome)' : 'url(#plastic)', stroke: '#0b0d0e', width: 2, turn: `translate(${Math.round(half * 0.9)} ${look.mirror})` }) +
    moved([Math.round(half * 0.9), look.mirror], sheen('-50,22 0,38 52,26', 14, 0.6)) +
    tube(spline([half * 0.56, grip - 20], [half * 0.4, clamp - 30], [60, clamp - 120]), 9, 'cable');
  return both(side);
}

const signal = (at: Point): string =>
  path(`M${at[0] > 0 ? 60 : -60} ${at[1] + 4}L${at[0]} ${at[1]}`, { stroke: '#101214', width: 15 }) + oval(at, 50, 31, { fill: 'url(#plastic)', stroke: '#0b0d0e', width: 2 }) + oval(at, 40, 23, { fill: 'url(#amber)' }) + oval(add(at, [-8, 8]), 16, 6, { fill: '#fff', opacity: 0.55 });

function forkLegs(look: FrontLook): string {
  const { fork, tyre: wheel } = look;
  const x = fork.spread;
  const low = wheel.radius - 30;
  const middle = wheel.radius + (fork.top - wheel.radius) * 0.45;
  const leg =
    path(slabs([[x, (middle + fork.top) / 2, fork.width, fork.top - middle]]), { fill: 'url(#chrome-up)', stroke: '#0b0d0e', width: 1.5 }) +
    path(slabs([[x, (low + middle) / 2, fork.width + 14, middle - low]]), { fill: `url(#${fork.fill})`, stroke: '#0b0d0e', width: 2 }) +
    (fork.gaiter ? path(slabs(Array.from({ length: 9 }, (_, i) => [x, middle + i * 22, fork.width + (i % 2 ? 22 : 34), 21])), { fill: 'url(#matt)', stroke: '#0b0d0e', width: 2 }) : block([x, middle], fork.width + 20, 22, 5, { fill: 'url(#case-v)' })) +
    block([x, wheel.radius], fork.width + 28, 66, 12, { fill: `url(#${fork.fill})`, stroke: '#0b0d0e', width: 2 }) +
    bolt([x, wheel.radius], 13);
  const clamp = (y: number): string => block([0, y], x * 2 + 70, 38, 12, { fill: 'url(#case-v)', stroke: '#0b0d0e', width: 2 }) + bolt([-x, y], 9) + bolt([x, y], 9);
  const brake = look.discs ? path(slabs([[-x + fork.width * 0.8, wheel.radius, 9, 290]]), { fill: 'url(#steel)', stroke: '#3c4247', width: 1.5 }) + block([-x + 24, wheel.radius + 96], 56, 90, 14, { fill: 'url(#case-v)', stroke: '#0b0d0e', width: 2 }) : '';
  return brake + both(leg) + path(slabs([[0, wheel.radius, x * 2, 26]]), { fill: 'url(#case-v)' }) + clamp(fork.top - 20) + clamp(fork.top - 170);
}

/** Cylinder, crankcase with its two round covers, header pipes and pegs. */
function engineFront({ half, low, high }: NonNullable<FrontLook['engine']>): string {
  const joint = low + (high - low) * 0.5;
  const fins = Array.from({ length: 9 }, (_, i) => [0, joint + 20 + ((high - joint - 50) * i) / 8, half * 1.5, 9] as const);
  const pipe = tube(spline([half * 0.3, joint + 110], [half * 0.42, joint], [half * 0.5, low + 60], [half * 0.62, low - 6]), 34, 'steel');
  const cover = path(shape(`${half * 0.5},${joint + 10} | ${half * 0.94},${joint - 10} ${half * 1.08},${joint - 80} ${half},${low + 70} ${half * 0.5},${low + 24}`), { fill: 'url(#case)', stroke: '#0b0d0e', width: 2.5 });
  return (
    path(mirrored(`0,${high} | ${half * 0.66},${high} | ${half * 0.6},${joint} | ${half * 0.6},${low + 20} ${half * 0.4},${low} | 0,${low}`), { fill: 'url(#case-v)', stroke: '#0b0d0e', width: 3 }) +
    path(slabs(fins), { fill: '#1a1d20', stroke: '#596066', width: 2.5 }) +
    both(cover + sheen(`${half * 0.96},${joint - 30} ${half * 1.04},${joint - 90} ${half * 0.96},${low + 80}`, 12, 0.6) + block([half + 90, low + 150], 110, 28, 10, { fill: 'url(#matt)', stroke: '#08090a', width: 2 }) + path(slabs([[half + 30, low + 150, 60, 18]]), { fill: 'url(#alloy-v)' })) +
    both(pipe)
  );
}

export function frontView(look: FrontLook): string {
  const { tyre: wheel, fender } = look;
  const w = wheel.width / 2 + (look.engine ? 16 : 38);
  const skirt = fender.y - (look.engine ? 120 : 190);
  const mudguard = panel(
    'mudguard',
    shape(`${-w},${skirt} ${-w + 6},${fender.y - 50} ${-w * 0.5},${fender.y + 8} 0,${fender.y + 20} ${w * 0.5},${fender.y + 8} ${w - 6},${fender.y - 50} ${w},${skirt} | ${w - 14},${skirt} 0,${skirt + 50} ${-w + 14},${skirt}`),
    `url(#${fender.cover})`,
    sheen(`${-w * 0.7},${fender.y - 40} ${-w * 0.3},${fender.y} ${w * 0.2},${fender.y + 6}`, 20, 0.7),
  );
  const engine = look.engine ? engineFront(look.engine) : '';
  const body = look.body
    .map((item, i) => panel(`fb${i}`, mirrored(item.contour), `url(#${item.cover})`, (item.light ? both(sheen(item.light, 30, 0.7)) : '') + (item.seam ? both(seam(curve(item.seam))) : '')))
    .join('');
  return [
    oval([0, 0], 300, 22, { fill: 'url(#contact)' }) + oval([0, 0], 130, 14, { fill: 'url(#contact)' }),
    tyre({ ...wheel, width: look.rearWidth }, 10),
    engine,
    look.engine ? '' : tyre(wheel),
    body,
    look.engine ? tyre(wheel) : '',
    look.engine ? forkLegs(look) : '',
    mudguard,
    look.signals.map((at) => signal(at) + signal([-at[0], at[1]])).join(''),
    cockpit(look),
    lamp(look),
  ].join('');
}

export function frontScene(look: FrontLook, paint: PaintName, frame: Frame): string {
  return stand(frontView(look), frame, 1, { paint, second: look.second }, 420);
}
