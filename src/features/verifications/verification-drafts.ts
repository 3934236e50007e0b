import { draftStore } from '#platform/browser/drafts.ts';
import { pendingRequests } from '#platform/browser/pending-requests.ts';
import {
  formerVerificationEntry,
  verificationDraftEntry,
  verificationRequestEntry,
} from '#platform/browser/registry/forms.ts';
import type { VerificationCreated } from './schema.ts';

/** Of the draft of what has no ticket yet. */
export const newSubject = 'new';

/** What somebody is filling in: texts, and which receipts go with it. */
export interface Draft {
  fields: Record<string, string>;
  receipts: StoredReceipt[];
}

/** A receipt as it goes up: its pieces lie on the server under this id, its file in the browser. */
export interface StoredReceipt {
  uploadId: string;
  name: string;
  bytes: number;
  parts: number;
  /** A data address of a few hundred pixels. */
  thumbnail?: string | undefined;
}

/** A form with the receipts that go with it; how many parts each has is known once it is shrunk. */
export interface VerificationRequest {
  fields: Record<string, string>;
  receipts: { uploadId: string; parts: number }[];
}

/** Answered with the ticket where there was none before. */
export const verificationRequests = pendingRequests<
  VerificationRequest,
  VerificationCreated | undefined
>(verificationRequestEntry);

const drafts = draftStore<Draft>(verificationDraftEntry, formerVerificationEntry, adopt);
const noDraft: Draft = { fields: {}, receipts: [] };

export const findDraft = (name: string): Draft => drafts.find(name) ?? noDraft;
export const saveDraft = drafts.save;

/** What somebody wrote before signing in goes on as theirs; what was sent keeps its sender. */
export function takeOverDraft(from: string, name: string): void {
  const draft = drafts.find(from);
  if (!draft || verificationRequests.find(from) || drafts.find(name)) return;
  drafts.save(name, draft);
  drafts.save(from, undefined);
}

/** What this person sent from this phone without an answer, and wants sent by itself. */
export function unsentSubjects(personId: string): string[] {
  drafts.begin();
  return verificationRequests.subjectsOf(personId);
}

/** As drafts were stored until November 2026: with the form that had no answer in them. */
interface FormerDraft {
  savedAt: number;
  draft: Draft & {
    sent?: {
      key: string;
      fields: Record<string, string>;
      uploadIds: string[];
      tried?: boolean;
      paused?: boolean;
    };
  };
}

function adopt(stored: unknown, name: string): Draft | undefined {
  const { savedAt, draft } = stored as FormerDraft;
  if (Date.now() - savedAt > formerVerificationEntry.days * 86_400_000) return undefined;
  const { sent, ...own } = draft;
  if (sent) {
    const { key, fields, tried, paused, uploadIds } = sent;
    const receipts = own.receipts
      .filter(({ uploadId }) => uploadIds.includes(uploadId))
      .map(({ uploadId, parts }) => ({ uploadId, parts }));
    verificationRequests.save(name, { key, fields, receipts, paused, ready: tried, savedAt });
  }
  return own;
}
