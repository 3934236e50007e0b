import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Tables, Tx } from '#platform/database/database.ts';
import '#features/accounts/server/tables.ts';
import '#features/verifications/server/tables.ts';

/** Whose records are meant. */
export type Owner = NonNullable<Awaited<ReturnType<typeof findOwner>>>;

/** A person as the database knows them; undefined when the account is gone. */
export function findOwner(db: Database, personId: string) {
  return ownerQuery(db, personId).executeTakeFirst();
}

/** As `findOwner`, and nothing can be written for this person until the transaction ends. */
export function lockOwner(tx: Tx, personId: string) {
  return ownerQuery(tx, personId).forUpdate().executeTakeFirst();
}

function ownerQuery(db: Database, personId: string) {
  return db
    .selectFrom('person')
    .select(['id', 'issuer', 'subject', 'email', 'email_verified', 'created_at'])
    .where('id', '=', personId);
}

/**
 * The verifications of a person: also those sent signed out from an address that the provider says
 * is theirs.
 */
export function ownVerifications(owner: Owner) {
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
