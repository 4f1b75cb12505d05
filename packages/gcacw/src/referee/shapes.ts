import type { WorksState } from '../charts/works.ts';
import { SIDES, WORKS } from '../vocabulary.ts';

export const WORKS_STATES = ['none', ...WORKS] as const;
export const PONTOONS = ['none', ...SIDES] as const;
export const DAMAGES = ['none', 'damaged', 'destroyed'] as const;

/** Why the referee steps in, in his own words. */
interface Reason {
  reason: string;
}

/** What a referee may change: house rules, corrections, any position. Final values, never differences. */
export type Edits = {
  /** Puts a unit in a hex, from wherever it was; its leaders go with it. */
  placeUnit: { unit: number; hex: number } & Reason;
  /** Takes a unit off the map, and its leaders with it. */
  removeUnit: { unit: number } & Reason;
  setUnit: {
    unit: number;
    manpower: number;
    fatigue: number;
    disorganized: boolean;
    exhausted: boolean;
    demoralized: number;
    works: WorksState;
  } & Reason;
  attachLeader: { leader: number; unit: number } & Reason;
  removeLeader: { leader: number } & Reason;
  setTurn: { turn: number } & Reason;
  /** The last turn of rain and the boxes of the Rivers Unfordable markers; 0: none. */
  setWeather: { rain: number; minor: number; major: number } & Reason;
  /** The crossing between two hexes. */
  setCrossing: { from: number; to: number; destroyed: boolean; pontoon: (typeof PONTOONS)[number] } & Reason;
  setStation: { hex: number; damage: (typeof DAMAGES)[number] } & Reason;
  setFlanks: { hex: number; refused: boolean } & Reason;
};
