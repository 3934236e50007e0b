import type { DemoPicture } from '../../demo-product.ts';
import { colourNames } from '../bikes/pictures.ts';
import type { PaintName } from '../studio.ts';
import { fitted, type ShotName, type Trike, trikeScene } from './trike.ts';

const views: readonly (readonly [ShotName, string])[] = [
  ['three-quarter', 'vista de tres cuartos delantera'],
  ['side', 'vista lateral derecha'],
  ['rear', 'vista de tres cuartos trasera'],
];

export const trikePictures = (trike: Trike, name: string, paint: PaintName): DemoPicture[] =>
  views.map(([shot, words]) => ({
    alt: `${name} de color ${colourNames[paint]}, ${words}`,
    draw: () => trikeScene(trike, fitted(trike, shot), paint),
  }));
