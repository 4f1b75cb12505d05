import { thingsOf } from '@wigwag/kernel';
import { ARMS, CHARACTERS, LEVELS, LINEAR, ORDINARY } from '../data/army.ts';
import { AMOUNTS, BATTLEFIELDS, LIST_OWNERS, SIZES } from '../field/battlefields.ts';
import { STAGES } from '../generals/stages.ts';
import { FORCED_CAUSES, MOVE_KINDS } from '../movement/kinds.ts';
import { MARKS } from '../play/marks.ts';
import { HOLDERS } from '../play/report.ts';
import { STEP_KINDS } from '../play/shapes.ts';
import { STEPS } from '../sequence/steps.ts';
import { TACTICS } from '../tactics/goals.ts';
import {
  BARRIERS,
  BEDS,
  BRIDGE_ORIGINS,
  HOSTS,
  MEANS,
  PIECE_KINDS,
  SURFACES,
  TERRAIN_STAGES,
} from '../terrain/kinds.ts';
import { SIDES, YEAR_MAKERS } from '../world.ts';

/** What a field of Lee may be. Lengths are whole thousandths of an inch, angles whole hundredths of a degree. */
export const THINGS = thingsOf({
  side: { oneOf: SIDES },
  sides: { listOf: 'side' },
  flag: 'boolean',
  number: 'integer',
  numbers: { listOf: 'number' },
  clause: 'code',
  step: { oneOf: STEPS },
  /** Of the draw of generals. */
  stage: { oneOf: STAGES },
  /** Thousandths of an inch. */
  mil: 'integer',
  /** Thousandths of an inch that a unit went. */
  covered: 'integer',
  /** Hundredths of a degree. */
  angle: 'integer',
  point: { fields: { x: 'mil', y: 'mil' } },
  /** A line, or the corners of an outline. */
  points: { listOf: 'point' },
  /** The middle of a base's front, and its heading. */
  pose: { fields: { x: 'mil', y: 'mil', heading: 'angle' } },
  year: 'integer',
  yearMaker: { oneOf: YEAR_MAKERS },
  /** Ids of the army books. */
  list: 'text',
  lists: { listOf: 'list' },
  general: 'text',
  generals: { listOf: 'general' },
  card: 'text',
  cards: { listOf: 'card' },
  formation: 'text',
  formations: { listOf: 'formation' },
  unit: 'text',
  units: { listOf: 'unit' },
  cavalryTactic: 'text',
  level: { oneOf: LEVELS },
  arm: { oneOf: ARMS },
  character: { oneOf: CHARACTERS },
  ordinary: { oneOf: ORDINARY },
  linear: { oneOf: LINEAR },
  /** A piece of terrain that lies on the table. */
  piece: 'text',
  pieces: { listOf: 'piece' },
  pieceKind: { oneOf: PIECE_KINDS },
  moveKind: { oneOf: MOVE_KINDS },
  forcedCause: { oneOf: FORCED_CAUSES },
  stepKind: { oneOf: STEP_KINDS },
  moveStep: { fields: { do: 'stepKind', turn: 'angle', ahead: 'mil', onRoad: 'piece' } },
  moveSteps: { listOf: 'moveStep' },
  mark: { oneOf: MARKS },
  holder: { oneOf: HOLDERS },
  holders: { listOf: 'holder' },
  surface: { oneOf: SURFACES },
  bed: { oneOf: BEDS },
  barrier: { oneOf: BARRIERS },
  host: { oneOf: HOSTS },
  bridgeOrigin: { oneOf: BRIDGE_ORIGINS },
  /** A part of setting up terrain. */
  terrainStage: { oneOf: TERRAIN_STAGES },
  /** Elements of ordinary terrain by their kind. */
  counts: { fields: { hill: 'number', difficult: 'number', wood: 'number', 'built-up': 'number' } },
  means: { oneOf: MEANS },
  /** What lets a player change terrain, and whose it is. */
  ability: 'text',
  battlefield: { oneOf: BATTLEFIELDS },
  listOwner: { oneOf: LIST_OWNERS },
  amount: { oneOf: AMOUNTS },
  size: { oneOf: SIZES },
  /** Ordinary elements by type. */
  pool: { fields: { hill: 'number', difficult: 'number', wood: 'number', 'built-up': 'number' } },
  /** A level of army morale. */
  morale: 'integer',
  tactic: { oneOf: TACTICS },
  /** A patrol marker. */
  marker: 'text',
  assignment: { fields: { corps: 'formation', marker: 'marker' } },
  assignments: { listOf: 'assignment' },
});
