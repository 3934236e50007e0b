import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import { fromTo } from '#features/people/accounts/server/changed-fields.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { changeCatalogue } from '#features/shop/catalogue/server/changes.ts';
import { contentHash, requireSameContent } from '#platform/database/make-once.ts';
import { nextVersion } from '#platform/database/versions.ts';
import { pageReply } from '#platform/http/list-pages.ts';
import type { Services } from '#platform/services.ts';
import { staffApi } from '#staff-api.ts';
import { noticeErrors } from '../errors.ts';
import type { CheckedNotice, CheckedNoticeChange, StaffNotice } from '../schema.ts';
import {
  countNotices,
  findStaffNotice,
  listStaffNotices,
  lockNotice,
  noticeColumnsOf,
  noticeFactsOf,
  refuseUnseenNotice,
} from './store.ts';

export const noticeRoutes: CallRoute[] = [
  serve(staffApi.listStaffNotices, async ({ query }, { db }) =>
    pageReply(staffApi.listStaffNotices, query, await listStaffNotices(db, query)),
  ),
  serve(staffApi.noticeCounts, async (_, { db }) => countNotices(db)),
  serve(staffApi.findStaffNotice, async ({ params }, { db }) => findStaffNotice(db, params.id)),
  serve(staffApi.createNotice, async ({ body, key, caller }, services) =>
    createNotice(services, caller.person, body, key),
  ),
  serve(staffApi.updateNotice, async ({ params, body, caller }, services) =>
    updateNotice(services, caller.person, params.id, body),
  ),
  serve(staffApi.deleteNotice, async ({ params, body, caller }, services) =>
    deleteNotice(services, caller.person, params.id, body.expected),
  ),
];

/** Creates once for each key. Throws AppError: the key was used with other data. */
async function createNotice(
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
      const subject = { kind: 'notice', id: inserted.id, name: form.title };
      await writeAudit(tx, agent, 'notice.create', subject, noticeFactsOf(form));
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

/** Writes nothing if nothing differs. Throws AppError: not found, changed meanwhile. */
async function updateNotice(
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
    await writeAudit(tx, agent, 'notice.update', { kind: 'notice', id, name: form.title }, details);
    return findStaffNotice(tx, id);
  });
}

/** Throws AppError: not found, changed meanwhile. */
async function deleteNotice(
  services: Services,
  agent: CurrentUser,
  id: string,
  expected: string,
): Promise<StaffNotice> {
  return changeCatalogue(services, async (tx) => {
    const notice = await lockNotice(tx, id);
    refuseUnseenNotice(notice, expected);
    await tx.deleteFrom('notice').where('id', '=', id).execute();
    const subject = { kind: 'notice', id, name: notice.title };
    await writeAudit(tx, agent, 'notice.delete', subject, noticeFactsOf(notice));
    return notice;
  });
}
