import { collectingErrors } from '#features/payments/collecting/errors.ts';
import { verificationErrors } from '#features/payments/verifications/errors.ts';
import { accountErrors } from '#features/people/accounts/errors.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import { del, get, post, put, RecordId } from '#platform/calls/contract.ts';
import { many } from '#platform/calls/many.ts';
import { importBusy } from '#platform/tasks/import-queue.ts';
import { matchingErrors } from './errors.ts';
import { LayoutChange } from './layout.ts';
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
} from './schema.ts';
import { statementLimits } from './statement-limits.ts';

const { lineNotFound, accountNotFound } = matchingErrors;
const onLine = { access: 'staff', params: RecordId, response: BankLineDetail } as const;

/** Records the payments and approves their claims: all or nothing. */
const confirmBankLine = post('/api/admin/matching/lines/:id/payments', {
  summary: 'Say to which orders the money of a bank line belongs',
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
});

export const matchingStaffCalls = {
  listBankAccounts: get('/api/admin/matching/accounts', {
    access: 'staff',
    response: BankAccounts,
  }),
  saveStatementLayout: put('/api/admin/matching/accounts/:id/columns', {
    summary: 'Say what each column of the file of a bank is',
    access: 'staff',
    body: LayoutChange,
    response: BankAccounts,
    errors: [accountNotFound, accountErrors.changedMeanwhile],
  }),
  /**
   * Takes the bytes of a CSV file. A dry run returns the lines that would be imported, or only the
   * headings of the file while the account has no layout. A real run with errors is a 422 with the
   * same.
   */
  importStatement: post('/api/admin/matching/accounts/:id/statements', {
    access: 'staff',
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
  }),
  /** Takes in a row of a statement that was refused, as a person reads it. */
  takeBankLine: post('/api/admin/matching/accounts/:id/lines', {
    summary: 'Take in a line of a statement that was left out',
    access: 'staff',
    body: TakenLine,
    status: 201,
    response: BankLineDetail,
    errors: [
      accountNotFound,
      matchingErrors.noLayout,
      matchingErrors.lineThere,
      accountErrors.tooNew,
    ],
  }),
  listBankLines: get('/api/admin/matching/lines', {
    access: 'staff',
    query: LineQuery,
    response: BankLines,
  }),
  findBankLine: get('/api/admin/matching/lines/:id', { ...onLine, errors: [lineNotFound] }),
  confirmBankLine,
  confirmBankLines: many(confirmBankLine, 'Say to which orders the money of several lines belongs'),
  setBankLineAside: post('/api/admin/matching/lines/:id/aside', {
    summary: 'Set aside a bank line that is no payment',
    ...onLine,
    body: LineAside,
    errors: [lineNotFound, matchingErrors.asideAlready],
  }),
  takeBankLineBack: del('/api/admin/matching/lines/:id/aside', {
    unseen: true,
    ...onLine,
    errors: [lineNotFound],
  }),
};
