import { changeUnseen, get, post, put } from '#platform/calls/contract.ts';
import type { LayoutChange } from './layout.ts';
import type {
  BankAccount,
  BankLineDetail,
  BankLines,
  LineAside,
  LineMatch,
  LineQueryText,
  StatementImport,
  TakenLine,
} from './schema.ts';

export const matchingStaffCalls = {
  listBankAccounts: get<BankAccount[]>('/api/admin/matching/accounts'),
  saveStatementLayout: put<BankAccount[], { params: { id: string }; body: LayoutChange }>(
    '/api/admin/matching/accounts/:id/columns',
  ),
  /**
   * Takes the bytes of a CSV file. A dry run returns the lines that would be imported, or only the
   * headings of the file while the account has no layout. A real run with errors is a 422 with the
   * same.
   */
  importStatement: post<
    StatementImport,
    { params: { id: string }; query: { dryRun?: '1' }; bytes: Blob }
  >('/api/admin/matching/accounts/:id/statements'),
  /** Takes in a row of a statement that was refused, as a person reads it. */
  takeBankLine: post<BankLineDetail, { params: { id: string }; body: TakenLine }>(
    '/api/admin/matching/accounts/:id/lines',
  ),
  listBankLines: get<BankLines, { query: LineQueryText }>('/api/admin/matching/lines'),
  findBankLine: get<BankLineDetail, { params: { id: string } }>('/api/admin/matching/lines/:id'),
  /** Records the payments and approves their claims: all or nothing. */
  confirmBankLine: post<BankLineDetail, { params: { id: string }; body: LineMatch; key: string }>(
    '/api/admin/matching/lines/:id/payments',
  ),
  setBankLineAside: post<BankLineDetail, { params: { id: string }; body: LineAside }>(
    '/api/admin/matching/lines/:id/aside',
  ),
  takeBankLineBack: changeUnseen<BankLineDetail, { params: { id: string } }>(
    'DELETE',
    '/api/admin/matching/lines/:id/aside',
  ),
};
