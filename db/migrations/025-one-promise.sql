-- One moment per case says by when we answer. It outlives the answer: the customer was told it.
alter table quote
  drop constraint quote_waits_until,
  add constraint quote_waits_until check (awaiting_since is null or answer_due_at is not null);
alter table verification drop constraint verification_waits_until;
update verification set answer_due_at = due_at where answer_due_at is null;
alter table verification
  -- Read by nobody any more. It stays for one release, so that a process of the one before goes on.
  alter column due_at drop not null,
  add constraint verification_waits_until check (awaiting_since is null or answer_due_at is not null);
