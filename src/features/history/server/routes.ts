import { z } from 'zod';
import { staffApi } from '../../../staff-api.ts';
import { Agent } from '../../accounts/schema.ts';
import { listAgents } from '../../accounts/server/agents.ts';
import { type Route, serve } from '../../accounts/server/serve.ts';
import { historyRefusals } from '../refusals.ts';
import { ReplyForm, ReplyId, SavedReply } from '../schema.ts';
import { createReply, deleteReply, listReplies, updateReply } from './replies.ts';

/** What staff need for quotes and verifications alike: each other, and what they answer often. */
export const historyRoutes: Route[] = [
  serve(staffApi.listAgents, { access: 'staff', gives: z.array(Agent) }, async (_, { db }) =>
    listAgents(db),
  ),
  serve(staffApi.listReplies, { access: 'staff', gives: z.array(SavedReply) }, async (_, { db }) =>
    listReplies(db),
  ),
  serve(
    staffApi.createReply,
    {
      access: 'staff',
      body: ReplyForm,
      gives: SavedReply,
      status: 201,
      refuses: [historyRefusals.titleTaken],
    },
    async ({ body, caller }, { db }) => createReply(db, caller.person, body),
  ),
  serve(
    staffApi.updateReply,
    {
      access: 'staff',
      params: ReplyId,
      body: ReplyForm,
      gives: SavedReply,
      refuses: [historyRefusals.titleTaken, historyRefusals.replyNotFound],
    },
    async ({ params, body, caller }, { db }) => updateReply(db, caller.person, params.id, body),
  ),
  serve(
    staffApi.deleteReply,
    {
      access: 'staff',
      params: ReplyId,
      gives: SavedReply,
      refuses: [historyRefusals.replyNotFound],
    },
    async ({ params, caller }, { db }) => deleteReply(db, caller.person, params.id),
  ),
];
