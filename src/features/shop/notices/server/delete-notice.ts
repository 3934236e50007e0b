import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import { changeCatalogue } from '#features/shop/catalogue/server/changes.ts';
import type { Services } from '#platform/services.ts';
import type { StaffNotice } from '../schema.ts';
import { lockNotice, noticeFactsOf, refuseUnseenNotice } from './store.ts';

/** Throws AppError: not found, changed meanwhile. */
export async function deleteNotice(
  services: Services,
  agent: CurrentUser,
  id: string,
  expected: string,
): Promise<StaffNotice> {
  return changeCatalogue(services, async (tx) => {
    const notice = await lockNotice(tx, id);
    refuseUnseenNotice(notice, expected);
    await tx.deleteFrom('notice').where('id', '=', id).execute();
    await writeAudit(tx, {
      actor: agent,
      action: 'notice.delete',
      subject: { kind: 'notice', id, name: notice.title },
      details: noticeFactsOf(notice),
    });
    return notice;
  });
}
