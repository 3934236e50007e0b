import { bolt, type Tone, tube } from './materials.ts';
import {
  add,
  barrel,
  block,
  curve,
  disc,
  mix,
  moved,
  type Point,
  path,
  polar,
  polyline,
  shape,
  spline,
  taper,
  turned,
} from './pen.ts';

export interface Fork {
  /** Sliders alone: a scooter's fork, whose clamps the body hides. */
  kind: 'telescopic' | 'gaiter' | 'upside-down' | 'sliders';
  axle: Point;
  /** From vertical, in degrees. */
  rake: number;
  /** Axle to top clamp. */
  length: number;
  width: number;
  tone: Tone;
}

export const forkPoint = (fork: Fork, share: number): Point =>
  polar(fork.axle, fork.length * share, 90 + fork.rake);

const leg = (fork: Fork, from: number, to: number, width: number, fill: string): string =>
  barrel(forkPoint(fork, from), forkPoint(fork, to), width, width, {
    fill,
    stroke: '#0b0d0e',
    width: 1.5,
  });

const metal = {
  black: 'url(#case-v)',
  chrome: 'url(#chrome)',
  alloy: 'url(#alloy-v)',
  bronze: 'url(#bronze-v)',
  steel: 'url(#steel)',
} as const;
const finish = (tone: Tone): string =>
  tone in metal ? metal[tone as keyof typeof metal] : metal.black;

/** One leg with its clamps; the far leg is the same, darkened by the caller. */
export function forkLeg(fork: Fork): string {
  const clamp = (share: number, height: number): string => {
    const centre = forkPoint(fork, share);
    return turned(
      fork.rake,
      centre,
      block(centre, fork.width + 26, height, 8, {
        fill: 'url(#case-v)',
        stroke: '#0b0d0e',
        width: 2,
      }) + bolt(add(centre, [fork.width / 2 + 4, 0]), 6),
    );
  };
  const foot = turned(
    fork.rake,
    fork.axle,
    path(
      shape(
        `${fork.axle[0] - 30},${fork.axle[1] - 22} | ${fork.axle[0] - 26},${fork.axle[1] + 70} | ${fork.axle[0] + 24},${fork.axle[1] + 70} | ${fork.axle[0] + 34},${fork.axle[1] + 10} ${fork.axle[0] + 22},${fork.axle[1] - 30}`,
      ),
      { fill: finish(fork.tone), stroke: '#14181a', width: 2 },
    ),
  );
  const slider = fork.width + 12;
  const legs = {
    telescopic: () =>
      leg(fork, 0.3, 1.02, fork.width, 'url(#chrome)') +
      leg(fork, 0.06, 0.47, slider, finish(fork.tone)) +
      leg(fork, 0.455, 0.49, slider + 6, 'url(#case)'),
    gaiter: () =>
      leg(fork, 0.3, 1.02, fork.width, 'url(#chrome)') +
      leg(fork, 0.06, 0.5, slider, finish(fork.tone)) +
      gaiter(fork),
    'upside-down': () =>
      leg(fork, 0.06, 0.45, fork.width, 'url(#chrome)') +
      leg(fork, 0.36, 1.02, slider, finish(fork.tone)) +
      leg(fork, 0.345, 0.37, slider + 5, 'url(#case)'),
    sliders: () =>
      leg(fork, 0.5, 1.1, fork.width + 34, 'url(#case-v)') +
      leg(fork, 0.3, 0.7, fork.width, 'url(#chrome)') +
      leg(fork, 0.06, 0.5, slider, finish(fork.tone)),
  }[fork.kind]();
  return (
    legs +
    foot +
    (fork.kind === 'sliders' ? '' : clamp(0.78, 30) + clamp(0.985, 26)) +
    bolt(fork.axle, 17)
  );
}

function gaiter(fork: Fork): string {
  const folds = 11;
  return Array.from({ length: folds }, (_, i) => {
    const centre = forkPoint(fork, 0.47 + (i * 0.26) / folds);
    const width = fork.width + (i % 2 ? 20 : 32);
    return turned(
      fork.rake,
      centre,
      block(centre, width, fork.length * 0.027, 7, { fill: 'url(#matt)' }) +
        block(add(centre, [-width * 0.22, 3]), width * 0.3, 3, 1, { fill: '#fff', opacity: 0.35 }),
    );
  }).join('');
}

/** Two-piston caliper gripping the disc behind the fork leg. */
export const caliper = (axle: Point, discRadius: number, degrees: number): string => {
  const centre = polar(axle, discRadius * 0.86, degrees);
  return turned(
    degrees - 90,
    centre,
    moved(
      centre,
      path(shape('-52,-24 -56,16 -30,34 34,32 54,10 46,-26'), {
        fill: 'url(#case-v)',
        stroke: '#0b0d0e',
        width: 2.5,
      }),
    ) +
      block([centre[0], centre[1] + 4], 64, 18, 7, { fill: 'url(#alloy)', opacity: 0.55 }) +
      bolt([centre[0] - 38, centre[1] + 4], 7) +
      bolt([centre[0] + 38, centre[1] + 2], 7),
  );
};

/** Swingarm from its pivot to the axle, box section with an adjuster at the end. */
export const swingarm = (pivot: Point, axle: Point, tone: Tone, width: number): string => {
  const end = add(axle, [-40, -6]);
  const fill = finish(tone);
  const light = tone === 'black' ? 0.3 : 0.7;
  return (
    path(taper(pivot, end, width * 1.25, width * 0.85), { fill, stroke: '#0b0d0e', width: 2.5 }) +
    path(
      taper(
        add(mix(pivot, end, 0.08), [0, width * 0.36]),
        add(mix(pivot, end, 0.95), [0, width * 0.26]),
        4,
        3,
      ),
      { fill: '#fff', opacity: light },
    ) +
    path(
      taper(
        add(mix(pivot, end, 0.06), [0, -width * 0.38]),
        add(mix(pivot, end, 0.96), [0, -width * 0.26]),
        10,
        8,
      ),
      { fill: '#000', opacity: 0.4 },
    ) +
    block(add(axle, [-22, -2]), 92, width * 0.62, 10, {
      fill: 'url(#case)',
      stroke: '#0b0d0e',
      width: 2,
    }) +
    disc(pivot, 30, { fill: 'url(#case)', stroke: '#0b0d0e', width: 3 }) +
    bolt(pivot, 17) +
    bolt(axle, 18)
  );
};

export function shock(top: Point, bottom: Point, width: number, spring: string): string {
  const turns = 9;
  const coil = Array.from({ length: turns }, (_, i) => {
    const [a, b] = [0.24 + (i * 0.54) / turns, 0.24 + ((i + 0.55) * 0.54) / turns];
    const [p, q] = [mix(top, bottom, a), mix(top, bottom, b)];
    return polyline(add(p, [-width / 2, 0]), add(q, [width / 2, 0]));
  }).join('');
  return (
    barrel(mix(top, bottom, 0.04), mix(top, bottom, 0.5), width * 0.62, width * 0.62, {
      fill: 'url(#case-v)',
    }) +
    barrel(mix(top, bottom, 0.4), mix(top, bottom, 0.96), width * 0.34, width * 0.34, {
      fill: 'url(#chrome)',
    }) +
    path(coil, { stroke: '#101315', width: width * 0.24, round: true }) +
    path(coil, { stroke: spring, width: width * 0.17, round: true }) +
    path(coil, {
      stroke: '#fff',
      width: width * 0.04,
      opacity: 0.6,
      round: true,
      turn: 'translate(-2 3)',
    }) +
    path(taper(mix(top, bottom, 0.8), mix(top, bottom, 0.9), width * 1.05, width * 0.8), {
      fill: 'url(#case)',
    }) +
    path(taper(mix(top, bottom, 0.12), mix(top, bottom, 0.23), width * 0.8, width * 1.05), {
      fill: 'url(#case)',
    }) +
    bolt(top, width * 0.3) +
    bolt(bottom, width * 0.3)
  );
}

/** Chain run between two sprockets, with its guard left to the caller. */
export function chain(front: Point, rear: Point, frontRadius: number, rearRadius: number): string {
  const teeth = (centre: Point, radius: number): string =>
    disc(centre, radius, { stroke: '#7f878c', width: 12, dash: '7 6' }) +
    disc(centre, radius - 10, { stroke: '#5c6469', width: 22 }) +
    disc(centre, radius - 10, { stroke: 'url(#steel)', width: 16 });
  const runs =
    polyline(add(front, [0, frontRadius]), add(rear, [0, rearRadius])) +
    polyline(
      add(front, [0, -frontRadius]),
      mix(add(front, [0, -frontRadius]), add(rear, [0, -rearRadius]), 0.5),
      add(rear, [0, -rearRadius]),
    );
  const spokes = Array.from({ length: 6 }, (_, i) =>
    disc(polar(rear, rearRadius * 0.62, i * 60 + 15), rearRadius * 0.16, { fill: '#15181b' }),
  ).join('');
  return (
    disc(rear, rearRadius - 8, { fill: 'url(#case)' }) +
    spokes +
    teeth(rear, rearRadius) +
    path(runs, { stroke: '#0e1012', width: 17 }) +
    path(runs, { stroke: '#a3a9ad', width: 12, dash: '11 5' }) +
    path(runs, { stroke: '#2a2e31', width: 4, dash: '0 16', round: true }) +
    bolt(rear, 20)
  );
}

/** Frame tubes: contours of one width, each with a dark twin on the far side. */
export const frameTubes = (contours: readonly string[], width: number, tone: Tone): string =>
  contours
    .map((contour) =>
      path(curve(contour), { stroke: '#15181a', width, round: true, turn: 'translate(10 12)' }),
    )
    .join('') + contours.map((contour) => tube(curve(contour), width, tone)).join('');

/** Footpeg seen end-on with its bracket, and the brake or shift pedal before it. */
export const footpeg = (at: Point, reach: number): string =>
  path(
    shape(
      `${at[0] - 30},${at[1] + 90} | ${at[0] + 40},${at[1] + 80} | ${at[0] + 24},${at[1] - 10} ${at[0] - 8},${at[1] - 24} ${at[0] - 22},${at[1]}`,
    ),
    { fill: 'url(#case-v)', stroke: '#0b0d0e', width: 2 },
  ) +
  tube(spline(add(at, [14, 16]), add(at, [reach * 0.6, -20]), add(at, [reach, -14])), 13, 'alloy') +
  block(add(at, [reach + 4, -10]), 40, 15, 6, { fill: 'url(#matt)' }) +
  block(at, 46, 26, 8, { fill: 'url(#matt)', stroke: '#0b0d0e', width: 2 }) +
  block(add(at, [0, 8]), 36, 4, 2, { fill: '#fff', opacity: 0.35 });
