import { bothSides, gap, mirrored, type Place, patch, type Scene, shade, trace } from './decal.ts';
import { nth, smooth, steps, type V2 } from './geometry.ts';
import { fill, line, radial, stroke } from './svg.ts';
import type { Car, Face, Outline, Round } from './trim.ts';

export const faceDefs =
  radial('lo', [
    [0, '#fff'],
    [0.3, '#e8f2f8'],
    [0.5, '#7d8f9b'],
    [0.62, '#2a3238'],
    [0.8, '#aab6be'],
    [1, '#1c2125'],
  ]) +
  '<linearGradient id="lb" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="#596770"/><stop offset=".35" stop-color="#39444b"/><stop offset="1" stop-color="#14181b"/></linearGradient>' +
  '<linearGradient id="lg" x1="0" y1="0" x2=".2" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".6"/><stop offset=".4" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>' +
  '<linearGradient id="gr" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#050607"/><stop offset=".6" stop-color="#121416"/><stop offset="1" stop-color="#1f2326"/></linearGradient>' +
  '<linearGradient id="ch" x1="0" y1="0" x2=".1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".45" stop-color="#b4bcc2"/><stop offset=".55" stop-color="#5d666d"/><stop offset="1" stop-color="#dfe4e7"/></linearGradient>';

/** Half an outline, from the middle outwards and back, made whole. */
export const whole = (half: Outline): V2[] => [
  ...half,
  ...mirrored(half)
    .reverse()
    .filter(([mm]) => mm !== 0),
];

export const disc = ([mm, k, r]: Round, place: Place): V2[] =>
  steps(0, 2 * Math.PI, 20).map((a) => place([mm + r * Math.cos(a), k + (r * Math.sin(a)) / 620]));

function lamp(face: Face, corners: Outline, place: Place, id: string): string {
  const glass = patch(corners, face.lampRadius, place);
  if (!glass.length) return '';
  const sign = corners === face.lamp ? 1 : -1;
  const here = (points: Outline): V2[] => (sign === 1 ? [...points] : mirrored(points));
  const optics = face.optics.map(([mm, k, r]) => {
    const at: Round = [mm * sign, k, r];
    return (
      fill(disc([at[0], k, r * 1.22], place), '#0c0f11') +
      fill(disc(at, place), 'url(#lo)') +
      fill(
        disc([at[0] - r * 0.3, k + (r * 0.35) / 620, r * 0.18], place),
        '#fff',
        'fill-opacity=".9"',
      )
    );
  });
  const light = face.signature.map((s) => {
    const on = trace(here(s), place);
    return stroke(on, '#cfe6f5', 7, 'stroke-opacity=".35"') + stroke(on, '#fff', 3);
  });
  return (
    `<clipPath id="${id}"><path d="${line(glass)}"/></clipPath><g clip-path="url(#${id})">` +
    fill(glass, 'url(#lb)') +
    optics.join('') +
    light.join('') +
    fill(glass, 'url(#lg)') +
    stroke([...glass, nth(glass, 0)], '#000', 3, 'stroke-opacity=".6"') +
    '</g>' +
    stroke([...glass, nth(glass, 0)], '#000', 0.9, 'stroke-opacity=".55"')
  );
}

function grille(face: Face, place: Place, scale: number): string {
  const g = face.grille;
  if (!g) return '';
  const outline = whole(g.outline);
  const shape = patch(outline, g.radius, place);
  if (!shape.length) return '';
  const ks = outline.map(([, k]) => k);
  const [k0, k1] = [Math.min(...ks), Math.max(...ks)];
  const w = Math.max(...outline.map(([mm]) => mm));
  const lines: V2[][] = [];
  const across = (k: number): V2[] => steps(-w, w, 10).map((mm) => place([mm, k]));
  if (g.pattern === 'bars') for (const k of steps(k0, k1, 6).slice(1, -1)) lines.push(across(k));
  if (g.pattern === 'uprights') {
    for (const mm of steps(-w, w, 15).slice(1, -1)) lines.push([place([mm, k0]), place([mm, k1])]);
  }
  if (g.pattern === 'mesh') {
    const reach = (k1 - k0) * 620;
    for (const mm of steps(-w - reach, w, Math.round((2 * w + reach) / 62))) {
      lines.push(
        [place([mm, k0]), place([mm + reach, k1])],
        [place([mm + reach, k0]), place([mm, k1])],
      );
    }
  }
  const thick = (g.pattern === 'mesh' ? 9 : 16) * scale;
  const d = lines.map((l) => line(l, false)).join('');
  const ring = [...shape, nth(shape, 0)];
  return (
    (g.frame === 'black'
      ? ''
      : stroke(ring, g.frame === 'chrome' ? 'url(#ch)' : '#3a4045', 40 * scale)) +
    fill(shape, 'url(#gr)') +
    `<clipPath id="gc"><path d="${line(shape)}"/></clipPath><g clip-path="url(#gc)"><path d="${d}" stroke="#000" stroke-width="${(thick * 1.8).toFixed(1)}" fill="none"/><path d="${d}" stroke="${g.pattern === 'bars' && g.frame === 'chrome' ? '#9aa3a9' : '#50575d'}" stroke-width="${thick.toFixed(1)}" fill="none"/></g>` +
    stroke(ring, '#000', 1, 'stroke-opacity=".6"')
  );
}

export function badge(k: number, place: Place): string {
  const outer = disc([0, k, 52], place);
  return (
    fill(outer, 'url(#ch)') +
    fill(disc([0, k, 42], place), '#3d464d') +
    stroke([...outer, nth(outer, 0)], '#000', 0.8, 'stroke-opacity=".5"')
  );
}

/** The joint of the bumper with the wing: from the lamp's outer corner to the wheel arch. */
function joint({ body, lower }: Scene, f: Face): string {
  const outer = Math.max(...f.lamp.map(([mm]) => mm));
  const start = f.lamp
    .filter(([mm]) => mm > outer - 60)
    .reduce((low, p) => (p[1] < low[1] ? p : low));
  const { axles, tyre } = body.shape;
  const from = lower.front([start[0] - 25, start[1]]);
  const to = lower.sideZ([axles[0] - (tyre + 46) * 0.93, tyre + 8 + (tyre + 46) * 0.36]);
  return gap(
    smooth([from, [from[0] * 0.62 + to[0] * 0.38, from[1] * 0.5 + to[1] * 0.5], to]),
    0.2,
    1.3,
  );
}

export function face(scene: Scene, { face: f }: Car): string {
  const { lower, camera } = scene;
  const place = lower.front;
  const opening = (half: Outline): string => {
    const patches = half.some(([mm]) => mm === 0) ? [whole(half)] : [mirrored(half), [...half]];
    return patches
      .map((p) => {
        const shape = patch(p, 34, place);
        return shape.length
          ? fill(shape, 'url(#gr)') +
              stroke([...shape, nth(shape, 0)], '#fff', 1.2, 'stroke-opacity=".16"')
          : '';
      })
      .join('');
  };
  const fog = ([mm, k, r]: Round): string =>
    [-mm, mm].map((x) => fill(disc([x, k, r], place), 'url(#lo)')).join('');
  const skid = f.skid ? patch(whole(f.skid.outline), 30, place) : [];
  return (
    joint(scene, f) +
    f.creases.map((c) => bothSides(c, (p) => gap(trace(p, place), 0.2, 1.3))).join('') +
    f.intakes.map(opening).join('') +
    (f.skid && skid.length
      ? fill(skid, f.skid.tone === 'silver' ? 'url(#ch)' : '#1d2023') +
        shade(skid, f.skid.tone === 'silver' ? 0.12 : 0)
      : '') +
    f.fogs.map(fog).join('') +
    grille(f, place, camera.scale) +
    lamp(f, mirrored(f.lamp), place, 'k0') +
    lamp(f, f.lamp, place, 'k1') +
    badge(f.badge, place)
  );
}
