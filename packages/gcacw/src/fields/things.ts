import { thingsOf } from '@wigwag/kernel';
import { PHASES } from '../board.ts';
import { ATTACK_TYPES } from '../combat/attack/attack.ts';
import { DUMMY_TYPES } from '../intelligence/shapes.ts';
import { DAMAGES, PONTOONS, WORKS_STATES } from '../referee/shapes.ts';
import { SIDES } from '../vocabulary.ts';

/** What a field of a choice, an event or a frame may be. */
export const THINGS = thingsOf({
  /** Where something is, comes to be or happens. */
  hex: 'integer',
  hexes: { listOf: 'hex' },
  /** The hex that something comes from. */
  origin: 'integer',
  /** The hex that is attacked. */
  target: 'integer',
  hexside: 'integer',

  /** NOBODY where there need not be one. */
  unit: 'integer',
  units: { listOf: 'unit' },
  /** One for each of another list. */
  unitsInOrder: { listOf: 'unit' },
  /** NOBODY where there need not be one. */
  leader: 'integer',
  leaders: { listOf: 'leader' },
  leadersInOrder: { listOf: 'leader' },
  /** A leader who goes along, or NOBODY: from afar one cannot tell. */
  companion: 'integer',
  /** A force marker, by its number. */
  force: 'integer',
  forces: { listOf: 'force' },
  side: { oneOf: SIDES },

  number: 'integer',
  numbers: { listOf: 'number' },
  /** Movement points, in halves. */
  halves: 'integer',
  die: 'integer',
  /** 0: none. */
  turn: 'integer',
  flag: 'boolean',
  /** In somebody's own words. */
  text: 'text',

  attackType: { oneOf: ATTACK_TYPES },
  dummyType: { oneOf: DUMMY_TYPES },
  works: { oneOf: WORKS_STATES },
  damage: { oneOf: DAMAGES },
  pontoon: { oneOf: PONTOONS },
  phase: { oneOf: PHASES },
  clause: 'code',
  code: 'code',

  attack: {
    fields: {
      by: 'side',
      from: 'origin',
      target: 'target',
      units: 'units',
      type: 'code',
      grand: 'flag',
      leader: 'leader',
      lee: 'flag',
    },
  },
  initiative: { fields: { winner: 'side', union: 'die', confederate: 'die' } },
  crossing: { fields: { hexside: 'hexside', destroyed: 'flag', pontoon: 'side', carriesRoad: 'flag' } },
  score: { fields: { union: 'number', confederate: 'number' } },
  result: { fields: { winner: 'code', degree: 'code', points: 'score', suddenDeath: 'code' } },
  edit: 'edit',
});
