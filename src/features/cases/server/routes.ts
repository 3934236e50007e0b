import { z } from 'zod';
import { Agent } from '#features/accounts/schema.ts';
import { listAgents } from '#features/accounts/server/agents.ts';
import { type Route, serve } from '#features/accounts/server/serve.ts';
import { staffApi } from '#staff-api.ts';
import { caseErrors } from '../errors.ts';
import { ReplyForm, ReplyId, SavedReply } from '../schema.ts';
import { createReply, deleteReply, listReplies, updateReply } from './writing/replies.ts';

/** Calls that every type of case shares: the list of staff, and saved replies. */
export const caseRoutes: Route[] = [
  serve(staffApi.listAgents, { access: 'staff', response: z.array(Agent) }, async (_, { db }) =>
    listAgents(db),
  ),
  serve(
    staffApi.listReplies,
    { access: 'staff', response: z.array(SavedReply) },
    async (_, { db }) => listReplies(db),
  ),
  serve(
    staffApi.createReply,
    {
      access: 'staff',
      body: ReplyForm,
      response: SavedReply,
      status: 201,
      errors: [caseErrors.titleTaken],
    },
    async ({ body, caller }, { db }) => createReply(db, caller.person, body),
  ),
  serve(
    staffApi.updateReply,
    {
      access: 'staff',
      params: ReplyId,
      body: ReplyForm,
      response: SavedReply,
      errors: [caseErrors.titleTaken, caseErrors.replyNotFound],
    },
    async ({ params, body, caller }, { db }) => updateReply(db, caller.person, params.id, body),
  ),
  serve(
    staffApi.deleteReply,
    {
      access: 'staff',
      params: ReplyId,
      response: SavedReply,
      errors: [caseErrors.replyNotFound],
    },
    async ({ params, caller }, { db }) => deleteReply(db, caller.person, params.id),
  ),
];
