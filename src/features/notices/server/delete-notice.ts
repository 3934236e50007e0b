import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import { changeCatalogue } from '#features/catalogue/server/changes.ts';
import type { Services } from '#platform/services.ts';
import type { StaffNotice } from '../schema.ts';
import { lockNotice, noticeFactsOf } from './store.ts';

/** Throws AppError: not found. */
export async function deleteNotice(
  services: Services,
  agent: CurrentUser,
  id: string,
): Promise<StaffNotice> {
  return changeCatalogue(services, async (tx) => {
    const notice = await lockNotice(tx, id);
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
