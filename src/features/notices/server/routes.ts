import { z } from 'zod';
import { api } from '../../../api.ts';
import { pageHeaders } from '../../../platform/http/page-headers.ts';
import { Reply } from '../../../platform/http/route.ts';
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
    api.listStaffNotices,
    { access: 'staff', query: NoticeQuery, gives: z.array(StaffNotice) },
    async ({ query }, { db }) => {
      const { notices, total } = await listStaffNotices(db, query);
      const page = { page: query.page, size: noticesPageSize, total };
      return new Reply(notices, { headers: pageHeaders(api.listStaffNotices, query, page) });
    },
  ),
  serve(api.noticeCounts, { access: 'staff', gives: NoticeCounts }, async (_, { db }) =>
    countNotices(db),
  ),
  serve(
    api.findStaffNotice,
    { access: 'staff', params: NoticeId, gives: StaffNotice },
    async ({ params }, { db }) => findStaffNotice(db, params.id),
  ),
  serve(
    api.createNotice,
    { access: 'staff', body: NoticeForm, gives: StaffNotice },
    async ({ body, key, caller }, platform) =>
      new Reply(await createNotice(platform, caller.person, body, key), { status: 201 }),
  ),
  serve(
    api.updateNotice,
    { access: 'staff', params: NoticeId, body: NoticeChange, gives: StaffNotice },
    async ({ params, body, caller }, platform) =>
      updateNotice(platform, caller.person, params.id, body),
  ),
  serve(
    api.deleteNotice,
    { access: 'staff', params: NoticeId, gives: StaffNotice },
    async ({ params, caller }, platform) => deleteNotice(platform, caller.person, params.id),
  ),
];
