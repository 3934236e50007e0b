import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import type { Tx } from '#platform/database/database.ts';
import { retried } from '#platform/database/retry.ts';
import { eraseFilesLater } from '#platform/files/erase-files.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { shippingErrors } from '../errors.ts';
import type { NewUnitPhoto } from '../staff-schema.ts';
import { lockUnitForStaff } from './lock-units.ts';
import { filesOfPhoto, photoVariants, unitPhotosOf } from './unit-photo-files.ts';

const mostPhotos = 60;
/** What was stored for a photo that never came into being lies there no longer than this. */
const unkeptMs = 3_600_000;

interface Sent extends z.output<typeof NewUnitPhoto> {
  bytes: Buffer;
}

/**
 * Adds a photo to a unit; one that was sent before is there already. Throws AppError: not found, the
 * agent's own, no picture, too many.
 */
export async function addPhoto(
  services: Services,
  agent: CurrentUser,
  unit: string,
  { bytes, stage, text }: Sent,
): Promise<void> {
  const { db } = services;
  const hash = createHash('sha256').update(bytes).digest('hex');
  // Before the work: a picture takes seconds.
  const wanted = await retried(db, async (tx) => {
    await lockUnitForStaff(tx, agent, unit);
    return mayCome(tx, unit, hash);
  });
  if (!wanted) return;
  const id = randomUUID();
  const drawn = await store(services, id, bytes);
  await retried(db, async (tx) => {
    const { number } = await lockUnitForStaff(tx, agent, unit);
    if (!(await mayCome(tx, unit, hash))) return;
    await tx
      .insertInto('unit_photo')
      .values({ id, unit_id: unit, stage, hash, ...drawn, text: text || null, made_by: agent.id })
      .execute();
    await writeAudit(tx, audited(agent, 'unit.photo', unit, number));
  });
}

/** False: it is there. Throws AppError: there are too many. */
async function mayCome(tx: Tx, unit: string, hash: string): Promise<boolean> {
  const { rows } = await sql<{ count: number; known: boolean | null }>`
    select count(*)::int as count, bool_or(hash = ${hash}) as known
    from unit_photo where unit_id = ${unit}`.execute(tx);
  const [stored] = rows;
  if (stored?.known) return false;
  if (stored && stored.count >= mostPhotos) throw new AppError(shippingErrors.tooManyPhotos);
  return true;
}

/** All of its sizes, and how many bytes each has that a page may ask for. */
async function store(services: Services, id: string, bytes: Buffer) {
  await services.db.transaction().execute((tx) =>
    eraseFilesLater(tx, `${id} unless kept`, filesOfPhoto(id), {
      runAfter: new Date(Date.now() + unkeptMs),
    }),
  );
  const { width, height } = await unitPhotosOf(services).add(bytes, id);
  const sizes: Record<string, number> = {};
  for (const variant of photoVariants) {
    const made = await unitPhotosOf(services).variant(id, variant);
    if (made) sizes[variant.width] = made.byteLength;
  }
  return { width, height, sizes: JSON.stringify(sizes) };
}

/** With its bytes. Throws AppError: the unit is not found, the agent's own. */
export async function removePhoto(
  services: Services,
  agent: CurrentUser,
  id: string,
  photo: string,
): Promise<void> {
  await retried(services.db, async (tx) => {
    const { number } = await lockUnitForStaff(tx, agent, id);
    const { numDeletedRows } = await tx
      .deleteFrom('unit_photo')
      .where('id', '=', photo)
      .where('unit_id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await eraseFilesLater(tx, photo, filesOfPhoto(photo));
    await writeAudit(tx, audited(agent, 'unit.photo_removed', id, number));
  });
  services.wakeWorker();
}

function audited(actor: CurrentUser, action: string, id: string, name: string) {
  return { actor, action, subject: { kind: 'unit', id, name } };
}
