import type { Ability, Character, General } from '../data/army.ts';
import type { Game } from '../game.ts';
import type { Side, World } from '../world.ts';
import type { Commander } from './board.ts';
import { WHOLE_ARMY } from './formations.ts';

type Position = Pick<Game, 'world' | 'board'>;

/** A card of the army's own deck, or of the deck of brigadiers that all armies share. */
export const generalOf = ({ armies, book }: World, side: Side, id: string): General | undefined =>
  armies[side].generals.find(general => general.id === id) ?? book.brigadiers.value.find(general => general.id === id);

export const commanderOf = ({ board }: Position, side: Side, formation: string): Commander | undefined =>
  board.generals.commanders[side].find(each => each.formation === formation);

/** 13.8: of the commander-in-chief; undefined: there is none, or his card does not say. */
export function characterOf(game: Position, side: Side): Character | undefined {
  const commander = commanderOf(game, side, WHOLE_ARMY);
  return commander === undefined ? undefined : generalOf(game.world, side, commander.general)?.character;
}

/** What the army and its generals in the field may do, each as often as it was given. Cards are another matter. */
export const abilitiesOf = ({ world, board }: Position, side: Side): Ability[] => [
  ...world.armies[side].abilities,
  ...board.generals.commanders[side].flatMap(({ general }) => generalOf(world, side, general)?.abilities ?? []),
];
