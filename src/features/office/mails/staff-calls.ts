import { get, post } from '#platform/calls/contract.ts';
import type { MailFilter } from './mail-states.ts';
import type { UnsentMail } from './schema.ts';

export const mailStaffCalls = {
  listMails: get<UnsentMail[], { query: { state?: MailFilter; page?: string; limit?: string } }>(
    '/api/admin/mails',
  ),
  retryMail: post<UnsentMail, { params: { id: string } }>('/api/admin/mails/:id/retry'),
};
