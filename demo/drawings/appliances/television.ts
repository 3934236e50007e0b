import { glare } from './details.ts';
import { finishes } from './finishes.ts';
import { contact, plinth } from './ground.ts';
import { Scene } from './scene.ts';
import type { Sheet } from './sheet.ts';
import { rounded } from './sheet.ts';
import { block, faces } from './solids.ts';

const [w, h, d] = [1232, 780, 230];
const panelHeight = 710;
const thick = 26;

export function television(yaw = 17): string {
  const scene = new Scene({
    width: w,
    height: h,
    depth: d,
    yaw,
    eye: 640,
    size: 545,
    reach: 3,
    shift: [0, -46],
  });
  const y = plinth(scene, { width: w, depth: d, overhang: 0.05, height: 46 });
  for (const x of [170, w - 210]) foot(scene, x, y);
  const z = -d / 2 + thick / 2;
  block(scene, { x: 210, y: y + 90, z: z - 20, w: w - 420, h: 380, d: 50, r: 10 }, finishes.black);
  const { front } = block(
    scene,
    { x: 0, y: y + h - panelHeight, z, w, h: panelHeight, d: thick, r: 6, rim: 2 },
    finishes.black,
  );
  const [x, top, sw, sh] = [9, 9, w - 18, panelHeight - 26];
  front.within(rounded(x, top, sw, sh, 3), () => dusk(front.moved(x, top), sw, sh));
  glare(front, rounded(x, top, sw, sh, 3), x, top, sw, sh, 0.07);
  front.rect(w / 2 - 36, panelHeight - 11, 72, 5, 2, '#8a9398');
  glow(faces(scene, { x: 0, y, z: 0, w, h: 0, d }).top);
  return scene.document();
}

function foot(scene: Scene, x: number, y: number): void {
  contact(scene, { x: x + 4, z: -6, w: 32, d: d - 12, r: 10 }, y, 0.7);
  block(scene, { x, y, z: 0, w: 40, h: 12, d, r: 5, rim: 2 }, finishes.graphite);
  block(
    scene,
    { x: x + 6, y: y + 10, z: -d / 2 + 20, w: 28, h: 70, d: 40, r: 4 },
    finishes.graphite,
  );
}

/** Light of the screen on the plinth in front of it. */
function glow(top: Sheet): void {
  top.rect(
    60,
    d / 2,
    w - 120,
    d / 2,
    30,
    top.downwards(d / 2, d, [
      [0, '#c98d5f', 0.3],
      [1, '#c98d5f', 0],
    ]),
  );
}

function dusk(screen: Sheet, sw: number, sh: number): void {
  const horizon = sh * 0.58;
  screen.rect(
    0,
    0,
    sw,
    horizon + 2,
    0,
    screen.downwards(0, horizon, [
      [0, '#12304d'],
      [0.4, '#3d6a86'],
      [0.72, '#d9a37d'],
      [0.92, '#f3c894'],
      [1, '#f9dcae'],
    ]),
  );
  const [sx, sy, r] = [sw * 0.66, horizon - sh * 0.1, sh * 0.085];
  screen.disc(
    sx,
    sy,
    r * 4.6,
    screen.radial(sx, sy, r * 4.6, [
      [0, '#ffe9bd', 0.75],
      [1, '#ffe9bd', 0],
    ]),
  );
  screen.disc(
    sx,
    sy,
    r,
    screen.downwards(sy - r, sy + r, [
      [0, '#fff8e2'],
      [1, '#ffd89a'],
    ]),
  );
  screen.rect(
    0,
    horizon,
    sw,
    sh - horizon,
    0,
    screen.downwards(horizon, sh, [
      [0, '#e2b88e'],
      [0.14, '#7f97a0'],
      [0.5, '#2b5570'],
      [1, '#0d2438'],
    ]),
  );
  const ridge = (points: readonly (readonly [number, number])[], fill: string, opacity: number) => {
    const tops = points.slice(1).map(([px, py], i) => {
      const [ax, ay] = points[i] ?? [0, 0];
      const mid = ((ax + px) / 2) * sw;
      return `C${mid} ${horizon - ay * sh} ${mid} ${horizon - py * sh} ${px * sw} ${horizon - py * sh}`;
    });
    screen.path(
      `M0 ${horizon}L0 ${horizon - (points[0]?.[1] ?? 0) * sh}${tops.join('')}L${sw} ${horizon}Z`,
      { fill, opacity },
    );
  };
  ridge(
    [
      [0, 0.2],
      [0.14, 0.25],
      [0.3, 0.12],
      [0.46, 0.05],
      [0.6, 0.015],
      [1, 0],
    ],
    '#6f8794',
    0.75,
  );
  ridge(
    [
      [0, 0.1],
      [0.1, 0.13],
      [0.22, 0.06],
      [0.36, 0.02],
      [0.5, 0],
      [1, 0],
    ],
    '#2d4e63',
    0.9,
  );
  let glints = '';
  for (let i = 0; i < 16; i += 1) {
    const gy = horizon + 6 + i * i * 1.15;
    const half = 16 + ((i * 37) % 29) + i * 4;
    glints += `M${sx - half + ((i * 53) % 41) - 20} ${gy}L${sx + half + ((i * 31) % 37) - 18} ${gy}`;
  }
  screen.path(glints, { line: '#ffe3b0', width: 4, opacity: 0.6, cap: 'round' });
  let swell = '';
  for (let i = 0; i < 12; i += 1) {
    const gy = horizon + 20 + i * 22;
    const gx = ((i * 271) % 900) + 20;
    swell += `M${gx} ${gy}L${gx + 90 + i * 9} ${gy}`;
  }
  screen.path(swell, { line: '#a9c4cf', width: 3, opacity: 0.22, cap: 'round' });
}
