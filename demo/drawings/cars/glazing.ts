import { patch, type Scene, trace } from './decal.ts';
import { hull, lerp, nth, type V2 } from './geometry.ts';
import { fill, line, linear, stroke } from './svg.ts';
import type { Car } from './trim.ts';

const box = (points: readonly V2[]): { x0: number; x1: number; y0: number; y1: number } => {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
};

interface Pane {
  id: string;
  outline: readonly V2[];
  behind: string;
  /** Where the light bands cross it, as parts of its width. */
  bands: readonly (readonly [from: number, to: number, opacity: number])[];
  /** How far the bands lean. */
  lean: number;
  tone: readonly [top: string, middle: string, bottom: string];
}

/** Tinted glass: the cabin behind it, the tint, the sky in the top, slanted bands of light. */
function pane({ id, outline, behind, bands, lean, tone }: Pane): { defs: string; art: string } {
  if (outline.length < 3) return { defs: '', art: '' };
  const { x0, x1, y0, y1 } = box(outline);
  const w = x1 - x0;
  const h = y1 - y0;
  const bandArt = bands
    .map(
      ([from, to, opacity]) =>
        `<path d="${line([
          [x0 + w * from + h * lean, y0],
          [x0 + w * to + h * lean, y0],
          [x0 + w * to, y1],
          [x0 + w * from, y1],
        ])}" fill="url(#${id}b)" fill-opacity="${opacity}"/>`,
    )
    .join('');
  return {
    defs:
      linear(
        `${id}t`,
        [x0 + w * 0.45, y0],
        [x0 + w * 0.55, y1],
        [
          [0, tone[0], 0.9],
          [0.4, tone[1], 0.8],
          [1, tone[2], 0.86],
        ],
      ) +
      linear(
        `${id}b`,
        [0, y0],
        [0, y1],
        [
          [0, '#fff', 0.9],
          [1, '#fff', 0.12],
        ],
      ) +
      `<clipPath id="${id}c"><path d="${line(outline)}"/></clipPath>`,
    art:
      `<g clip-path="url(#${id}c)">${fill(outline, '#5a656d')}${behind}<path d="${line(outline)}" fill="url(#${id}t)"/>${bandArt}` +
      `${stroke([...outline, nth(outline, 0)], '#000', 3.4, 'stroke-opacity=".7"')}</g>`,
  };
}

function seat({ body, camera }: Scene, x: number, y: number): string {
  const base = body.lower.shape.rim(x) - 40;
  const roof = body.cabin.shape.rim(x);
  const top = lerp(base, roof, 0.62);
  const at = (px: number, py: number, z: number): V2 => camera.project([x + px, y + py, z]);
  const back: V2[] = [
    at(-40, -230, base),
    at(30, -215, top - 60),
    at(40, -150, top),
    at(40, 150, top),
    at(30, 215, top - 60),
    at(-40, 230, base),
    at(110, 230, base),
    at(110, -230, base),
  ];
  const rest: V2[] = [
    at(20, -110, top + 15),
    at(20, -115, top + 110),
    at(40, -80, top + 150),
    at(60, 80, top + 150),
    at(90, 115, top + 110),
    at(90, 110, top + 15),
  ];
  return (
    fill(hull(back), '#12161a') +
    fill(hull(rest), '#12161a') +
    stroke([at(50, -60, top - 5), at(50, -60, top + 30)], '#12161a', 3) +
    stroke([at(50, 60, top - 5), at(50, 60, top + 30)], '#12161a', 3)
  );
}

export function glazing(scene: Scene, car: Car): { defs: string; art: string } {
  const { camera, cabin, front, rear } = scene;
  const { glass: g } = car;
  const s = camera.scale;
  const parts: { defs: string; art: string }[] = [];
  const seats = (side: readonly number[]): string =>
    (front ? g.seats.toReversed() : g.seats)
      .map((x) => side.map((y) => seat(scene, x, y)).join(''))
      .join('');

  const flat = (half: readonly [number, number, number, number]): V2[] => {
    const [bottom, top, from, to] = half;
    return [
      [-bottom, from],
      [-bottom * 0.5, from],
      [bottom * 0.5, from],
      [bottom, from],
      [top, to],
      [-top, to],
    ];
  };
  const screen = rear ? [] : patch(flat(g.windscreen), [60, 0, 0, 60, 70, 70], cabin.front);
  if (screen.length) {
    const glassArt = pane({
      id: 'p',
      outline: screen,
      behind: seats([-370, 370]),
      lean: 0.35,
      bands: [
        [0.06, 0.2, 0.3],
        [0.25, 0.29, 0.22],
        [0.62, 0.72, 0.12],
      ],
      tone: ['#9fb3be', '#4b5a63', '#1b2329'],
    });
    const [bottom, , from] = g.windscreen;
    const wiper = (a: number, b: number): string =>
      stroke(
        trace(
          [
            [a, from + 0.02],
            [(a + b) / 2, from + 0.05],
            [b, from + 0.045],
          ],
          cabin.front,
        ),
        '#0a0b0c',
        2.2,
      );
    const black = stroke([...screen, nth(screen, 0)], '#0a0b0c', 26 * s);
    parts.push({
      defs: glassArt.defs,
      art:
        black +
        glassArt.art +
        (front ? wiper(-bottom * 0.75, bottom * 0.02) + wiper(-bottom * 0.05, bottom * 0.72) : ''),
    });
  }
  const back = front ? [] : patch(flat(g.rear), [70, 0, 0, 70, 80, 80], cabin.rear);
  if (back.length) {
    const glassArt = pane({
      id: 'q',
      outline: back,
      behind: '',
      lean: -0.3,
      bands: [
        [0.66, 0.84, 0.24],
        [0.9, 0.93, 0.2],
      ],
      tone: ['#7d919c', '#37444c', '#141a1f'],
    });
    const heater = [0.25, 0.4, 0.55, 0.7, 0.85].map((t) => {
      const k = lerp(g.rear[2], g.rear[3], t);
      const w = lerp(g.rear[0], g.rear[1], t) * 0.88;
      return stroke(
        trace(
          [
            [-w, k],
            [0, k],
            [w, k],
          ],
          cabin.rear,
        ),
        '#c98d5a',
        0.6,
        'stroke-opacity=".35"',
      );
    });
    parts.push({
      defs: glassArt.defs,
      art:
        stroke([...back, nth(back, 0)], '#0a0b0c', 24 * s) +
        glassArt.art +
        (rear ? heater.join('') : ''),
    });
  }
  const side = patch(g.side, g.radius, cabin.side);
  if (side.length) {
    const glassArt = pane({
      id: 's',
      outline: side,
      behind: seats([-370, 330]),
      lean: front ? 0.5 : rear ? -0.5 : 0.42,
      bands: [
        [0.16, 0.27, 0.26],
        [0.3, 0.325, 0.2],
        [0.6, 0.69, 0.2],
        [0.71, 0.73, 0.16],
      ],
      tone: ['#8da0ab', '#3f4c55', '#151b20'],
    });
    const k0 = Math.min(...g.side.map(([, k]) => k)) - 0.02;
    const k1 = Math.max(...g.side.map(([, k]) => k)) + 0.02;
    const uprights = g.pillars.map(([bottom, top, width]) =>
      fill(
        patch(
          [
            [bottom - width / 2, k0],
            [bottom + width / 2, k0],
            [top + width / 2, k1],
            [top - width / 2, k1],
          ],
          0,
          cabin.side,
        ),
        '#0d0f11',
      ),
    );
    const ring = [...side, nth(side, 0)];
    parts.push({
      defs: glassArt.defs,
      art:
        stroke(ring, '#0c0e10', 34 * s) +
        (g.chrome ? stroke(ring, '#c9cfd3', 13 * s) + stroke(ring, '#0c0e10', 3 * s) : '') +
        glassArt.art +
        `<g clip-path="url(#sc)">${uprights.join('')}</g>`,
    });
  }
  return { defs: parts.map((p) => p.defs).join(''), art: parts.map((p) => p.art).join('') };
}
