-- Push messages, and what whoever runs the server needs.

-- Made once, when they are needed first: all nodes use the same.
create table server_keys (
  name text primary key,
  value json not null
);

create table push_subscriptions (
  endpoint text primary key,
  user_id uuid not null references users on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index push_subscriptions_of on push_subscriptions (user_id);

-- Whoever is banned stays who he is, sees his games, and does nothing.
alter table users add column banned_at timestamptz;

-- Why a game stands: the rules of this program do not play it on.
alter table games add column stands text;
