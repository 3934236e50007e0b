import { sql } from 'kysely';
import { termsVersion } from '#features/company/about/legal/versions.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { HandlerOf } from '#features/people/accounts/server/serve.ts';
import { lockQuoteForStaff, type QuoteRow } from '#features/requests/quotes/server/quote-access.ts';
import { findEnding } from '#features/requests/quotes/server/quote-ending.ts';
import { finishedQuotes } from '#features/requests/quotes/statuses.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { daysLater } from '#platform/time/days.ts';
import { sharedDay } from '#platform/time/shared-clock.ts';
import type { staffApi } from '#staff-api.ts';
import { draftProblem } from '../../draft-problem.ts';
import { offerErrors } from '../../errors.ts';
import { defaultValidity, offerLimits, offerNumber } from '../../offer-rules.ts';
import type { StaffOffer } from '../../schema.ts';
import { presetParts } from '../presets/preset-parts.ts';
import { readOffers, toStaffOffer } from '../store.ts';
import { type DraftParts, writeParts } from './write-parts.ts';

/**
 * Returns the quotation's draft or makes one: at today's prices with the presets of its goods and
 * province, or as a copy of an earlier version. Throws AppError: not found, the agent's own
 * quotation, a quotation that is over, more than an offer takes.
 */
export const draftOffer: HandlerOf<typeof staffApi.draftOffer> = async (
  { params: { id: quoteId }, body: { copyOf }, caller: { person: agent } },
  { db },
) => {
  const id = await inTransaction(db, async (tx) => {
    const { name, row } = await lockQuoteForStaff(tx, agent, quoteId);
    await refuseIfOver(tx, row);
    const existing = await findDraft(tx, quoteId);
    if (existing) return existing;
    const parts = copyOf ? await partsOf(tx, quoteId, copyOf) : await presetParts(tx, row);
    refuseUnstorable(parts);
    const draft = await insertDraft(tx, agent, row, parts);
    const subject = { kind: 'quote', id: quoteId, name };
    await writeAudit(tx, agent, 'offer.draft', subject, { offer: draft.number });
    return draft.id;
  });
  return findStaffOffer(db, id);
};

/** The presets of staff may be more, or cost more, than an offer takes. */
function refuseUnstorable({ lines, plan }: DraftParts): void {
  const tooMany = lines.length > offerLimits.lines;
  const problem = tooMany ? 'tooManyPresets' : draftProblem({ lines, plan });
  if (problem) throw new AppError(offerErrors[problem]);
}

/** Throws AppError: the quotation is over, or its customer has deleted their account. */
export async function refuseIfOver(tx: Tx, row: QuoteRow): Promise<void> {
  const finished = row.detached_at || finishedQuotes.includes(row.status);
  if (finished || (await findEnding(tx, row.id))) {
    throw new AppError(offerErrors.quoteClosed);
  }
}

async function findDraft(tx: Tx, quoteId: string): Promise<string | undefined> {
  const draft = await tx
    .selectFrom('offer')
    .select('id')
    .where('quote_id', '=', quoteId)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  return draft?.id;
}

/** Writes a draft with the next version's number. The caller has locked the quotation. */
export async function insertDraft(
  tx: Tx,
  agent: CurrentUser,
  quote: QuoteRow,
  parts: DraftParts,
  validUntil = daysLater(sharedDay(), defaultValidity),
): Promise<{ id: string; number: string }> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(version), 0) + 1 as version from offer
    where quote_id = ${quote.id}`.execute(tx);
  const version = Number(rows[0]?.version);
  const number = offerNumber(quote.reference, version);
  const { language = quote.language } = parts;
  const { id } = await tx
    .insertInto('offer')
    .values({
      quote_id: quote.id,
      version,
      number,
      language,
      valid_until: validUntil,
      terms_version: termsVersion,
      note: parts.note,
      total_cents: 0,
      made_by: agent.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeParts(tx, id, { ...parts, language });
  return { id, number };
}

/** Reads the content of a version for a copy. Throws AppError: there is none. */
async function partsOf(tx: Tx, quoteId: string, version: number): Promise<DraftParts> {
  const ofVersion = sql`offer.quote_id = ${quoteId} and offer.version = ${version}`;
  const [offer] = await readOffers(tx, ofVersion);
  if (!offer) throw new AppError(offerErrors.notFound);
  return offer;
}

export async function findStaffOffer(db: Database, id: string): Promise<StaffOffer> {
  const [offer] = await readOffers(db, sql`offer.id = ${id}`);
  if (!offer) throw new AppError(offerErrors.notFound);
  return toStaffOffer(offer);
}

export async function listStaffOffers(db: Database, quoteId: string): Promise<StaffOffer[]> {
  const offers = await readOffers(db, sql`offer.quote_id = ${quoteId}`);
  return offers.map((offer) => toStaffOffer(offer));
}
