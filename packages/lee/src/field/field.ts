import type { Board } from '../board.ts';
import type { Chapter, Rules } from '../chapter.ts';
import type { AnyChoice, Event, Game } from '../game.ts';
import { enemyOf, type Side } from '../world.ts';
import { AMOUNTS, BATTLEFIELDS, LIST_OWNERS, SIZES } from './battlefields.ts';
import { bonusCard } from './bonusCard.ts';
import { declare } from './declare.ts';
import { initiative } from './initiative.ts';
import { misplaced } from './places.ts';
import type { FieldShapes } from './shapes.ts';
import { answerTerms, terms, terrainList } from './terms.ts';

export const fieldFrames: Rules<FieldShapes> = { declare, initiative, terrainList, terms, answerTerms, bonusCard };

const isHidden = ({ field }: Board, of: Side): boolean => field.declared.includes(of) && !field.shown.includes(of);

function hide(board: Board, from: Side): void {
  if (isHidden(board, enemyOf(from))) delete board.field.declarations[enemyOf(from)];
}

function seen(_game: Game, event: Event, by: Side): Event | 'other' {
  if (event.type !== 'battlefieldDeclared' || event.side === by) return 'other';
  return { type: 'battlefieldDeclared', side: event.side };
}

function imagine({ board }: Pick<Game, 'board'>, side: Side, below: (n: number) => number): void {
  if (!isHidden(board, enemyOf(side))) return;
  const field = BATTLEFIELDS[below(BATTLEFIELDS.length)] ?? 'neutral';
  board.field.declarations[enemyOf(side)] = { field, forcedMarch: below(2) === 1 };
}

function* attempts(): Generator<AnyChoice> {
  for (const field of BATTLEFIELDS) {
    for (const forcedMarch of [false, true]) yield { do: 'declare', field, forcedMarch };
  }
  for (const from of LIST_OWNERS) yield { do: 'chooseTerrainList', from };
  for (const amount of AMOUNTS) for (const size of SIZES) yield { do: 'terms', amount, size };
  yield* [{ do: 'rollInitiative' }, { do: 'agreeTerms' }, { do: 'refuseTerms' }, { do: 'drawBonusCard' }] as const;
}

export const field: Chapter = {
  hide,
  seen,
  imagine,
  attempts,
  broken: misplaced,
  reveals: ['battlefieldShown'],
};
