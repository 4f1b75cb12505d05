-- By what code and content a game is played; '': nobody has looked since that is known.
alter table games add column engine text not null default '';
-- By which of them it was found to be played otherwise.
alter table games add column stood_by text;
-- Which one decides whether a game goes on by it: that of the node that was started last. Nodes of another move nothing.
create table engines (
  title text primary key,
  engine text not null,
  since timestamptz not null default now()
);
