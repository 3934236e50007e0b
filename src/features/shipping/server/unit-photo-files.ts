import type { PictureFiles } from '#features/catalogue/pictures/server/picture-files.ts';
import { picturesOf } from '#features/catalogue/pictures/server/pictures.ts';
import type { Services } from '#platform/services.ts';

/** Where the bytes of photos of units lie. */
export function unitPhotosOf(services: Pick<Services, 'files' | 'tasks'>): PictureFiles {
  return picturesOf(services);
}
