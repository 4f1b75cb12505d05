-- Since when a game goes on by other rules than it was begun by: its players are told.
alter table games add column moved_at timestamptz;
