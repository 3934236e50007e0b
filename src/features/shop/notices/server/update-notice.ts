import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import { fromTo } from '#features/people/accounts/server/changed-fields.ts';
import { changeCatalogue } from '#features/shop/catalogue/server/changes.ts';
import { nextVersion } from '#platform/database/versions.ts';
import type { Services } from '#platform/services.ts';
import type { CheckedNoticeChange, StaffNotice } from '../schema.ts';
import {
  findStaffNotice,
  lockNotice,
  noticeColumnsOf,
  noticeFactsOf,
  refuseUnseenNotice,
} from './store.ts';

/** Writes nothing if nothing differs. Throws AppError: not found, changed meanwhile. */
export async function updateNotice(
  services: Services,
  agent: CurrentUser,
  id: string,
  { expected, ...form }: CheckedNoticeChange,
): Promise<StaffNotice> {
  return changeCatalogue(services, async (tx) => {
    const notice = await lockNotice(tx, id);
    const details = fromTo(noticeFactsOf(notice), noticeFactsOf(form));
    if (Object.keys(details).length === 0) return notice;
    refuseUnseenNotice(notice, expected);
    await tx
      .updateTable('notice')
      .set({ ...noticeColumnsOf(form), updated_at: nextVersion })
      .where('id', '=', id)
      .execute();
    await writeAudit(tx, {
      actor: agent,
      action: 'notice.update',
      subject: { kind: 'notice', id, name: form.title },
      details,
    });
    return findStaffNotice(tx, id);
  });
}
