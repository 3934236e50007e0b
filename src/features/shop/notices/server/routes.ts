import { z } from 'zod';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { pageReply } from '#platform/http/list-pages.ts';
import { staffApi } from '#staff-api.ts';
import { noticeErrors } from '../errors.ts';
import {
  NoticeChange,
  NoticeCounts,
  NoticeForm,
  NoticeQuery,
  NoticeRemoval,
  StaffNotice,
} from '../schema.ts';
import { createNotice } from './create-notice.ts';
import { deleteNotice } from './delete-notice.ts';
import { countNotices, findStaffNotice, listStaffNotices } from './store.ts';
import { updateNotice } from './update-notice.ts';

const { noSuchNotice } = noticeErrors;

export const noticeRoutes: CallRoute[] = [
  serve(
    staffApi.listStaffNotices,
    { access: 'staff', query: NoticeQuery, response: z.array(StaffNotice) },
    async ({ query }, { db }) =>
      pageReply(staffApi.listStaffNotices, query, await listStaffNotices(db, query)),
  ),
  serve(staffApi.noticeCounts, { access: 'staff', response: NoticeCounts }, async (_, { db }) =>
    countNotices(db),
  ),
  serve(
    staffApi.findStaffNotice,
    { access: 'staff', params: RecordId, response: StaffNotice, errors: [noSuchNotice] },
    async ({ params }, { db }) => findStaffNotice(db, params.id),
  ),
  serve(
    staffApi.createNotice,
    {
      access: 'staff',
      body: NoticeForm,
      key: true,
      response: StaffNotice,
      status: 201,
      errors: [noticeErrors.noticeKeyReused],
    },
    async ({ body, key, caller }, services) => createNotice(services, caller.person, body, key),
  ),
  serve(
    staffApi.updateNotice,
    {
      access: 'staff',
      params: RecordId,
      body: NoticeChange,
      response: StaffNotice,
      errors: [noSuchNotice, noticeErrors.noticeChanged],
    },
    async ({ params, body, caller }, services) =>
      updateNotice(services, caller.person, params.id, body),
  ),
  serve(
    staffApi.deleteNotice,
    {
      access: 'staff',
      params: RecordId,
      body: NoticeRemoval,
      response: StaffNotice,
      errors: [noSuchNotice, noticeErrors.noticeChanged],
    },
    async ({ params, body, caller }, services) =>
      deleteNotice(services, caller.person, params.id, body.expected),
  ),
];
