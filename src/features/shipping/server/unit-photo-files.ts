import { sql } from 'kysely';
import { pictureWidths } from '#features/catalogue/pictures/picture-address.ts';
import {
  type PictureFiles,
  pictureFiles,
} from '#features/catalogue/pictures/server/picture-files.ts';
import { variants } from '#features/catalogue/pictures/server/picture-variants.ts';
import type { Files } from '#platform/files/files.ts';
import type { Services } from '#platform/services.ts';
import './tables.ts';

const folder = 'unit-photos';

/** What whoever looks at a photo may ask for: small in a list, large on a tap. */
const widths: readonly number[] = [pictureWidths.card[0], pictureWidths.detail[0]];
export const photoVariants = variants.filter(
  ({ width, format }) => format === 'webp' && widths.includes(width),
);

const known = new WeakMap<Files, PictureFiles>();

/**
 * The photos of units, drawn anew as pictures are, but where no public address leads: each under the id
 * of its row, so that its bytes are its own and go with it.
 */
export function unitPhotosOf({ files, tasks }: Pick<Services, 'files' | 'tasks'>): PictureFiles {
  const before = known.get(files);
  if (before) return before;
  const photos = pictureFiles({ files: apart(files), tasks });
  known.set(files, photos);
  return photos;
}

/** The same files, with what would be a picture beside the pictures. */
function apart(files: Files): Files {
  const place = (key: string) => key.replace(/^pictures\//, `${folder}/`);
  return {
    get: (key) => files.get(place(key)),
    put: (key, bytes) => files.put(place(key), bytes),
    delete: (key) => files.delete(place(key)),
    list: () => files.list(),
  };
}

const endings = ['.webp', ...photoVariants.map(({ width, format }) => `-${width}.${format}`)];

/** All that is stored of a photo. */
export function filesOfPhoto(id: string): string[] {
  return endings.map((ending) => `${folder}/${id}${ending}`);
}

/** In a query on `unit_photo`: the same, a row for each. */
export const photoFileRows = sql`unnest(array[${sql.join(
  endings.map((ending) => sql`${`${folder}/`}::text || unit_photo.id || ${ending}::text`),
)}])`;

/** Of which photo a file is; null: of none. */
export function photoOfFile(file: string): string | null {
  if (!file.startsWith(`${folder}/`)) return null;
  return /^([0-9a-f-]{36})[-.]/.exec(file.slice(folder.length + 1))?.[1] ?? null;
}
