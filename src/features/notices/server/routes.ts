import { z } from 'zod';
import { pageHeaders } from '../../../platform/http/page-headers.ts';
import { Reply } from '../../../platform/http/route.ts';
import { staffApi } from '../../../staff-api.ts';
import { type Route, serve } from '../../accounts/server/serve.ts';
import { noticesPageSize } from '../notice-form.ts';
import { noticeRefusals } from '../refusals.ts';
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

const { noSuchNotice } = noticeRefusals;

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
    { access: 'staff', params: NoticeId, gives: StaffNotice, refuses: [noSuchNotice] },
    async ({ params }, { db }) => findStaffNotice(db, params.id),
  ),
  serve(
    staffApi.createNotice,
    {
      access: 'staff',
      body: NoticeForm,
      key: true,
      gives: StaffNotice,
      status: 201,
      refuses: [noticeRefusals.noticeKeyReused],
    },
    async ({ body, key, caller }, platform) => createNotice(platform, caller.person, body, key),
  ),
  serve(
    staffApi.updateNotice,
    {
      access: 'staff',
      params: NoticeId,
      body: NoticeChange,
      gives: StaffNotice,
      refuses: [noSuchNotice, noticeRefusals.noticeChanged],
    },
    async ({ params, body, caller }, platform) =>
      updateNotice(platform, caller.person, params.id, body),
  ),
  serve(
    staffApi.deleteNotice,
    { access: 'staff', params: NoticeId, gives: StaffNotice, refuses: [noSuchNotice] },
    async ({ params, caller }, platform) => deleteNotice(platform, caller.person, params.id),
  ),
];
