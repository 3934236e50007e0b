import type { Drawing } from '../drawing.ts';
import type { PaintName } from '../studio.ts';
import { fitted, type ShotName, type Trike, trikeScene } from './trike.ts';

const shots: readonly ShotName[] = ['three-quarter', 'side', 'rear'];

export const trikePictures = (trike: Trike, paint: PaintName): Drawing[] =>
  shots.map((shot) => () => trikeScene(trike, fitted(trike, shot), paint));
