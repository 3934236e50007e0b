import { draftStore } from '#platform/browser/drafts.ts';
import { pendingRequests } from '#platform/browser/pending-requests.ts';
import {
  formerMessageEntry,
  messageDraftEntry,
  messageRequestEntry,
} from '#platform/browser/registry/forms.ts';

/** A message to the other side. */
export interface MessageRequest {
  text: string;
}

export const messageRequests = pendingRequests<MessageRequest, void>(messageRequestEntry);

/** What somebody is writing about a quote or a verification. */
export const messageDrafts = draftStore<string>(messageDraftEntry, formerMessageEntry, adopt);

/** As drafts were stored until November 2026: with the message that had no answer in them. */
interface FormerDraft {
  text: string;
  unanswered?: { text: string; key: string };
  paused?: boolean;
}

function adopt(stored: unknown, name: string): string | undefined {
  const { text, unanswered, paused } = stored as FormerDraft;
  if (unanswered) messageRequests.save(name, { ...unanswered, paused, savedAt: Date.now() });
  return text || undefined;
}
