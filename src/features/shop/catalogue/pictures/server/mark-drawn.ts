import type { Tx } from '#platform/database/database.ts';
import type { PictureColumn } from '../../server/tables.ts';

/**
 * Which pictures are drawn is known by their files: call it before the product is written. A mark goes
 * only where somebody took it away from a picture that had it.
 */
export async function markDrawn(
  tx: Tx,
  after: readonly PictureColumn[],
  before: readonly PictureColumn[] = [],
): Promise<void> {
  const drawn = after.filter((picture) => picture.drawn).map(({ hash }) => ({ hash }));
  const photos = after.filter(
    ({ hash, drawn }) => !drawn && before.some((each) => each.hash === hash && each.drawn),
  );
  if (drawn.length > 0) {
    await tx
      .insertInto('drawn_picture')
      .values(drawn)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  for (const { hash } of photos) {
    await tx.deleteFrom('drawn_picture').where('hash', '=', hash).execute();
  }
}
