import type { Event, Gcacw } from '@wigwag/gcacw';
import type { Told } from '@wigwag/host';

/** Milliseconds. A march follows its road, a retreat hurries, dice are looked at. */
const PACES: { readonly [T in Event['type']]?: number } = {
  unitMoved: 220,
  forceMoved: 220,
  unitRetreated: 150,
  unitAdvanced: 220,
  unitDisplaced: 220,
  combatResolved: 700,
  unitEliminated: 400,
  manpowerLost: 200,
  unitExited: 250,
  unitArrived: 250,
  forceRevealed: 300,
  stationBurned: 300,
  worksBuilt: 200,
  crossingDestroyed: 250,
  crossingRepaired: 250,
  bridgeBuilt: 250,
};

/** How long a line of the log is looked at when it is played; 0: there is nothing to see on the map. */
export const paceOf = ({ events }: Told<Gcacw>): number =>
  events.reduce((longest, { type }) => Math.max(longest, PACES[type] ?? 0), 0);
