import type { AnyChoice } from '@wigwag/lee';

type Verb = AnyChoice['do'];

/** Choices that have a place on the table, or a form or a card of their own: none of them is a plain button. */
export const PLACED: ReadonlySet<Verb> = new Set<Verb>([
  ...(['layRiver', 'layStream', 'layRoad', 'layRailway', 'placeBridge', 'layArea', 'layHalves', 'layBarrier'] as const),
  ...(['layWorks', 'layExtra', 'shift', 'exchange', 'convert', 'takeOff', 'leaveOut'] as const),
  ...(['deployUnit', 'move', 'force', 'occupy', 'mark', 'cohesion', 'passLines', 'report'] as const),
  ...(['placeMarker', 'swapMarkers', 'assignCorps', 'keep', 'give', 'proposeYear', 'typeSuccesses'] as const),
]);

/** Frames whose options are samples of what can be placed: their other verbs, which need no place, are asked one by one. */
export const SAMPLED: Readonly<Partial<Record<string, readonly AnyChoice[]>>> = {
  linear: [{ do: 'passLinear' }, { do: 'passLinearRest' }],
  bridges: [],
  ordinary: [],
  barriers: [{ do: 'passBarrier' }, { do: 'passBarrierRest' }],
  changes: [{ do: 'changed' }],
  works: [{ do: 'noWorks' }],
  whole: [{ do: 'confirmTerrain' }],
  deployPatrol: [],
  swapMarkers: [{ do: 'leaveMarkers' }],
  deployment: [{ do: 'deployed' }],
  moves: [{ do: 'combatDone' }, { do: 'endMoves' }],
  ending: [],
};
