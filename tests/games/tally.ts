import { type Match, MatchFault, play } from '@wigwag/ai';
import { OPTIONS, SIDES } from '@wigwag/gcacw';
import { type Fixture, nameOf } from './fixture.ts';

interface Fault {
  readonly seed: number;
  readonly scenario: string;
  readonly seats: Readonly<Record<string, string>>;
  readonly options: readonly string[];
  /** What the arena says, or `exception`. */
  readonly code: string;
  readonly why: string;
}

/** What so many games have come to. */
export interface Tally {
  games: number;
  decisions: number;
  hidden: number;
  exceptions: number;
  deadEnds: number;
  illegal: number;
  /** Games that went on for ever. */
  endless: number;
  /** Answers that a commander held back because the guards refuse them. */
  refused: number;
  fallbacks: number;
  /** What commanders did, by name: `fallback.retreat`, `refused.march`. */
  readonly fired: Record<string, number>;
  /** Seats by level and style; games by scenario, and with each option on. */
  readonly bySeat: Record<string, number>;
  readonly byScenario: Record<string, number>;
  readonly byOption: Record<string, number>;
  readonly faults: Fault[];
}

export const newTally = (): Tally => ({
  ...{
    games: 0,
    decisions: 0,
    hidden: 0,
    exceptions: 0,
    deadEnds: 0,
    illegal: 0,
    endless: 0,
    refused: 0,
    fallbacks: 0,
  },
  ...{ fired: {}, bySeat: {}, byScenario: {}, byOption: {}, faults: [] },
});

const add = (counts: Record<string, number>, name: string, count = 1): void => {
  counts[name] = (counts[name] ?? 0) + count;
};

const COUNTED = { 'dead-end': 'deadEnds', illegal: 'illegal', endless: 'endless', uncounted: 'exceptions' } as const;

function addFault(tally: Tally, { seed, scenario, seats, options }: Fixture, error: unknown): void {
  const code = error instanceof MatchFault ? error.code : undefined;
  tally[code === undefined ? 'exceptions' : COUNTED[code]] += 1;
  tally.faults.push({
    ...{ seed, scenario, code: code ?? 'exception' },
    seats: Object.fromEntries(SIDES.map(side => [side, nameOf(seats[side])])),
    options: OPTIONS.filter(option => options[option]),
    why: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
}

function addVariety(tally: Tally, { scenario, seats, options }: Fixture): void {
  tally.games += 1;
  if (options.limitedIntelligence) tally.hidden += 1;
  add(tally.byScenario, scenario);
  for (const side of SIDES) add(tally.bySeat, nameOf(seats[side]));
  for (const option of OPTIONS) if (options[option]) add(tally.byOption, option);
}

/** Plays a game to its end and counts what happened; an exception is counted, and the next game can be played. */
export function playInto(tally: Tally, fixture: Fixture, match: Match): void {
  addVariety(tally, fixture);
  try {
    const { decisions, fired } = play(match);
    tally.decisions += decisions;
    for (const side of SIDES) for (const [what, count] of Object.entries(fired[side])) add(tally.fired, what, count);
  } catch (error) {
    addFault(tally, fixture, error);
  }
  tally.refused = tally.fired.refused ?? 0;
  tally.fallbacks = tally.fired.fallback ?? 0;
}

/** What must not happen. */
export const isSound = ({ exceptions, deadEnds, illegal, endless, refused }: Tally): boolean =>
  exceptions + deadEnds + illegal + endless + refused === 0;
