-- Accounts: a guest becomes one by a passkey, a confirmed address or a password.

alter table users
  add column email text,
  -- Argon2id, with its salt and its cost.
  add column password text,
  add column is_admin boolean not null default false;
create unique index users_email on users (lower(email)) where email is not null;
-- Accounts have names of their own; guests may be called alike.
create unique index users_name on users (lower(normalize(name, nfkc))) where not is_guest;

create table passkeys (
  id text primary key,
  user_id uuid not null references users on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkeys_of on passkeys (user_id);

-- What a passkey is asked to sign, once.
create table ceremonies (
  id uuid primary key default gen_random_uuid(),
  challenge text not null,
  -- Undefined: nobody is signed in yet.
  user_id uuid references users on delete cascade,
  expires_ms bigint not null
);

-- Links in letters; here is the SHA-256 of what is secret in them.
create table tokens (
  hash bytea primary key,
  kind text not null,
  user_id uuid not null references users on delete cascade,
  email text not null,
  expires_ms bigint not null
);

-- Letters of a server without mail: whoever runs it can read them out.
create table letters (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  at timestamptz not null default now()
);
