import { createHash } from 'node:crypto';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CurrentUser } from '../../accounts/schema.ts';
import { writeAudit } from '../../accounts/server/audit.ts';
import { changeCatalogue } from '../../catalogue/server/changes.ts';
import { noticeRefusals } from '../refusals.ts';
import type { CheckedNotice, StaffNotice } from '../schema.ts';
import { columnsOf, factsOf, findStaffNotice } from './store.ts';

/** Publishes a notice, once for each key. Throws Refusal: the key was used for other data. */
export async function createNotice(
  platform: Platform,
  agent: CurrentUser,
  form: CheckedNotice,
  key: string | undefined,
): Promise<StaffNotice> {
  const hash = createHash('sha256').update(JSON.stringify(form)).digest('hex');
  return changeCatalogue(platform, async (tx) => {
    const made = await tx
      .insertInto('notice')
      .values({ ...columnsOf(form), submission_key: key ?? null, submission_hash: hash })
      .onConflict((conflict) => conflict.constraint('notice_once_per_submission').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) {
      await writeAudit(tx, {
        actor: agent,
        action: 'notice.create',
        subject: { kind: 'notice', id: made.id, name: form.title },
        details: factsOf(form),
      });
      return findStaffNotice(tx, made.id);
    }
    const earlier = await tx
      .selectFrom('notice')
      .select('id')
      .where('submission_key', '=', key ?? null)
      .where('submission_hash', '=', hash)
      .executeTakeFirst();
    if (!earlier) throw new Refusal(noticeRefusals.noticeKeyReused);
    return findStaffNotice(tx, earlier.id);
  });
}
