import { sql } from 'kysely';
import { pictureWidths } from '#features/shop/catalogue/pictures/picture-address.ts';
import {
  type PictureFiles,
  pictureFiles,
} from '#features/shop/catalogue/pictures/server/picture-files.ts';
import { variants } from '#features/shop/catalogue/pictures/server/picture-variants.ts';
import type { Files } from '#platform/files/files.ts';
import type { Services } from '#platform/services.ts';

const folder = 'unit-photos';

/** Small in a list, large on a tap. */
const widths: readonly number[] = [pictureWidths.card[0], pictureWidths.detail[0]];
export const photoVariants = variants.filter(
  ({ width, format }) => format === 'webp' && widths.includes(width),
);

const photosOfFiles = new WeakMap<Files, PictureFiles>();

/**
 * Photos are cleaned and resized as pictures are, but no public address reads them. Each is stored
 * under the id of its row and shares its bytes with no other, so that they are erased together.
 */
export function unitPhotosOf({ files, tasks }: Pick<Services, 'files' | 'tasks'>): PictureFiles {
  const cached = photosOfFiles.get(files);
  if (cached) return cached;
  const photos = pictureFiles({ files: photoFolder(files), tasks });
  photosOfFiles.set(files, photos);
  return photos;
}

/** The same files, with photos in a folder beside the pictures. */
function photoFolder(files: Files): Files {
  const toPhoto = (key: string) => key.replace(/^pictures\//, `${folder}/`);
  return {
    get: (key) => files.get(toPhoto(key)),
    put: (key, bytes) => files.put(toPhoto(key), bytes),
    delete: (key) => files.delete(toPhoto(key)),
    list: () => files.list(),
  };
}

const endings = ['.webp', ...photoVariants.map(({ width, format }) => `-${width}.${format}`)];

export function filesOfPhoto(id: string): string[] {
  return endings.map((ending) => `${folder}/${id}${ending}`);
}

/** A table for a query on `unit_photo`: a row for each file of a photo. */
export const photoFileRows = sql`unnest(array[${sql.join(
  endings.map((ending) => sql`${`${folder}/`}::text || unit_photo.id || ${ending}::text`),
)}])`;

/** Returns the photo to which a file belongs; null where it is not a photo's file. */
export function photoOfFile(file: string): string | null {
  if (!file.startsWith(`${folder}/`)) return null;
  return /^([0-9a-f-]{36})[-.]/.exec(file.slice(folder.length + 1))?.[1] ?? null;
}
