-- Meeting: open challenges, rematches, games that were begun at one screen; how strong players are.

alter table games
  add column pace_name text,
  add column is_rated boolean not null default false,
  add column rematch_of text references games on delete set null,
  -- Begun at one screen: what its first dice followed from, and how many decisions it had then.
  add column begun_before json,
  -- When the decision passed on last: what lists go by. That something was decided besides is nobody's to know.
  add column turned_at timestamptz not null default now();
update games set turned_at = changed_at;
create unique index games_rematch on games (rematch_of) where status <> 'over';

create function mark_turn() returns trigger language plpgsql as $$
begin
  new.turned_at := now();
  return new;
end $$;
create trigger game_turned before update of status, active on games for each row
  when (old.status is distinct from new.status or old.active is distinct from new.active)
  execute function mark_turn();

-- A game that waits for whoever likes to play it.
create table challenges (
  game text primary key references games on delete cascade,
  -- Chance says who gets which side when somebody comes.
  is_either boolean not null,
  level text,
  expires_ms bigint not null
);
create index challenges_due on challenges (expires_ms);

create table ratings (
  user_id uuid not null references users on delete cascade,
  title text not null,
  mu double precision not null,
  sigma double precision not null,
  games int not null,
  primary key (user_id, title)
);

-- A side of a scenario is rated as its player's companion.
create table side_ratings (
  title text not null,
  scenario text not null,
  side text not null,
  mu double precision not null,
  sigma double precision not null,
  primary key (title, scenario, side)
);

drop index games_over;
create index games_over on games (date_trunc('milliseconds', turned_at at time zone 'UTC') desc, id desc) where status = 'over';
