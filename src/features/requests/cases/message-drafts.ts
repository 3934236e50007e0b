import { draftStore } from '#platform/browser/drafts.ts';
import { pendingRequests } from '#platform/browser/pending-requests.ts';
import {
  formerMessageEntry,
  messageDraftEntry,
  messageRequestEntry,
} from '#platform/browser/registry/forms.ts';

export interface MessageRequest {
  text: string;
}

export const messageRequests = pendingRequests<MessageRequest, void>(messageRequestEntry);

export const messageDrafts = draftStore<string>(messageDraftEntry, formerMessageEntry, adopt);

/** How drafts were stored until November 2026: together with the message that had no answer. */
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
