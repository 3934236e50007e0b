import { z } from 'zod';
import { Agent } from '#features/accounts/schema.ts';
import { listAgents } from '#features/accounts/server/agents.ts';
import { type CallRoute, serve } from '#features/accounts/server/serve.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { staffApi } from '#staff-api.ts';
import { caseErrors } from '../errors.ts';
import { ReplyInput, SavedReply } from '../schema.ts';
import { createReply, deleteReply, listReplies, updateReply } from './writing/replies.ts';

/** What staff need for cases of every type: each other, and saved replies. */
export const caseRoutes: CallRoute[] = [
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
      body: ReplyInput,
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
      params: RecordId,
      body: ReplyInput,
      response: SavedReply,
      errors: [caseErrors.titleTaken, caseErrors.replyNotFound],
    },
    async ({ params, body, caller }, { db }) => updateReply(db, caller.person, params.id, body),
  ),
  serve(
    staffApi.deleteReply,
    {
      access: 'staff',
      params: RecordId,
      response: SavedReply,
      errors: [caseErrors.replyNotFound],
    },
    async ({ params, caller }, { db }) => deleteReply(db, caller.person, params.id),
  ),
];
