import { listAgents } from '#features/people/accounts/server/agents.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { staffApi } from '#staff-api.ts';
import { replies } from './writing/replies.ts';

/** Calls that every type of case shares: the list of staff, and saved replies. */
export const caseRoutes: CallRoute[] = [
  serve(staffApi.listAgents, async (_, { db }) => listAgents(db)),
  serve(staffApi.listReplies, async (_, { db }) => replies.list(db)),
  serve(staffApi.createReply, async ({ body, caller }, services) =>
    replies.create(services, caller.person, body),
  ),
  serve(staffApi.updateReply, async ({ params, body, caller }, services) =>
    replies.update(services, caller.person, params.id, body),
  ),
  serve(staffApi.deleteReply, async ({ params, body, caller }, services) =>
    replies.remove(services, caller.person, params.id, body),
  ),
];
