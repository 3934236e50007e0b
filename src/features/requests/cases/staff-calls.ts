import { z } from 'zod';
import { accountErrors } from '#features/people/accounts/errors.ts';
import { Agent } from '#features/people/accounts/schema.ts';
import { del, get, patch, post } from '#platform/calls/contract.ts';
import { caseErrors } from './errors.ts';
import { ReplyChange, ReplyInput, SavedReply } from './schema.ts';

export const caseStaffCalls = {
  /** All staff, by name: a case is assigned to one of them. */
  listAgents: get('/api/admin/agents', { access: 'staff', response: z.array(Agent) }),

  // Saved replies. Two cannot have the same title (409 `title_taken`).
  listReplies: get('/api/admin/replies', { access: 'staff', response: z.array(SavedReply) }),
  createReply: post('/api/admin/replies', {
    access: 'staff',
    body: ReplyInput,
    response: SavedReply,
    status: 201,
    errors: [caseErrors.titleTaken],
  }),
  updateReply: patch('/api/admin/replies/:id', {
    access: 'staff',
    body: ReplyChange,
    response: SavedReply,
    errors: [caseErrors.titleTaken, caseErrors.replyNotFound, accountErrors.changedMeanwhile],
  }),
  deleteReply: del('/api/admin/replies/:id', {
    access: 'staff',
    body: z.strictObject({ expected: SavedReply }),
    response: SavedReply,
    errors: [caseErrors.replyNotFound, accountErrors.changedBeforeRemoval],
  }),
};
