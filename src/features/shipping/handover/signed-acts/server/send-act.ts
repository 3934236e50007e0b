import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { MailSender } from '#features/requests/cases/server/case-mails.ts';
import { quoteMailToStaff } from '#features/requests/quotes/server/mails/quote-mails.ts';
import type { QuoteRow } from '#features/requests/quotes/server/quote-access.ts';
import { toMailedQuote } from '#features/requests/quotes/server/store.ts';
import type { StoredUpload, UploadKind } from '#features/requests/uploads/server/store-upload.ts';
import {
  dropUploadParts,
  storeUploads,
  type UploadSource,
} from '#features/requests/uploads/server/upload-sources.ts';
import { shippingErrors } from '#features/shipping/units/errors.ts';
import { limits } from '#limits.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { requireSameContent } from '#platform/database/make-once.ts';
import { AppError } from '#platform/http/errors.ts';
import { networksOf } from '#platform/http/networks.ts';
import { consumeLimits } from '#platform/http/rate-limit.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { mailStaff } from '#platform/mail/mail.ts';
import { facts, paragraph } from '#platform/mail/mail-parts.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { handoverErrors } from '../../errors.ts';
import { maxActs } from '../../handover-rules.ts';
import { staffActMailTexts } from '../../mail-messages.ts';
import { lockUnitOfLink, toPossibleDay } from '../../server/hand-over-by-code.ts';
import { type FoundHandoverLink, findHandoverLink } from '../../server/handover-links.ts';
import { isDelivered, type LockedHandoverUnit } from '../../server/record-handover.ts';
import type { CheckedAct, SentAct } from '../schema.ts';

const photoKind: UploadKind = { folder: 'signed-acts', pdf: false };

interface ActSubmission {
  token: string;
  act: CheckedAct;
  photos: readonly UploadSource[];
  key: string;
  language: Language;
  address: string;
  /** Somebody of staff who was signed in. */
  sentBy: string | null;
}

interface Place {
  link: FoundHandoverLink;
  unit: LockedHandoverUnit;
}

/**
 * Stores photos of a signed act for an agent to look at, once per key. Throws AppError: a closed
 * link, a unit that is not on it, handed over before, an act that waits already, too many acts, no
 * photo or one that cannot be read.
 */
export async function sendAct(services: Services, submission: ActSubmission): Promise<SentAct> {
  const { db } = services;
  const { act, photos, key, language, address, sentBy } = submission;
  const { unitId } = act;
  // Checked before the slow work on the photos, and again after it.
  const before = await inTransaction(db, (tx) => lockPlace(tx, submission));
  if (before === 'sent') return { unitId };
  if (photos.length === 0) throw new AppError(handoverErrors.photoNeeded);
  await consumeLimits(db, [
    [limits.signedActLink, before.link.id],
    [limits.signedAct, networksOf(address)],
  ]);
  try {
    const stored = await storeUploads(services, { language, address }, photos, photoKind);
    await inTransaction(db, async (tx) => {
      const place = await lockPlace(tx, submission);
      if (place === 'sent') return;
      const id = await writeAct(tx, place, { act, stored, key, sentBy });
      await dropUploadParts(tx, photos);
      await mailStaffAboutAct(tx, services, id, place.unit);
    });
  } catch (error) {
    // The same act, sent twice at once: the other one was faster and has used the parts.
    if (!(await wasDoneBefore(db, unitId, act, key))) throw error;
  }
  services.wakeWorker();
  return { unitId };
}

/**
 * Locks the unit whose act may be sent; returns 'sent' if this act was sent before. Throws
 * AppError.
 */
async function lockPlace(tx: Tx, { token, act, key }: ActSubmission): Promise<Place | 'sent'> {
  const link = await findHandoverLink(tx, token, { forUpdate: true });
  const unit = link && (await lockUnitOfLink(tx, link, act.unitId));
  // Repeats the first answer, even if the link was closed meanwhile.
  if (unit && (await wasDoneBefore(tx, unit.id, act, key))) return 'sent';
  if (!link?.open) throw new AppError(handoverErrors.linkNotFound);
  if (!unit) throw new AppError(shippingErrors.unitNotFound);
  if (isDelivered(unit)) throw new AppError(handoverErrors.already);
  const { attempts, waits } = await attemptsOf(tx, unit.id);
  if (waits) throw new AppError(handoverErrors.actWaits);
  if (attempts >= maxActs) throw new AppError(handoverErrors.tooManyActs);
  return { link, unit };
}

/** Throws AppError: this key sent an act that names somebody else. */
async function wasDoneBefore(
  db: Database,
  unitId: string,
  { receivedBy }: CheckedAct,
  key: string,
): Promise<boolean> {
  const sent = await db
    .selectFrom('signed_act')
    .select('received_by')
    .where('unit_id', '=', unitId)
    .where('submission_key', '=', key)
    .executeTakeFirst();
  if (!sent) return false;
  requireSameContent(sent.received_by, receivedBy, handoverErrors.keyReused);
  return true;
}

async function attemptsOf(db: Database, unitId: string) {
  const { rows } = await sql<{ attempts: number; waits: boolean }>`
    select coalesce(max(attempt), 0)::int as attempts, coalesce(bool_or(outcome is null), false) as waits
    from signed_act where unit_id = ${unitId}`.execute(db);
  return rows[0] ?? { attempts: 0, waits: false };
}

interface NewAct {
  act: CheckedAct;
  stored: readonly StoredUpload[];
  key: string;
  sentBy: string | null;
}

async function writeAct(
  tx: Tx,
  { link, unit }: Place,
  { act, stored, key, sentBy }: NewAct,
): Promise<string> {
  const id = randomUUID();
  const { attempts } = await attemptsOf(tx, unit.id);
  await tx
    .insertInto('signed_act')
    .values({
      id,
      unit_id: unit.id,
      link_id: link.id,
      attempt: attempts + 1,
      received_by: act.receivedBy,
      handed_on: toPossibleDay(act.handedOn, { link, unit, now: sharedNow() }),
      submission_key: key,
      sent_by: sentBy,
    })
    .execute();
  const photos = stored.map(({ file, bytes, sha256 }, position) => {
    return { act_id: id, position, file, bytes, sha256 };
  });
  await tx.insertInto('signed_act_photo').values(photos).execute();
  return id;
}

/** Mails at once, because somebody may be waiting at a door. */
async function mailStaffAboutAct(
  tx: Tx,
  { config }: Services,
  id: string,
  unit: LockedHandoverUnit,
) {
  const { row } = unit.locked;
  const mail = actMail(row, unit, config);
  await mailStaff(tx, { event: `signed-act ${id}`, about: row.id, mail });
}

function actMail(row: QuoteRow, unit: { number: string; name: string }, sender: MailSender): Mail {
  const t = staffActMailTexts;
  const blocks = [
    paragraph(t.acts),
    facts([
      { label: t.what, value: unit.name },
      { label: t.unit, value: unit.number },
    ]),
  ];
  const content = { subject: t.subject(unit.number), title: t.title, blocks };
  return quoteMailToStaff(toMailedQuote(row), content, sender);
}
