import { draftStore } from '#platform/browser/drafts.ts';
import { pendingRequests } from '#platform/browser/pending-requests.ts';
import {
  formerVerificationEntry,
  verificationDraftEntry,
  verificationRequestEntry,
} from '#platform/browser/registry/forms.ts';
import type { VerificationCreated } from './schema.ts';

/** Names the draft of a verification without a ticket. */
export const newSubject = 'new';

export interface Draft {
  fields: Record<string, string>;
  receipts: StoredReceipt[];
}

/** A receipt under way: its parts are on the server under this id, its file in the browser. */
export interface StoredReceipt {
  uploadId: string;
  name: string;
  bytes: number;
  parts: number;
  thumbnail?: string | undefined;
}

/** A form with its receipts. The number of parts is known once a file is made smaller. */
export interface VerificationRequest {
  fields: Record<string, string>;
  receipts: { uploadId: string; parts: number }[];
}

export const verificationRequests = pendingRequests<
  VerificationRequest,
  VerificationCreated | undefined
>(verificationRequestEntry);

const drafts = draftStore<Draft>(verificationDraftEntry, formerVerificationEntry, adopt);
const noDraft: Draft = { fields: {}, receipts: [] };

export const findVerificationDraft = (name: string): Draft => drafts.find(name) ?? noDraft;
export const saveDraft = drafts.save;

/** A draft from before signing in becomes the person's; what was sent already keeps its sender. */
export function takeOverDraft(from: string, name: string): void {
  const draft = drafts.find(from);
  if (!draft || verificationRequests.find(from) || drafts.find(name)) return;
  drafts.save(name, draft);
  drafts.save(from, undefined);
}

export function unsentSubjects(personId: string): string[] {
  drafts.begin();
  return verificationRequests.subjectsOf(personId);
}

/** How drafts were stored until November 2026: together with the form that had no answer. */
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
