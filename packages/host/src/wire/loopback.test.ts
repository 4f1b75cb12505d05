import { rolling, rulesHash } from '@wigwag/kernel';
import { openGame, openSetup, type Pickets, pickets } from '@wigwag/pickets';
import { random } from '@wigwag/tests/random';
import { describe, expect, test } from 'vitest';
import { Authority } from '../authority.ts';
import { Gate, hostedOf, Line, LONGEST_LETTER, type Reply, readLetter, WireSeat } from '../index.ts';
import { VirtualClock } from '../testing/virtualClock.ts';

const setup = { posts: 5 };
const newGame = (): Authority<Pickets> =>
  new Authority({
    hosted: hostedOf(pickets, openGame(openSetup(setup)), setup, true),
    dice: rolling(random(1)),
    consent: 'alone',
  });

const decider = (game: Authority<Pickets>) => (game.seat('blue').scene().choices.length > 0 ? 'blue' : 'grey');

let elsewhere = 0;

/** Somebody decides something beside the wire. */
function decideElsewhere(game: Authority<Pickets>): void {
  const by = decider(game);
  const [choice] = game.seat(by).scene().choices;
  elsewhere += 1;
  const command = { id: `elsewhere ${elsewhere}`, seen: game.stream(by).n, intent: { do: 'decide', choice } };
  expect(game.receive(by, command)).toHaveProperty('done');
}

/** A seat and a gate whose letters a test carries by hand. */
function byHand(game = newGame(), audience: 'blue' | 'grey' | 'public' = 'public') {
  const clock = new VirtualClock();
  const [up, down]: [string[], string[]] = [[], []];
  const gate = new Gate(game, audience, text => down.push(text));
  const seat = new WireSeat<Pickets>({
    ruleset: pickets,
    audience,
    name: 'by hand',
    worldOf: openSetup,
    post: text => void up.push(text),
    later: clock.later,
  });
  const carry = (): void => {
    while (up.length + down.length > 0) {
      for (const text of up.splice(0)) gate.receive(text);
      for (const text of down.splice(0)) seat.receive(text);
    }
  };
  return { game, seat, gate, up, down, carry, clock };
}

const repliesIn = (texts: readonly string[]): Reply<Pickets>[] => texts.map(text => JSON.parse(text));

describe('a seat over a wire', () => {
  test('is welcome to a game by its own rules, in a world that it opens itself', async () => {
    const { game, seat, carry } = byHand();
    carry();
    expect(await seat.received).toBe('welcome');
    expect(seat.scene().game.world).toEqual(game.hosted.opening.game.world);
    expect(seat.scene().game.world).not.toBe(game.hosted.opening.game.world);
  });

  test.each([
    ['other-rules', { rules: 'other' }],
    ['other-rules', { ruleset: 'chess' }],
    ['bad-setup', { setup: { posts: 1000 } }],
  ])('%s: it says so, and writes no more', async (reception, changed) => {
    const { game, seat, up, down, gate, clock } = byHand();
    const header = { ruleset: 'pickets', version: '1', rules: rulesHash(pickets), setup, ...changed };
    seat.receive(JSON.stringify({ kind: 'welcome', header, messages: game.stream('public').since(0) }));
    expect(await seat.received).toBe(reception);
    for (const text of up.splice(0)) gate.receive(text);
    for (const text of down.splice(0)) seat.receive(text);
    expect(() => seat.scene()).toThrow('no-scene');
    await expect(clock.until(() => up.length > 0)).rejects.toThrow('still waiting');
  });

  test('drops what it has, and asks once for what is missing', () => {
    const { game, seat, up, down, carry } = byHand();
    carry();
    const { n } = seat.scene();
    for (let each = 0; each < 6; each++) decideElsewhere(game);
    const missed = down.splice(0);
    expect(missed.length).toBeGreaterThan(2);
    for (const text of missed.slice(1)) seat.receive(text);
    expect(seat.scene().n).toBe(n);
    expect(up).toEqual([JSON.stringify({ kind: 'since', seen: n })]);
    carry();
    expect(seat.scene().n).toBe(game.stream('public').n);
    const now = seat.scene();
    for (const text of missed) seat.receive(text);
    expect(seat.scene()).toBe(now);
    expect(up).toEqual([]);
  });

  test('takes nothing for a reply that is none', () => {
    const { seat, carry } = byHand();
    carry();
    const before = seat.scene();
    for (const kind of ['welcome', 'answer', 'news', 'unreadable', 'toString', 7, undefined]) {
      for (const rest of [{}, { messages: 1 }, { messages: [], answer: null }, { header: null, messages: [] }]) {
        seat.receive(JSON.stringify({ kind, ...rest }));
      }
    }
    for (const text of ['', 'null', '[]', '{"kind"', '7']) seat.receive(text);
    expect(seat.scene()).toBe(before);
  });

  test('whoever was away too long gets the whole in one message', () => {
    const { game, seat, down, carry } = byHand();
    carry();
    for (let each = 0; each < 80; each++) {
      decideElsewhere(game);
      game.receive('blue', { id: `undo ${each}`, seen: game.stream('blue').n, intent: { do: 'undo' } });
    }
    expect(game.stream('public').n - seat.scene().n).toBeGreaterThan(64);
    const [last] = down.splice(0).slice(-1);
    seat.receive(last ?? '');
    carry();
    expect(seat.scene().n).toBe(game.stream('public').n);
    expect(seat.scene().log).toEqual(game.seat('public').scene().log);
  });

  test('a last push that was lost is noticed', async () => {
    const { game, seat, up, down, carry, clock } = byHand();
    carry();
    decideElsewhere(game);
    down.length = 0;
    expect(seat.scene().n).toBeLessThan(game.stream('public').n);
    await clock.until(() => up.length > 0);
    carry();
    expect(seat.scene().n).toBe(game.stream('public').n);
  });

  test('a letter whose answer was lost is written again, the same, and done once', async () => {
    const game = newGame();
    const by = decider(game);
    const { seat, up, down, gate, carry, clock } = byHand(game, by);
    carry();
    const [choice] = seat.scene().choices;
    const { decisions } = game;
    let answered: unknown;
    void seat.send({ do: 'decide', choice }).then(answer => {
      answered = answer;
    });
    const [letter = ''] = up.splice(0);
    gate.receive(letter);
    const made = game.decisions;
    expect(made).toBeGreaterThan(decisions);
    down.length = 0;
    await clock.until(() => up.length > 0);
    expect(up).toEqual([letter]);
    carry();
    await clock.until(() => answered !== undefined);
    expect(answered).toEqual({ done: { n: game.stream(by).n } });
    expect(game.decisions).toBe(made);
    expect(seat.waiting).toBe(0);
  });

  test('an answer that comes before the news shows what it says, and the news then changes nothing', async () => {
    const game = newGame();
    const by = decider(game);
    const { seat, up, down, gate, carry } = byHand(game, by);
    carry();
    const sent = seat.send({ do: 'decide', choice: seat.scene().choices[0] });
    gate.receive(up.splice(0)[0] ?? '');
    const news = down.splice(0);
    const answer = news.pop() ?? '';
    expect(repliesIn([answer])[0]?.kind).toBe('answer');
    seat.receive(answer);
    expect(await sent).toEqual({ done: { n: seat.scene().n } });
    const now = seat.scene();
    for (const text of news.reverse()) seat.receive(text);
    expect(seat.scene()).toBe(now);
  });
});

describe('a gate', () => {
  test('answers ten thousand malformed texts, and nothing comes of them', () => {
    const { game, gate, down, carry } = byHand();
    carry();
    const below = random(7);
    const before = JSON.stringify(game.record());
    const good = JSON.stringify({ kind: 'command', letter: 1, command: { id: 'a', seen: 3, intent: { do: 'redo' } } });
    const parts = ['{', '}', '[', '"kind"', ':', '"command"', '"since"', ',', '1e999', '-1', 'null', '"\\u0000"', '\\'];
    for (let n = 0; n < 10_000; n++) {
      const cut = below(good.length);
      const text = [
        () => good.slice(0, cut) + (parts[below(parts.length)] ?? '') + good.slice(cut + 1 + below(5)),
        () => Array.from({ length: below(12) }, () => parts[below(parts.length)]).join(''),
        () => '['.repeat(below(3000)),
        () => JSON.stringify({ kind: ['hello!', 'answer', '', 7, null][below(5)], letter: 1, seen: 0 }),
        () => JSON.stringify({ kind: 'since', seen: [-1, 0.5, '1', null, []][below(5)] }),
        () => JSON.stringify({ kind: 'command', letter: ['1', -1, null, {}][below(4)], command: {} }),
        () => JSON.stringify({ kind: 'command', letter: 2, command: [null, 7, 'x', [], { id: 1 }][below(5)] }),
      ][below(7)]?.();
      gate.receive(text ?? '');
    }
    expect(JSON.stringify(game.record())).toBe(before);
    expect(down.length).toBeGreaterThan(9000);
    const kinds = new Set(repliesIn(down).map(({ kind }) => kind));
    expect(kinds.has('unreadable') && kinds.has('answer')).toBe(true);
  });

  test('a letter that is too long is not even read', () => {
    const { gate, down, carry } = byHand();
    carry();
    gate.receive(JSON.stringify({ kind: 'hello', more: 'x'.repeat(LONGEST_LETTER) }));
    expect(repliesIn(down)).toMatchObject([{ kind: 'unreadable' }]);
  });

  test('nor sent: the seat says so itself', async () => {
    const { seat, up, carry } = byHand();
    carry();
    const long = { do: 'decide', choice: { do: 'x'.repeat(LONGEST_LETTER) } } as const;
    expect(await seat.send(long)).toHaveProperty('unreadable');
    expect(await seat.command({ id: 'cyclic', seen: 12n })).toHaveProperty('unreadable');
    expect(up).toEqual([]);
    expect(seat.waiting).toBe(0);
  });

  test('says nothing to one who has missed nothing', () => {
    const { game, gate, down, carry } = byHand();
    carry();
    gate.receive(JSON.stringify({ kind: 'since', seen: game.stream('public').n }));
    expect(down).toEqual([]);
    gate.close();
    decideElsewhere(game);
    expect(down).toEqual([]);
  });

  test('only its own audience is reached through it, whatever a letter says', () => {
    const game = newGame();
    const by = decider(game);
    const { gate, down } = byHand(game, 'public');
    const command = { id: 'a', seen: game.stream('public').n, intent: { do: 'decide', choice: { do: 'pass' } } };
    down.length = 0;
    gate.receive(JSON.stringify({ kind: 'command', letter: 1, command, audience: by, by, side: by }));
    expect(repliesIn(down)).toMatchObject([{ answer: { refused: { clause: 'host/only-watching' } } }]);
  });

  test('reads letters of the kinds there are', () => {
    expect(readLetter('{"kind":"hello"}')).toEqual({ letter: { kind: 'hello' } });
    expect(readLetter('{"kind":"since","seen":4}')).toEqual({ letter: { kind: 'since', seen: 4 } });
  });
});

describe('a line', () => {
  /** What arrives of so many letters, in order. */
  const sent = async (faults: { lost: number; doubled: number; late: number }, letters: number): Promise<string[]> => {
    const clock = new VirtualClock();
    const line = new Line({ ...faults, below: random(3), later: clock.later });
    const arrived: string[] = [];
    for (let n = 0; n < letters; n++) line.carry(`${n}`, text => arrived.push(text));
    expect(line.underway).toBeGreaterThan(0);
    await clock.until(() => line.underway === 0);
    return arrived;
  };

  test('loses, doubles and delays as often as it should', async () => {
    const whole = await sent({ lost: 0, doubled: 0, late: 0 }, 1000);
    expect([...whole].sort()).toEqual(Array.from({ length: 1000 }, (_, n) => `${n}`).sort());
    const lossy = await sent({ lost: 20, doubled: 0, late: 0 }, 1000);
    expect(lossy.length).toBeGreaterThan(750);
    expect(lossy.length).toBeLessThan(850);
    const doubling = await sent({ lost: 0, doubled: 20, late: 0 }, 1000);
    expect(new Set(doubling).size).toBe(1000);
    expect(doubling.length).toBeGreaterThan(1150);
    expect(doubling.length).toBeLessThan(1250);
    const late = await sent({ lost: 0, doubled: 0, late: 20 }, 1000);
    expect(late.length).toBe(1000);
    const overtaken = late.filter(
      (text, at) => late.slice(at + 1).filter(later => Number(later) < Number(text)).length > 100,
    );
    expect(overtaken.length).toBeGreaterThan(100);
  });
});
