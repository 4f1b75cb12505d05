import type { Painter } from '../map/painter.ts';
import type { Room } from '../room.ts';

/** Whoever looks at a picture looks with nobody's eyes: what one side knows of its markers is not in it. */
export function openPainter({ t, language, view }: Room): Painter {
  const { board } = view.game;
  const shown = { ...board, patrols: { ...board.patrols, assigned: { blue: [], grey: [] } } };
  return {
    t,
    language,
    game: { ...view.game, board: shown },
    eyes: view.eyes,
    standing: () => undefined,
    drags: () => false,
  };
}
