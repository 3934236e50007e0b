import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { type ColumnType, type Generated, type RawBuilder, sql } from 'kysely';
import { dayMs } from '#platform/time/durations.ts';
import { sessionEntry, signOutEntry } from '../browser/registry/cookies.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { cookieName, cookieOptions } from '../http/shared/cookies.ts';

declare module '../database/database.ts' {
  interface Tables {
    session: {
      token_hash: Buffer;
      person_id: string;
      id_token: string | null;
      created_at: Generated<Date>;
      expires_at: ColumnType<Date, Date | string | RawBuilder<Date>, Date>;
      authenticated_at: ColumnType<Date | null, Date | RawBuilder<Date> | null | undefined, Date>;
    };
  }
}

/**
 * A session ends after 14 days without use, or 30 days in all; its cookie ends with the browser.
 * The database's clock decides: a machine whose clock jumps must neither sign everybody out nor
 * revive a session.
 */
const idle = 14 * dayMs;
const longest = sessionEntry.days * dayMs;
/**
 * A use is recorded only if the last record is older than this, so that reading pages writes
 * little.
 */
const grain = 600_000;

/** The session's cookie; an empty value deletes it. */
export function sessionCookie(config: Pick<Config, 'secure'>) {
  return { name: cookieName(sessionEntry.name, config), options: cookieOptions(config) };
}

/**
 * The key of the caller's session in the table. Undefined when the cookie cannot be one of ours.
 */
export function sessionKey(context: Context, config: Config): Buffer | undefined {
  const token = getCookie(context, cookieName(sessionEntry.name, config));
  return token && /^[\w-]{43}$/.test(token) ? keyOf(token) : undefined;
}

/**
 * Lets every tab of the browser hear that somebody left, and clear what is theirs
 * (app/browser/sign-outs.ts). The beginning of their id names them to the browser alone. Without a
 * person it repeats who left last.
 */
export function tellSignOut(context: Context, config: Config, personId: string | undefined): void {
  const name = cookieName(signOutEntry.name, config);
  const who = personId?.slice(0, 13) ?? getCookie(context, name)?.split('.')[1] ?? '';
  setCookie(context, name, `${Date.now().toString(36)}.${who}`, {
    ...cookieOptions(config, (signOutEntry.days * dayMs) / 1000),
    httpOnly: false,
  });
}

/**
 * Opens a session and returns the cookie's value. Only its SHA-256 is stored. Without
 * `authenticatedAt` the sign-in is never recent. A moment to come counts as now.
 */
export async function createSession(
  db: Database,
  personId: string,
  idToken: string | undefined,
  authenticatedAt?: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('session')
    .values({
      token_hash: keyOf(token),
      person_id: personId,
      id_token: idToken ?? null,
      authenticated_at: authenticatedAt ? sql<Date>`least(${authenticatedAt}, now())` : null,
      expires_at: sql`now() + ${idle} * interval '1 millisecond'`,
    })
    .execute();
  return token;
}

/** Undefined when the session is unknown or has ended. */
export async function findSession(
  db: Database,
  key: Buffer,
): Promise<{ personId: string } | undefined> {
  const row = await db
    .selectFrom('session')
    .select('person_id')
    .where('token_hash', '=', key)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row && { personId: row.person_id };
}

export interface SessionTimes {
  created_at: Date;
  expires_at: Date;
  now: Date;
}

/** Records the use of a session, which then lasts longer. */
export async function prolongSession(
  db: Database,
  key: Buffer,
  session: SessionTimes,
): Promise<void> {
  const end = Math.min(session.created_at.getTime() + longest, session.now.getTime() + idle);
  if (end - session.expires_at.getTime() < grain) return;
  await db
    .updateTable('session')
    .set({ expires_at: new Date(end) })
    .where('token_hash', '=', key)
    .execute();
}

/** Used one of their sessions in the last twenty minutes, as far as `lastUse` knows. */
export async function wasHere(db: Database, personId: string): Promise<boolean> {
  const { rows } = await sql<{ here: boolean }>`select exists (select from session
    where person_id = ${personId} and greatest(created_at, expires_at - ${idle} * interval '1 millisecond')
      > now() - interval '20 minutes') as here`.execute(db);
  return rows[0]?.here ?? false;
}

/**
 * Returns the last use, to ten minutes; after the session's 16th day only how long ago it was at
 * least.
 */
export function lastUse({ created_at, expires_at }: Omit<SessionTimes, 'now'>): Date {
  return new Date(Math.max(created_at.getTime(), expires_at.getTime() - idle));
}

/**
 * Ends one session. Returns its person, and the ID token that the provider needs for its own
 * sign-out.
 */
export async function endSession(
  db: Database,
  key: Buffer,
): Promise<{ personId: string; idToken: string | undefined } | undefined> {
  const row = await db
    .deleteFrom('session')
    .where('token_hash', '=', key)
    .returning(['person_id', 'id_token'])
    .executeTakeFirst();
  return row && { personId: row.person_id, idToken: row.id_token ?? undefined };
}

export async function endSessionsOf(db: Database, personId: string): Promise<number> {
  const ended = await db
    .deleteFrom('session')
    .where('person_id', '=', personId)
    .returning('person_id')
    .execute();
  return ended.length;
}

/** Deletes sessions that have ended. The worker calls it now and then. */
export async function purgeExpiredSessions(db: Database): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<', sql<Date>`now()`).execute();
}

function keyOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
