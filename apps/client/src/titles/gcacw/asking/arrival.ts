import { type Asked, type Asking, choosing, UNLIT, withVerb } from './asking.ts';

/** A reinforcement: one of its entry hexes is pointed at. */
export const askArrival = ({ view }: Asked<'arrival'>): Asking => ({
  ...UNLIT,
  hexes: choosing(withVerb(view.choices, 'enter'), ({ to }) => to),
  attempt: { ...UNLIT.attempt, hex: to => ({ do: 'enter', to }) },
});
