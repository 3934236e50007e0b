import { z } from 'zod';
import { Reply } from '../../../platform/http/route.ts';
import { staffApi } from '../../../staff-api.ts';
import { Agent } from '../../accounts/schema.ts';
import { listAgents } from '../../accounts/server/agents.ts';
import { type Route, serve } from '../../accounts/server/serve.ts';
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
    { access: 'staff', body: ReplyForm, gives: SavedReply },
    async ({ body, caller }, { db }) =>
      new Reply(await createReply(db, caller.person, body), { status: 201 }),
  ),
  serve(
    staffApi.updateReply,
    { access: 'staff', params: ReplyId, body: ReplyForm, gives: SavedReply },
    async ({ params, body, caller }, { db }) => updateReply(db, caller.person, params.id, body),
  ),
  serve(
    staffApi.deleteReply,
    { access: 'staff', params: ReplyId, gives: SavedReply },
    async ({ params, caller }, { db }) => deleteReply(db, caller.person, params.id),
  ),
];
