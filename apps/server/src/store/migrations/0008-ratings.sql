-- What a rated game did to its players, as shown numbers.

alter table seats
  add column rating_before int,
  add column rating_after int;
