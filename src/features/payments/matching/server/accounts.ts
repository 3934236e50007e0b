import { sql } from 'kysely';
import { knownAccounts } from '#features/ledger/entries/server/known-accounts.ts';
import type { PaymentMethod } from '#features/ledger/payment-methods/methods.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import { writeSeen } from '#features/people/accounts/server/seen-change.ts';
import type { Database } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { matchingErrors } from '../errors.ts';
import type { StatementLayout } from '../layout.ts';
import type { BankAccount } from '../schema.ts';

export interface FoundAccount {
  key: string;
  id: string;
  method: PaymentMethod;
  account: string;
  layout: StatementLayout | null;
  /** How many imports there were. */
  imports: number;
}

export async function listAccounts(db: Database): Promise<BankAccount[]> {
  const { rows } = await sql<BankAccount>`
    select known.id, known.method, known.account, layout.layout from ${knownAccounts} known
    left join statement_layout layout using (account_key)
    order by known.closed, known.seq desc`.execute(db);
  return rows;
}

/** Throws AppError: it is no account of ours. */
export async function findBankAccount(db: Database, id: string): Promise<FoundAccount> {
  const { rows } = await sql<FoundAccount>`
    select known.account_key as key, known.id, known.method, known.account, layout.layout,
      coalesce(layout.imports, 0) as imports
    from ${knownAccounts} known left join statement_layout layout using (account_key)
    where known.id = ${id}`.execute(db);
  const [account] = rows;
  if (!account) throw new AppError(matchingErrors.accountNotFound);
  return account;
}

interface LayoutWrite {
  id: string;
  expected: StatementLayout | null;
  layout: StatementLayout;
}

/** Throws AppError: it is no account of ours, another than the agent saw. */
export async function saveLayout(
  db: Database,
  agent: CurrentUser,
  { id, expected, layout }: LayoutWrite,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { key, method } = await findBankAccount(tx, id);
    const row = { layout: JSON.stringify(layout), changed_by: agent.id };
    await writeSeen(tx, `statement layout ${key}`, {
      expected,
      read: async () => (await findBankAccount(tx, id)).layout,
      write: () =>
        tx
          .insertInto('statement_layout')
          .values({ account_key: key, ...row })
          .onConflict((on) =>
            on.column('account_key').doUpdateSet({ ...row, changed_at: sharedNow() }),
          )
          .execute(),
    });
    await writeAudit(tx, agent, 'statement.columns', { kind: 'payment', id, name: method });
  });
}
