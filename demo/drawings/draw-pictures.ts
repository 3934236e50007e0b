/**
 * Draws the pictures of the demo catalogue anew: `node demo/drawings/draw-pictures.ts [slug…]`,
 * without a slug all of them. See README.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { demoProducts } from '../products.ts';
import { automobiles } from './automobiles.ts';
import type { Drawings } from './drawing.ts';
import { electrodomesticos } from './electrodomesticos.ts';
import { motocicletas } from './motocicletas.ts';
import { triciclos } from './triciclos.ts';

const drawings: Drawings = { ...automobiles, ...motocicletas, ...triciclos, ...electrodomesticos };
const pictures = new URL('../pictures/', import.meta.url);
const slugs = process.argv.slice(2);

for (const { slug, category, pictures: alts } of demoProducts) {
  if (slugs.length > 0 && !slugs.includes(slug)) continue;
  const folder = new URL(`${category}/`, pictures);
  mkdirSync(folder, { recursive: true });
  for (const [at, alt] of alts.entries()) {
    const draw = drawings[slug]?.[at];
    if (!draw) throw new Error(`nobody draws «${alt}» of ${slug}`);
    writeFileSync(new URL(`${slug}-${at + 1}.webp`, folder), await encode(draw()));
  }
}

function encode(svg: string): Promise<Buffer> {
  const broken = /NaN|undefined|Infinity/.exec(svg);
  if (broken) throw new Error(`a drawing holds ${broken[0]}`);
  return sharp(Buffer.from(svg))
    .flatten({ background: '#f1efea' })
    .webp({ quality: 75, effort: 6, smartSubsample: true })
    .toBuffer();
}
