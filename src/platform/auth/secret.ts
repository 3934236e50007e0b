import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.ts';
import '../database/machinery-tables.ts';

const signing = 'signing-secret';

/** Only the hash of a token is stored: reading the table opens nothing. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Signs a text that will come back to us, for one `purpose`: 22 letters. The secret is made once
 * and stored in the database, so that all processes share it.
 */
export async function seal(db: Database, purpose: string, text: string): Promise<string> {
  return (await loadSealer(db, purpose))(text);
}

/** The same for several texts, or for one that is not known yet. */
export async function loadSealer(db: Database, purpose: string): Promise<(text: string) => string> {
  const secret = await loadSecret(db, signing);
  return (text) =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url').slice(0, 22);
}

export async function isSealed(
  db: Database,
  purpose: string,
  text: string,
  sealed: string,
): Promise<boolean> {
  const right = Buffer.from(await seal(db, purpose, text));
  const buffer = Buffer.from(sealed);
  return right.length === buffer.length && timingSafeEqual(right, buffer);
}

/** The key of check words. Another one changes the words on all papers and mails that were sent. */
export const loadCheckKey = (db: Database): Promise<string> => loadSecret(db, 'check-key');

async function loadSecret(db: Database, name: string): Promise<string> {
  const existing = await findSecret(db, name);
  if (existing) return existing;
  const value = JSON.stringify(randomBytes(32).toString('base64url'));
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const stored = await findSecret(db, name);
  if (!stored) throw new Error(`${name} was not kept`);
  return stored;
}

async function findSecret(db: Database, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return typeof row?.value === 'string' ? row.value : undefined;
}
