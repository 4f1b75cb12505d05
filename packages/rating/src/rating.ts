import { predictWin, rate, rating } from 'openskill';

/** How strong somebody is taken to be, and how sure that is. Plain data. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** One seat of a rated game: who plays, and what its side of the scenario is worth. */
export interface RatedSeat {
  readonly player: Rating;
  /** A side is rated as a companion of its player: who wins with the harder one gains more, and the side learns too. */
  readonly side: Rating;
}

export const OUTCOMES = ['first', 'second', 'draw'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const RANKS: Readonly<Record<Outcome, [number, number]>> = { first: [1, 2], second: [2, 1], draw: [1, 1] };

/** Above this nothing is known yet: the number that is shown says so. */
const UNSURE = 5;
/** What one step of strength is called: everybody begins at 1500. */
const SHOWN_STEP = 60;
/** How far a side of a scenario may be from its twin, as far as anybody knows before it was played. */
const SIDE_SIGMA = 25 / 6;

export const newPlayer = (): Rating => rating();
export const newSide = (): Rating => ({ mu: 0, sigma: SIDE_SIGMA });

const teamOf = ({ player, side }: RatedSeat): [Rating, Rating] => [player, side];

/** Both seats after a game. */
export function rated([first, second]: readonly [RatedSeat, RatedSeat], outcome: Outcome): [RatedSeat, RatedSeat] {
  const [one = [], two = []] = rate([teamOf(first), teamOf(second)], { rank: RANKS[outcome], limitSigma: true });
  const after = (seat: RatedSeat, [player = seat.player, side = seat.side]: readonly Rating[]): RatedSeat => ({
    player,
    side,
  });
  return [after(first, one), after(second, two)];
}

/** How likely it is that the first of two seats wins. */
export const chanceOfFirst = (seats: readonly [RatedSeat, RatedSeat]): number =>
  predictWin([teamOf(seats[0]), teamOf(seats[1])])[0] ?? 0.5;

/** The number that people see, and whether it means something yet. */
export const shownRating = ({ mu, sigma }: Rating): { readonly number: number; readonly isSure: boolean } => ({
  number: Math.round(mu * SHOWN_STEP),
  isSure: sigma < UNSURE,
});

/** Levels that a challenge may ask for, by the shown number: from, and up to but not including. */
export const LEVELS = { novice: [-Infinity, 1350], regular: [1350, 1650], veteran: [1650, Infinity] } as const;
export type Level = keyof typeof LEVELS;
export const LEVEL_NAMES = Object.keys(LEVELS) as readonly Level[];

/** Somebody whose strength nobody knows yet fits every level. */
export function fitsLevel(player: Rating, level: Level): boolean {
  const { number, isSure } = shownRating(player);
  const [from, to] = LEVELS[level];
  return !isSure || (number >= from && number < to);
}
