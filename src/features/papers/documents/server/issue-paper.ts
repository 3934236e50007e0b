import { createHash } from 'node:crypto';
import { codeLength, makeCode } from '#features/requests/quotes/code.ts';
import { brokenConstraint } from '#platform/database/broken-constraint.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { randomCode } from '#platform/text/random-code.ts';
import { dayNumber } from '#platform/time/dates.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import type { PaperKind } from '../paper-kinds.ts';
import { paperDrawing } from './drawing/draw-paper.ts';
import { paperFile } from './paper-file.ts';
import { type PaperContent, type PaperSetting, paperFrame } from './paper-frame.ts';

/** Names a paper. It is drawn once in each language. */
export interface Subject {
  kind: PaperKind;
  quoteId: string;
  /** The number of amendments of a request, or of entries in a statement of account. */
  revision?: number;
  offerId?: string;
  entryId?: string;
  /** The SHA-256 of what a statement or a shipment sheet says. */
  contentKey?: string;
  handoverId?: string;
  language: Language;
  totalCents: string;
}

const issuedOnce = /^document_(request|offer|entry|statement|handover|shipment)_once$/;

/**
 * Returns the paper of a subject. It is drawn once, stored, and only read after that; two callers
 * at once get the same paper.
 */
export async function issuePaper(
  services: Pick<Services, 'db' | 'files' | 'tasks' | 'config'>,
  subject: Subject,
  write: (setting: PaperSetting) => PaperContent,
): Promise<Buffer> {
  const stored = await readPaper(services, subject);
  if (stored) return stored;
  const at = sharedNow();
  const { config } = services;
  const number = makeCode(config.brand.prefix, dayNumber(at), randomCode(codeLength), 'DOC');
  const setting = { config, issue: { number, at }, language: subject.language };
  const paper = { ...paperFrame(setting), ...write(setting) };
  const bytes = Buffer.from(await services.tasks.run(paperDrawing, paper));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  // The file is written first, so that every row has one.
  await services.files.put(paperFile(sha256), bytes);
  const row = { ...columnsOf(subject), number, sha256, bytes: bytes.length, issued_at: at };
  try {
    await services.db
      .insertInto('document')
      .values({ ...row, total_cents: subject.totalCents })
      .execute();
    return bytes;
  } catch (error) {
    // After any other error the file stays: its row may exist although the answer was lost.
    if (!issuedOnce.test(brokenConstraint(error) ?? '')) throw error;
    await services.files.delete(paperFile(sha256));
    const first = await readPaper(services, subject);
    if (first) return first;
    throw error;
  }
}

function columnsOf(subject: Subject) {
  const { kind, quoteId, language } = subject;
  return {
    kind,
    quote_id: quoteId,
    language,
    revision: subject.revision ?? 0,
    offer_id: subject.offerId ?? null,
    entry_id: subject.entryId ?? null,
    content_key: subject.contentKey ?? null,
    handover_id: subject.handoverId ?? null,
  };
}

async function readPaper(
  { db, files }: Pick<Services, 'db' | 'files'>,
  subject: Subject,
): Promise<Buffer | undefined> {
  const { offer_id, entry_id, content_key, handover_id, ...columns } = columnsOf(subject);
  const row = await db
    .selectFrom('document')
    .select('sha256')
    .where((of) => of.and(columns))
    .where('offer_id', 'is not distinct from', offer_id)
    .where('entry_id', 'is not distinct from', entry_id)
    .where('content_key', 'is not distinct from', content_key)
    .where('handover_id', 'is not distinct from', handover_id)
    .executeTakeFirst();
  if (!row) return undefined;
  const bytes = await files.get(paperFile(row.sha256));
  // It must not be drawn again: the new file would not be the paper that somebody has.
  if (!bytes) throw new Error(`the file of a paper is missing: ${row.sha256}`);
  return bytes;
}
