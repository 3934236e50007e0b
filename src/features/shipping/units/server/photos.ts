import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { eraseFilesLater } from '#platform/files/erase-files.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { hourMs } from '#platform/time/durations.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import type { staffApi } from '#staff-api.ts';
import { shippingErrors } from '../errors.ts';
import { auditUnit } from './audit-unit.ts';
import { lockUnitForStaff } from './lock-units.ts';
import { filesOfPhoto, photoVariants, unitPhotosOf } from './unit-photo-files.ts';

const maxPhotos = 60;
/** Files of a photo whose row was never written are erased after this time. */
const unusedMs = hourMs;

/**
 * Adds a photo to a unit; the same bytes are added once. Throws AppError: not found, the agent's
 * own order, no picture, too many.
 */
export const addPhoto: WriteOf<typeof staffApi.addUnitPhoto> = async (
  { params: { id: unit }, query: { stage, text }, bytes, caller: { person: agent } },
  services,
) => {
  const { db } = services;
  const hash = createHash('sha256').update(bytes).digest('hex');
  // Asked before the picture is resized, which takes seconds, and again after it.
  const isNew = await inTransaction(db, async (tx) => {
    await lockUnitForStaff(tx, agent, unit);
    return isNewPhoto(tx, unit, hash);
  });
  if (!isNew) return;
  const id = randomUUID();
  const picture = await storePicture(services, id, bytes);
  await inTransaction(db, async (tx) => {
    const { number } = await lockUnitForStaff(tx, agent, unit);
    if (!(await isNewPhoto(tx, unit, hash))) return;
    await tx
      .insertInto('unit_photo')
      .values({ id, unit_id: unit, stage, hash, ...picture, text: text || null, made_by: agent.id })
      .execute();
    await auditUnit(tx, agent, 'unit.photo', { id: unit, number });
  });
};

/** Returns false if the unit has this photo already. Throws AppError: there are too many. */
async function isNewPhoto(tx: Tx, unit: string, hash: string): Promise<boolean> {
  const { rows } = await sql<{ count: number; isStored: boolean | null }>`
    select count(*)::int as count, bool_or(hash = ${hash}) as "isStored"
    from unit_photo where unit_id = ${unit}`.execute(tx);
  const [photos] = rows;
  if (photos?.isStored) return false;
  if (photos && photos.count >= maxPhotos) throw new AppError(shippingErrors.tooManyPhotos);
  return true;
}

/** Stores all sizes of a photo; `sizes` holds the bytes of each that a page may ask for. */
async function storePicture(services: Services, id: string, bytes: Buffer) {
  await inTransaction(services.db, (tx) =>
    eraseFilesLater(tx, `${id} unless kept`, filesOfPhoto(id), {
      runAfter: new Date(sharedNow().getTime() + unusedMs),
    }),
  );
  const { width, height } = await unitPhotosOf(services).add(bytes, id);
  const sizes: Record<string, number> = {};
  for (const variant of photoVariants) {
    const file = await unitPhotosOf(services).variant(id, variant);
    if (file) sizes[variant.width] = file.byteLength;
  }
  return { width, height, sizes: JSON.stringify(sizes) };
}

export const removePhoto: WriteOf<typeof staffApi.removeUnitPhoto> = async (
  { params: { id, photo }, caller: { person: agent } },
  services,
) => {
  await inTransaction(services.db, async (tx) => {
    const { number } = await lockUnitForStaff(tx, agent, id);
    const { numDeletedRows } = await tx
      .deleteFrom('unit_photo')
      .where('id', '=', photo)
      .where('unit_id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await eraseFilesLater(tx, photo, filesOfPhoto(photo));
    await auditUnit(tx, agent, 'unit.photo_removed', { id, number });
  });
  services.wakeWorker();
};
