import { lerp, steps, type V2 } from './geometry.ts';
import { line, linear, radial } from './svg.ts';

export type RimStyle = 'five' | 'split' | 'ten' | 'mesh' | 'turbine' | 'cover' | 'aero' | 'six';
export type RimTone = 'silver' | 'dark' | 'twoTone';

const tones = {
  silver: { face: '#c4cacf', edge: '#858d94', deep: '#565e64' },
  dark: { face: '#4a5056', edge: '#2c3136', deep: '#15181a' },
  twoTone: { face: '#ccd2d6', edge: '#6b7278', deep: '#23272b' },
} as const;

const polar = (radius: number, degrees: number): V2 => {
  const a = ((degrees - 90) * Math.PI) / 180;
  return [radius * Math.cos(a), radius * Math.sin(a)];
};

const arc = (radius: number, from: number, to: number): V2[] =>
  steps(from, to, 6).map((d) => polar(radius, d));

/** A spoke pointing up: half widths (degrees) at the hub and at the rim, and a twist. */
function spoke(rim: number, hub: number, narrow: number, wide: number, twist = 0): string {
  const edge = (sign: number): V2[] =>
    steps(0, 1, 8).map((t) => {
      const r = lerp(hub, rim, t);
      const bow = Math.sin(t * Math.PI) * -1.6;
      return polar(
        r,
        twist * t * t + sign * (lerp(narrow * (rim / hub), wide, t ** 0.6) * 0.5 + bow * 0.4),
      );
    });
  return line([...edge(-1), ...arc(rim, twist - wide / 2, twist + wide / 2), ...edge(1).reverse()]);
}

interface Spokes {
  count: number;
  /** Paths of one sector: the lit face of a spoke, and whether it is a darker second one. */
  paths: readonly string[];
  solid?: boolean;
}

function spokes(style: RimStyle, r: number): Spokes {
  const hub = r * 0.26;
  switch (style) {
    case 'five':
      return { count: 5, paths: [spoke(r, hub, 9, 22)] };
    case 'split':
      return { count: 5, paths: [-13, 13].map((t) => spoke(r, hub, 6, 12, t)) };
    case 'ten':
      return { count: 10, paths: [spoke(r, hub, 5.5, 10.5)] };
    case 'mesh':
      return { count: 7, paths: [-10, 10].map((t) => spoke(r, hub, 5, 8, t)) };
    case 'turbine':
      return { count: 9, paths: [spoke(r, hub, 6, 15, 26)] };
    case 'six':
      return { count: 6, paths: [spoke(r, hub, 9, 19)] };
    case 'cover':
      return { count: 7, paths: [spoke(r, hub, 9.5, 36, 8)], solid: true };
    case 'aero':
      return { count: 5, paths: [spoke(r, hub, 13, 55, 14)], solid: true };
  }
}

export function wheelDefs(tone: RimTone): string {
  const c = tones[tone];
  return (
    radial('wt', [
      [0, '#2b2e31'],
      [0.76, '#26292b'],
      [0.8, '#3c4043'],
      [0.9, '#2b2e30'],
      [0.965, '#1b1d1f'],
      [1, '#0c0d0e'],
    ]) +
    linear(
      'wl',
      [-200, -260],
      [180, 260],
      [
        [0, '#fff', 0.2],
        [0.3, '#fff', 0.03],
        [0.62, '#000', 0],
        [1, '#000', 0.3],
      ],
    ) +
    linear(
      'wr',
      [-160, -200],
      [170, 210],
      [
        [0, '#f4f6f7'],
        [0.45, c.edge],
        [1, c.deep],
      ],
    ) +
    linear(
      'wf',
      [-150, -230],
      [120, 230],
      [
        [0, c.face === '#4a5056' ? '#8a929a' : '#fff'],
        [0.4, c.face],
        [1, c.edge],
      ],
    ) +
    radial('wb', [
      [0, '#3b4146'],
      [0.62, '#191c1f'],
      [1, '#050607'],
    ]) +
    linear(
      'wd',
      [-120, -120],
      [120, 120],
      [
        [0, '#a9b0b5'],
        [0.5, '#6d757b'],
        [1, '#90989d'],
      ],
    )
  );
}

/** A wheel seen square on, in mm round its axle: tyre, rim, brake, spokes, hub, with the arch's shade on top. */
export function wheel(id: string, tyre: number, rim: number, style: RimStyle): string {
  const face = rim * 0.955;
  const { count, paths, solid } = spokes(style, face);
  const sector = `<g id="${id}s">${paths
    .map(
      (d) =>
        `<path d="${d}" fill="#000" fill-opacity=".5" transform="translate(3 6)"/><path d="${d}" fill="url(#wf)"/>`,
    )
    .join('')}</g>`;
  const turns = steps(0, 360, count).slice(1, -1);
  const around = turns
    .map((d) => `<use href="#${id}s" transform="rotate(${Math.round(d * 10) / 10})"/>`)
    .join('');
  const bolts = steps(0, 360, 5)
    .slice(1)
    .map((d) => {
      const [x, y] = polar(rim * 0.15, d + 36);
      return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(rim * 0.032).toFixed(0)}" fill="#24282b"/>`;
    });
  const disc = rim * 0.68;
  const brake = solid
    ? `<circle r="${face}" fill="url(#wf)"/><circle r="${face}" fill="#000" fill-opacity=".42"/>`
    : `<circle r="${disc}" fill="url(#wd)"/><circle r="${disc}" fill="none" stroke="#3b4146" stroke-width="3"/><circle r="${rim * 0.3}" fill="#2c3135"/>` +
      `<path d="${line([...arc(disc + 8, 62, 112), ...arc(disc * 0.6, 112, 62)])}" fill="#42484d"/>`;
  return (
    `<g id="${id}"><circle r="${tyre}" fill="url(#wt)"/>` +
    `<circle r="${(tyre * 0.9).toFixed(0)}" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="3"/>` +
    `<circle r="${((tyre + rim) / 2).toFixed(0)}" fill="none" stroke="#fff" stroke-opacity=".06" stroke-width="5"/>` +
    `<circle r="${rim + 6}" fill="#0b0c0d"/><circle r="${rim}" fill="url(#wr)"/><circle r="${face}" fill="url(#wb)"/>${brake}` +
    `${sector}${around}` +
    `<circle r="${face}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="4"/>` +
    `<circle r="${(rim * 0.25).toFixed(0)}" fill="url(#wf)"/>${bolts.join('')}<circle r="${(rim * 0.1).toFixed(0)}" fill="#31363a"/><circle r="${(rim * 0.1).toFixed(0)}" fill="url(#wl)"/>` +
    `<circle r="${tyre}" fill="url(#wl)"/></g>`
  );
}
