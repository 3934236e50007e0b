-- What the first screen of staff counts is read from indexes alone, or from few rows.
create index quote_unassigned on quote (status) where assigned_to is null;
create index verification_unassigned on verification (status) where assigned_to is null;
create index quote_made on quote (created_at);
create index verification_made on verification (created_at);
create index quote_by_province on quote (province, detached_at);
