import { rolling, scripted } from '@wigwag/kernel';
import { openGame, openSetup, type Pickets, pickets } from '@wigwag/pickets';
import { random } from '@wigwag/tests/random';
import { describe, expect, test } from 'vitest';
import { Authority, type AuthoritySettings } from './authority.ts';
import { type Entry, fold, hostedOf, type Intent } from './index.ts';

type Settings = Partial<AuthoritySettings<Pickets>>;

const FULL = new Error('full');

/** A game whose log takes entries until it is full. */
function table(settings: Settings = {}) {
  const setup = { posts: 5 };
  const entries: Entry[] = [];
  const log = { isFull: false };
  const game = new Authority({
    hosted: hostedOf(pickets, openGame(openSetup(setup)), setup, false),
    dice: rolling(random(6)),
    consent: 'alone',
    append: entry => {
      if (log.isFull) throw FULL;
      entries.push(entry);
    },
    ...settings,
  });
  const send = (intent: Intent) => {
    const side = game.decider === 'grey' ? 'grey' : 'blue';
    return game.receive(side, { id: `${Math.random()}`, seen: game.stream(side).n, intent });
  };
  const isTrue = (): void => {
    expect(fold(game.header(), entries).decisions).toEqual(
      game.record().decisions.map(({ by, choice, dice }) => ({ by, choice, dice })),
    );
  };
  return { game, log, entries, send, isTrue };
}

const PASS: Intent = { do: 'decide', choice: { do: 'pass' } };

describe('what cannot be kept has not happened', () => {
  test.each<[string, Intent, readonly Intent[]]>([
    ['a decision', PASS, [PASS]],
    ['an undo', { do: 'undo' }, [PASS, PASS]],
    ['a redo', { do: 'redo' }, [PASS, PASS, { do: 'undo' }]],
    ['a decision after an undo', { do: 'decide', choice: { do: 'march', picket: 0 } }, [PASS, PASS, { do: 'undo' }]],
  ])('%s', (_, intent, before) => {
    const { game, log, send, isTrue } = table();
    for (const each of before) expect(send(each)).toHaveProperty('done');
    const [decisions, shown] = [game.record(), game.stream('blue').n];
    log.isFull = true;
    expect(() => send(intent)).toThrow(FULL);
    expect(game.record()).toEqual(decisions);
    expect(game.stream('blue').n).toBe(shown);
    isTrue();
    log.isFull = false;
    const mayRedo = before.some(each => each.do === 'undo');
    if (mayRedo) expect(send({ do: 'redo' })).toHaveProperty('done');
    expect(send(PASS)).toHaveProperty('done');
    isTrue();
  });

  test('an offer, and its refusal', () => {
    const { game, log, entries, send } = table({ consent: 'agreed' });
    send(PASS);
    log.isFull = true;
    const by = game.decider === 'grey' ? 'blue' : 'grey';
    const offer = () => game.receive(by, { id: `${Math.random()}`, seen: game.stream(by).n, intent: { do: 'undo' } });
    expect(offer).toThrow(FULL);
    expect(send({ do: 'decline' })).toMatchObject({ refused: { clause: 'host/no-offer' } });
    log.isFull = false;
    expect(offer()).toHaveProperty('offered');
    log.isFull = true;
    expect(() => send({ do: 'decline' })).toThrow(FULL);
    log.isFull = false;
    expect(send({ do: 'decline' })).toHaveProperty('done');
    expect(entries.slice(-2).map(({ kind }) => kind)).toEqual(['offer', 'decline']);
  });

  test('a choice that waits for the rest of its dice', () => {
    const { game, log, send, isTrue } = table({
      dice: scripted([
        [0, 1],
        [0, 1],
        [6, 1],
      ]),
      ownDice: false,
    });
    send({ do: 'dice', own: true });
    log.isFull = true;
    const before = game.record();
    expect(() => send({ do: 'decide', choice: { do: 'march', picket: 0 }, dice: [[6]] })).toThrow(FULL);
    expect(game.record()).toEqual(before);
    isTrue();
  });
});

test('a player that throws: what was decided before is kept, shown and stands', () => {
  let asked = 0;
  const { game, send, isTrue } = table({
    players: {
      grey: {
        choose: () => {
          asked += 1;
          throw new Error('out of ideas');
        },
      },
    },
    dice: scripted([
      [0, 1],
      [0, 1],
      [6, 1],
    ]),
  });
  expect(game.decider).toBe('blue');
  const { n } = game.stream('blue');
  expect(() => send(PASS)).toThrow('out of ideas');
  expect(asked).toBe(1);
  expect(game.record().decisions.at(-1)).toMatchObject({ by: 'blue', choice: { do: 'pass' } });
  expect(game.stream('blue').n).toBeGreaterThan(n);
  isTrue();
});
