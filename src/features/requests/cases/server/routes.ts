import { z } from 'zod';
import { accountErrors } from '#features/people/accounts/errors.ts';
import { Agent } from '#features/people/accounts/schema.ts';
import { listAgents } from '#features/people/accounts/server/agents.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { staffApi } from '#staff-api.ts';
import { caseErrors } from '../errors.ts';
import { ReplyChange, ReplyInput, SavedReply } from '../schema.ts';
import { replies } from './writing/replies.ts';

/** Calls that every type of case shares: the list of staff, and saved replies. */
export const caseRoutes: CallRoute[] = [
  serve(staffApi.listAgents, { access: 'staff', response: z.array(Agent) }, async (_, { db }) =>
    listAgents(db),
  ),
  serve(
    staffApi.listReplies,
    { access: 'staff', response: z.array(SavedReply) },
    async (_, { db }) => replies.list(db),
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
    async ({ body, caller }, services) => replies.create(services, caller.person, body),
  ),
  serve(
    staffApi.updateReply,
    {
      access: 'staff',
      params: RecordId,
      body: ReplyChange,
      response: SavedReply,
      errors: [caseErrors.titleTaken, caseErrors.replyNotFound, accountErrors.changedMeanwhile],
    },
    async ({ params, body, caller }, services) =>
      replies.update(services, caller.person, params.id, body),
  ),
  serve(
    staffApi.deleteReply,
    {
      access: 'staff',
      params: RecordId,
      body: z.strictObject({ expected: SavedReply }),
      response: SavedReply,
      errors: [caseErrors.replyNotFound, accountErrors.changedBeforeRemoval],
    },
    async ({ params, body, caller }, services) =>
      replies.remove(services, caller.person, params.id, body),
  ),
];
