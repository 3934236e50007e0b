import { z } from 'zod';
import { api } from '../../../api.ts';
import { Reply } from '../../../platform/http/route.ts';
import { type Route, serve } from '../../accounts/server/serve.ts';
import { profileRefusals } from '../refusals.ts';
import { AccountDeleted, BeforeDeletion, OpenSession, OwnData } from '../schema.ts';
import { beforeDeletion } from './before-deletion.ts';
import { deleteAccount } from './delete-account.ts';
import { readOwnData } from './own-data.ts';
import { listSessions } from './sessions.ts';

/** The calls with which people look after their own data. */
export const profileRoutes: Route[] = [
  serve(api.ownData, { access: 'signed-in', gives: OwnData }, async ({ caller }, { db }) => {
    const headers = { 'content-disposition': 'attachment; filename="mis-datos.json"' };
    return new Reply(await readOwnData(db, caller.person), { headers });
  }),
  serve(
    api.listSessions,
    { access: 'signed-in', gives: z.array(OpenSession) },
    async ({ caller }, { db }) => listSessions(db, caller.person.id, caller.session),
  ),
  serve(
    api.beforeDeletion,
    { access: 'signed-in', gives: BeforeDeletion },
    async ({ caller }, platform) => beforeDeletion(platform, caller.person),
  ),
  serve(
    api.deleteAccount,
    {
      access: 'signed-in',
      gives: AccountDeleted,
      refuses: [profileRefusals.lastAdministrador],
    },
    async ({ caller }, platform) => {
      await deleteAccount(platform, caller.person.id, caller.language);
      return { success: true as const };
    },
  ),
];
