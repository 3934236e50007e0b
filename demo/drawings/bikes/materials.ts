import { type PaintName, paints } from '../studio.ts';
import { disc, lens, type Point, path } from './pen.ts';

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** Runs from the top down. The pen's y grows upwards, so the gradient is turned over. */
const downwards = (id: string, ...list: Stop[]): string =>
  `<linearGradient id="${id}" x1="0" y1="1" x2="0" y2="0">${stops(list)}</linearGradient>`;
const across = (id: string, ...list: Stop[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0">${stops(list)}</linearGradient>`;
/** From the key light, upper left, to the lower right. */
const slanted = (id: string, ...list: Stop[]): string =>
  `<linearGradient id="${id}" x1="0" y1="1" x2="1" y2="0">${stops(list)}</linearGradient>`;
/** Lacquer under two lights: sky on the shoulder, own colour, dark belly, floor bouncing back. */
export function lacquer(id: string, name: PaintName): string {
  const { base, lit, deep } = paints[name];
  return (
    downwards(id, [0, lit], [0.16, lit], [0.42, base], [0.8, deep], [0.93, deep], [1, base]) +
    downwards(`${id}-flat`, [0, lit], [0.3, base], [1, deep])
  );
}

export const finishes = [
  downwards(
    'chrome',
    [0, '#fdfefe'],
    [0.3, '#c5ccd1'],
    [0.47, '#59626a'],
    [0.55, '#343b41'],
    [0.68, '#a8afb4'],
    [0.85, '#e8e6e1'],
    [1, '#77797a'],
  ),
  across(
    'chrome-up',
    [0, '#8d959b'],
    [0.18, '#ffffff'],
    [0.42, '#b8c0c5'],
    [0.62, '#4d555c'],
    [0.8, '#c9cdcf'],
    [1, '#73797d'],
  ),
  across(
    'tyre-across',
    [0, '#0a0b0c'],
    [0.22, '#3a3f43'],
    [0.45, '#232628'],
    [0.7, '#1a1c1e'],
    [0.9, '#2c3033'],
    [1, '#08090a'],
  ),
  across('bronze-up', [0, '#6d5222'], [0.25, '#e2c68d'], [0.6, '#a67f3f'], [1, '#4f3a17']),
  across('case-up', [0, '#2a2e32'], [0.25, '#7d858b'], [0.55, '#34393d'], [1, '#111315']),
  slanted(
    'steel',
    [0, '#f2f4f5'],
    [0.3, '#aab1b6'],
    [0.5, '#e3e6e8'],
    [0.72, '#858d93'],
    [1, '#c3c8cb'],
  ),
  slanted('alloy', [0, '#e4e7e8'], [0.35, '#b4babd'], [0.75, '#7c8388'], [1, '#a1a6a8']),
  downwards('alloy-v', [0, '#e9ebec'], [0.4, '#b0b6ba'], [0.85, '#6b7277'], [1, '#8f9599']),
  slanted('case', [0, '#737a80'], [0.3, '#4a5056'], [0.75, '#25292d'], [1, '#3c4145']),
  downwards('case-v', [0, '#6b7278'], [0.35, '#41474c'], [0.85, '#1b1e21'], [1, '#34383b']),
  downwards('plastic', [0, '#5d646a'], [0.22, '#363b40'], [0.75, '#191c1f'], [1, '#2b2f32']),
  downwards('matt', [0, '#484e53'], [0.5, '#2a2e32'], [1, '#15171a']),
  downwards('vinyl', [0, '#666c71'], [0.14, '#42474c'], [0.5, '#25282b'], [1, '#141618']),
  downwards('tan', [0, '#b98d62'], [0.2, '#96683f'], [0.6, '#70492a'], [1, '#4b2f1a']),
  slanted('bronze', [0, '#d9b779'], [0.4, '#a67f3f'], [1, '#5f4519']),
  downwards('bronze-v', [0, '#8d6b30'], [0.25, '#ddbd80'], [0.6, '#a67f3f'], [1, '#4f3a17']),
  slanted(
    'glass',
    [0, '#eef5f8', 0.75],
    [0.4, '#a9bec9', 0.42],
    [0.6, '#dbe7ec', 0.5],
    [1, '#6e8592', 0.5],
  ),
  slanted('smoke', [0, '#7f8a92', 0.75], [0.5, '#343c43', 0.8], [1, '#1d2226', 0.85]),
  slanted('lens', [0, '#ffffff'], [0.35, '#dfe7eb'], [0.6, '#9fb0ba'], [1, '#eef3f5']),
  slanted('amber', [0, '#ffd08a'], [0.45, '#e8922a'], [1, '#9d520c']),
  slanted('ruby', [0, '#f08a80'], [0.4, '#c2221f'], [1, '#6d0d0d']),
  downwards(
    'rim-light',
    [0, '#ffffff', 0.85],
    [0.35, '#ffffff', 0.16],
    [0.7, '#ffffff', 0],
    [1, '#ffffff', 0.3],
  ),
  slanted(
    'key',
    [0, '#ffffff', 0.3],
    [0.35, '#ffffff', 0.05],
    [0.6, '#000000', 0.12],
    [1, '#ffffff', 0.14],
  ),
  downwards('shade', [0, '#000000', 0.55], [1, '#000000', 0]),
  `<g id="bolt">${disc([0, 0], 10, { fill: '#22272b' })}${disc([-1, 1.5], 7.4, { fill: 'url(#steel)' })}${disc([0, 0], 3, { fill: '#3a4147' })}</g>`,
].join('');

const tones = {
  black: ['#0e1012', '#2a2e32', '#7d858b'],
  steel: ['#4e565c', '#a3abb0', '#f4f6f7'],
  chrome: ['#3b4248', '#c2c8cc', '#ffffff'],
  alloy: ['#5a6167', '#b3b9bd', '#eff1f2'],
  bronze: ['#4f3a17', '#a67f3f', '#f0d9a6'],
  cable: ['#0c0d0e', '#1d2022', '#5b6166'],
} as const;

export type Tone = keyof typeof tones | PaintName;

function toneOf(tone: Tone): readonly [string, string, string] {
  if (tone in tones && tone !== 'black') return tones[tone as keyof typeof tones];
  if (tone === 'black') return tones.black;
  const { base, lit, deep } = paints[tone as PaintName];
  return [deep, base, lit];
}

/** A round tube along a curve: dark edge, own colour, and a light line on the upper side. */
export function tube(d: string, width: number, tone: Tone): string {
  const [dark, own, light] = toneOf(tone);
  const stroke = (colour: string, share: number, shift: string): string =>
    `<path d="${d}" stroke="${colour}" stroke-width="${Math.round(width * share * 10) / 10}"${shift}/>`;
  const up = (x: number, y: number): string =>
    ` transform="translate(${Math.round(width * x) / 10} ${Math.round(width * y) / 10})"`;
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${stroke(dark, 1, '')}${stroke(own, 0.72, up(0, 0.6))}${stroke(light, 0.2, `${up(-0.6, 1.8)} opacity=".8"`)}</g>`;
}

/** Soft light or shade along a contour without a blur: ever narrower lenses. */
export function sheen(contour: string, width: number, opacity: number, colour = '#fff'): string {
  return [1, 0.66, 0.33]
    .map((part) =>
      path(lens(contour, width * part), { fill: colour, opacity: Math.round(opacity * 33) / 100 }),
    )
    .join('');
}

/** A body panel: fill, light along its upper edge, dark line round it, and what lies on it (clipped). */
export const panel = (id: string, d: string, fill: string, upon = '', edge = 7): string =>
  `<defs><path id="${id}" d="${d}"/></defs><use href="#${id}" fill="${fill}"/>` +
  `<clipPath id="${id}-c"><use href="#${id}"/></clipPath><g clip-path="url(#${id}-c)">${upon}<use href="#${id}" fill="none" stroke="url(#rim-light)" stroke-width="${edge}"/></g>` +
  `<use href="#${id}" fill="none" stroke="#0b0d0f" stroke-width="2" opacity=".55"/>`;

/** A bolt head; `finishes` holds the one they are all copies of, 10 mm in radius. */
export const bolt = ([x, y]: Point, radius = 7): string =>
  `<use href="#bolt" transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(radius * 10) / 100})"/>`;

/** A seam between two panels: dark gap with a lit lip under it. */
export const seam = (d: string, width = 3): string =>
  path(d, { stroke: '#07090a', width, opacity: 0.7 }) +
  path(d, { stroke: '#fff', width: width * 0.6, opacity: 0.28, turn: 'translate(0 -3)' });
