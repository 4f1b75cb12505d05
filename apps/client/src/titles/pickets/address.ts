export const addressOfPickets = (posts: number, seed?: number): string =>
  `?title=pickets&posts=${posts}${seed === undefined ? '' : `&seed=${seed}`}`;
