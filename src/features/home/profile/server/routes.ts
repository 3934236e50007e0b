import { sql } from 'kysely';
import { api } from '#api.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { lastUse } from '#platform/auth/session.ts';
import type { Database } from '#platform/database/database.ts';
import { Reply } from '#platform/http/route.ts';
import type { OpenSession } from '../schema.ts';
import { readBeforeDeletion } from './before-deletion.ts';
import { deletePerson } from './delete-person.ts';
import { deletionForm } from './forms.ts';
import { readOwnData } from './own-data.ts';

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

async function readOwnSessions(
  db: Database,
  personId: string,
  currentKey: Buffer | undefined,
): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['token_hash', 'created_at', 'expires_at'])
    .where('person_id', '=', personId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    startedAt: row.created_at.toISOString(),
    usedAt: lastUse(row).toISOString(),
    here: currentKey !== undefined && row.token_hash.equals(currentKey),
  }));
}
