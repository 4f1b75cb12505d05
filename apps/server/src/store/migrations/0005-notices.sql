-- How somebody wants to be told that a game waits.

alter table users
  add column wants_mail boolean not null default true,
  add column webhook text,
  -- In the link that ends letters: whoever has one may end them, and nothing else.
  add column notice_key uuid not null default gen_random_uuid();
create unique index users_notice_key on users (notice_key);

alter table notices add column tries int not null default 0;
