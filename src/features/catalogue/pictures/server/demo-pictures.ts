import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '#platform/files/files.ts';
import type { DemoProduct } from '../../../../../demo/demo-product.ts';
import type { StoredPicture } from '../../server/tables.ts';
import { storeOriginal } from './picture-files.ts';

/** Read from where the shop is started, as its built files are. */
const folder = 'demo/pictures';

/** Stores the pictures of a demo product as if somebody had sent them. */
export async function storeDemoPictures(
  files: Files,
  { category, slug, pictures }: DemoProduct,
): Promise<StoredPicture[]> {
  return Promise.all(
    pictures.map(async (alt, at) => {
      const bytes = await readFile(join(folder, category, `${slug}-${at + 1}.webp`));
      return { alt, hash: await storeOriginal(files, bytes, 'webp') };
    }),
  );
}
