-- Why somebody is banned, which he is told, and until when; no end: for good.
alter table users
  add column ban_reason text,
  add column banned_until timestamptz;
