-- Names are written into their index at once. Else new ones wait in a list beside it, up to 4 MB of them,
-- which every look-up reads from end to end: of a page of bank lines there are hundreds.
alter index quote_by_name set (fastupdate = off);
select gin_clean_pending_list('quote_by_name');
