import type { Point, Vec } from './camera.ts';
import { type Scene, type Stops, short } from './scene.ts';

/** Rings of radius `r` at height `y`, from the floor up. */
export type Profile = readonly (readonly [y: number, r: number])[];

/** A dome on a ring of radius `r` at height `y`, `rise` mm high; `flat` from 0 (a point) to 1 leaves a level top. */
export function dome(y: number, r: number, rise: number, flat = 0.3): Profile {
  return Array.from({ length: 27 }, (_, i) => {
    const angle = (i / 26) * Math.acos(flat);
    return [y + (rise * Math.sin(angle)) / Math.sin(Math.acos(flat)), r * Math.cos(angle)] as const;
  });
}

/** A turned body around a vertical axis. */
export function lathe(
  scene: Scene,
  axis: { x: number; z: number },
  profile: Profile,
  stops: Stops,
): void {
  const fill = scene.level(stops);
  profile.slice(1).forEach(([y, r], i) => {
    const [y0, r0] = profile[i] ?? [y, r];
    const d = sleeve(ring(scene, axis, r0, y0), ring(scene, axis, r, y));
    scene.path(d, fill);
    const slope = (r0 - r) / Math.max(1, Math.hypot(y - y0, r - r0));
    if (Math.abs(slope) > 0.04)
      scene.path(d, {
        fill: slope > 0 ? '#fff' : '#000',
        opacity: Number((Math.abs(slope) * 0.3).toFixed(2)),
      });
  });
}

interface Ring {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/** Returns a level circle as the canvas shows it. */
function ring(scene: Scene, { x, z }: { x: number; z: number }, r: number, y: number): Ring {
  const [cx, cy] = scene.project([x, y, z]);
  const [, low] = scene.project([x, y - 1, z]);
  const rx = r * (low - cy);
  const away = Math.hypot(scene.camera.position[0] - x, scene.camera.position[2] - z);
  return { x: cx, y: cy, rx, ry: (rx * (scene.camera.position[1] - y)) / away };
}

function sleeve(low: Ring, high: Ring): string {
  const [ryLow, ryHigh] = [Math.abs(low.ry), Math.abs(high.ry)];
  const [l1, l2, h1, h2] = [low.x - low.rx, low.x + low.rx, high.x - high.rx, high.x + high.rx].map(
    (n) => short(n),
  );
  const arc = (rx: number, ry: number, sweep: 0 | 1) =>
    `A${short(rx)} ${short(Math.max(0.1, ry))} 0 0 ${sweep}`;
  return (
    `M${l1} ${short(low.y)}L${h1} ${short(high.y)}${arc(high.rx, ryHigh, 1)} ${h2} ${short(high.y)}` +
    `L${l2} ${short(low.y)}${arc(low.rx, ryLow, low.ry > 0 ? 1 : 0)} ${l1} ${short(low.y)}Z`
  );
}

/** A hose, a cable or a bent tube through places in the scene; colours from its shadow side to its highlight. */
export function tube(
  scene: Scene,
  through: readonly Vec[],
  radius: number,
  colours: readonly string[],
  smooth = true,
): void {
  const points = through.map((p) => scene.project(p));
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  const spot = ([x, y]: Point) => `${short(x)} ${short(y)}`;
  let d = `M${spot(at(0))}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const out: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const into: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += smooth ? `C${spot(out)} ${spot(into)} ${spot(c)}` : `L${spot(c)}`;
  }
  colours.forEach((line, i) => {
    const part = 1 - i / (colours.length + 0.35);
    const lift = (i * radius * 0.16 * scene.camera.scale).toFixed(1);
    const draw = () => scene.path(d, { line, width: radius * 2 * part, cap: 'round' });
    if (i === 0) draw();
    else scene.shifted(-Number(lift), -Number(lift), draw);
  });
}
