import type { Told } from '@wigwag/host';
import type { Event, Lee } from '@wigwag/lee';

/** Milliseconds: what comes to lie on the table, goes or is rolled is looked at. */
const PACES: { readonly [T in Event['type']]?: number } = {
  generalDrawn: 300,
  cardPlayed: 700,
  battlefieldShown: 700,
  battlefieldWon: 700,
  lineLaid: 500,
  bridgeLaid: 300,
  areaLaid: 400,
  barrierLaid: 300,
  areaMoved: 500,
  areaConverted: 500,
  worksLaid: 400,
  pieceTakenOff: 500,
  armyTacticShown: 700,
  cavalryTacticShown: 700,
  markerPlaced: 350,
  markersTurned: 700,
  unitDeployed: 300,
  turnInitiative: 600,
  unitMoved: 700,
  unitForced: 700,
  placeTaken: 700,
  passageMade: 700,
  commandTested: 700,
  unitDestroyed: 600,
};

/** How long a line of the log is looked at when it is played; 0: there is nothing to see. */
export const paceOf = ({ events }: Told<Lee>): number =>
  events.reduce((longest, { type }) => Math.max(longest, PACES[type] ?? 0), 0);
