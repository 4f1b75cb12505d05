import {
  GAMES,
  type GameCode,
  OPTIONS,
  type OptionName,
  optionsOfYear,
  type ScenarioData,
  type World,
} from '@wigwag/gcacw';
import { random } from '../support/random.ts';

/** What a game of a run is played on and with. */
export interface Plan {
  readonly on: ScenarioData | GameCode;
  readonly options: Readonly<Record<OptionName, boolean>>;
}

/** Every so many games a scenario, the others small random regions of the thirteen games in turn. */
const SCENARIO_EVERY = 4;

/** Drawn for two rounds of the thirteen games: what is on in the first is off in the second, but for what hides forces. */
function optionsFor(number: number): Plan['options'] {
  const round = Math.floor(number / GAMES.length);
  const below = random(1 + Math.floor(round / 2) * GAMES.length + (number % GAMES.length));
  const drawn = OPTIONS.map(option => [option, below(2) === round % 2] as const);
  return { ...(Object.fromEntries(drawn) as Record<OptionName, boolean>), limitedIntelligence: true };
}

/** The game of a number: by the number alone, so that it can be played again. */
export function planFor(number: number, scenarios: readonly ScenarioData[]): Plan {
  const isScenario = scenarios.length > 0 && number % SCENARIO_EVERY === SCENARIO_EVERY - 1;
  const scenario = isScenario ? scenarios[Math.floor(number / SCENARIO_EVERY) % scenarios.length] : undefined;
  return { on: scenario ?? (GAMES[number % GAMES.length] as GameCode), options: optionsFor(number) };
}

/** Comparisons by games, and by options on and off where the year has them. */
export interface Variety {
  readonly byGame: Record<GameCode, { games: number; comparisons: number }>;
  readonly byOption: Record<OptionName, { on: number; off: number }>;
}

export const newVariety = (): Variety => ({
  byGame: Object.fromEntries(GAMES.map(game => [game, { games: 0, comparisons: 0 }])) as Variety['byGame'],
  byOption: Object.fromEntries(OPTIONS.map(option => [option, { on: 0, off: 0 }])) as Variety['byOption'],
});

export function addVariety(
  { byGame, byOption }: Variety,
  { profile, options, year }: World,
  comparisons: number,
): void {
  byGame[profile.code].games += 1;
  byGame[profile.code].comparisons += comparisons;
  for (const option of optionsOfYear(year)) byOption[option][options[option] ? 'on' : 'off'] += comparisons;
}

/** Fewer comparisons than this say nothing about a game or an option. */
export const LEAST = 100;

/** Games and options that were compared too little. */
export function missingIn({ byGame, byOption }: Variety): string[] {
  const few = (comparisons: number, name: string): string[] => (comparisons < LEAST ? [`${name}: ${comparisons}`] : []);
  return [
    ...GAMES.flatMap(game => few(byGame[game].comparisons, game)),
    ...OPTIONS.flatMap(option => few(byOption[option].on, `${option} on`)),
    ...OPTIONS.filter(option => option !== 'limitedIntelligence').flatMap(option =>
      few(byOption[option].off, `${option} off`),
    ),
  ];
}
