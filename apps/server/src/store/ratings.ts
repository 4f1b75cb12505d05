import { newPlayer, newSide, type Outcome, type RatedSeat, type Rating, rated, shownRating } from '@wigwag/rating';
import type { Sql, Transaction } from './database.ts';
import type { GameResult } from './games.ts';

interface Seat {
  readonly side: string;
  readonly user: string | null;
  readonly isGuest: boolean | null;
  readonly title: string;
  readonly scenario: string;
}

/** Who won, of the first and the second seat; undefined: nobody can tell, or it was no game. */
function outcomeOf({ how, winner }: GameResult, seats: readonly Seat[]): Outcome | undefined {
  if (how === 'aborted') return undefined;
  if (how === 'drawn' || winner === 'draw') return 'draw';
  const at = seats.findIndex(({ side }) => side === winner);
  return (['first', 'second'] as const)[at];
}

/** Only two accounts play for ratings: anybody can be as many guests as he likes. */
function arePeople([one, other, ...more]: readonly Seat[]): boolean {
  const isPerson = (seat: Seat | undefined) => seat?.user !== null && seat?.isGuest === false;
  return isPerson(one) && isPerson(other) && one?.user !== other?.user && more.length === 0;
}

/** What somebody is worth, held until the transaction ends. */
async function playerOf(sql: Transaction, user: string, title: string): Promise<Rating> {
  const { mu, sigma } = newPlayer();
  await sql`
    insert into ratings (user_id, title, mu, sigma, games) values (${user}, ${title}, ${mu}, ${sigma}, 0) on conflict do nothing`;
  const [row] = await sql<Rating[]>`
    select mu, sigma from ratings where user_id = ${user} and title = ${title} for update`;
  return row ?? { mu, sigma };
}

async function sideOf(sql: Transaction, { title, scenario, side }: Seat): Promise<Rating> {
  const { mu, sigma } = newSide();
  await sql`
    insert into side_ratings (title, scenario, side, mu, sigma) values (${title}, ${scenario}, ${side}, ${mu}, ${sigma})
    on conflict do nothing`;
  const [row] = await sql<Rating[]>`
    select mu, sigma from side_ratings where title = ${title} and scenario = ${scenario} and side = ${side} for update`;
  return row ?? { mu, sigma };
}

async function keep(sql: Transaction, game: string, seat: Seat, before: RatedSeat, after: RatedSeat): Promise<void> {
  const { title, scenario, side, user } = seat;
  await sql`
    update ratings set mu = ${after.player.mu}, sigma = ${after.player.sigma}, games = games + 1
    where user_id = ${user} and title = ${title}`;
  await sql`
    update side_ratings set mu = ${after.side.mu}, sigma = ${after.side.sigma}
    where title = ${title} and scenario = ${scenario} and side = ${side}`;
  await sql`
    update seats set rating_before = ${shownRating(before.player).number}, rating_after = ${shownRating(after.player).number}
    where game = ${game} and side = ${side}`;
}

/** In the transaction that ends a game, and so once: what its players are worth after it. */
export async function rateGame(sql: Transaction, game: string, result: GameResult): Promise<void> {
  const seats = await sql<Seat[]>`
    select seats.side, seats.user_id as user, users.is_guest as "isGuest", games.title,
      left(coalesce(games.setup ->> 'scenario', ''), 80) as scenario
    from games join seats on seats.game = games.id left join users on users.id = seats.user_id
    where games.id = ${game} and games.is_rated order by seats.place`;
  const outcome = outcomeOf(result, seats);
  const [one, other] = seats;
  if (outcome === undefined || one === undefined || other === undefined || !arePeople(seats)) return;
  // Always in the same order: two games that end at once do not wait for each other in a ring.
  const held = new Map<string, Rating>();
  for (const user of [one.user ?? '', other.user ?? ''].sort()) held.set(user, await playerOf(sql, user, one.title));
  const before = [];
  for (const seat of [one, other]) {
    before.push({ player: held.get(seat.user ?? '') ?? newPlayer(), side: await sideOf(sql, seat) });
  }
  const [first, second] = before;
  if (first === undefined || second === undefined) return;
  const [afterFirst, afterSecond] = rated([first, second], outcome);
  await keep(sql, game, one, first, afterFirst);
  await keep(sql, game, other, second, afterSecond);
}

/** What somebody is worth, by title. */
export async function ratingsOf(sql: Sql, user: string) {
  const rows = await sql<(Rating & { title: string; games: number })[]>`
    select title, mu, sigma, games from ratings where user_id = ${user} and games > 0 order by title`;
  return rows.map(({ title, games, mu, sigma }) => ({ title, games, ...shownRating({ mu, sigma }) }));
}
