import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import { changeCatalogue } from '#features/shop/catalogue/server/changes.ts';
import { contentHash, requireSameContent } from '#platform/database/make-once.ts';
import type { Services } from '#platform/services.ts';
import { noticeErrors } from '../errors.ts';
import type { CheckedNotice, StaffNotice } from '../schema.ts';
import { findStaffNotice, noticeColumnsOf, noticeFactsOf } from './store.ts';

/** Creates once for each key. Throws AppError: the key was used with other data. */
export async function createNotice(
  services: Services,
  agent: CurrentUser,
  form: CheckedNotice,
  key: string | undefined,
): Promise<StaffNotice> {
  const hash = contentHash(form);
  return changeCatalogue(services, async (tx) => {
    const inserted = await tx
      .insertInto('notice')
      .values({ ...noticeColumnsOf(form), submission_key: key ?? null, submission_hash: hash })
      .onConflict((conflict) => conflict.constraint('notice_once_per_submission').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) {
      await writeAudit(tx, {
        actor: agent,
        action: 'notice.create',
        subject: { kind: 'notice', id: inserted.id, name: form.title },
        details: noticeFactsOf(form),
      });
      return findStaffNotice(tx, inserted.id);
    }
    const earlier = await tx
      .selectFrom('notice')
      .select(['id', 'submission_hash'])
      .where('submission_key', '=', key ?? null)
      .executeTakeFirstOrThrow();
    requireSameContent(earlier.submission_hash, hash, noticeErrors.noticeKeyReused);
    return findStaffNotice(tx, earlier.id);
  });
}
