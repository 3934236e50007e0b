import { z } from 'zod';
import { get, post } from '#platform/calls/contract.ts';
import { mailErrors } from './errors.ts';
import { MailQuery, UnsentMail } from './schema.ts';

export const mailStaffCalls = {
  listMails: get('/api/admin/mails', {
    access: 'staff',
    query: MailQuery,
    response: z.array(UnsentMail),
  }),
  retryMail: post('/api/admin/mails/:id/retry', {
    access: 'staff',
    response: UnsentMail,
    errors: [mailErrors.nothingToRetry],
  }),
};
