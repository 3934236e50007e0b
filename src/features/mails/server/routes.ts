import { z } from 'zod';
import { Refusal } from '../../../platform/http/refusal.ts';
import { staffApi } from '../../../staff-api.ts';
import { type Route, serve } from '../../accounts/server/serve.ts';
import { mailRefusals } from '../refusals.ts';
import { MailId, MailQuery, UnsentMail } from '../schema.ts';
import { listUnsent, retryNow } from './store.ts';

/** The calls with which staff see that a mail does not leave, and try again. */
export const mailRoutes: Route[] = [
  serve(
    staffApi.listMails,
    { access: 'staff', query: MailQuery, gives: z.array(UnsentMail) },
    async ({ query }, { db }) => listUnsent(db, query.state),
  ),
  serve(
    staffApi.retryMail,
    {
      access: 'staff',
      params: MailId,
      gives: UnsentMail,
      refuses: [mailRefusals.nothingToRetry],
    },
    async ({ params, caller }, { db, nudge }) => {
      const mail = await retryNow(db, caller.person, params.id);
      if (!mail) throw new Refusal(mailRefusals.nothingToRetry);
      nudge();
      return mail;
    },
  ),
];
