import { sql } from 'kysely';
import { type TodayQuery, todayColumns } from '#features/requests/cases/server/today.ts';
import { isUnsent } from './store.ts';

export const mailsToday: TodayQuery = () => sql`
  select ${todayColumns({
    kind: 'mail',
    id: 'mail.id',
    name: 'mail.subject',
    about: sql`mail."to"`,
    due: sql`mail.created_at`,
    whose: null,
  })} from (
    select id, payload->>'subject' as subject, payload->>'to' as "to", created_at
    from outbox where ${isUnsent('failed')}) mail`;
