import { z } from 'zod';
import { type CallRoute, serve } from '#features/accounts/server/serve.ts';
import { listPageSize } from '#platform/calls/page-size.ts';
import { pageReply } from '#platform/http/list-pages.ts';
import { staffApi } from '#staff-api.ts';
import { AuditChoices, AuditEntry, AuditQuery } from '../schema.ts';
import { findAuditChoices, listAudit } from './store.ts';

export const auditRoutes: CallRoute[] = [
  serve(
    staffApi.listAudit,
    { access: 'administrador', query: AuditQuery, response: z.array(AuditEntry) },
    async ({ query }, { db }) => {
      const { entries: rows, total } = await listAudit(db, query);
      return pageReply(staffApi.listAudit, query, { rows, total, pageSize: listPageSize });
    },
  ),
  serve(
    staffApi.auditChoices,
    { access: 'administrador', response: AuditChoices },
    async (_, { db }) => findAuditChoices(db),
  ),
];
