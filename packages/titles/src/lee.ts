import type { Frame } from '@wigwag/kernel';
import { type Army, type Book, DEFAULT_OPTIONS, type Lee, lee, type Options, openGame, type World } from '@wigwag/lee';
import {
  describeLeeChoice,
  describeLeeEvent,
  describeLeePrompt,
  describeLeeRefusal,
  describeLeeRoll,
  keyFor,
} from '@wigwag/words';
import { leeGlance } from './leeGlance.ts';
import type { TitleAtTable } from './title.ts';

/** What a battle is set up from: whole armies and the whole book, so that a record opens anywhere. */
export type LeeSetup = World;

/** 13.1/table-small, 13.1/table-large */
export const TABLES = { small: { width: 48, height: 48 }, large: { width: 72, height: 48 } } as const;

export interface LeeSamples {
  readonly blue: Army;
  readonly grey: Army;
  readonly book: Book;
}

/** A battle between the sample armies, or any others, on a table for larger battles unless another is given. */
export const sampleSetup = (
  { blue, grey, book }: LeeSamples,
  { table = TABLES.large, ...options }: Partial<Options> & { readonly table?: World['table'] } = {},
): LeeSetup => ({ table, armies: { blue, grey }, book, options: { ...DEFAULT_OPTIONS, ...options } });

/** What somebody does who would rather do nothing, the first that can be done. */
const IDLE: readonly string[] = [
  'noRedraw',
  'discardGeneral',
  'assigned',
  'doneCards',
  'agreeYear',
  'agreeTerms',
  'passLinear',
  'passBarrier',
  'agreeToLeaveOut',
  'changed',
  'noWorks',
  'confirmTerrain',
  'leaveMarkers',
  'corpsAssigned',
  'deployed',
  'passActivation',
  'combatDone',
  'endMoves',
  'reorganised',
  'playOn',
  'confirmReport',
];

/** Decisions that are nothing but a secret: a hand, a sealed choice, which corps is behind which marker. */
const SECRET: readonly Frame<Lee>['kind'][] = [
  'keepCards',
  'useCards',
  'declare',
  'armyTactic',
  'cavalryTactic',
  'assignCorps',
];

/** What a battle is played by; `leeTitle` also reads setups, which takes the schemas of armies and books. */
export const leeAtTable: TitleAtTable<Lee> = {
  ruleset: lee,
  words: {
    side: (t, side) => t(keyFor('lee.side', side)),
    prompt: (t, game, frame) => describeLeePrompt(t, game, frame),
    choice: (t, world, choice) => describeLeeChoice(t, world, choice),
    event: (t, world, event) => describeLeeEvent(t, world, event),
    reason: (t, why) => t(keyFor('lee.dice', why)),
    roll: (t, rolled) => describeLeeRoll(t, rolled),
    rolledFor: (t, { request }) => t(keyFor('lee.dice', request.why)),
    why: (t, world, refusal) => describeLeeRefusal(t, world, refusal),
  },
  begin: openGame,
  hasSecrets: () => true,
  asksOpenly: ({ kind }) => !SECRET.includes(kind),
  // With secrets a host does nothing by itself: that nothing is left to choose might be one of them.
  isFormality: () => false,
  turn: ({ board }) => board.play.turn,
  winner: ({ board: { play } }) => {
    const points = (side: Lee['side']): number => play.score.find(each => each.side === side)?.victoryPoints ?? 0;
    if (play.score.length < 2) return undefined;
    if (points('blue') === points('grey')) return 'draw';
    return points('blue') > points('grey') ? 'blue' : 'grey';
  },
  glance: leeGlance,
  idleChoice: choices => choices.find(choice => IDLE.includes(choice.do)) ?? choices[0],
};
