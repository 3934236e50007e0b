import { sql } from 'kysely';
import { mailCustomer } from '#features/orders/offers/server/mails/mail-customer.ts';
import type { LinkMailContent } from '#features/requests/cases/server/case-mails.ts';
import { lockQuoteWhere } from '#features/requests/quotes/server/quote-access.ts';
import { newsMailTexts } from '#features/shipping/units/mail-messages.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { facts, heading, note, paragraph } from '#platform/mail/mail-parts.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { reviewMailTexts } from '../messages.ts';

/** In hours: after the handover's own mail, and while people remember it. */
const hours = { from: 24, until: 24 * 30 } as const;

/** A condition of a query: a valid handover without invitation or review. */
const awaitsInvitation = (now: Date) => sql`(handover.undone_at is null and unit.retired_at is null
  and handover.recorded_at <= ${now}::timestamptz - ${`${hours.from} hours`}::interval
  and handover.recorded_at > ${now}::timestamptz - ${`${hours.until} hours`}::interval
  and not exists (select from review_invitation i where i.handover_id = handover.id)
  and not exists (select from review r where r.handover_id = handover.id))`;

/** Sends one mail for each order; returns how many orders. */
export async function inviteReviewers(
  { db, config }: Pick<Services, 'db' | 'config'>,
  now = sharedNow(),
): Promise<number> {
  const { rows } = await sql<{ quoteId: string }>`
    select distinct unit.quote_id as "quoteId"
    from handover join unit on unit.id = handover.unit_id join quote on quote.id = unit.quote_id
    where ${awaitsInvitation(now)} and quote.detached_at is null`.execute(db);
  let invited = 0;
  const failed: unknown[] = [];
  for (const { quoteId } of rows) {
    try {
      invited += await invite({ db, config }, quoteId, now);
    } catch (error) {
      failed.push(error);
    }
  }
  // One failure must not stop the others; the next run tries again.
  if (failed.length > 0) throw failed[0];
  return invited;
}

function invite(
  { db, config }: Pick<Services, 'db' | 'config'>,
  quoteId: string,
  now: Date,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const locked = await lockQuoteWhere(tx, sql`id = ${quoteId} and detached_at is null`);
    if (!locked) return 0;
    // Another process may have been faster.
    const { rows } = await sql<{ id: string }>`
      insert into review_invitation (handover_id)
      select handover.id from handover join unit on unit.id = handover.unit_id
      where unit.quote_id = ${quoteId} and ${awaitsInvitation(now)} order by unit.number
      on conflict do nothing returning handover_id as id`.execute(tx);
    const [first] = rows;
    if (!first) return 0;
    const units = await sql<{ number: string; name: string }>`
      select unit.number, unit.name from unit join handover on handover.unit_id = unit.id
      where handover.id = any(${rows.map(({ id }) => id)}::uuid[]) order by unit.number`.execute(
      tx,
    );
    await mailCustomer(tx, config, locked, {
      event: `review-invitation ${first.id}`,
      place: '/opinion',
      content: () => invitationMail(locked.row.language, units.rows),
    });
    return 1;
  });
}

function invitationMail(
  language: Language,
  units: readonly { number: string; name: string }[],
): LinkMailContent {
  const t = reviewMailTexts[language];
  return {
    subject: t.subject,
    title: t.title,
    button: t.open,
    belowButton: newsMailTexts[language].linkIsYours,
    blocks: [
      paragraph(t.text),
      heading(t.received),
      facts(units.map(({ number, name }) => ({ label: number, value: name }))),
      note(t.once),
    ],
  };
}
