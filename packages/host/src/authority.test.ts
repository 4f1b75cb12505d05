import { choices, type Ruleset, ready, rolling, scripted, topFrame } from '@wigwag/kernel';
import { openGame, openSetup, type Pickets, pickets } from '@wigwag/pickets';
import { random } from '@wigwag/tests/random';
import { describe, expect, test } from 'vitest';
import { Authority } from './authority.ts';
import {
  type AuthoritySettings,
  type Entry,
  type Hosted,
  hostedOf,
  type Intent,
  type Player,
  type Seat,
} from './index.ts';

const setup = { posts: 5 };
const opening = () => openGame(openSetup(setup));
const hosted = (changed: Partial<Hosted<Pickets>> = {}): Hosted<Pickets> => ({
  ...hostedOf(pickets, opening(), setup, true),
  ...changed,
});

const authority = (settings: Partial<AuthoritySettings<Pickets>> = {}): Authority<Pickets> =>
  new Authority({ hosted: hosted(), dice: rolling(random(1)), consent: 'never', ...settings });

/** The first decision of a game with these dice is blue's. */
const BLUE_FIRST = [
  [0, 1],
  [0, 1],
  [6, 1],
];

const march: Intent = { do: 'decide', choice: { do: 'march', picket: 0 } };

describe('names of commands', () => {
  test('two seats of one side, in the page, do not take each other’s commands for their own', async () => {
    const game = authority({ dice: scripted([...BLUE_FIRST, [6]]) });
    const [one, two] = [game.seat('blue'), game.seat('blue')];
    expect(await one.send(march)).toHaveProperty('done');
    expect(await two.send({ do: 'decide', choice: { do: 'step', to: 1 } })).toHaveProperty('done');
    expect(game.decisions).toBe(4);
  });

  test('whatever others send, what a side sent is remembered', () => {
    const game = authority({ dice: scripted(BLUE_FIRST), ownDice: false });
    game.receive('blue', { id: 'switched', seen: game.stream('blue').n, intent: { do: 'dice', own: true } });
    const command = { id: 'mine', seen: game.stream('blue').n, intent: { ...march, dice: [[6]] } };
    const first = game.receive('blue', command);
    for (let n = 0; n < 2000; n++) {
      game.receive('public', { id: `${n}`, seen: 0, intent: { do: 'undo' } });
      game.receive('grey', { id: `${n}`, seen: 0, intent: { do: 'undo' } });
    }
    expect(game.receive('blue', command)).toBe(first);
  });
});

describe('who hears of something and decides at once', () => {
  /** Plays whatever comes first as soon as it is asked. */
  const eager = (seat: Seat<Pickets>): Seat<Pickets> => {
    seat.subscribe(() => {
      const [choice] = seat.scene().choices;
      if (choice !== undefined) void seat.send({ do: 'decide', choice });
    });
    return seat;
  };

  test.each(['blue', 'grey', 'both'])('every seat is shown everything in order (%s)', async who => {
    const game = authority({ dice: rolling(random(3)) });
    const seats = (['blue', 'grey', 'public'] as const).map(audience => game.seat(audience));
    const late = game.seat('public');
    const numbers: number[] = [];
    late.subscribe(() => numbers.push(late.scene().n));
    for (const seat of seats) if (seat.audience === who || who === 'both') eager(seat);
    for (let n = 0; n < 40; n++) {
      const seat = seats.find(each => each.scene().choices.length > 0);
      const [choice] = seat?.scene().choices ?? [];
      if (seat === undefined || choice === undefined) break;
      await seat.send({ do: 'decide', choice });
    }
    expect(game.decisions).toBeGreaterThan(20);
    for (const seat of [...seats, late]) {
      const fresh = game.seat(seat.audience).scene();
      expect(seat.scene().n).toBe(fresh.n);
      expect(seat.scene().log).toEqual(fresh.log);
      expect(seat.scene().game.board).toEqual(fresh.game.board);
    }
    expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
  });

  test('a player who is asked meanwhile sees the game as it is', async () => {
    const game = authority({
      dice: rolling(random(4)),
      players: { grey: { choose: ({ choices: [choice] }) => choice ?? expect.fail('asked without a choice') } },
    });
    const seat = eager(game.seat('blue'));
    for (let [choice] = seat.scene().choices; choice !== undefined; [choice] = seat.scene().choices) {
      await seat.send({ do: 'decide', choice });
    }
    expect(game.decisions).toBeGreaterThan(20);
    expect(seat.scene().frame).toBeUndefined();
  });

  test('one who fails keeps nobody else from hearing it', () => {
    const game = authority();
    const [first, last] = [game.seat('blue'), game.seat('public')];
    const by = first.scene().frame?.by === 'blue' ? 'blue' : 'grey';
    const stop = game.stream(by).subscribe(() => expect.fail('a listener that fails'));
    const [choice] = game.seat(by).scene().choices;
    const { n } = last.scene();
    const command = { id: 'fails', seen: game.stream(by).n, intent: { do: 'decide', choice } };
    expect(() => game.receive(by, command)).toThrow('a listener that fails');
    stop();
    expect(last.scene().n).toBeGreaterThan(n);
    expect(last.scene().n).toBe(game.stream('public').n);
  });

  test('one who fails does not stop the dice, nor the answer to the one who decided', () => {
    const game = authority({ dice: rolling(random(5)) });
    game.stream('public').subscribe(() => expect.fail('a listener that fails'));
    let failed = 0;
    for (let n = 0; n < 60 && game.decider !== undefined; n++) {
      const by = game.decider;
      if (by === 'table') expect.fail('the dice wait for somebody');
      const listed = game.seat(by).scene().choices;
      const intent = { do: 'decide', choice: listed[n % listed.length] };
      const command = { id: `${n}`, seen: game.stream(by).n, intent };
      try {
        game.receive(by, command);
      } catch {
        failed += 1;
        expect(game.receive(by, command)).toHaveProperty('done');
      }
    }
    expect(failed).toBeGreaterThan(10);
  });
});

describe('anything but an intent', () => {
  test('does nothing at a seat in the page either, and is not taken for another', async () => {
    const game = authority({ dice: rolling(random(5)), consent: 'agreed' });
    const seats = { blue: game.seat('blue'), grey: game.seat('grey') };
    while (seats.blue.scene().status.undo !== 'by-agreement') {
      const seat = seats.blue.scene().choices.length > 0 ? seats.blue : seats.grey;
      const choice = seat.scene().choices.find(({ do: verb }) => verb === 'march' || verb === 'halt');
      await seat.send({ do: 'decide', choice: choice ?? seat.scene().choices[0] });
    }
    expect(await seats.blue.send({ do: 'undo' })).toHaveProperty('offered');
    for (const nothing of [undefined, null, 7, {}, { do: 'nothing' }, { do: ['agree'] }]) {
      expect(await seats.grey.send(nothing as unknown as Intent)).toHaveProperty('unreadable');
    }
    expect(seats.grey.scene().status.offer).toBe('blue');
  });

  test('what a caller does to its own objects afterwards does not change the log', async () => {
    const game = authority({ dice: scripted([...BLUE_FIRST, [6]]) });
    const seat = game.seat('blue');
    const choice = { do: 'march', picket: 0 };
    await seat.send({ do: 'decide', choice });
    choice.picket = 2;
    expect(seat.scene().log.at(-1)?.choice).toEqual({ do: 'march', picket: 0 });
  });
});

describe('what a side may not know', () => {
  test('is left out of what happened before the first decision, too', () => {
    const start = opening();
    const events = [{ type: 'cardsDrawn', side: 'blue', n: 1, cards: ['dash'] }] as const;
    const game = authority({ hosted: hosted({ opening: { game: start.game, events } }), dice: () => undefined });
    const first = (audience: 'blue' | 'grey' | 'public') => game.seat(audience).scene().log[0]?.events;
    expect(first('blue')).toEqual(events);
    expect(first('grey')).toEqual([{ type: 'cardsDrawn', side: 'blue', n: 1 }]);
    expect(first('public')).toEqual([{ type: 'cardsDrawn', side: 'blue', n: 1 }]);
  });

  /** Pickets in which nobody sees the dice. */
  const quiet: Ruleset<Pickets> = {
    ...pickets,
    reveals: () => false,
    seenBy: (game, event, side) => (event.type === 'initiativeWon' ? undefined : pickets.seenBy(game, event, side)),
    seenRoll: () => undefined,
  };

  test('a refusal names the decider that this side sees, not the dice that follow what can be taken back', () => {
    const dry = { dice: () => undefined, ownDice: true } as const;
    const game = authority(dry);
    const type = (side: 'blue' | 'grey', choice: unknown, dice: readonly (readonly number[])[] = []) =>
      game.receive(side, {
        id: `${side} ${game.decisions} ${dice.length}`,
        seen: game.stream(side).n,
        intent: { do: 'decide', choice, ...(dice.length > 0 && { dice }) },
      });
    type('blue', { do: 'deal' }, BLUE_FIRST.slice(0, 2));
    type('blue', { do: 'roll' }, BLUE_FIRST.slice(2));
    expect(type('blue', { do: 'pass' })).toHaveProperty('done');
    const before = game.seat('blue').scene();
    expect(type('grey', { do: 'pass' })).toHaveProperty('done');
    // Grey's pass can still be taken back: to blue it is grey's turn, though the dice are next.
    expect(game.seat('grey').scene().frame?.by).toBe('table');
    expect(type('blue', { do: 'pass' })).toEqual({
      refused: { clause: 'kernel/not-your-decision', params: { by: 'grey' } },
    });
    expect(type('blue', { do: 'roll' }, [[1, 2]])).toMatchObject({ refused: { params: { by: 'grey' } } });
    expect(game.seat('blue').scene().n).toBe(before.n);
    expect(type('grey', { do: 'roll' }, [[1, 2]])).toHaveProperty('done');
  });

  test('dice that nobody sees are still the table’s: alone, undo goes past them', async () => {
    const entries: Entry[] = [];
    const game = authority({
      hosted: { ...hosted(), ruleset: quiet },
      dice: rolling(random(6)),
      consent: 'alone',
      append: entry => entries.push(entry),
    });
    const seat = () => (game.seat('blue').scene().choices.length > 0 ? game.seat('blue') : game.seat('grey'));
    for (let n = 0; n < 4; n++) await seat().send({ do: 'decide', choice: { do: 'pass' } });
    const passes = () => game.record().decisions.filter(({ by }) => by !== 'table').length;
    for (let left = 3; left >= 0; left--) {
      expect(await seat().send({ do: 'undo' })).toHaveProperty('done');
      expect(passes()).toBe(left);
    }
    expect(topFrame(game.hosted.opening.game)?.by).toBe('table');
    expect(entries.filter(({ kind }) => kind === 'undo').length).toBe(4);
  });
});

describe('a side that has nothing to decide', () => {
  /** The host says for a side that it passes when it may do nothing else. */
  const formal = (): Hosted<Pickets> => ({
    ...hosted({ hasSecrets: false }),
    isFormality: game => {
      const listed = choices(pickets, ready(pickets, game));
      return listed.length === 1 && topFrame(game)?.by !== 'table';
    },
  });

  /** Blue brings two pickets to a post and marches the third: it cannot step there, and halts without being asked. */
  async function blocked(consent: 'alone' | 'agreed') {
    const game = authority({ hosted: formal(), consent, dice: rolling(random(9)) });
    const [blue, grey] = [game.seat('blue'), game.seat('grey')];
    const isBlocked = (): boolean => blue.scene().log.some(({ by, choice }) => by === 'table' && choice?.do === 'halt');
    for (let n = 0; n < 100 && !isBlocked(); n++) {
      if (grey.scene().choices.length > 0) await grey.send({ do: 'decide', choice: { do: 'pass' } });
      const { choices: listed, game: seen } = blue.scene();
      const waiting = seen.board.pickets.findIndex(({ side, post }) => side === 'blue' && post === 0);
      const wanted = [{ do: 'march', picket: waiting }, { do: 'step', to: 1 }, { do: 'halt' }];
      const choice = wanted.find(each => listed.some(one => JSON.stringify(one) === JSON.stringify(each)));
      if (choice !== undefined) await blue.send({ do: 'decide', choice });
    }
    expect(isBlocked()).toBe(true);
    return { game, blue, grey };
  }

  test.each(['alone', 'agreed'] as const)('%s, undo goes past what was done for it', async consent => {
    const { game, blue, grey } = await blocked(consent);
    const { decisions } = game;
    const answer = await blue.send({ do: 'undo' });
    if (consent === 'agreed') {
      expect(answer).toHaveProperty('offered');
      expect(await grey.send({ do: 'agree' })).toHaveProperty('done');
    }
    expect(game.decisions).toBeLessThan(decisions);
    expect(blue.scene().choices).toContainEqual({ do: 'march', picket: 2 });
  });
});

describe('at a screen that sides with secrets share', () => {
  const decide = (choice: unknown): Intent => ({ do: 'decide', choice });

  test('whoever sits there takes back what all have seen, whosever it was, and is told where that ends', async () => {
    const game = authority({ dice: scripted([...BLUE_FIRST, [6]]), consent: 'openly' });
    const [blue, grey] = [game.seat('blue'), game.seat('grey')];
    expect(blue.scene().status).toMatchObject({ undo: 'none', undoEnd: 'dice' });
    expect(await blue.send({ do: 'undo' })).toMatchObject({ refused: { clause: 'host/nothing-to-undo' } });
    expect(await blue.send(decide({ do: 'pass' }))).toHaveProperty('done');
    expect(grey.scene()).toMatchObject({ frame: { by: 'grey' }, status: { undo: 'free' } });
    expect(await grey.send({ do: 'undo' })).toHaveProperty('done');
    expect(blue.scene()).toMatchObject({ frame: { by: 'blue' }, status: { undo: 'none', mayRedo: true } });
    expect(await blue.send({ do: 'redo' })).toHaveProperty('done');
    expect(game.decider).toBe('grey');
  });

  test('whoever looks on sees what can still be taken back, and no secret', async () => {
    const game = authority({ dice: scripted([...BLUE_FIRST, [6]]), consent: 'openly' });
    const [blue, grey, all] = [game.seat('blue'), game.seat('grey'), game.seat('public')];
    await blue.send(march);
    for (const seat of [grey, all]) expect(seat.scene().frame).toMatchObject({ kind: 'march', by: 'blue' });
    expect(all.scene().game.board.hands).toEqual({ blue: ['unknown', 'unknown'], grey: ['unknown', 'unknown'] });
    expect(all.scene().log.at(-1)).not.toHaveProperty('choice');
  });
});

describe('who plays by himself, in mid-game', () => {
  /** Asked, it answers when the test says so. */
  const thinker = () => {
    const asked: { readonly n: number; answer(): void }[] = [];
    const player: Player<Pickets> = {
      choose: ({ n, choices: [first] }) =>
        new Promise(resolve => first && asked.push({ n, answer: () => resolve(first) })),
    };
    return { asked, player };
  };
  const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

  test('a side is handed over, and taken back while its answer is being thought of', async () => {
    const game = authority({ dice: scripted([...BLUE_FIRST, [6], [6], [6]]), consent: 'alone' });
    const blue = game.seat('blue');
    const { asked, player } = thinker();
    expect(blue.scene().status.automatic).toBe(false);
    game.seatPlayers({ blue: player });
    expect(blue.scene().status.automatic).toBe(true);
    expect(asked.length).toBe(1);
    game.seatPlayers({});
    const { decisions } = game;
    asked[0]?.answer();
    await settled();
    expect(game.decisions).toBe(decisions);
    expect(blue.scene().status.automatic).toBe(false);
    expect(await blue.send(march)).toHaveProperty('done');
  });

  test('whoever takes the place of another is asked anew', async () => {
    const game = authority({ dice: scripted([...BLUE_FIRST, [6], [6], [6]]) });
    const [one, two] = [thinker(), thinker()];
    game.seatPlayers({ blue: one.player });
    game.seatPlayers({ blue: two.player });
    const { decisions } = game;
    one.asked[0]?.answer();
    await settled();
    expect(game.decisions).toBe(decisions);
    two.asked[0]?.answer();
    await settled();
    expect(game.decisions).toBeGreaterThan(decisions);
  });
});
