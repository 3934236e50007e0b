import { cancelled, type Invariant, person, quote, verification } from './invariant.ts';

const newEvent = (columns: string, values: string) =>
  `insert into event (actor, ${columns}) values ('customer', ${values})`;

const moved = `insert into event (quote_id, actor, kind, from_status, to_status)
  values (${quote}, 'system', 'moved', 'pending', 'approved')`;
const movedTo = (status: string) =>
  `update quote set status = '${status}', facts_status = '${status}' where id = ${quote}`;

export const eventInvariants: Invariant[] = [
  {
    constraint: 'event_undone_names_it',
    on: 'event',
    breaks: `insert into event (quote_id, actor, kind) values (${quote}, 'staff', 'undone')`,
  },
  {
    constraint: 'event_undone_once',
    on: 'event',
    breaks: `insert into event (quote_id, actor, kind, undoes) select ${quote}, 'staff', 'undone', id
      from event, generate_series(1, 2) where quote_id = ${quote}`,
  },
  {
    constraint: 'event_overdue_once',
    on: 'event',
    breaks: [1, 2]
      .map(() => newEvent('quote_id, kind, submission_key', `${quote}, 'instalment_overdue', 'a'`))
      .join(';'),
  },
  {
    constraint: 'event_cancelled_once',
    on: 'event',
    breaks: `${newEvent('quote_id, kind', `${quote}, 'cancelled'`)};
      ${newEvent('quote_id, kind', `${quote}, 'cancelled'`)}`,
  },
  {
    constraint: 'event_is_final',
    on: 'event',
    breaks: `update event set note = 'otra' where quote_id = ${quote}`,
  },
  {
    constraint: 'event_is_final',
    on: 'event',
    breaks: `delete from event where quote_id = ${quote}`,
  },
  {
    constraint: 'event_is_final',
    on: 'event',
    breaks: `delete from event where verification_id = ${verification}`,
  },
  {
    constraint: 'event_created_once',
    on: 'event',
    breaks: `insert into event (quote_id, actor, kind) values (${quote}, 'customer', 'created')`,
  },
  {
    constraint: 'event_kind_check',
    on: 'event',
    breaks: `insert into event (quote_id, actor, kind) values (${quote}, 'staff', 'rumor')`,
  },
  {
    constraint: 'event_says_change',
    on: 'event',
    breaks: `insert into event (quote_id, actor, kind, from_status) values (${quote}, 'staff', 'status', 'pending')`,
  },
  {
    constraint: 'event_moved_by_nobody',
    on: 'event',
    breaks: `${movedTo('approved')}; insert into event (quote_id, actor_id, actor, kind, from_status, to_status)
      values (${quote}, ${person}, 'staff', 'moved', 'pending', 'approved')`,
  },
  {
    constraint: 'event_moved_by_nobody',
    on: 'event',
    breaks: `${movedTo('approved')}; insert into event (quote_id, actor, kind, from_status, to_status)
      values (${quote}, 'system', 'moved', 'rejected', 'approved')`,
  },
  {
    constraint: 'event_moved_by_nobody',
    on: 'event',
    breaks: `${movedTo('approved')}; insert into event (quote_id, actor, kind, from_status, to_status, public)
      values (${quote}, 'system', 'moved', 'pending', 'approved', false)`,
  },
  {
    constraint: 'status_moved_as_told',
    on: 'event',
    breaks: moved,
  },
  {
    constraint: 'status_moved_as_told',
    on: 'event',
    breaks: `${cancelled}; update quote set facts_status = 'pending' where id = ${quote}; insert into event
      (quote_id, actor, kind, from_status, to_status) values (${quote}, 'system', 'moved', 'approved', 'pending')`,
  },
  {
    constraint: 'event_actor_check',
    on: 'event',
    breaks: `insert into event (quote_id, actor, kind, note) values (${quote}, 'bot', 'message', 'a')`,
  },
  {
    constraint: 'event_is_of_one',
    on: 'event',
    breaks: newEvent('kind, note', "'message', 'a'"),
  },
  {
    constraint: 'event_is_of_one',
    on: 'event',
    breaks: newEvent(
      'kind, note, quote_id, verification_id',
      `'message', 'a', ${quote}, ${verification}`,
    ),
  },
  {
    constraint: 'event_message_says',
    on: 'event',
    breaks: newEvent('kind, note, quote_id', `'message', '', ${quote}`),
  },
  {
    constraint: 'event_message_says',
    on: 'event',
    breaks: newEvent('kind, quote_id', `'message', ${quote}`),
  },
  {
    constraint: 'event_verification_created_once',
    on: 'event',
    breaks: newEvent('kind, verification_id', `'created', ${verification}`),
  },
  {
    constraint: 'event_once_per_submission',
    on: 'event',
    breaks: newEvent(
      'kind, note, quote_id, actor_id, submission_key',
      `'message', 'a', ${quote}, ${person}, 'envio-1'`,
    ),
  },
];
