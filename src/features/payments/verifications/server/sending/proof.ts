import { createHash, randomBytes } from 'node:crypto';
import { isSealed, seal } from '#platform/auth/secret.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { verificationErrors } from '../../errors.ts';
import type { Challenge, NewVerification } from '../../schema.ts';

/** Some tenths of a second on a phone, but a cost for whoever sends thousands. */
const bits = 15;
const minutes = 30;
const purpose = 'proof-of-work';

type Proof = NonNullable<NewVerification['proof']>;

export async function makeChallenge(db: Database): Promise<Challenge> {
  const ends = sharedNow().getTime() + minutes * 60_000;
  const question = `${bits}.${ends}.${randomBytes(12).toString('base64url')}`;
  return {
    challenge: `${question}.${await seal(db, purpose, question)}`,
    bits,
    expiresAt: new Date(ends).toISOString(),
  };
}

/** Throws AppError unless we made this challenge, it has not expired, and the nonce solves it. */
export async function checkProof(db: Database, { challenge, nonce }: Proof): Promise<void> {
  const [, question = '', requiredBits, ends, sealed = ''] =
    /^((\d+)\.(\d+)\.[\w-]+)\.([\w-]+)$/.exec(challenge) ?? [];
  const right =
    leadingZeroBits(createHash('sha256').update(`${challenge}.${nonce}`).digest()) >=
      Number(requiredBits) &&
    Number(ends) > sharedNow().getTime() &&
    (await isSealed(db, purpose, question, sealed));
  if (!right) throw new AppError(verificationErrors.proofInvalid);
}

/** Marks a proof as used, in the transaction of its record. Throws AppError: used before. */
export async function spendProof(tx: Tx, { challenge }: Proof): Promise<void> {
  const ends = Number(challenge.split('.')[1]);
  const { numInsertedOrUpdatedRows: spent } = await tx
    .insertInto('spent_proof')
    .values({ challenge, expires_at: new Date(ends) })
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .executeTakeFirstOrThrow();
  if (spent !== 1n) throw new AppError(verificationErrors.proofInvalid);
}

/** Deletes expired proofs, whose challenges are refused for their age. */
export async function purgeProofs(db: Database): Promise<void> {
  await db.deleteFrom('spent_proof').where('expires_at', '<', sharedNow()).execute();
}

function leadingZeroBits(bytes: Uint8Array): number {
  const at = bytes.findIndex((byte) => byte !== 0);
  return at < 0 ? bytes.length * 8 : at * 8 + Math.clz32(bytes[at] ?? 0) - 24;
}
