import { Authority, foresee, Gate, hostedOf, WireSeat } from '@wigwag/host';
import { rolling } from '@wigwag/kernel';
import { openGame, openSetup, type Pickets, pickets } from '@wigwag/pickets';
import { random } from '@wigwag/tests/random';
import { picketsTitle } from '@wigwag/titles';
import { describe, expect, test } from 'vitest';
import { RemoteSitting } from './remoteSitting.ts';

const setup = { posts: 5 };

/** Plays until somebody is about to do what he may go on after; who. */
function untilMarching(game: Authority<Pickets>): 'blue' | 'grey' {
  for (let tries = 0; tries < 200; tries++) {
    const by = game.seat('blue').scene().choices.length > 0 ? 'blue' : 'grey';
    const { choices, frame } = game.seat(by).scene();
    if (frame?.kind === 'march') return by;
    const choice = choices.find(({ do: verb }) => verb === 'march') ?? choices[tries % choices.length];
    game.receive(by, { id: `way ${tries}`, seen: game.stream(by).n, intent: { do: 'decide', choice } });
  }
  throw new Error('nobody marches');
}

/** A sitting at one side of a game, whose letters are carried when the test says so; and what the other side does. */
function atDistance(audience?: 'blue' | 'grey' | 'public') {
  const game = new Authority<Pickets>({
    hosted: hostedOf(pickets, openGame(openSetup(setup)), setup, true),
    dice: rolling(random(1)),
    consent: 'agreed',
  });
  const decider = untilMarching(game);
  const [up, down]: [string[], string[]] = [[], []];
  const gate = new Gate(game, audience ?? decider, text => down.push(text));
  const line = { isThere: true };
  const seat = new WireSeat<Pickets>({
    ruleset: pickets,
    audience: audience ?? decider,
    name: 'far',
    worldOf: openSetup,
    post: text => line.isThere && up.push(text),
    hasLine: () => line.isThere,
    later: () => undefined,
  });
  const arrive = (): void => {
    for (const text of up.splice(0)) gate.receive(text);
  };
  const carry = (): void => {
    seat.askAgain();
    while (up.length + down.length > 0) {
      arrive();
      for (const text of down.splice(0)) seat.receive(text);
    }
  };
  carry();
  const sitting = new RemoteSitting<Pickets>(picketsTitle, seat.scene().game.world, seat);
  return { game, seat, sitting, carry, arrive, down, line, decider };
}

/** A choice after which the same side goes on, without dice. */
function plainChoice({ sitting, seat, decider }: ReturnType<typeof atDistance>) {
  const choice = sitting.view().choices.find(each => foresee(pickets, seat.scene(), each)?.frame?.by === decider);
  if (choice === undefined) throw new Error('nothing to choose');
  return choice;
}

describe('a decision at a distance', () => {
  test('is shown at once, and nothing else may be decided until it is acknowledged', async () => {
    const far = atDistance();
    const { sitting, game, carry } = far;
    const before = sitting.view();
    const { decisions } = game;
    const choice = plainChoice(far);
    const sent = sitting.send({ do: 'decide', choice });
    const meanwhile = sitting.view();
    expect(meanwhile.underway).toBe('sent');
    expect(meanwhile.choices).toEqual([]);
    expect(meanwhile.game.board).not.toEqual(before.game.board);
    expect(sitting.whyNot(choice)?.clause).toBe('host/on-its-way');
    expect(await sitting.send({ do: 'decide', choice })).toMatchObject({ refused: { clause: 'host/on-its-way' } });
    expect(game.decisions).toBe(decisions);
    carry();
    expect(await sent).toHaveProperty('done');
    expect(sitting.view().underway).toBeUndefined();
    expect(game.decisions).toBeGreaterThan(decisions);
    expect(sitting.view().game.board).toEqual(meanwhile.game.board);
  });

  test('waits where there is no line, goes once, and may be taken back until it leaves', async () => {
    const far = atDistance();
    const { sitting, game, line, carry } = far;
    const { decisions } = game;
    line.isThere = false;
    sitting.lineIs('cut');
    const sent = sitting.send({ do: 'decide', choice: plainChoice(far) });
    expect(sitting.view()).toMatchObject({ underway: 'waiting', mayUndo: true });
    expect(await sitting.send({ do: 'undo' })).toEqual({ withdrawn: true });
    expect(await sent).toEqual({ withdrawn: true });
    expect(sitting.view().underway).toBeUndefined();
    const again = sitting.send({ do: 'decide', choice: plainChoice(far) });
    line.isThere = true;
    sitting.lineIs('connected');
    carry();
    carry();
    expect(await again).toHaveProperty('done');
    expect(game.decisions).toBe(decisions + 1);
  });

  test('that may have arrived is undone as soon as it is known to have', async () => {
    const far = atDistance();
    const { sitting, game, line, arrive, down, carry } = far;
    const { decisions } = game;
    const sent = sitting.send({ do: 'decide', choice: plainChoice(far) });
    arrive();
    down.length = 0;
    line.isThere = false;
    sitting.lineIs('cut');
    expect(await sitting.send({ do: 'undo' })).toEqual({ withdrawn: true });
    expect(sitting.view().underway).toBe('taken-back');
    line.isThere = true;
    carry();
    await new Promise(resolve => setTimeout(resolve));
    carry();
    expect(await sent).toEqual({ withdrawn: true });
    expect(game.decisions).toBe(decisions);
    expect(sitting.view().choices.length).toBeGreaterThan(0);
  });

  test('that is stale says so, and shows what has happened', async () => {
    const far = atDistance();
    const { sitting, game, decider, carry } = far;
    const choice = plainChoice(far);
    game.receive(decider, { id: 'other device', seen: game.stream(decider).n, intent: { do: 'decide', choice } });
    const sent = sitting.send({ do: 'decide', choice });
    carry();
    expect(await sent).toHaveProperty('stale');
    expect(sitting.view().underway).toBeUndefined();
  });
});

describe('whoever only looks on', () => {
  test('has nothing to choose, and is told so', async () => {
    const { sitting, game, decider } = atDistance('public');
    const [choice] = game.seat(decider).scene().choices;
    expect(sitting.view()).toMatchObject({ choices: [], persons: [], isApart: false, mayUndo: false });
    expect(choice && sitting.whyNot(choice)?.clause).toBe('host/only-watching');
    expect(await sitting.send({ do: 'decide', choice })).toMatchObject({ refused: { clause: 'host/only-watching' } });
  });
});

test('a game that ended at the table has nothing to choose any more', async () => {
  const far = atDistance();
  const choice = plainChoice(far);
  far.sitting.end();
  expect(far.sitting.view()).toMatchObject({ choices: [], mayUndo: false });
  expect(await far.sitting.send({ do: 'decide', choice })).toMatchObject({ refused: { clause: 'kernel/game-over' } });
});
