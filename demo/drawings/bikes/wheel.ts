import { bolt } from './materials.ts';
import { disc, type Point, path, polar, polygon, polyline, ring, shape } from './pen.ts';

type RimStyle = 'spoked' | 'five' | 'seven' | 'ten' | 'split' | 'pressed' | 'hub-motor';

export interface Wheel {
  /** Over the tyre. */
  radius: number;
  tyre: number;
  style: RimStyle;
  rim: 'black' | 'alloy' | 'chrome' | 'bronze';
  tread: 'road' | 'block';
  /** Brake disc radius; 0 is a drum. */
  brake: number;
}

const rims = {
  black: ['#0d0f11', '#2c3135', '#7c848a'],
  alloy: ['#5b6268', '#b9bfc3', '#f3f5f6'],
  chrome: ['#4a5157', '#cfd4d7', '#ffffff'],
  bronze: ['#4f3a17', '#a67f3f', '#ecd29a'],
} as const;

function rubber(centre: Point, wheel: Wheel, id: string): string {
  const { radius, tyre } = wheel;
  const inner = radius - tyre;
  const part = (share: number): number =>
    Math.round(((inner + tyre * share) / radius) * 1000) / 1000;
  const gradient = `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${centre[0]}" cy="${centre[1]}" r="${radius}"><stop offset="${part(0)}" stop-color="#0b0c0d"/><stop offset="${part(0.12)}" stop-color="#33373a"/><stop offset="${part(0.45)}" stop-color="#2a2d30"/><stop offset="${part(0.72)}" stop-color="#1a1c1e"/><stop offset="${part(0.8)}" stop-color="#303437"/><stop offset="${part(0.9)}" stop-color="#191b1d"/><stop offset="1" stop-color="#0a0b0c"/></radialGradient>`;
  const d = ring(centre, radius) + ring(centre, inner);
  const blocks =
    wheel.tread === 'block'
      ? disc(centre, radius + 3, { stroke: '#141618', width: 16, dash: '27 13' }) +
        disc(centre, radius - tyre * 0.13, {
          stroke: '#0a0b0c',
          width: tyre * 0.26,
          dash: '9 31',
          opacity: 0.85,
        }) +
        disc(centre, radius - tyre * 0.18, {
          stroke: '#6a7075',
          width: 2.5,
          dash: '24 16',
          opacity: 0.6,
        })
      : disc(centre, radius - tyre * 0.1, {
          stroke: '#08090a',
          width: tyre * 0.2,
          dash: '3.5 31',
          opacity: 0.8,
        });
  return (
    gradient +
    `<path d="${d}" fill="url(#${id})" fill-rule="evenodd"/>` +
    `<path d="${d}" fill="url(#key)" fill-rule="evenodd"/>` +
    blocks +
    disc(centre, inner + tyre * 0.3, { stroke: '#50565a', width: 2, opacity: 0.6 }) +
    disc(centre, inner + tyre * 0.62, { stroke: '#000', width: 2.5, opacity: 0.6 })
  );
}

function wires(centre: Point, hub: number, rim: number): string {
  const lace = (shift: number, phase: number): string =>
    Array.from({ length: 9 }, (_, i) => {
      const angle = i * 40 + phase;
      return polyline(polar(centre, hub, angle), polar(centre, rim, angle + shift));
    }).join('');
  const far = lace(34, 0) + lace(-34, 10);
  const near = lace(34, 20) + lace(-34, 30);
  return (
    path(far, { stroke: '#6d757b', width: 3.6 }) +
    path(near, { stroke: '#3f464b', width: 5 }) +
    path(near, { stroke: '#d4d9dc', width: 3 })
  );
}

/** One cast spoke pointing up from the origin, by style; the wheel turns copies of it. */
function spoke(style: RimStyle, hub: number, rim: number): string {
  const wide = rim - hub;
  if (style === 'split') {
    return shape(
      `-16,${hub - 4} -12,${hub + wide * 0.4} -44,${rim + 6} | -24,${rim + 6} | 0,${hub + wide * 0.58} | 24,${rim + 6} | 44,${rim + 6} | 12,${hub + wide * 0.4} 16,${hub - 4}`,
    );
  }
  if (style === 'ten') {
    return shape(
      `-9,${hub - 4} | -7,${rim * 0.8} -15,${rim + 6} | 15,${rim + 6} | 7,${rim * 0.8} 9,${hub - 4}`,
    );
  }
  if (style === 'seven') {
    return shape(
      `-18,${hub - 4} | 4,${hub + wide * 0.5} 14,${rim + 6} | 44,${rim + 6} | 24,${hub + wide * 0.5} 16,${hub - 4}`,
    );
  }
  return shape(
    `-24,${hub - 4} -15,${hub + wide * 0.5} -26,${rim + 6} | 26,${rim + 6} | 15,${hub + wide * 0.5} 24,${hub - 4}`,
  );
}

const spokeCount: Record<RimStyle, number> = {
  spoked: 0,
  five: 5,
  seven: 7,
  ten: 10,
  split: 5,
  pressed: 0,
  'hub-motor': 0,
};

function casting(centre: Point, wheel: Wheel, hub: number, rim: number, id: string): string {
  const [dark, own, light] = rims[wheel.rim];
  const count = spokeCount[wheel.style];
  const d = spoke(wheel.style, hub, rim);
  const turns = Array.from(
    { length: count },
    (_, i) => `<use href="#${id}-1" transform="rotate(${Math.round((i * 360) / count + 11)})"/>`,
  );
  const copy = (style: string, [dx, dy]: Point): string =>
    `<use href="#${id}" transform="translate(${centre[0] + dx} ${centre[1] + dy})" ${style}/>`;
  return (
    `<defs><path id="${id}-1" d="${d}"/><g id="${id}">${turns.join('')}</g></defs>` +
    copy(`fill="${dark}" stroke="${dark}" stroke-width="5"`, [5, -5]) +
    copy(`fill="${own}" stroke="${dark}" stroke-width="1.5"`, [0, 0]) +
    copy(`fill="none" stroke="${light}" stroke-width="2.6" opacity=".5"`, [0, 0])
  );
}

function pressing(centre: Point, wheel: Wheel, rim: number): string {
  const [dark, own, light] = rims[wheel.rim];
  const holes = Array.from({ length: 10 }, (_, i) =>
    disc(polar(centre, rim * 0.7, i * 36), rim * 0.085, {
      fill: '#14171a',
      stroke: light,
      width: 2,
    }),
  ).join('');
  return (
    disc(centre, rim, { fill: own }) +
    disc(centre, rim, { fill: 'url(#key)' }) +
    disc(centre, rim * 0.86, { stroke: dark, width: 3, opacity: 0.5 }) +
    holes +
    disc(centre, rim * 0.52, { fill: 'url(#alloy)', stroke: dark, width: 3 })
  );
}

/** The whole motor sits in the hub: a finned drum carried by short arms. */
function hubMotor(centre: Point, wheel: Wheel, rim: number): string {
  const [dark, own] = rims[wheel.rim];
  const drum = rim * 0.74;
  const arms = Array.from({ length: 6 }, (_, i) => {
    const [a, b] = [i * 60 - 9, i * 60 + 9];
    return polygon(
      polar(centre, drum, a),
      polar(centre, rim + 4, a + 3),
      polar(centre, rim + 4, b - 3),
      polar(centre, drum, b),
    );
  }).join('');
  return (
    path(arms, { fill: own, stroke: dark, width: 3 }) +
    disc(centre, drum, { fill: 'url(#case)', stroke: '#0b0d0e', width: 3 }) +
    disc(centre, drum * 0.9, { stroke: '#0f1214', width: drum * 0.12, dash: '5 6', opacity: 0.8 }) +
    disc(centre, drum * 0.74, { fill: 'url(#alloy)', stroke: '#24292d', width: 3 }) +
    Array.from({ length: 8 }, (_, i) => bolt(polar(centre, drum * 0.62, i * 45 + 12), 6)).join('')
  );
}

function rimBand(centre: Point, wheel: Wheel, rim: number): string {
  const [dark, own, light] = rims[wheel.rim];
  const band = 22;
  return (
    disc(centre, rim - band / 2, { stroke: dark, width: band }) +
    disc(centre, rim - band / 2, { stroke: own, width: band * 0.62 }) +
    disc(centre, rim - band / 2, { stroke: 'url(#key)', width: band }) +
    disc(centre, rim - 3, { stroke: light, width: 3, opacity: 0.75 }) +
    disc(centre, rim - band + 2, { stroke: '#000', width: 2.5, opacity: 0.6 })
  );
}

function brakeDisc(centre: Point, radius: number): string {
  const band = radius * 0.3;
  const mid = radius - band / 2;
  const carrier = Array.from({ length: 5 }, (_, i) => {
    const angle = i * 72 + 20;
    return polygon(
      polar(centre, 30, angle - 26),
      polar(centre, mid, angle - 6),
      polar(centre, mid, angle + 6),
      polar(centre, 30, angle + 26),
    );
  }).join('');
  const rows = [0.28, 0.5, 0.72].map((part, i) =>
    disc(centre, radius - band * part, {
      stroke: '#3b4248',
      width: 8.5,
      dash: i % 2 ? '0 26' : '0 22',
      round: true,
    }),
  );
  return (
    path(carrier, { fill: 'url(#case)' }) +
    disc(centre, mid, { stroke: '#4a5158', width: band + 4 }) +
    disc(centre, mid, { stroke: 'url(#steel)', width: band }) +
    rows.join('') +
    disc(centre, radius - 1, { stroke: '#fff', width: 2, opacity: 0.55 })
  );
}

export function wheelSide(centre: Point, wheel: Wheel, id: string): string {
  const rim = wheel.radius - wheel.tyre;
  const hub = wheel.brake > 0 ? 44 : 70;
  const body =
    wheel.style === 'spoked'
      ? wires(centre, hub * 0.86, rim - 14)
      : wheel.style === 'pressed'
        ? pressing(centre, wheel, rim - 10)
        : wheel.style === 'hub-motor'
          ? hubMotor(centre, wheel, rim - 14)
          : casting(centre, wheel, hub, rim - 18, `${id}-spoke`);
  const drum =
    wheel.brake === 0 && wheel.style !== 'pressed' && wheel.style !== 'hub-motor'
      ? disc(centre, hub, { fill: 'url(#alloy)', stroke: '#3c4247', width: 3 }) +
        disc(centre, hub * 0.8, { stroke: '#5a6166', width: 3 })
      : '';
  return (
    rubber(centre, wheel, `${id}-tyre`) +
    rimBand(centre, wheel, rim) +
    body +
    disc(centre, hub * 0.82, { fill: 'url(#case)', stroke: '#0c0e10', width: 3 }) +
    drum +
    (wheel.brake > 0 ? brakeDisc(centre, wheel.brake) : '') +
    disc(centre, 27, { fill: 'url(#alloy)', stroke: '#272c30', width: 3 }) +
    bolt(centre, 15)
  );
}
