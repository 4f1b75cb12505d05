import {
  type AnyChoice,
  canonicalJson,
  choices,
  copyOf,
  type DiceSource,
  decide,
  type Game,
  type Ruleset,
  ready,
  rolling,
  topFrame,
  type Vocabulary,
} from '@wigwag/kernel';
import { random } from './random.ts';

type Below = (n: number) => number;

/** Ways to come by a second game that points at the same cache. */
function sharing<T extends Vocabulary>(ruleset: Ruleset<T>, game: Game<T>): Game<T>[] {
  const { derived } = ready(ruleset, game);
  return [{ ...game }, { ...game, stack: [...game.stack] }, copyOf(ruleset, game, derived)];
}

/** Answers some requests, then runs dry or answers nonsense. */
function failing(below: Below): DiceSource {
  const dice = rolling(below);
  const nonsense = below(2) === 0 ? undefined : [99];
  let left = below(3);
  return request => {
    left -= 1;
    return left < 0 ? nonsense : dice(request);
  };
}

/** The cache is that of the board, and the choices are those of a game alone. */
function isSound<T extends Vocabulary>(ruleset: Ruleset<T>, game: Game<T>): boolean {
  const { derived } = ready(ruleset, game);
  return (
    canonicalJson(derived) === canonicalJson(ruleset.derive(game.world, game.board)) &&
    canonicalJson(choices(ruleset, game)) === canonicalJson(choices(ruleset, alone(game)))
  );
}

function alone<T extends Vocabulary>({ world, board, stack }: Game<T>): Game<T> {
  return { world, ...structuredClone({ board, stack }), derived: undefined };
}

interface Found {
  /** Games whose cache was another's, and decisions that came to something else than in a game alone. */
  readonly wrong: number;
  readonly decided: number;
  readonly interrupted: number;
}

const MOST_GAMES = 8;

/** Plays games at random that were made from one another and share caches, now this one and now that. */
export function playSharing<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  start: Game<T>,
  seed: number,
  decisions: number,
): Found {
  const below = random(seed);
  const found = { wrong: 0, decided: 0, interrupted: 0 };
  const decideAs = (game: Game<T>, choice: AnyChoice<T>, dice: DiceSource) =>
    decide(ruleset, game, topFrame(game)?.by ?? 'table', choice, dice);
  let games = [start];
  for (let n = 0; n < decisions; n++) {
    const game = games[below(games.length)] ?? start;
    const listed = choices(ruleset, game);
    const choice = listed[below(listed.length)];
    if (choice === undefined) continue;
    const expected = canonicalJson(decideAs(alone(game), choice, rolling(random(n))));
    const all = [...sharing(ruleset, game), game];
    if (!('decided' in decideAs(game, choice, failing(below)))) found.interrupted += 1;
    for (const each of all) {
      const verdict = decideAs(each, choice, rolling(random(n)));
      if (canonicalJson(verdict) !== expected) found.wrong += 1;
      if ('decided' in verdict) games.push(verdict.decided.game);
      found.decided += 1;
    }
    games = [...games, ...all].slice(-MOST_GAMES - all.length);
    found.wrong += games.filter(each => !isSound(ruleset, each)).length;
  }
  return found;
}
