import { randomBytes, webcrypto } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import '#platform/database/machinery-tables.ts';

const Keys = z.object({
  signing: z.record(z.string(), z.unknown()),
  cookies: z.array(z.string().min(32)).min(1),
  /** The shop proves itself with it when it redeems a code. */
  clientSecret: z.string().min(32),
});
export type Keys = z.infer<typeof Keys>;

const name = 'embedded-provider-keys';

/** Made at the first start, and shared by all processes. */
export async function loadKeys(db: Database): Promise<Keys> {
  const existing = await findKeys(db);
  if (existing) return existing;
  await db
    .insertInto('setting')
    .values({ name, value: JSON.stringify(await makeKeys()) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const stored = await findKeys(db);
  if (!stored) throw new Error('the keys of the embedded provider were not kept');
  return stored;
}

async function findKeys(db: Database): Promise<Keys | undefined> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row && Keys.parse(row.value);
}

async function makeKeys(): Promise<Keys> {
  const pair = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const { kty, crv, x, y, d } = await webcrypto.subtle.exportKey('jwk', pair.privateKey);
  const random = () => randomBytes(32).toString('base64url');
  return {
    signing: { kty, crv, x, y, d, use: 'sig', alg: 'ES256', kid: random().slice(0, 16) },
    cookies: [random()],
    clientSecret: random(),
  };
}
