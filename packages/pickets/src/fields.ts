import { type Declared, thingsOf } from '@wigwag/kernel';
import { CARDS, type Pickets, SIDES } from './vocabulary.ts';

/** What a field of Pickets may be. */
export const THINGS = thingsOf({
  post: 'integer',
  picket: 'integer',
  pickets: { listOf: 'picket' },
  card: { oneOf: CARDS },
  /** A card whose face may not be known. */
  heldCard: { oneOf: [...CARDS, 'unknown'] },
  heldCards: { listOf: 'heldCard' },
  side: { oneOf: SIDES },
  number: 'integer',
  flag: 'boolean',
  clause: 'code',
});

/** What every field of a choice, an event and a frame is. */
export const DECLARED: Declared<Pickets> = {
  things: THINGS,
  choices: {
    deal: {},
    roll: {},
    march: { picket: 'picket' },
    dash: { picket: 'picket' },
    fire: { pickets: 'pickets', at: 'post' },
    draw: {},
    pass: {},
    step: { to: 'post' },
    halt: {},
    spring: {},
    decline: {},
    rally: {},
    stand: {},
  },
  edits: {},
  events: {
    cardsDrawn: { side: 'side', n: 'number', cards: 'heldCards' },
    initiativeWon: { side: 'side', round: 'number', because: 'clause' },
    picketMoved: { picket: 'picket', from: 'post', to: 'post' },
    picketFell: { picket: 'picket', post: 'post' },
    cardShown: { side: 'side', card: 'card' },
    marchEnded: { picket: 'picket', because: 'clause' },
    firingMissed: { at: 'post', total: 'number' },
    gameEnded: { because: 'clause' },
  },
  frames: {
    deal: {},
    round: { turns: 'number' },
    turn: { done: 'flag' },
    march: { picket: 'picket', steps: 'number', moved: 'flag' },
    ambush: { picket: 'picket' },
    rally: { picket: 'picket' },
  },
};
