import { z } from 'zod';
import { del, get, post, put } from '#platform/calls/contract.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { noticeErrors } from './errors.ts';
import {
  NoticeChange,
  NoticeCounts,
  NoticeForm,
  NoticeQuery,
  NoticeRemoval,
  StaffNotice,
} from './schema.ts';

const { noSuchNotice } = noticeErrors;

export const noticeStaffCalls = {
  listStaffNotices: get('/api/admin/notices', {
    access: 'staff',
    query: NoticeQuery,
    response: z.array(StaffNotice),
  }),
  noticeCounts: get('/api/admin/notices/counts', { access: 'staff', response: NoticeCounts }),
  findStaffNotice: get('/api/admin/notices/:id', {
    access: 'staff',
    params: RecordId,
    response: StaffNotice,
    errors: [noSuchNotice],
  }),
  createNotice: post('/api/admin/notices', {
    access: 'staff',
    body: NoticeForm,
    key: true,
    response: StaffNotice,
    status: 201,
    errors: [noticeErrors.noticeKeyReused],
  }),
  updateNotice: put('/api/admin/notices/:id', {
    access: 'staff',
    params: RecordId,
    body: NoticeChange,
    response: StaffNotice,
    errors: [noSuchNotice, noticeErrors.noticeChanged],
  }),
  deleteNotice: del('/api/admin/notices/:id', {
    access: 'staff',
    params: RecordId,
    body: NoticeRemoval,
    response: StaffNotice,
    errors: [noSuchNotice, noticeErrors.noticeChanged],
  }),
};
