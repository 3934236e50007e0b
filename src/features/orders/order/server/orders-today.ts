import { sql } from 'kysely';
import { offerStands } from '#features/orders/offers/server/offer-stands.ts';
import { endOfDay, type TodayQuery, todayColumns } from '#features/requests/cases/server/today.ts';
import { mayOpenQuote } from '#features/requests/quotes/server/quote-access.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';

/** So long before an offer expires somebody asks its customer. */
const lastDays = 2;

const order = { id: 'quote.id', name: 'quote.reference', whose: 'quote.assigned_to' };
const about = sql`quote.customer_name`;

const asksChange = sql`exists (select from offer where offer.quote_id = quote.id
  and offer.state = 'sent' and offer.change_asked_at is not null)`;

/** Who waits for an answer, what is to be looked at again, offers that expire, instalments that are overdue. */
export const ordersToday: TodayQuery = (agent, now) => {
  const today = dayInHavana(now);
  return sql`
    select ${todayColumns({
      ...order,
      kind: sql`case when ${asksChange} then 'change' else 'answer' end`,
      about,
      due: sql`coalesce(answer_due_at, awaiting_since)`,
    })} from quote where awaiting_since is not null and ${mayOpenQuote(agent)}
    union all select ${todayColumns({ ...order, kind: 'follow-up', about, due: sql`follow_up_at` })}
    from quote where follow_up_at < ${endOfDay(sql`${today}::date`)} and ${mayOpenQuote(agent)}
    union all select ${todayColumns({
      ...order,
      kind: 'expires',
      about,
      due: endOfDay(sql`offer.valid_until`),
    })} from offer join quote on quote.id = offer.quote_id
    where offer.state = 'sent' and offer.valid_until between ${today}::date and ${daysLater(today, lastDays)}::date
      and ${offerStands('offer')} = 'sent' and ${mayOpenQuote(agent)}
    union all select ${todayColumns({
      ...order,
      kind: 'overdue',
      about,
      due: endOfDay(sql`unpaid.due_on`),
      cents: 'unpaid.cents',
    })} from (
      select quote_id, min(due_on) as due_on, sum(lacks_cents) as cents
      from instalment_unpaid where due_on < ${today}::date group by quote_id) unpaid
    join quote on quote.id = unpaid.quote_id where ${mayOpenQuote(agent)}`;
};
