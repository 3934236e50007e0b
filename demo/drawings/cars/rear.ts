import { gap, patch, type Scene, trace } from './decal.ts';
import { badge, disc, whole } from './face.ts';
import { nth, type V2 } from './geometry.ts';
import { fill, line, stroke } from './svg.ts';
import type { Car, Outline, Round } from './trim.ts';

export const rearDefs =
  '<linearGradient id="tl" x1="0" y1="0" x2=".2" y2="1"><stop offset="0" stop-color="#d4453c"/><stop offset=".5" stop-color="#96161a"/><stop offset="1" stop-color="#4a0a0c"/></linearGradient>' +
  '<linearGradient id="pl" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f6f7f5"/><stop offset="1" stop-color="#c9cecd"/></linearGradient>';

export function rearEnd({ lower }: Scene, { tail: t }: Car): string {
  const place = lower.rear;
  const bumper = patch(whole(t.bumper), 40, place);
  const lamp = (corners: Outline, id: string): string => {
    const glass = patch(corners, t.lampRadius, place);
    if (!glass.length) return '';
    const sign = corners === t.lamp ? 1 : -1;
    const here = (points: Outline): V2[] => points.map(([mm, k]): V2 => [mm * sign, k]);
    const lines = t.signature.map((s) => {
      const on = trace(here(s), place);
      return stroke(on, '#ff6a58', 7, 'stroke-opacity=".4"') + stroke(on, '#ff9d88', 2.6);
    });
    return (
      `<clipPath id="${id}"><path d="${line(glass)}"/></clipPath><g clip-path="url(#${id})">` +
      fill(glass, 'url(#tl)') +
      (t.reverse ? fill(patch(here(t.reverse), 12, place), '#e6e2df', 'fill-opacity=".85"') : '') +
      lines.join('') +
      fill(glass, 'url(#lg)', 'fill-opacity=".7"') +
      stroke([...glass, nth(glass, 0)], '#1c0506', 3.4, 'stroke-opacity=".7"') +
      '</g>' +
      stroke([...glass, nth(glass, 0)], '#000', 0.9, 'stroke-opacity=".6"')
    );
  };
  const bar = t.bar ? patch(whole(t.bar), 10, place) : [];
  const recess = patch(
    whole([
      [0, t.plate + 0.13],
      [275, t.plate + 0.12],
      [250, t.plate - 0.12],
      [0, t.plate - 0.13],
    ]),
    30,
    place,
  );
  const plate = patch(
    whole([
      [0, t.plate + 0.085],
      [152, t.plate + 0.085],
      [152, t.plate - 0.085],
      [0, t.plate - 0.085],
    ]),
    10,
    place,
  );
  const mark = patch(
    whole([
      [0, t.plate + 0.03],
      [100, t.plate + 0.03],
      [100, t.plate - 0.03],
      [0, t.plate - 0.03],
    ]),
    6,
    place,
  );
  const pipe = ([mm, k, r]: Round): string =>
    [-mm, mm]
      .map(
        (x) =>
          fill(disc([x, k, r], place), 'url(#ch)') + fill(disc([x, k, r * 0.78], place), '#070809'),
      )
      .join('');
  return (
    (bumper.length
      ? fill(bumper, '#1f2225') +
        stroke([...bumper, nth(bumper, 0)], '#fff', 1, 'stroke-opacity=".14"')
      : '') +
    t.exhausts.map(pipe).join('') +
    gap(trace(whole(t.lid), place, false), 0.22, 1.5) +
    (bar.length ? fill(bar, 'url(#tl)') : '') +
    lamp(
      t.lamp.map(([mm, k]): V2 => [-mm, k]),
      'r0',
    ) +
    lamp(t.lamp, 'r1') +
    (recess.length
      ? fill(recess, '#000', 'fill-opacity=".34"') +
        fill(plate, 'url(#pl)') +
        fill(mark, '#9aa4aa', 'fill-opacity=".55"')
      : '') +
    badge(t.badge, place)
  );
}
