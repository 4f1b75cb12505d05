import type { DueDice } from '@wigwag/host';
import { deckLeft, type Lee, poolsAt, redrawPool, SIDES, type Side } from '@wigwag/lee';
import type { TitleDice } from '../../../shell/dice/titleDice.ts';
import type { Room } from '../room.ts';
import { sideCalled } from '../roster.ts';

type Due = DueDice<Lee>;
type Looking = Pick<Room, 't' | 'view' | 'world' | 'language'>;

/** Who rolls or draws: what the table does for both, one after the other, begins with blue. */
function rollerOf({ view }: Looking, { known }: Due): Side {
  const { frame, game } = view;
  if (frame === undefined) return view.eyes;
  if (frame.kind === 'drawCards' || frame.kind === 'bonusCard' || frame.kind === 'drawGenerals') return frame.side;
  if (frame.by !== 'table') return frame.by;
  const both = frame.kind === 'turn' && game.board.play.turn > 1 && !game.board.play.drawn;
  const rolling = both ? SIDES.filter(side => game.board.cards.deck[side].length > 0) : SIDES;
  return rolling[known] ?? 'blue';
}

/** Battle cards are seen by nobody but whose they are; generals are open. */
const isSecret = ({ request: { why } }: Due): boolean => why === 'cards' || why === 'bonusCard' || why === 'turnCard';

function generalsIn({ view }: Looking, side: Side, { choice, known }: Due): readonly string[] | undefined {
  const { game, frame } = view;
  if (choice.do === 'redraw') return redrawPool(game, side, choice.level);
  return frame?.kind === 'drawGenerals' ? poolsAt(game, side, frame.stage)[known] : undefined;
}

/** The pool of a draw by name; undefined: it has only places, since it is not known here what is left in it. */
function poolOf(room: Looking, due: Due): readonly string[] | undefined {
  const { world, language, view } = room;
  const side = rollerOf(room, due);
  const { cards, generals } = world.armies[side];
  const named = isSecret(due)
    ? deckLeft(view.game, side)?.map(card => cards.find(({ id }) => id === card)?.title[language] ?? card)
    : generalsIn(room, side, due)?.map(general => generals.find(({ id }) => id === general)?.name ?? general);
  return due.request.kind === 'draw' && named?.length === due.request.of ? named : undefined;
}

/** What this title knows of dice and cards that the players roll and draw themselves. */
export const leeDice = (room: Looking): TitleDice<Lee> => ({
  ownersOf: due => Array.from({ length: due.request.n }, () => rollerOf(room, due)),
  nameOf: side => sideCalled(room, side),
  isSecret,
  poolOf: due => poolOf(room, due),
});
