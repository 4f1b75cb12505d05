import type { Board } from '../board.ts';
import type { Chapter, Rules } from '../chapter.ts';
import type { AnyChoice, Event, Game } from '../game.ts';
import { enemyOf, SIDES, type Side } from '../world.ts';
import { armyTactic } from './armyTactic.ts';
import { cavalryTactic, UNNAMED_TACTIC } from './cavalryTactic.ts';
import { TACTICS } from './goals.ts';
import type { TacticsShapes } from './shapes.ts';

export const tacticsFrames: Rules<TacticsShapes> = { armyTactic, cavalryTactic };

const armyHidden = ({ tactics }: Board, of: Side): boolean =>
  tactics.chosen.includes(of) && !tactics.shown.includes(of);

const cavalryHidden = ({ tactics }: Board, of: Side): boolean =>
  tactics.cavalryChosen.includes(of) && !tactics.cavalryShown.includes(of);

function hide(board: Board, from: Side): void {
  const enemy = enemyOf(from);
  if (armyHidden(board, enemy)) delete board.tactics.army[enemy];
  if (cavalryHidden(board, enemy)) delete board.tactics.cavalry[enemy];
}

function seen(_game: Game, event: Event, by: Side): Event | 'other' {
  if (event.type !== 'armyTacticChosen' && event.type !== 'cavalryTacticChosen') return 'other';
  return event.side === by ? 'other' : { type: event.type, side: event.side };
}

function imagine({ world, board }: Pick<Game, 'world' | 'board'>, side: Side, below: (n: number) => number): void {
  const enemy = enemyOf(side);
  if (armyHidden(board, enemy)) board.tactics.army[enemy] = TACTICS[below(TACTICS.length)] ?? 'neutral';
  if (!cavalryHidden(board, enemy)) return;
  const known = world.armies[enemy].cavalryTactics;
  board.tactics.cavalry[enemy] = known[known.length === 0 ? 0 : below(known.length)]?.id ?? UNNAMED_TACTIC;
}

function* attempts({ world }: Game): Generator<AnyChoice> {
  for (const tactic of TACTICS) yield { do: 'chooseTactic', tactic };
  const known = SIDES.flatMap(side => world.armies[side].cavalryTactics.map(({ id }) => id));
  for (const tactic of ['', ' ', ...known]) yield { do: 'chooseCavalryTactic', tactic };
}

export const tactics: Chapter = {
  hide,
  seen,
  imagine,
  attempts,
  reveals: ['armyTacticShown', 'cavalryTacticShown'],
};
