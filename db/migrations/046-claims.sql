-- What somebody says they paid. Sent from an order itself it names it for certain: nobody types a code.
alter table verification
  add column order_id uuid references quote on delete set null,
  add column paid_cents bigint constraint verification_paid_cents_check check (paid_cents between 1 and 100000000000),
  add column paid_on date,
  add column paid_method text constraint verification_paid_method_check check (paid_method in ('zelle', 'bank', 'cash'));
create index verification_of_order on verification (order_id) where order_id is not null;
