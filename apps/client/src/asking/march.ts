import { type Asked, type Asking, choosing, UNLIT, withVerb } from './asking.ts';
import { decideButton } from './buttons.ts';

/** A march, hex by hex. */
export function askMarch(asked: Asked<'march'>): Asking {
  const { view, frame, game } = asked;
  const { unit, moved, forced } = frame;
  const hexOf = (id: number): number => game.board.units[id]?.hex ?? -1;
  return {
    ...UNLIT,
    hexes: choosing(withVerb(view.choices, 'step'), ({ to }) => to),
    chosenUnits: [unit],
    mover: unit,
    buttons: [
      decideButton(asked, { do: 'stop' }, 'main'),
      ...(moved || forced ? [] : [decideButton(asked, { do: 'force' })]),
      ...withVerb(view.choices, 'join').map(choice => decideButton(asked, choice)),
    ],
    attempt: {
      unit: other => ({ do: 'step', to: hexOf(other) }),
      leader: leader => ({ do: 'join', leader }),
      hex: to => ({ do: 'step', to }),
    },
  };
}
