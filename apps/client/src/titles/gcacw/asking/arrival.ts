import { describePrompt, hexLabel } from '@wigwag/words';
import { type Asked, type Asking, choosing, UNLIT, withVerb } from './asking.ts';

/** So many hexes are named. */
const MOST = 4;

/** A reinforcement: one of its entry hexes is pointed at. They are named: they may lie far apart. */
export function askArrival({ view, game, frame, t }: Asked<'arrival'>): Asking {
  const hexes = choosing(withVerb(view.choices, 'enter'), ({ to }) => to);
  const names = [...hexes.keys()].map(hex => hexLabel(game.world, hex)).join(', ');
  return {
    ...UNLIT,
    hexes,
    ...(hexes.size > 0 && hexes.size <= MOST && { hint: `${describePrompt(t, game, frame)} ${names}.` }),
    attempt: { ...UNLIT.attempt, hex: to => ({ do: 'enter', to }) },
  };
}
