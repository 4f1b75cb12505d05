-- What people see and say around games.

-- How many of a game's lines of chat somebody has read is with the seat: the number on the tab.
alter table seats add column chat_read int not null default 0;

create table chat (
  game text not null references games on delete cascade,
  n int not null,
  user_id uuid references users on delete set null,
  -- A text of one's own, or one of the ready phrases, which each reader reads in his language.
  text text,
  phrase text,
  at timestamptz not null default now(),
  primary key (game, n),
  check ((text is null) <> (phrase is null))
);

-- Mine alone.
create table notes (
  game text not null references games on delete cascade,
  user_id uuid not null references users on delete cascade,
  text text not null,
  changed_at timestamptz not null default now(),
  primary key (game, user_id)
);

create index games_over on games (date_trunc('milliseconds', changed_at at time zone 'UTC') desc, id desc) where status = 'over';

-- Time. Instants are milliseconds since 1970 by the clock of the database, which all nodes share.

alter table users
  add column language text not null default 'en',
  add column calendar json not null default '{"zone":"UTC","weekends":false,"vacations":[]}',
  add column calendar_changed_ms bigint;

create function now_ms() returns bigint language sql volatile as
  $$ select floor(extract(epoch from clock_timestamp()) * 1000)::bigint $$;

-- How much time the players of a game have. Whoever counts a game's time holds its row. No pace: nobody counts.
create table times (
  game text primary key references games on delete cascade,
  pace json,
  pause_offered_by text
);

create table clocks (
  game text not null references games on delete cascade,
  side text not null,
  left_ms bigint not null,
  had_ms bigint not null,
  since_ms bigint,
  alarm_ms bigint,
  primary key (game, side)
);
create index clocks_due on clocks (alarm_ms) where alarm_ms is not null;

create table pauses (
  game text not null references games on delete cascade,
  from_ms bigint not null,
  to_ms bigint,
  primary key (game, from_ms)
);

-- Each time that a decision passes on, a game begins or ends: written with it, removed when time and notices know of it.
create table turns (
  id bigint generated always as identity primary key,
  game text not null references games on delete cascade,
  status text not null,
  active text,
  at_ms bigint not null default now_ms()
);
create index turns_of on turns (game, id);

create function keep_turn() returns trigger language plpgsql as $$
begin
  insert into turns (game, status, active) values (new.id, new.status, new.active);
  return null;
end $$;
create trigger game_begins after insert on games for each row execute function keep_turn();
create trigger game_turns after update of status, active on games for each row
  when (old.status is distinct from new.status or old.active is distinct from new.active)
  execute function keep_turn();

-- Who is there: the tab in sight and used. What the line takes is what that browser measured.
create table presence (
  user_id uuid not null references users on delete cascade,
  game text not null references games on delete cascade,
  state text not null,
  lag_ms int not null default 0,
  at_ms bigint not null default now_ms(),
  primary key (user_id, game)
);

-- What somebody is to be told, one a game, when it is due and if it still holds then.
create table notices (
  user_id uuid not null references users on delete cascade,
  game text not null references games on delete cascade,
  kind text not null,
  due_ms bigint not null,
  primary key (user_id, game)
);
create index notices_due on notices (due_ms);
