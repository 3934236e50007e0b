import { z } from 'zod';
import { pageHeaders } from '../../../platform/http/page-headers.ts';
import { Reply } from '../../../platform/http/route.ts';
import { staffApi } from '../../../staff-api.ts';
import { type Route, serve } from '../../accounts/server/serve.ts';
import { noticesPageSize } from '../notice-form.ts';
import {
  NoticeChange,
  NoticeCounts,
  NoticeForm,
  NoticeId,
  NoticeQuery,
  StaffNotice,
} from '../schema.ts';
import { createNotice } from './create-notice.ts';
import { countNotices, findStaffNotice, listStaffNotices } from './store.ts';
import { deleteNotice, updateNotice } from './update-notice.ts';

/** The calls with which staff write what customers should know for a while. */
export const noticeRoutes: Route[] = [
  serve(
    staffApi.listStaffNotices,
    { access: 'staff', query: NoticeQuery, gives: z.array(StaffNotice) },
    async ({ query }, { db }) => {
      const { notices, total } = await listStaffNotices(db, query);
      const page = { page: query.page, size: noticesPageSize, total };
      return new Reply(notices, { headers: pageHeaders(staffApi.listStaffNotices, query, page) });
    },
  ),
  serve(staffApi.noticeCounts, { access: 'staff', gives: NoticeCounts }, async (_, { db }) =>
    countNotices(db),
  ),
  serve(
    staffApi.findStaffNotice,
    { access: 'staff', params: NoticeId, gives: StaffNotice },
    async ({ params }, { db }) => findStaffNotice(db, params.id),
  ),
  serve(
    staffApi.createNotice,
    { access: 'staff', body: NoticeForm, gives: StaffNotice },
    async ({ body, key, caller }, platform) =>
      new Reply(await createNotice(platform, caller.person, body, key), { status: 201 }),
  ),
  serve(
    staffApi.updateNotice,
    { access: 'staff', params: NoticeId, body: NoticeChange, gives: StaffNotice },
    async ({ params, body, caller }, platform) =>
      updateNotice(platform, caller.person, params.id, body),
  ),
  serve(
    staffApi.deleteNotice,
    { access: 'staff', params: NoticeId, gives: StaffNotice },
    async ({ params, caller }, platform) => deleteNotice(platform, caller.person, params.id),
  ),
];
