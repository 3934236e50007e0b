import { z } from 'zod';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { pageReply } from '#platform/http/list-pages.ts';
import { staffApi } from '#staff-api.ts';
import { AuditChoices, AuditEntry, AuditQuery } from '../schema.ts';
import { findAuditChoices, listAudit } from './store.ts';

export const auditRoutes: CallRoute[] = [
  serve(
    staffApi.listAudit,
    { access: 'administrador', query: AuditQuery, response: z.array(AuditEntry) },
    async ({ query }, { db }) => pageReply(staffApi.listAudit, query, await listAudit(db, query)),
  ),
  serve(
    staffApi.auditChoices,
    { access: 'administrador', response: AuditChoices },
    async (_, { db }) => findAuditChoices(db),
  ),
];
