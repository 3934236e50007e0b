import { correction, generate } from 'lean-qr';

export interface ModuleRun {
  x: number;
  y: number;
  width: number;
}

/** Rectangles, because a printer draws them sharply at any size. */
export function qrRuns(address: string): { size: number; runs: ModuleRun[] } {
  const code = generate(address, { minCorrectionLevel: correction.M });
  const { size } = code;
  const runs: ModuleRun[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!code.get(x, y)) continue;
      const begin = x;
      while (code.get(x + 1, y)) x += 1;
      runs.push({ x: begin, y, width: x + 1 - begin });
    }
  }
  return { size, runs };
}
