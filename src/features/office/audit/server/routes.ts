import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { pageReply } from '#platform/http/list-pages.ts';
import { staffApi } from '#staff-api.ts';
import { recentChanges } from './recent-changes.ts';
import { findAuditChoices, listAudit } from './store.ts';

export const auditRoutes: CallRoute[] = [
  serve(staffApi.listAudit, async ({ query }, { db }) =>
    pageReply(staffApi.listAudit, query, await listAudit(db, query)),
  ),
  serve(staffApi.recentChanges, async ({ caller }, { db }) => recentChanges(db, caller.person)),
  serve(staffApi.auditChoices, async (_, { db }) => findAuditChoices(db)),
];
