-- Who sits there besides people, who is at the table, and what somebody complains about.

alter table seats
  -- How the computer plays this side: level and style. Undefined: it does not.
  add column computer json,
  -- A node thinks for it until then.
  add column thinking_ms bigint;
create index seats_of_computers on seats (game) where computer is not null;

create table reports (
  id bigint generated always as identity primary key,
  game text not null references games on delete cascade,
  -- The line of the chat; what stood there is kept here, too.
  n int not null,
  text text,
  about uuid references users on delete cascade,
  by_user uuid references users on delete set null,
  at timestamptz not null default now(),
  closed_at timestamptz,
  unique (game, n, by_user)
);
