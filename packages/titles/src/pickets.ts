import { openGame, openSetup, type Pickets, pickets } from '@wigwag/pickets';
import {
  describePicketsChoice,
  describePicketsEvent,
  describePicketsPrompt,
  describePicketsRefusal,
  describePicketsRoll,
  keyFor,
} from '@wigwag/words';
import type { Title } from './title.ts';

const IDLE: readonly string[] = ['pass', 'halt', 'decline', 'stand'];

export const picketsTitle: Title<Pickets> = {
  ruleset: pickets,
  words: {
    side: (t, side) => t(keyFor('pickets.side', side)),
    prompt: (t, _game, frame) => describePicketsPrompt(t, frame),
    choice: (t, _world, choice) => describePicketsChoice(t, choice),
    event: (t, _world, event) => describePicketsEvent(t, event),
    reason: (t, why) => t(keyFor('pickets.dice', why)),
    roll: (t, rolled) => describePicketsRoll(t, rolled),
    why: (t, _world, refusal) => describePicketsRefusal(t, refusal),
  },
  worldOf(setup) {
    const world = openSetup(setup);
    return world === undefined ? { problem: { code: 'bad-setup', params: {} } } : { world };
  },
  begin: openGame,
  hasSecrets: () => true,
  isFormality: () => false,
  // A hand is dealt and drawn in secret, and the cards are in the program.
  isTyped: ({ kind }) => kind !== 'draw',
  turn: ({ board }) => board.round,
  winner: () => undefined,
  idleChoice: choices => choices.find(choice => IDLE.includes(choice.do)) ?? choices[0],
};
