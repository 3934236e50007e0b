import { sql } from 'kysely';
import type { z } from 'zod';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { matchingErrors } from '../errors.ts';
import type { TakenLine } from '../schema.ts';
import { findBankAccount } from './accounts.ts';
import { keysOf } from './line-facts.ts';

interface LineToTake {
  account: string;
  line: z.output<typeof TakenLine>;
}

/**
 * Takes in a row of a statement that was refused, with a reason. A repetition by the same person
 * changes nothing. Throws AppError: no account of ours, the line is there already.
 */
export async function takeLine(
  { db }: Services,
  agent: CurrentUser,
  { account: id, line: { reason, ...line } }: LineToTake,
): Promise<string> {
  const account = await findBankAccount(db, id);
  if (!account.layout) throw new AppError(matchingErrors.noLayout);
  const facts = {
    ...line,
    cents: line.amount,
    payer: line.payer || null,
    reference: line.reference || null,
  };
  return inTransaction(db, async (tx) => {
    // An import that was planned without this line has to be planned again.
    await sql`update statement_layout set imports = imports + 1 where account_key = ${account.key}`.execute(
      tx,
    );
    const key = keysOf(facts).reference ?? null;
    const { rows } = await sql<{ id: string; seq: string }>`
      insert into bank_statement_line (account_key, moved_on, amount_cents, description, payer, bank_reference,
        reference_key, nth, imported_by, taken_because)
      select ${account.key}, ${line.movedOn}, ${line.amount}, ${line.description}, ${facts.payer}, ${facts.reference},
        case when not exists (select from bank_statement_line
          where account_key = ${account.key} and reference_key = ${key}) then ${key} end,
        ${line.nth}, ${agent.id}, ${reason}
      on conflict on constraint bank_line_once do nothing returning id, seq::text as seq`.execute(
      tx,
    );
    const [taken] = rows;
    if (!taken) return findTaken(tx, agent, { key: account.key, facts, nth: line.nth, reason });
    await writeAudit(tx, agent, 'statement.take', {
      kind: 'statement',
      id: taken.id,
      name: `EC-${taken.seq}`,
    });
    return taken.id;
  });
}

interface Taken {
  key: string;
  facts: {
    movedOn: string;
    cents: number;
    description: string;
    payer: string | null;
    reference: string | null;
  };
  nth: number;
  reason: string;
}

/** Throws AppError: it is another person's, or came in with a file. */
async function findTaken(
  tx: Tx,
  { id: agent }: CurrentUser,
  { key, facts, nth, reason }: Taken,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from bank_statement_line
    where account_key = ${key} and moved_on = ${facts.movedOn} and amount_cents = ${facts.cents}
      and description = ${facts.description} and payer is not distinct from ${facts.payer}
      and bank_reference is not distinct from ${facts.reference} and nth = ${nth}
      and imported_by = ${agent} and taken_because = ${reason}`.execute(tx);
  const [line] = rows;
  if (!line) throw new AppError(matchingErrors.lineThere);
  return line.id;
}
