import { sql } from 'kysely';
import type { z } from 'zod';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import { pictureWidths } from '#features/catalogue/pictures/picture-address.ts';
import { variants } from '#features/catalogue/pictures/server/picture-variants.ts';
import { retried } from '#platform/database/retry.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { shippingErrors } from '../errors.ts';
import type { NewUnitPhoto } from '../staff-schema.ts';
import { lockUnitForStaff } from './record-stage.ts';
import { unitPhotosOf } from './unit-photo-files.ts';

const mostPhotos = 60;

/** What whoever looks at a photo may ask for: small in a list, large on a tap. */
const widths: readonly number[] = [pictureWidths.card[0], pictureWidths.detail[0]];

/**
 * Adds a picture that we have to a unit; one that is there stays there. Throws AppError: not found, the
 * agent's own, no such picture, too many.
 */
export async function addPhoto(
  services: Services,
  agent: CurrentUser,
  id: string,
  { hash, stage, text }: z.output<typeof NewUnitPhoto>,
): Promise<void> {
  const picture = await unitPhotosOf(services).find(hash);
  if (!picture) throw new AppError(shippingErrors.photoUnknown);
  const sizes = await bytesOf(services, hash);
  await retried(services.db, async (tx) => {
    const { number } = await lockUnitForStaff(tx, agent, id);
    const { rows } = await sql<{ count: number; known: boolean | null }>`
      select count(*)::int as count, bool_or(hash = ${hash}) as known
      from unit_photo where unit_id = ${id}`.execute(tx);
    const [stored] = rows;
    if (stored?.known) return;
    if (stored && stored.count >= mostPhotos) throw new AppError(shippingErrors.tooManyPhotos);
    await tx
      .insertInto('unit_photo')
      .values({
        unit_id: id,
        stage,
        hash,
        width: picture.width,
        height: picture.height,
        sizes: JSON.stringify(sizes),
        text: text || null,
        made_by: agent.id,
      })
      .execute();
    await writeAudit(tx, audited(agent, 'unit.photo', id, number));
  });
}

/** How many bytes each size has that a page may ask for. */
async function bytesOf(services: Services, hash: string): Promise<Record<string, number>> {
  const shown = variants.filter(({ width, format }) => format === 'webp' && widths.includes(width));
  const sizes: Record<string, number> = {};
  for (const variant of shown) {
    const bytes = await unitPhotosOf(services).variant(hash, variant);
    if (bytes) sizes[variant.width] = bytes.byteLength;
  }
  return sizes;
}

/** Throws AppError: the unit is not found, the agent's own. */
export async function removePhoto(
  { db }: Services,
  agent: CurrentUser,
  id: string,
  photo: string,
): Promise<void> {
  await retried(db, async (tx) => {
    const { number } = await lockUnitForStaff(tx, agent, id);
    const { numDeletedRows } = await tx
      .deleteFrom('unit_photo')
      .where('id', '=', photo)
      .where('unit_id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await writeAudit(tx, audited(agent, 'unit.photo_removed', id, number));
  });
}

function audited(actor: CurrentUser, action: string, id: string, name: string) {
  return { actor, action, subject: { kind: 'unit', id, name } };
}
