import { type ClauseRow, firstToSpeak } from '@wigwag/kernel';
import type { ClauseId } from '../clauses.generated.ts';

const LINEAR: readonly string[] = ['layRiver', 'layStream', 'layRoad', 'layRailway'];
const PASSES: readonly string[] = ['passLinear', 'passLinearRest', 'passBarrier', 'passBarrierRest'];
const BEFORE_BARRIERS: readonly string[] = ['linear', 'bridges', 'ordinary', 'leaveOut'];
const BEFORE_CHANGES: readonly string[] = [...BEFORE_BARRIERS, 'barriers'];
const ELEMENTS: readonly string[] = ['layArea', 'layHalves', 'leaveOut'];

/** Why a verb of another part of setting up terrain may not be chosen in this frame. */
const TERRAIN_UNTIMELY: readonly ClauseRow<ClauseId, [frame: string, verb: string]>[] = [
  [
    '13.10/bridge-immediate',
    (frame, verb) => frame === 'bridges' && (LINEAR.includes(verb) || ELEMENTS.includes(verb) || PASSES.includes(verb)),
  ],
  ['13.10/linear-first', (frame, verb) => frame === 'linear' && ELEMENTS.includes(verb)],
  ['13.10/pass-scope', (frame, verb) => frame === 'ordinary' && PASSES.includes(verb)],
  ['13.10/linear-max-4', (frame, verb) => !['linear', 'bridges'].includes(frame) && LINEAR.includes(verb)],
  ['13.10/fence-after-ordinary', (frame, verb) => BEFORE_BARRIERS.includes(frame) && verb === 'layBarrier'],
  ['13.10/ordinary-all', (frame, verb) => ['barriers', 'changes', 'works'].includes(frame) && ELEMENTS.includes(verb)],
  ['13.7/bonus-offensive-timing', (_, verb) => verb === 'exchange'],
  [
    '13.10/special-after',
    (frame, verb) => BEFORE_CHANGES.includes(frame) && ['shift', 'convert', 'layExtra'].includes(verb),
  ],
  ['13.10/fortifications-last', (frame, verb) => [...BEFORE_CHANGES, 'changes'].includes(frame) && verb === 'layWorks'],
];

const FRAMES: readonly string[] = ['linear', 'bridges', 'ordinary', 'leaveOut', 'barriers', 'changes', 'works'];

/** The clause that says when it comes; undefined: another one does. */
export const terrainUntimely = (frame: string, verb: string): ClauseId | undefined =>
  FRAMES.includes(frame) ? firstToSpeak(TERRAIN_UNTIMELY, frame, verb) : undefined;
