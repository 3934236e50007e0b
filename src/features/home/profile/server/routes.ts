import { api } from '#api.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { Reply } from '#platform/http/route.ts';
import { readBeforeDeletion } from './before-deletion.ts';
import { deletePerson } from './delete-person.ts';
import { deletionForm } from './forms.ts';
import { readOwnData } from './own-data.ts';
import { readOwnSessions } from './sessions.ts';

export const profileRoutes: CallRoute[] = [
  serve(api.ownData, async ({ caller }, { db }) => {
    const headers = { 'content-disposition': 'attachment; filename="mis-datos.json"' };
    return new Reply(await readOwnData(db, caller.person), { headers });
  }),
  serve(api.listSessions, async ({ caller }, { db }) =>
    readOwnSessions(db, caller.person.id, caller.session),
  ),
  serve(api.beforeDeletion, async ({ caller: { person, recent = false } }, services) => ({
    ...(await readBeforeDeletion(services, person)),
    recent,
  })),
  serve(
    api.deleteAccount,
    async ({ caller }, services) => {
      await deletePerson(services, caller.person.id, caller.language);
      return { success: true as const };
    },
    deletionForm,
  ),
];
