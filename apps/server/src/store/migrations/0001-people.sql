-- People, and how a browser is known.

create table users (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  is_guest boolean not null,
  created_at timestamptz not null default now()
);

-- The cookie is not here: only its SHA-256.
create table sessions (
  hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now()
);
create index sessions_of on sessions (user_id);
