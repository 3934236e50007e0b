import { collectingErrors } from '#features/payments/collecting/errors.ts';
import { verificationErrors } from '#features/payments/verifications/errors.ts';
import { accountErrors } from '#features/people/accounts/errors.ts';
import { byId, type CallRoute, serve, serveWrite } from '#features/people/accounts/server/serve.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { importBusy } from '#platform/tasks/import-queue.ts';
import { staffApi } from '#staff-api.ts';
import { matchingErrors } from '../errors.ts';
import { LayoutChange } from '../layout.ts';
import {
  BankAccounts,
  BankLineDetail,
  BankLines,
  LineAside,
  LineMatch,
  LineQuery,
  StatementImport,
  StatementImportQuery,
  TakenLine,
} from '../schema.ts';
import { listAccounts, saveLayout } from './accounts.ts';
import { confirmLine } from './confirm-line.ts';
import { importStatement } from './import-statement.ts';
import { findLine, listLines } from './lines.ts';
import { putBack } from './put-back.ts';
import { setAside } from './set-aside.ts';
import { statementLimits } from './statement-table.ts';
import { takeLine } from './take-line.ts';

const { lineNotFound, accountNotFound } = matchingErrors;

const onLine = { access: 'staff', params: RecordId, response: BankLineDetail } as const;

const thenFindLine = byId(findLine);

export const matchingRoutes: CallRoute[] = [
  serve(staffApi.listBankAccounts, { access: 'staff', response: BankAccounts }, async (_, { db }) =>
    listAccounts(db),
  ),
  serve(
    staffApi.saveStatementLayout,
    {
      access: 'staff',
      params: RecordId,
      body: LayoutChange,
      response: BankAccounts,
      errors: [accountNotFound, accountErrors.changedMeanwhile],
    },
    async ({ params: { id }, body: { expected, ...layout }, caller }, { db }) => {
      await saveLayout(db, caller.person, { id, expected, layout });
      return listAccounts(db);
    },
  ),
  serve(
    staffApi.importStatement,
    {
      access: 'staff',
      params: RecordId,
      query: StatementImportQuery,
      bytes: { limit: statementLimits.bytes },
      response: StatementImport,
      errors: [
        accountNotFound,
        matchingErrors.noLayout,
        matchingErrors.statementRefused,
        matchingErrors.importedMeanwhile,
        importBusy,
      ],
    },
    async ({ params, query, bytes, caller: { person, language } }, services) => {
      const dryRun = query.dryRun === '1';
      const request = { agent: person, language, account: params.id, bytes, dryRun };
      return importStatement(services, request);
    },
  ),
  serve(
    staffApi.takeBankLine,
    {
      access: 'staff',
      params: RecordId,
      body: TakenLine,
      status: 201,
      response: BankLineDetail,
      errors: [
        accountNotFound,
        matchingErrors.noLayout,
        matchingErrors.lineThere,
        accountErrors.tooNew,
      ],
    },
    async ({ params: { id }, body: line, caller: { person } }, services) =>
      findLine(services.db, person, await takeLine(services, person, { account: id, line })),
  ),
  serve(
    staffApi.listBankLines,
    { access: 'staff', query: LineQuery, response: BankLines },
    async ({ query, caller }, { db }) => listLines(db, caller.person, query),
  ),
  serve(
    staffApi.findBankLine,
    { ...onLine, errors: [lineNotFound] },
    async ({ params: { id }, caller }, { db }) => findLine(db, caller.person, id),
  ),
  serveWrite(
    staffApi.confirmBankLine,
    {
      ...onLine,
      body: LineMatch,
      key: true,
      status: 201,
      errors: [
        lineNotFound,
        matchingErrors.unknownOrder,
        matchingErrors.claimGone,
        matchingErrors.ownLine,
        accountErrors.tooNew,
        quoteErrors.quoteNotFound,
        verificationErrors.verificationNotFound,
        caseErrors.ownRecord,
        caseErrors.statusChanged,
        caseErrors.entryKeyReused,
        collectingErrors.noOrder,
        collectingErrors.referenceUsed,
        collectingErrors.unknownAccount,
        collectingErrors.claimUsed,
        collectingErrors.otherOrder,
        collectingErrors.lineUsed,
        collectingErrors.lineAside,
        collectingErrors.beforeOrder,
        collectingErrors.dayImpossible,
      ],
    },
    async ({ params: { id }, body: match, key, caller: { person, language } }, services) =>
      confirmLine(services, person, { id, match, key, language }),
    thenFindLine,
  ),
  serveWrite(
    staffApi.setBankLineAside,
    {
      ...onLine,
      body: LineAside,
      errors: [lineNotFound, matchingErrors.asideAlready],
    },
    async ({ params: { id }, body: { reason }, caller: { person } }, services) =>
      setAside(services, person, { id, reason }),
    thenFindLine,
  ),
  serveWrite(
    staffApi.takeBankLineBack,
    { ...onLine, errors: [lineNotFound] },
    async ({ params: { id }, caller: { person } }, services) => putBack(services, person, id),
    thenFindLine,
  ),
];
