import { createHash } from 'node:crypto';
import type { DemoProduct } from '../../../../../db/demo/demo-product.ts';

/** Raise it when the drawings change: browsers keep what an address gave them for a year. */
const edition = 1;

/**
 * The hash in the address of a demo picture. Drawing all of them takes seconds, so each is drawn
 * when it is first wanted, and its hash is made of its name instead of its bytes.
 */
export function demoPictureHash({ category, slug }: DemoProduct, at: number): string {
  const name = `demo ${edition} ${category}/${slug}/${at}`;
  return createHash('sha256').update(name).digest('hex');
}

/** Draws a picture of the demo catalogue by its hash; undefined for any other hash. */
export type DrawDemo = (hash: string) => Promise<string | undefined>;

export function demoDrawings(load: () => Promise<readonly DemoProduct[]>): DrawDemo {
  let drawings: Promise<Map<string, () => string>> | undefined;
  return async (hash) => {
    drawings ??= load().then(byHash);
    return (await drawings).get(hash)?.();
  };
}

/** The demo catalogue; not loaded until wanted, for it is the largest part of the program. */
export async function allDemoProducts(): Promise<readonly DemoProduct[]> {
  return (await import('../../../../../db/demo/products.ts')).demoProducts;
}

function byHash(products: readonly DemoProduct[]): Map<string, () => string> {
  return new Map(
    products.flatMap((product) =>
      product.pictures.map(({ draw }, at) => [demoPictureHash(product, at), draw] as const),
    ),
  );
}
