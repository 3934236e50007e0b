import { sql } from 'kysely';
import { listAskedOrders } from '#features/orders/offers/owner-change/server/owner-changes.ts';
import { listLinks } from '#features/orders/offers/server/links/quote-links.ts';
import { listSent } from '#features/orders/offers/server/own-offers.ts';
import { orderCases } from '#features/orders/order/server/order-cases.ts';
import { readOwnReviews } from '#features/orders/reviews/server/read-reviews.ts';
import { readOwnPapers } from '#features/papers/documents/server/own-papers.ts';
import {
  isCounted,
  readPaid,
  readReceipts,
  toVerification,
} from '#features/payments/verifications/server/store.ts';
import { verificationType } from '#features/payments/verifications/statuses.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { readOwnCase } from '#features/requests/cases/server/case-store.ts';
import { readHistory } from '#features/requests/cases/server/events.ts';
import { readShownHandovers } from '#features/shipping/handover/server/read-handovers.ts';
import { listOrderNames } from '#features/shipping/screening/server/read-screenings.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import { mailTopic } from '#platform/mail/mail.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import type { OwnData } from '../schema.ts';
import { type AccountOwner, findOwner, ownVerifications } from './owner.ts';

/** Its history holds only entries that the person may read anyway. */
export async function readOwnData(db: Database, person: CurrentUser): Promise<OwnData> {
  const owner = await findOwner(db, person.id);
  if (!owner) throw new AppError(commonErrors.signedOut);
  return {
    madeAt: sharedNow().toISOString(),
    person: {
      ...person,
      emailVerified: owner.email_verified,
      createdAt: owner.created_at.toISOString(),
      identity: { issuer: owner.issuer, subject: owner.subject },
    },
    quotes: await readQuotes(db, owner),
    askedOrders: await listAskedOrders(db, owner.id),
    papers: await readOwnPapers(db, owner.id),
    verifications: await readVerifications(db, owner),
    sessions: await readSessions(db, owner),
    mails: await readMails(db, owner),
  };
}

async function readQuotes(
  db: Database,
  { id: personId }: AccountOwner,
): Promise<OwnData['quotes']> {
  const rows = await db
    .selectFrom('quote')
    .select('id')
    .where('person_id', '=', personId)
    .orderBy('seq', 'desc')
    .execute();
  const quotes: OwnData['quotes'] = [];
  // One after the other, so that other requests do not wait.
  for (const { id } of rows) {
    const quote = await readOwnCase(db, orderCases, personId, id);
    if (!quote) continue;
    // Leaves out the addresses: whoever has the file could answer the offer, or read the code.
    const links = await listLinks(db, id, []);
    const handovers = await readShownHandovers(db, id, { codes: false });
    quotes.push({
      ...quote,
      offers: await listSent(db, id),
      people: await listOrderNames(db, id),
      links: links.map(({ path: _, ...link }) => link),
      reviews: await readOwnReviews(db, id),
      handovers: handovers.map(({ code: _, locked: __, ...handover }) => handover),
    });
  }
  return quotes;
}

async function readVerifications(
  db: Database,
  owner: AccountOwner,
): Promise<OwnData['verifications']> {
  const rows = await db
    .selectFrom('verification')
    .selectAll()
    .where(ownVerifications(owner))
    .orderBy('seq', 'desc')
    .execute();
  const verifications: OwnData['verifications'] = [];
  for (const row of rows) {
    verifications.push({
      ...toVerification(row),
      receipts: await readReceipts(db, row.id),
      paid: await readPaid(db, row.id),
      counted: await isCounted(db, row.id),
      history: await readHistory(db, verificationType, row.id),
    });
  }
  return verifications;
}

async function readSessions(db: Database, { id }: AccountOwner): Promise<OwnData['sessions']> {
  const rows = await db
    .selectFrom('session')
    .select(['created_at', 'expires_at'])
    .where('person_id', '=', id)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }));
}

/** Only for a verified address, because claiming one must not show somebody else's mail. */
async function readMails(db: Database, owner: AccountOwner): Promise<OwnData['mails']> {
  if (!owner.email_verified) return [];
  const { rows } = await sql<{
    to: string;
    subject: string;
    created_at: Date;
    done_at: Date | null;
  }>`
    select payload->>'to' as to, payload->>'subject' as subject, created_at, done_at
    from outbox where topic = ${mailTopic} and lower(payload->>'to') = ${owner.email.toLowerCase()}
    order by created_at desc`.execute(db);
  return rows.map(({ to, subject, created_at, done_at }) => ({
    to,
    subject,
    createdAt: created_at.toISOString(),
    sentAt: done_at?.toISOString() ?? null,
  }));
}
