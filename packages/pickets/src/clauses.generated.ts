// Written by `npm run clauses` from clauses.json. Do not edit.
export const CLAUSES = [
  '1/deal',
  '2/initiative',
  '2/tie',
  '2/last-round',
  '2/no-pickets',
  '3/own-picket',
  '3/allowance',
  '3/next-post',
  '3/enemy-post',
  '3/two-a-post',
  '3/spent',
  '3/watched-stop',
  '3/dash-card',
  '4/ambush-card',
  '4/rally-card',
  '5/somebody-fires',
  '5/next-to-target',
  '5/target-held',
  '5/hit',
  '5/support',
  '5/camp-cover',
  '6/full-hand',
  '6/empty-deck',
] as const;

export type ClauseId = (typeof CLAUSES)[number];
