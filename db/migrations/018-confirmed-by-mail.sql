-- Whether its sender was told that a mail confirms it: not while there are too many mails to
-- addresses that nobody has shown to be theirs.
alter table verification add column confirmed_by_mail boolean not null default true;
