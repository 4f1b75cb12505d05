import type { Request } from '@wigwag/kernel';
import { deckLeft, poolsAt, redrawPool, SIDES, type Side } from '@wigwag/lee';
import type { Room } from '../room.ts';
import type { Due } from './ownHand.ts';

/** Who rolls or draws: what the table does for both, one after the other, begins with blue. */
export function rollerOf({ view }: Pick<Room, 'view'>): Side {
  const { frame, pending, game } = view;
  if (frame === undefined) return view.eyes;
  if (frame.kind === 'drawCards' || frame.kind === 'bonusCard' || frame.kind === 'drawGenerals') return frame.side;
  if (frame.by !== 'table') return frame.by;
  const both = frame.kind === 'turn' && game.board.play.turn > 1 && !game.board.play.drawn;
  const rolling = both ? SIDES.filter(side => game.board.cards.deck[side].length > 0) : SIDES;
  return rolling[pending?.known ?? 0] ?? 'blue';
}

/** Battle cards are seen by nobody but whose they are; generals are open. */
export const isSecret = ({ why }: Due['request']): boolean =>
  why === 'cards' || why === 'bonusCard' || why === 'turnCard';

function generalsIn({ view }: Room, side: Side, { choice }: Due): readonly string[] | undefined {
  const { game, frame, pending } = view;
  if (choice.do === 'redraw') return redrawPool(game, side, choice.level);
  return frame?.kind === 'drawGenerals' ? poolsAt(game, side, frame.stage)[pending?.known ?? 0] : undefined;
}

/** The pool of a draw by name; undefined: it has only places, since it is not known here what is left in it. */
export function poolOf(
  room: Room,
  side: Side,
  due: Due & { readonly request: Request },
): readonly string[] | undefined {
  const { world, language, view } = room;
  const { cards, generals } = world.armies[side];
  const named = isSecret(due.request)
    ? deckLeft(view.game, side)?.map(card => cards.find(({ id }) => id === card)?.title[language] ?? card)
    : generalsIn(room, side, due)?.map(general => generals.find(({ id }) => id === general)?.name ?? general);
  return due.request.kind === 'draw' && named?.length === due.request.of ? named : undefined;
}
