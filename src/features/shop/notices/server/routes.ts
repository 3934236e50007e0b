import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { pageReply } from '#platform/http/list-pages.ts';
import { staffApi } from '#staff-api.ts';
import { createNotice } from './create-notice.ts';
import { deleteNotice } from './delete-notice.ts';
import { countNotices, findStaffNotice, listStaffNotices } from './store.ts';
import { updateNotice } from './update-notice.ts';

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
