import { BOTS, type BotMaker, commanderOf, LEVELS, type Level, STYLES, type Style } from '@wigwag/ai';
import {
  OPTIONS,
  type OptionName,
  type ScenarioData,
  SIDES,
  type Sided,
  sided,
  withOptions,
  worldOf,
} from '@wigwag/gcacw';
import { random } from '../support/random.ts';

/** A commander. `hides`: somebody conceals units and makes dummies for him, at random; no commander does. */
interface Commanded {
  readonly level: Level;
  readonly style: Style;
  readonly hides: boolean;
}

/** Who sits on a side. One who does anything brings positions about that no commander would. */
export type Seat = Commanded | 'restless';

/** One game, as drawn from its seed. */
export interface Fixture {
  readonly seed: number;
  readonly scenario: string;
  readonly seats: Sided<Seat>;
  readonly options: Readonly<Record<OptionName, boolean>>;
}

/** What games are drawn from. */
interface Drawn {
  readonly scenarios: readonly string[];
  readonly levels?: readonly Level[];
  /** All of them have hidden forces. */
  readonly hidden?: boolean;
}

/** One game of so many has hidden forces, whatever its scenario says; the others have none. */
const HIDDEN_EVERY = 3;
const RESTLESS_EVERY = 8;
const HIDES_EVERY = 4;

const pick = <T>(from: readonly T[], below: (n: number) => number): T => from[below(from.length)] as T;

/** The same seed draws the same game, whatever is played before and after it. */
export function fixtureOf(seed: number, { scenarios, levels = LEVELS, hidden = false }: Drawn): Fixture {
  const below = random(seed);
  const scenario = pick(scenarios, below);
  const limitedIntelligence = hidden || seed % HIDDEN_EVERY === 0;
  const drawn = Object.fromEntries(OPTIONS.map(option => [option, below(2) === 0])) as Fixture['options'];
  const stranger = below(RESTLESS_EVERY) === 0 ? pick(SIDES, below) : undefined;
  const seats = sided((side): Seat => {
    const seat = { level: pick(levels, below), style: pick(STYLES, below), hides: limitedIntelligence };
    return side === stranger ? 'restless' : seat;
  });
  return { seed, scenario, seats, options: { ...drawn, limitedIntelligence } };
}

export const nameOf = (seat: Seat): string => (seat === 'restless' ? seat : `${seat.level} ${seat.style}`);

const hiding =
  (maker: BotMaker): BotMaker =>
  below => {
    const bot = maker(below);
    return {
      ...bot,
      choose(asked) {
        const shams = asked.choices.filter(
          choice => choice.do === 'conceal' || choice.do === 'ride' || choice.do === 'sham',
        );
        return shams.length > 0 && below(HIDES_EVERY) === 0 ? pick(shams, below) : bot.choose(asked);
      },
    };
  };

function botOf(seat: Seat): BotMaker {
  if (seat === 'restless') return BOTS.restless;
  const commander = commanderOf(seat.level, seat.style);
  return seat.hides ? hiding(commander) : commander;
}

export const matchOf = (data: ScenarioData, { seed, seats, options }: Fixture) => ({
  world: withOptions(worldOf(data), options),
  bots: sided(side => botOf(seats[side])),
  seed,
});
