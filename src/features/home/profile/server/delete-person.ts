import { sql } from 'kysely';
import { statusesKeepingHolds } from '#features/orders/offers/quote-status-rules.ts';
import { endHolds } from '#features/orders/offers/server/holds/holds-of-quote.ts';
import { revokeLinksOf } from '#features/orders/offers/server/links/quote-links.ts';
import { forgetReviewers } from '#features/orders/reviews/server/write-review.ts';
import { isStaff } from '#features/people/accounts/roles.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import { removeAccount } from '#features/people/accounts/server/embedded-provider/accounts.ts';
import { embeddedIssuer } from '#features/people/accounts/server/embedded-provider/demo-people.ts';
import type { Config } from '#platform/config.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import { mailTopic, queueMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { profileErrors } from '../errors.ts';
import { accountDeletedMail } from './account-deleted-mail.ts';
import { type AccountOwner, lockOwner, ownVerifications } from './owner.ts';

/**
 * Deletes profile, identity and sessions. Records of transactions stay, detached and visible to
 * administradores only. Throws AppError: the last administrador, an order is open, cash that they took
 * is uncounted, or the account is gone.
 */
export async function deletePerson(
  services: Services,
  personId: string,
  language: Language,
): Promise<void> {
  // If two administradores leave at once, one stays.
  const remove = () =>
    inTransaction(services.db, (tx) => removePerson(tx, services.config, personId, language));
  await translateConstraint('person_keeps_administrador', profileErrors.lastAdministrador, () =>
    translateConstraint('open_order_keeps_account', profileErrors.openOrders, () =>
      translateConstraint('uncounted_cash_keeps_account', profileErrors.uncountedCash, remove),
    ),
  );
  services.log.info('account deleted', { person: personId });
  services.wakeWorker();
}

async function removePerson(
  tx: Tx,
  config: Config,
  personId: string,
  language: Language,
): Promise<void> {
  // The lock comes first, so that a quotation being made is either detached too or refused.
  const person = await lockOwner(tx, personId);
  if (!person) throw new AppError(commonErrors.signedOut);
  const retained = await detachRecords(tx, person);
  await deleteMails(tx, config, person, [...retained.quotes, ...retained.verifications]);
  await tx.deleteFrom('person').where('id', '=', personId).execute();
  if (isStaff(person.role)) {
    const subject = { kind: 'person', id: personId };
    await writeAudit(tx, person, 'person.delete', subject, { role: person.role });
  }
  if (!config.oidc && person.issuer === embeddedIssuer(config)) {
    await removeAccount(tx, person.subject);
  }
  await queueMail(tx, {
    event: `${deletionEvent} ${personId}`,
    known: person.email_verified,
    mail: accountDeletedMail({
      to: person.email,
      language,
      at: sharedNow(),
      quotes: retained.quotes.map(({ name }) => name),
      verifications: retained.verifications.map(({ name }) => name),
      config,
    }),
  });
}

/** Names the mail in the outbox, which erases it once delivered (retention). */
export const deletionEvent = 'account-deleted';

async function detachRecords(tx: Tx, person: AccountOwner) {
  const detached_at = sharedNow();
  const quotes = await tx
    .updateTable('quote')
    .set({ person_id: null, detached_at })
    .where('person_id', '=', person.id)
    .returning(['id', 'reference as name', 'status'])
    .execute();
  const ids = quotes.map(({ id }) => id);
  await revokeLinksOf(tx, ids);
  await forgetReviewers(tx, ids);
  // Shipped goods are paid for, and are never for sale again.
  const notShipped = quotes.filter(({ status }) => !statusesKeepingHolds.includes(status));
  await endHolds(
    tx,
    notShipped.map(({ id }) => id),
  );
  const verifications = await tx
    .updateTable('verification')
    .set({ person_id: null, detached_at })
    .where(ownVerifications(person))
    .returning(['id', 'ticket as name'])
    .execute();
  verifications.sort((one, two) => (one.name < two.name ? -1 : 1));
  return { quotes, verifications };
}

/**
 * Mails hold names, addresses and numbers. Their facts are in the records, and nobody is left to
 * open their links.
 */
async function deleteMails(
  tx: Tx,
  { staffEmail }: Config,
  { id, email, email_verified }: AccountOwner,
  records: readonly { id: string }[],
): Promise<void> {
  // An unverified address may receive somebody else's mails; the staff's address receives
  // everybody's.
  const ownAddress = email_verified && email.toLowerCase() !== staffEmail.toLowerCase();
  await tx
    .deleteFrom('outbox')
    .where('topic', '=', mailTopic)
    .where((or) =>
      or.or([
        or('about', 'in', [id, ...records.map((record) => record.id)]),
        ...(ownAddress ? [sql<boolean>`lower(payload->>'to') = ${email.toLowerCase()}`] : []),
      ]),
    )
    .execute();
}
