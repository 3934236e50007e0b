import { sql } from 'kysely';
import { AppError } from '#platform/http/errors.ts';
import type { FileReply } from '#platform/http/route.ts';
import { strangersFile } from '#platform/http/strangers-file.ts';
import type { Services } from '#platform/services.ts';
import { shippingErrors } from '../errors.ts';
import { isUnderWay } from './read-journey.ts';
import { photoVariants, unitPhotosOf } from './unit-photo-files.ts';

/**
 * Reads a photo in one of its widths. `scope` is a condition on `unit` that picks the units whose
 * photos the caller may see. Throws AppError: not found.
 */
export async function readPhoto(
  services: Pick<Services, 'db' | 'files' | 'tasks'>,
  scope: ReturnType<typeof sql>,
  { photo, width }: { photo: string; width: string },
): Promise<FileReply> {
  const { rows } = await sql<{ id: string }>`
    select unit_photo.id from unit_photo join unit on unit.id = unit_photo.unit_id
    where unit_photo.id = ${photo} and unit_photo.sizes ? ${width}
      and ${isUnderWay} and ${scope}`.execute(services.db);
  const [found] = rows;
  const variant = photoVariants.find((each) => String(each.width) === width);
  const bytes = found && variant && (await unitPhotosOf(services).variant(found.id, variant));
  if (!bytes) throw new AppError(shippingErrors.photoNotFound);
  // The browser keeps it for an hour, so that nobody pays for it twice; no shared cache does.
  return strangersFile(bytes, 'image/webp', { cache: 'private, max-age=3600' });
}
