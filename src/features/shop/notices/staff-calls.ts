import { del, get, post, put } from '#platform/calls/contract.ts';
import type {
  NoticeChange,
  NoticeCounts,
  NoticeForm,
  NoticeQueryText,
  StaffNotice,
} from './schema.ts';

export const noticeStaffCalls = {
  listStaffNotices: get<StaffNotice[], { query: NoticeQueryText }>('/api/admin/notices'),
  noticeCounts: get<NoticeCounts>('/api/admin/notices/counts'),
  findStaffNotice: get<StaffNotice, { params: { id: string } }>('/api/admin/notices/:id'),
  createNotice: post<StaffNotice, { body: NoticeForm; key: string }>('/api/admin/notices'),
  updateNotice: put<StaffNotice, { params: { id: string }; body: NoticeChange }>(
    '/api/admin/notices/:id',
  ),
  deleteNotice: del<StaffNotice, { params: { id: string }; body: { expected: string } }>(
    '/api/admin/notices/:id',
  ),
};
