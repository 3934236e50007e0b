import { z } from 'zod';
import { del, get, post, put } from '#platform/calls/contract.ts';
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
    body: NoticeChange,
    response: StaffNotice,
    errors: [noSuchNotice, noticeErrors.noticeChanged],
  }),
  deleteNotice: del('/api/admin/notices/:id', {
    access: 'staff',
    body: NoticeRemoval,
    response: StaffNotice,
    errors: [noSuchNotice, noticeErrors.noticeChanged],
  }),
};
