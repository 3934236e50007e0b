import type { Platform } from '../../../platform/platform.ts';
import type { CurrentUser } from '../../accounts/schema.ts';
import type { QuoteStatus } from '../../quotes/statuses.ts';
import type { VerificationStatus } from '../../verifications/statuses.ts';
import type { BeforeDeletion } from '../schema.ts';
import { findOwner, ownVerifications } from './owner.ts';
import '../../quotes/server/tables.ts';

/** In these nobody waits for anything any more. */
const finishedQuotes: readonly QuoteStatus[] = ['rejected', 'delivered', 'completed'];
const waitingVerifications: readonly VerificationStatus[] = ['pending', 'processing'];

/** What would become of a person's records, and whether the account can be deleted at all. */
export async function beforeDeletion(
  { db, config }: Platform,
  person: CurrentUser,
): Promise<BeforeDeletion> {
  const owner = await findOwner(db, person.id);
  const quotes = await db
    .selectFrom('quote')
    .select('status')
    .where('person_id', '=', person.id)
    .execute();
  const verifications = owner
    ? await db.selectFrom('verification').select('status').where(ownVerifications(owner)).execute()
    : [];
  const another = await db
    .selectFrom('person')
    .select('id')
    .where('role', '=', 'administrador')
    .where('id', '<>', person.id)
    .executeTakeFirst();
  return {
    openQuotes: quotes.filter(({ status }) => !finishedQuotes.includes(status)).length,
    openVerifications: verifications.filter(({ status }) => waitingVerifications.includes(status))
      .length,
    keptQuotes: quotes.length,
    keptVerifications: verifications.length,
    retentionYears: config.brand.retentionYears,
    lastAdministrador: person.role === 'administrador' && !another,
  };
}
