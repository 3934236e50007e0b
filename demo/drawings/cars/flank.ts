import { paints } from '../studio.ts';
import { gap, patch, type Scene, shade, trace } from './decal.ts';
import { densify, hull, nth, steps, type V2, type V3 } from './geometry.ts';
import { archOutline, nearWheel } from './ground.ts';
import { fill, line, linear, stroke } from './svg.ts';
import type { Car } from './trim.ts';

export function arches({ body, camera, lower }: Scene, car: Car): string {
  const { cladding } = car.flank;
  const bend = (margin: number, i: 0 | 1): V2[] =>
    densify(archOutline(body, i, margin), 30).map(lower.sideZ);
  // The clip reaches below the road, because an edge across the wheel would show as a seam.
  const below = ([x, y]: V2): V2 => [x, y + 400];
  return ([0, 1] as const)
    .map((i) => {
      const opening = bend(46, i);
      const lip = opening.slice(3, -3);
      const x = body.shape.axles[i];
      const outer = cladding ? bend(46 + cladding.arch, i) : [];
      return (
        (cladding
          ? fill(outer, '#2a2d30') + stroke(outer.slice(2, -2), '#fff', 1, 'stroke-opacity=".16"')
          : stroke(bend(62, i).slice(3, -3), '#fff', 5, 'stroke-opacity=".1"')) +
        fill(opening, '#08090a') +
        `<clipPath id="a${i}"><path d="${line([below(nth(opening, 0)), ...opening, below(nth(opening, -1))])}"/></clipPath><g clip-path="url(#a${i})">` +
        nearWheel(body, camera, x) +
        stroke(opening, '#000', 22, 'stroke-opacity=".45" stroke-linecap="butt"') +
        '</g>' +
        stroke(lip, '#000', 2, 'stroke-opacity=".6"') +
        (cladding ? '' : stroke(bend(51, i).slice(3, -3), '#fff', 1.2, 'stroke-opacity=".3"'))
      );
    })
    .join('');
}

export function flank(scene: Scene, car: Car): string {
  const { body, camera, lower } = scene;
  const { flank: f, paint } = car;
  const [a, b] = body.shape.axles;
  const r = body.shape.tyre + 40;
  const sillTop = f.cladding?.sill ?? 0.05;
  const sill = patch(
    [
      [a + r * 0.8, 0],
      [a + r * 0.9, sillTop],
      [b - r * 0.9, sillTop],
      [b - r * 0.8, 0],
    ],
    10,
    lower.side,
  );
  const handle = ([x, k]: V2): string => {
    const box = (dx: number, from: number, to: number): V2[] =>
      patch(
        [
          [x - dx, k + from],
          [x + dx, k + from],
          [x + dx, k + to],
          [x - dx, k + to],
        ],
        9,
        lower.side,
      );
    return (
      shade(
        patch(
          [
            [x - 70, k - 0.05],
            [x + 58, k - 0.048],
            [x + 62, k + 0.045],
            [x - 70, k + 0.04],
          ],
          34,
          lower.side,
        ),
        0.2,
      ) +
      fill(box(98, -0.02, 0.017), paints[paint].deep) +
      fill(box(97, -0.012, 0.017), paints[paint].base) +
      fill(box(95, 0.006, 0.017), paints[paint].lit)
    );
  };
  const crease = (points: readonly V2[]): string => {
    const on = trace(points, lower.side);
    const s = camera.scale;
    return (
      stroke(
        on.map(([x, y]): V2 => [x, y - 14 * s]),
        paints[paint].lit,
        12 * s,
        'stroke-opacity=".28"',
      ) +
      stroke(
        on.map(([x, y]): V2 => [x, y + 9 * s]),
        paints[paint].deep,
        12 * s,
        'stroke-opacity=".3"',
      )
    );
  };
  const flap = f.flap
    ? stroke(
        patch(
          [
            [f.flap[0] - 80, f.flap[1] - 0.1],
            [f.flap[0] + 80, f.flap[1] - 0.1],
            [f.flap[0] + 85, f.flap[1] + 0.12],
            [f.flap[0] - 80, f.flap[1] + 0.12],
          ],
          34,
          lower.side,
        ),
        '#0b0d0f',
        1.3,
        'stroke-opacity=".5"',
      )
    : '';
  return (
    fill(sill, f.cladding ? '#25282b' : '#0c0d0f', f.cladding ? '' : 'fill-opacity=".75"') +
    stroke(
      trace(
        [
          [a + r * 0.9, sillTop],
          [b - r * 0.9, sillTop],
        ],
        lower.side,
        false,
      ),
      '#fff',
      1,
      'stroke-opacity=".22"',
    ) +
    f.creases.map(crease).join('') +
    f.cuts.map((c) => gap(trace(c, lower.side))).join('') +
    flap +
    f.handles.map(handle).join('')
  );
}

export const mirrorDefs = (car: Car): string => {
  const { base, lit, deep } = paints[car.paint];
  return (
    `<linearGradient id="mi" x1=".2" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="${lit}"/><stop offset=".45" stop-color="${base}"/><stop offset=".74" stop-color="${deep}"/><stop offset=".78" stop-color="#1a1c1e"/><stop offset="1" stop-color="#0c0d0e"/></linearGradient>` +
    linear(
      'mg',
      [0, 300],
      [0, 620],
      [
        [0, '#8fa0aa'],
        [1, '#2c353b'],
      ],
    )
  );
};

/** The door mirrors: a shell on a short arm; the far one first, it belongs behind the cabin. */
export function mirror({ body, camera, rear }: Scene, car: Car, side: 1 | -1): string {
  const [x, lift] = car.flank.mirror;
  const foot = body.cabin.side(x, 0);
  const y = foot[1] + 118;
  const z = foot[2] + lift;
  const blob = (cx: number, cy: number, cz: number, r: V3): V2[] =>
    hull(
      steps(0, 2 * Math.PI, 20).flatMap((a) =>
        steps(-1, 1, 6).map((t) => {
          const ring = (1 - Math.abs(t) ** 2.6) ** (1 / 2.6);
          const c = Math.cos(a);
          const s = Math.sin(a);
          return camera.project([
            cx + r[0] * t,
            side * (cy + r[1] * ring * Math.sign(c) * Math.abs(c) ** 0.75),
            cz + r[2] * ring * Math.sign(s) * Math.abs(s) ** 0.75,
          ]);
        }),
      ),
    );
  const arm = blob(x + 20, foot[1] + 22, z - 52, [50, 50, 26]);
  const shell = blob(x + 30, y, z, [66, 106, 72]);
  const glass = rear ? blob(x + 98, y, z, [3, 92, 60]) : [];
  return (
    fill(arm, '#141618') +
    fill(shell, 'url(#mi)') +
    stroke([...shell, nth(shell, 0)], '#000', 0.8, 'stroke-opacity=".4"') +
    fill(glass, 'url(#mg)')
  );
}
