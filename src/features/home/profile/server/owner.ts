import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Tables, Tx } from '#platform/database/database.ts';

export type AccountOwner = NonNullable<Awaited<ReturnType<typeof findOwner>>>;

export function findOwner(db: Database, personId: string) {
  return ownerQuery(db, personId).executeTakeFirst();
}

export function lockOwner(tx: Tx, personId: string) {
  return ownerQuery(tx, personId).forUpdate().executeTakeFirst();
}

function ownerQuery(db: Database, personId: string) {
  return db
    .selectFrom('person')
    .select(['id', 'issuer', 'subject', 'email', 'email_verified', 'role', 'created_at'])
    .where('id', '=', personId);
}

/** Includes those that were sent signed out, from the person's verified address. */
export function ownVerifications(owner: AccountOwner) {
  return (verification: ExpressionBuilder<Tables, 'verification'>) =>
    verification.or([
      verification('person_id', '=', owner.id),
      verification.and([
        verification.lit(owner.email_verified),
        verification('person_id', 'is', null),
        verification('detached_at', 'is', null),
        sql<boolean>`lower(email) = ${owner.email.toLowerCase()}`,
      ]),
    ]);
}
