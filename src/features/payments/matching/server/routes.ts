import {
  type CallRoute,
  type RecordRequest,
  serve,
} from '#features/people/accounts/server/serve.ts';
import { serveMany } from '#features/people/accounts/server/serve-many.ts';
import type { Services } from '#platform/services.ts';
import { staffApi } from '#staff-api.ts';
import { listAccounts, saveLayout } from './accounts.ts';
import { confirmLine } from './confirm-line.ts';
import { importStatement } from './import-statement.ts';
import { findLine, listLines } from './lines.ts';
import { putBack, setAside } from './set-aside.ts';
import { takeLine } from './take-line.ts';

const find = ({ params, caller }: RecordRequest, { db }: Services) =>
  findLine(db, caller.person, params.id);

export const matchingRoutes: CallRoute[] = [
  serve(staffApi.listBankAccounts, async (_, { db }) => listAccounts(db)),
  serve(
    staffApi.saveStatementLayout,
    async ({ params: { id }, body: { expected, ...layout }, caller }, { db }) => {
      await saveLayout(db, caller.person, { id, expected, layout });
      return listAccounts(db);
    },
  ),
  serve(
    staffApi.importStatement,
    async ({ params, query, bytes, caller: { person, language } }, services) => {
      const dryRun = query.dryRun === '1';
      const request = { agent: person, language, account: params.id, bytes, dryRun };
      return importStatement(services, request);
    },
  ),
  serve(
    staffApi.takeBankLine,
    async ({ params: { id }, body: line, caller: { person } }, services) =>
      findLine(services.db, person, await takeLine(services, person, { account: id, line })),
  ),
  serve(staffApi.listBankLines, async ({ query, caller }, { db }) =>
    listLines(db, caller.person, query),
  ),
  serve(staffApi.findBankLine, async ({ params: { id }, caller }, { db }) =>
    findLine(db, caller.person, id),
  ),
  serve(staffApi.confirmBankLine, [confirmLine, find]),
  serveMany(staffApi.confirmBankLines, confirmLine),
  serve(staffApi.setBankLineAside, [setAside, find]),
  serve(staffApi.takeBankLineBack, [putBack, find]),
];
