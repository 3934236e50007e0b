import type { Agent } from '#features/people/accounts/schema.ts';
import { del, get, patch, post } from '#platform/calls/contract.ts';
import type { ReplyChange, ReplyInput, SavedReply } from './schema.ts';

export const caseStaffCalls = {
  /** All staff, by name: a case is assigned to one of them. */
  listAgents: get<Agent[]>('/api/admin/agents'),

  // Saved replies. Two cannot have the same title (409 `title_taken`).
  listReplies: get<SavedReply[]>('/api/admin/replies'),
  createReply: post<SavedReply, { body: ReplyInput }>('/api/admin/replies'),
  updateReply: patch<SavedReply, { params: { id: string }; body: ReplyChange }>(
    '/api/admin/replies/:id',
  ),
  deleteReply: del<SavedReply, { params: { id: string }; body: { expected: SavedReply } }>(
    '/api/admin/replies/:id',
  ),
};
