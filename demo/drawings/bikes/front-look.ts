import type { PaintName } from '../studio.ts';
import { type Point, shape } from './pen.ts';

/** The front of a machine; contours are its left half (x > 0), which the drawing mirrors. */
export interface FrontLook {
  tyre: { radius: number; width: number; tread: 'road' | 'block' };
  rearWidth: number;
  /** Fork: half spread, top, tone. */
  fork: {
    spread: number;
    top: number;
    width: number;
    fill: 'chrome-up' | 'bronze-up' | 'case-up';
    gaiter: boolean;
  };
  bar: { half: number; grip: number; clamp: number; chrome: boolean };
  mirror: number;
  lamp: { kind: 'round' | 'slits' | 'mask' | 'twin'; y: number; size: number };
  /** Body from back to front: paint or plastic, each a half contour that begins and ends on x = 0. */
  body: readonly {
    contour: string;
    cover: 'paint' | 'plastic' | 'second' | 'matt' | 'case-v' | 'smoke';
    light?: string;
    seam?: string;
  }[];
  signals: readonly Point[];
  engine: { half: number; low: number; high: number } | null;
  /** High fenders stand clear of the tyre. */
  fender: { y: number; cover: 'paint' | 'plastic' | 'second' | 'chrome' };
  discs: boolean;
  second: PaintName;
}

export const both = (content: string): string =>
  `${content}<g transform="scale(-1 1)">${content}</g>`;

export function mirrored(contour: string): string {
  const flip = contour
    .split('|')
    .map((run) => run.trim().split(/\s+/))
    .map((run) =>
      run.map((pair) => pair.replace(/^(-?[\d.]+),/, (_, x: string) => `${-Number(x)},`)),
    );
  const back = flip
    .flatMap((run, i) => (i === 0 ? run : ['|', ...run]))
    .reverse()
    .join(' ')
    // A corner belongs to the point before it, so the marks move by one point when the order turns.
    .replace(/\| (\S+)/g, '$1 |');
  return shape(`${contour} | ${back.replace(/\|\s*$/, '')}`);
}
