-- When the provider says that the person proved who they are; null: it did not say. Some calls ask for the last ten minutes.
alter table session add column authenticated_at timestamptz;
