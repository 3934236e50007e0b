import { sql } from 'kysely';
import { mayOpen } from '#features/requests/cases/server/queue/queue-list.ts';
import { endOfDay, type TodayQuery, todayColumns } from '#features/requests/cases/server/today.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { verificationType } from '../../statuses.ts';

const verification = {
  id: 'verification.id',
  name: 'verification.ticket',
  about: sql`verification.email`,
  whose: 'verification.assigned_to',
};

export const verificationsToday: TodayQuery = (agent, now) => sql`
  select ${todayColumns({
    ...verification,
    kind: 'verification',
    due: sql`answer_due_at`,
    cents: 'verification.paid_cents',
  })} from verification where awaiting_since is not null and ${mayOpen(verificationType, agent)}
  union all select ${todayColumns({
    ...verification,
    kind: 'verification-again',
    due: sql`follow_up_at`,
  })} from verification where follow_up_at < ${endOfDay(sql`${dayInHavana(now)}::date`)}
    and ${mayOpen(verificationType, agent)}`;
