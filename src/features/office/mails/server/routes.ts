import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { AppError } from '#platform/http/errors.ts';
import { pageReply } from '#platform/http/list-pages.ts';
import { staffApi } from '#staff-api.ts';
import { mailErrors } from '../errors.ts';
import { listUnsent, retryNow } from './store.ts';

export const mailRoutes: CallRoute[] = [
  serve(staffApi.listMails, async ({ query }, { db }) =>
    pageReply(staffApi.listMails, query, await listUnsent(db, query)),
  ),
  serve(staffApi.retryMail, async ({ params, caller }, { db, wakeWorker }) => {
    const mail = await retryNow(db, caller.person, params.id);
    if (!mail) throw new AppError(mailErrors.nothingToRetry);
    wakeWorker();
    return mail;
  }),
];
