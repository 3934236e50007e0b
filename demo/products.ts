import { automobiles } from './automobiles.ts';
import type { DemoProduct } from './demo-product.ts';
import { electrodomesticos } from './electrodomesticos.ts';
import { motocicletas } from './motocicletas.ts';
import { triciclos } from './triciclos.ts';

export const demoProducts: readonly DemoProduct[] = [
  ...automobiles,
  ...motocicletas,
  ...triciclos,
  ...electrodomesticos,
];
