-- What is to be looked at again is found without reading all that somebody of staff ever had.
create index quote_to_follow_up on quote (follow_up_at) where follow_up_at is not null;
create index verification_to_follow_up on verification (follow_up_at) where follow_up_at is not null;
