import { digits, glass } from './details.ts';
import { finishes } from './finishes.ts';
import { knob } from './handles.ts';
import { outlet } from './outlets.ts';
import { circle, skirt } from './outlines.ts';
import type { Sheet } from './sheet.ts';

export function generatorPanel(face: Sheet): void {
  face.rect(16, 16, 316, 230, 10, { line: '#5d666b', width: 2, opacity: 0.7 });
  glass(face, 34, 32, 108, 54, 8);
  digits(face, '120', 50, 46, 27, '#ff8f6b');
  knob(face, 200, 60, 26, finishes.stainless, { height: 18, turn: 45 });
  face.rect(
    256,
    34,
    50,
    52,
    8,
    face.downwards(34, 86, [
      [0, '#d65046'],
      [0.5, '#a32a24'],
      [1, '#6b1511'],
    ]),
  );
  for (const x of [36, 118]) outlet(face, x, 112, 66);
  for (const y of [142, 206]) {
    skirt(face, (s) => circle(s, 252, y, 27), 0, 10, '#0b0d0e');
    const cap = face.moved(0, 0, 10);
    cap.disc(
      252,
      y,
      27,
      cap.scene.diagonal([
        [0, '#7d868b'],
        [0.5, '#2c3236'],
        [1, '#121415'],
      ]),
    );
    cap.disc(252, y, 17, { line: '#0b0d0e', width: 4 });
  }
  for (const y of [134, 172, 210])
    face.disc(
      306,
      y,
      8,
      face.scene.diagonal([
        [0, '#ffffff'],
        [1, '#8a9398'],
      ]),
    );
}
