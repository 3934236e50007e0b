import { panel, seam, sheen } from './materials.ts';
import { curve, type Point, polar, shape } from './pen.ts';

export type Cover =
  | 'paint'
  | 'paint-flat'
  | 'second'
  | 'plastic'
  | 'matt'
  | 'vinyl'
  | 'tan'
  | 'chrome'
  | 'alloy-v'
  | 'case-v'
  | 'smoke'
  | 'glass'
  | 'ruby'
  | 'amber'
  | 'lens';

/** A panel of the body by its contour, with the lights, shades and seams that lie on it. */
export interface Panel {
  contour: string;
  cover: Cover;
  lights: readonly string[];
  shades: readonly string[];
  seams: readonly string[];
}

export const part = (
  cover: Cover,
  contour: string,
  on: Partial<Pick<Panel, 'lights' | 'shades' | 'seams'>> = {},
): Panel => ({
  contour,
  cover,
  lights: on.lights ?? [],
  shades: on.shades ?? [],
  seams: on.seams ?? [],
});

const arc = (centre: Point, radius: number, from: number, to: number): string =>
  Array.from({ length: 6 }, (_, i) =>
    polar(centre, radius, from + ((to - from) * i) / 5)
      .map(Math.round)
      .join(','),
  ).join(' ');

/** A mudguard round a wheel between two angles (counted from the front, upwards). */
export function fender(
  cover: Cover,
  centre: Point,
  radius: number,
  [from, to]: readonly [number, number],
  depth = 46,
): Panel {
  const [outer, inner] = [radius + 26, radius + 26 - depth];
  return part(cover, `${arc(centre, outer, from, to)} | ${arc(centre, inner, to - 4, from + 4)}`, {
    lights: [arc(centre, outer - 10, Math.max(from + 8, 60), to - 8)],
  });
}

/** A fold of the upholstery is two thin lines; the light is softer than on lacquer. */
export const panels = (list: readonly Panel[], id: string): string =>
  list
    .map((item, i) => {
      const soft = item.cover === 'vinyl' || item.cover === 'matt' || item.cover === 'tan';
      const upon =
        item.shades.map((line) => sheen(line, 90, 0.6, '#000')).join('') +
        item.lights.map((line) => sheen(line, 38, soft ? 0.32 : 0.8)).join('') +
        item.seams.map((line) => seam(curve(line))).join('');
      return panel(`${id}${i}`, shape(item.contour), `url(#${item.cover})`, upon);
    })
    .join('');
