import type { Scene } from './scene.ts';
import { type Block, cavity, faces } from './solids.ts';

const liner = {
  back: [
    [0, '#ffffff'],
    [0.6, '#f0f4f5'],
    [1, '#dde4e7'],
  ],
  side: [
    [0, '#cdd6da'],
    [1, '#eef2f3'],
  ],
  ceiling: '#f8fbfc',
  floor: '#d5dde0',
} as const;

/** The lit inside of a cold store: liner, glass shelves at the given heights, drawers at the bottom. */
export function larder(
  scene: Scene,
  room: Block,
  shelves: readonly number[],
  drawers: { rows: number; columns: number; height: number },
): void {
  const walls = cavity(scene, room, liner);
  const lamp = walls.front.moved(0, 0, -room.d);
  lamp.rect(
    0,
    0,
    room.w,
    room.h,
    0,
    lamp.radial(room.w / 2, room.h * 0.16, room.h * 0.6, [
      [0, '#fff', 0.95],
      [1, '#fff', 0],
    ]),
  );
  lamp.rect(room.w * 0.3, room.h * 0.05, room.w * 0.4, room.h * 0.03, 6, '#fff');
  for (const y of shelves) {
    const shelf = faces(scene, {
      x: room.x + 6,
      y: room.y + y,
      z: room.z - 60,
      w: room.w - 12,
      h: 12,
      d: room.d - 60,
    });
    const below = lamp.moved(0, room.h - y, 0);
    below.rect(
      0,
      0,
      room.w,
      46,
      0,
      below.downwards(0, 46, [
        [0, '#7d8c94', 0.34],
        [1, '#7d8c94', 0],
      ]),
    );
    if (shelf.top.facesCamera())
      shelf.top.rect(0, 0, room.w - 12, room.d - 60, 0, { fill: '#dff0f4', opacity: 0.55 });
    if (shelf.bottom.facesCamera())
      shelf.bottom.rect(0, 0, room.w - 12, room.d - 60, 0, { fill: '#c4d6dc', opacity: 0.55 });
    shelf.front.rect(
      0,
      0,
      room.w - 12,
      12,
      2,
      shelf.front.downwards(0, 12, [
        [0, '#fff'],
        [0.5, '#a9bcc3'],
        [1, '#dbe5e8'],
      ]),
    );
  }
  for (let i = 0; i < drawers.rows * drawers.columns; i += 1) {
    const [row, column] = [Math.floor(i / drawers.columns), i % drawers.columns];
    const width = (room.w - 16) / drawers.columns;
    const at = {
      x: room.x + 8 + column * width,
      y: room.y + 8 + row * drawers.height,
      z: room.z - 34,
    };
    drawer(scene, { ...at, w: width - 6, h: drawers.height - 12, d: room.d - 60 });
  }
}

function drawer(scene: Scene, b: Block): void {
  const f = faces(scene, b);
  if (f.top.facesCamera()) f.top.rect(0, 0, b.w, b.d, 0, { fill: '#eef6f8', opacity: 0.5 });
  const front = f.front;
  front.rect(0, 0, b.w, b.h, 10, {
    fill: front.linear(
      [0, 0],
      [b.w, b.h],
      [
        [0, '#fff', 0.86],
        [0.4, '#dbe7eb', 0.72],
        [1, '#b4c6cd', 0.86],
      ],
    ),
    line: '#93a5ad',
    width: 1.6,
  });
  front.rect(
    0,
    0,
    b.w,
    Math.min(30, b.h * 0.24),
    8,
    front.downwards(0, 30, [
      [0, '#fff'],
      [0.7, '#d8e1e4'],
      [1, '#aebdc3'],
    ]),
  );
  front.rect(
    b.w * 0.3,
    Math.min(12, b.h * 0.1),
    b.w * 0.4,
    Math.min(14, b.h * 0.1),
    6,
    front.downwards(8, 28, [
      [0, '#81929a'],
      [1, '#c8d3d7'],
    ]),
  );
}
