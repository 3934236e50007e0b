import { z } from 'zod';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { AppError } from '#platform/http/errors.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { pageReply } from '#platform/http/list-pages.ts';
import { staffApi } from '#staff-api.ts';
import { mailErrors } from '../errors.ts';
import { MailQuery, UnsentMail } from '../schema.ts';
import { listUnsent, retryNow } from './store.ts';

export const mailRoutes: CallRoute[] = [
  serve(
    staffApi.listMails,
    { access: 'staff', query: MailQuery, response: z.array(UnsentMail) },
    async ({ query }, { db }) => pageReply(staffApi.listMails, query, await listUnsent(db, query)),
  ),
  serve(
    staffApi.retryMail,
    {
      access: 'staff',
      params: RecordId,
      response: UnsentMail,
      errors: [mailErrors.nothingToRetry],
    },
    async ({ params, caller }, { db, wakeWorker }) => {
      const mail = await retryNow(db, caller.person, params.id);
      if (!mail) throw new AppError(mailErrors.nothingToRetry);
      wakeWorker();
      return mail;
    },
  ),
];
