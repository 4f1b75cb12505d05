-- Games. What happened is in entries, and only ever added to; everything else can be made again from it.
-- json, not jsonb, for what is hashed or compared byte by byte.

create table games (
  id text primary key,
  title text not null,
  setup json not null,
  -- What the rules were when it began: version and hash.
  rules_version text not null,
  rules_hash text not null,
  has_secrets boolean not null,
  is_public boolean not null,
  -- How many entries there are: whoever writes says how many he has seen, and one statement decides.
  version int not null default 0,
  status text not null check (status in ('inviting', 'mixing', 'running', 'over')),
  -- Undefined until it is over.
  result json,
  -- Who has to decide, as everybody sees it.
  active text,
  -- Who offers a draw.
  draw_offer text,
  -- Of the dice: the root is told when the game is over, the commitment before it begins.
  commitment text not null,
  root text not null,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index games_open on games (changed_at) where status <> 'over';

create table seats (
  game text not null references games on delete cascade,
  side text not null,
  -- In the order of the rules' sides: the dice follow from the shares in this order.
  place int not null,
  user_id uuid references users on delete set null,
  share_commitment text,
  share text,
  primary key (game, side)
);
create index seats_of on seats (user_id);

create table entries (
  game text not null references games on delete cascade,
  n int not null,
  kind text not null,
  body json not null,
  at timestamptz not null default now(),
  primary key (game, n)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries are only ever added to';
end $$;
create trigger entries_stay before update on entries for each row execute function refuse_change();

-- What was answered to a command that did something, so that it is not done twice.
create table commands (
  game text not null references games on delete cascade,
  audience text not null,
  id text not null,
  answer json not null,
  primary key (game, audience, id)
);

-- What each audience was told, in its own numbering. Views are not kept: they follow from the entries.
create table streams (
  game text not null references games on delete cascade,
  audience text not null,
  n int not null,
  -- The game's version when it was told.
  version int not null,
  body json not null,
  primary key (game, audience, n)
);

create table snapshots (
  game text not null references games on delete cascade,
  version int not null,
  body json not null,
  primary key (game, version)
);

-- An invitation is a link; here is the SHA-256 of what is secret in it.
create table invitations (
  hash bytea primary key,
  game text not null references games on delete cascade,
  side text not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);

-- What others are to be told after the commit: mail, push, counts. Whoever tells it removes it.
create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  game text references games on delete cascade,
  body json not null,
  at timestamptz not null default now()
);
