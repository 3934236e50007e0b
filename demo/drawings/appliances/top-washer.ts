import { badge } from './details.ts';
import { type Finish, finishes } from './finishes.ts';
import { contact } from './ground.ts';
import { hull, polygon, ring } from './outlines.ts';
import { Scene } from './scene.ts';
import { Sheet } from './sheet.ts';
import { block, type Faces } from './solids.ts';
import { washerConsole } from './washer-console.ts';

const [w, h, d] = [690, 1080, 690];
const deck = 920;
const lid = { x: 66, y: 172, w: w - 132, d: 460 };

export function topWasher(finish: Finish, yaw = 24): string {
  const scene = new Scene({ width: w, height: h, depth: d, yaw, eye: 1560, size: 590 });
  const { top } = body(scene, finish);
  const glassLid = top.moved(0, 0, 10);
  polygon(
    scene,
    hull([
      ...ring(top, lid.w, lid.d, 34, lid.x, lid.y),
      ...ring(glassLid, lid.w, lid.d, 34, lid.x, lid.y),
    ]),
    finish.rim[1],
  );
  glassLid.rect(
    lid.x,
    lid.y,
    lid.w,
    lid.d,
    34,
    glassLid.linear(
      [lid.x, lid.y],
      [lid.x + lid.w, lid.y + lid.d],
      [
        [0, '#eef1f2'],
        [0.5, '#ffffff'],
        [1, '#dbe0e2'],
      ],
    ),
  );
  glassLid.rect(
    lid.x + 56,
    lid.y + 40,
    lid.w - 112,
    lid.d - 130,
    40,
    glassLid.linear(
      [lid.x, lid.y],
      [lid.x + lid.w, lid.y + lid.d],
      [
        [0, '#5a656b'],
        [0.35, '#252c30'],
        [0.5, '#8c989e'],
        [0.6, '#30383c'],
        [1, '#161b1e'],
      ],
    ),
  );
  glassLid.rect(
    lid.x + lid.w / 2 - 90,
    lid.y + lid.d - 52,
    180,
    34,
    16,
    glassLid.downwards(lid.y + lid.d - 52, lid.y + lid.d - 18, [
      [0, '#8d969b'],
      [1, '#e6eaec'],
    ]),
  );
  return scene.document();
}

export function topWasherOpen(finish: Finish): string {
  const scene = new Scene({
    width: w,
    height: h,
    depth: d,
    yaw: 22,
    eye: 1760,
    size: 540,
    shift: [0, 30],
  });
  const { top } = body(scene, finish);
  const [cx, cy] = [lid.x + lid.w / 2, lid.y + lid.d / 2];
  top.rect(lid.x, lid.y, lid.w, lid.d, 34, { fill: '#e3e7e9', line: '#9aa3a8', width: 3 });
  top.ellipse(
    cx,
    cy,
    236,
    212,
    top.linear(
      [cx - 236, cy],
      [cx + 236, cy],
      [
        [0, '#aeb7bb'],
        [0.5, '#f3f5f6'],
        [1, '#c4cbce'],
      ],
    ),
  );
  const rim = top.moved(0, 0, -26);
  rim.ellipse(cx, cy, 214, 192, '#23292d');
  const basket = top.moved(0, 0, -40);
  basket.ellipse(
    cx,
    cy,
    208,
    186,
    basket.linear(
      [cx - 208, cy],
      [cx + 208, cy],
      [
        [0, '#59636a'],
        [0.25, '#d5dbde'],
        [0.45, '#8a949a'],
        [0.7, '#e3e8ea'],
        [1, '#5f696f'],
      ],
    ),
  );
  let holes = '';
  for (let row = 0; row < 5; row += 1) {
    for (let i = 0; i < 26; i += 1) {
      const a = Math.PI + ((i + 0.5) / 26) * Math.PI;
      const [hx, hy] = [
        cx + Math.cos(a) * (202 - row * 9),
        cy + Math.sin(a) * (178 - row * 26) + row * 8,
      ];
      holes += `M${hx.toFixed(0)} ${hy.toFixed(0)}L${(hx + 1).toFixed(0)} ${hy.toFixed(0)}`;
    }
  }
  basket.path(holes, { line: '#1a2024', width: 6, opacity: 0.6, cap: 'round' });
  basket.ellipse(
    cx,
    cy + 52,
    168,
    126,
    basket.radial(cx, cy + 40, 170, [
      [0, '#9aa5ab'],
      [0.8, '#5d686e'],
      [1, '#3a4348'],
    ]),
  );
  basket.ellipse(
    cx,
    cy + 46,
    74,
    54,
    basket.linear(
      [cx - 74, cy],
      [cx + 74, cy + 80],
      [
        [0, '#f7f9fa'],
        [1, '#a3adb2'],
      ],
    ),
  );
  raisedLid(scene, finish);
  return scene.document();
}

function body(scene: Scene, finish: Finish): Faces {
  contact(scene, { x: 14, z: -16, w: w - 28, d: d - 32 });
  for (const x of [40, w - 90])
    block(scene, { x, y: 0, z: -30, w: 50, h: 26, d: 50, r: 6 }, finishes.rubber);
  const f = block(scene, { x: 0, y: 22, z: 0, w, h: deck - 22, d, r: 18, rim: 5 }, finish);
  f.front.line(
    [
      [5, 66],
      [w - 5, 66],
    ],
    { line: '#171b1e', width: 3, opacity: 0.45 },
  );
  f.front.line(
    [
      [6, 70],
      [w - 6, 70],
    ],
    { line: '#fff', width: 2, opacity: 0.7 },
  );
  badge(f.front, w / 2 - 44, 26, 88, 16);
  washerConsole(scene, { w, h, d, deck }, finish);
  return f;
}

function raisedLid(scene: Scene, finish: Finish): void {
  const lean = (78 * Math.PI) / 180;
  const hinge = -d + lid.y;
  const inside = new Sheet(
    scene,
    [lid.x, deck + lid.d * Math.sin(lean), hinge - lid.d * Math.cos(lean)],
    [1, 0, 0],
    [0, -Math.sin(lean), Math.cos(lean)],
  );
  polygon(
    scene,
    hull([...ring(inside, lid.w, lid.d, 34), ...ring(inside.moved(0, 0, -18), lid.w, lid.d, 34)]),
    finish.rim[1],
  );
  inside.rect(
    0,
    0,
    lid.w,
    lid.d,
    34,
    inside.linear(
      [0, 0],
      [lid.w, lid.d],
      [
        [0, '#ffffff'],
        [1, '#d6dcdf'],
      ],
    ),
  );
  inside.rect(56, 70, lid.w - 112, lid.d - 130, 40, {
    fill: inside.linear(
      [0, 0],
      [lid.w, lid.d],
      [
        [0, '#8f9ca3', 0.8],
        [0.4, '#39434a', 0.85],
        [1, '#20272b', 0.9],
      ],
    ),
    line: '#8f999e',
    width: 4,
  });
}
