import { sql } from 'kysely';
import { type TodayQuery, todayColumns } from '#features/requests/cases/server/today.ts';

/** Money in the bank of which nobody has said whose it is. */
export const linesToday: TodayQuery = () => sql`
  select ${todayColumns({
    kind: 'bank-line',
    id: 'line.id',
    name: 'line.description',
    about: sql`line.payer`,
    due: sql`havana_midnight(line.moved_on)`,
    whose: null,
    cents: 'line.amount_cents',
  })} from bank_statement_line line where line.state = 'open'`;
