import {
  choices,
  type DiceSource,
  type GameRecord,
  positionHash,
  readRecord as readRecordWith,
  replay,
  rolling,
  savedOf,
  scripted,
  topFrame,
  writeRecord,
} from '@wigwag/kernel';
import { engine, openGame, openSetup, type Pickets, pickets } from '@wigwag/pickets';
import { random } from '@wigwag/tests/random';
import { describe, expect, test } from 'vitest';
import { History, hostedOf } from '../index.ts';

const setup = { posts: 5 };
const open = () => openGame(openSetup(setup));
const host = (dice: DiceSource) => new History<Pickets>(hostedOf(pickets, open(), setup), dice);

/** Plays a number of random decisions, the table's included. */
function playOn(table: History<Pickets>, decisions: number, below: (n: number) => number): string[] {
  const hashes: string[] = [positionHash(table.game)];
  for (let n = 0; n < decisions; n++) {
    const frame = topFrame(table.game);
    const listed = choices(pickets, table.game);
    const choice = listed[below(listed.length)];
    if (frame === undefined || choice === undefined) break;
    expect(table.decide({ by: frame.by, choice: choice })).toHaveProperty('stepped');
    hashes.push(positionHash(table.game));
  }
  return hashes;
}

function played(seed = 3, decisions = 1000): { table: History<Pickets>; record: GameRecord } {
  const below = random(seed);
  const table = host(rolling(below));
  playOn(table, decisions, below);
  return { table, record: table.record() };
}

/** What the table has to roll before anybody decides. */
function rollForTheTable(table: History<Pickets>): void {
  while (topFrame(table.game)?.by === 'table') {
    const [choice] = choices(pickets, table.game);
    if (choice === undefined || !('stepped' in table.decide({ by: 'table', choice }))) return;
  }
}

describe('what a history tells', () => {
  test('is told again, event by event, when decisions are redone or loaded', () => {
    const below = random(5);
    const table = host(rolling(below));
    const told: unknown[] = [];
    while (told.length < 40) {
      const frame = topFrame(table.game);
      const listed = choices(pickets, table.game);
      const choice = listed[below(listed.length)];
      if (frame === undefined || choice === undefined) break;
      const verdict = table.decide({ by: frame.by, choice: choice });
      if ('stepped' in verdict) told.push([frame.by, verdict.stepped.decision.events, verdict.stepped.decision.rolled]);
    }
    const again: unknown[] = [];
    host(() => undefined).load(table.record(), ({ by }, { decision }) =>
      again.push([by, decision.events, decision.rolled]),
    );
    expect(again).toEqual(told);

    while (table.undo('blue', true));
    const kept = table.decisions;
    expect(table.redoable).toBeDefined();
    const redone: unknown[] = [];
    for (let next = table.redo(); next !== undefined; next = table.redo()) {
      redone.push([table.made.at(-1)?.by, next.decision.events, next.decision.rolled]);
    }
    expect(redone).toEqual(told.slice(kept));
    expect(table.redoable).toBeUndefined();
  });
});

describe('looking back', () => {
  test('finds each position, forwards, backwards and to and fro, and leaves the game as it is', () => {
    const below = random(13);
    const table = host(rolling(below));
    const hashes = playOn(table, 70, below);
    const places = hashes.map((_, decisions) => decisions);
    for (const way of [places, places.toReversed(), places.map(() => below(places.length))])
      for (const decisions of way) expect(positionHash(table.gameAfter(decisions))).toBe(hashes[decisions]);
    expect(positionHash(table.game)).toBe(hashes.at(-1));
  });

  test('does not remember what was taken back', () => {
    const below = random(13);
    const table = host(rolling(below));
    const hashes = playOn(table, 40, below);
    table.gameAfter(hashes.length - 1);
    table.takeBack(33);
    const others = playOn(table, 10, random(99));
    expect(positionHash(table.gameAfter(40))).toBe(others[7]);
  });

  test('a record of the beginning plays to the same position, vouches for itself and holds nothing of the rest', () => {
    const { table, record } = played();
    const cut = table.recordAfter(20);
    expect(cut.decisions).toEqual(record.decisions.slice(0, 20));
    const again = host(() => undefined);
    expect(again.load(savedOf(cut)).divergence).toBeUndefined();
    expect(positionHash(again.game)).toBe(positionHash(table.gameAfter(20)));
    expect(savedOf(cut).change).toBeUndefined();
    expect(cut.seed).toBe(record.seed);
  });
});

describe('undo', () => {
  test('alone, a player goes back over everything, past dice and checkpoints, and forward again', () => {
    const below = random(11);
    const table = host(rolling(below));
    const hashes = playOn(table, 70, below);
    const end = positionHash(table.game);
    const seen = [];
    while (table.undo('blue', true)) {
      seen.push(positionHash(table.game));
      expect(hashes[table.decisions]).toBe(seen.at(-1));
    }
    expect(seen.length).toBeGreaterThan(25);
    while (table.redo()) expect(positionHash(table.game)).toBe(hashes[table.decisions]);
    expect(positionHash(table.game)).toBe(end);
  });

  test('against a friend nobody undoes past a seal, nor the other’s decision', () => {
    const table = host(scripted([[0, 1], [0, 1], [5, 2], [6]]));
    rollForTheTable(table);
    expect(table.undoTarget('blue', false)).toBeUndefined();
    table.decide({ by: 'blue', choice: { do: 'march', picket: 0 } });
    expect(table.undo('blue')).toBe(false);
    table.decide({ by: 'blue', choice: { do: 'step', to: 1 } });
    expect(table.undoTarget('grey', false)).toBeUndefined();
    expect(table.undo('blue')).toBe(true);
    expect(table.game.board.pickets[0]?.post).toBe(0);
    table.decide({ by: 'blue', choice: { do: 'halt' } });
    expect(topFrame(table.game)?.by).toBe('grey');
    expect(table.undo('blue')).toBe(false);
  });

  test('the same choice in the same position meets the same dice; another choice its own', () => {
    const table = host(scripted([[0, 1], [0, 1], [5, 2], [6], [1]]));
    rollForTheTable(table);
    const march = (picket: number) => {
      table.decide({ by: 'blue', choice: { do: 'march', picket } });
      return table.record().decisions.at(-1)?.dice;
    };
    expect(march(0)).toEqual([[6]]);
    table.undo('blue', true);
    expect(march(0)).toEqual([[6]]);
    table.undo('blue', true);
    expect(march(1)).toEqual([[1]]);
  });

  test('a new decision ends what could be redone', () => {
    const table = host(scripted([[0, 1], [0, 1], [5, 2], [6]]));
    rollForTheTable(table);
    table.decide({ by: 'blue', choice: { do: 'march', picket: 0 } });
    table.undo('blue', true);
    table.decide({ by: 'blue', choice: { do: 'pass' } });
    expect(table.redo()).toBeUndefined();
  });
});

describe('dice that players roll themselves', () => {
  test('are asked for one request at a time; once one is known the choice is made', () => {
    const table = host(() => undefined);
    expect(table.decide({ by: 'table', choice: { do: 'deal' } })).toMatchObject({
      needsDice: { why: 'deal' },
      rolled: [],
    });
    expect(table.pending).toBeUndefined();
    expect(table.decide({ by: 'table', choice: { do: 'deal' } }, [[0, 1]])).toHaveProperty('needsDice');
    expect(table.pending).toEqual({ by: 'table', choice: { do: 'deal' }, dice: [[0, 1]], typed: [0] });
    expect(table.decide({ by: 'blue', choice: { do: 'pass' } })).toMatchObject({
      refused: { clause: 'kernel/dice-pending' },
    });
    expect(table.decide({ by: 'table', choice: { do: 'deal' } }, [[99]])).toHaveProperty('badDice');
    expect(table.decide({ by: 'table', choice: { do: 'deal' } }, [[2, 3]])).toHaveProperty('stepped');
    expect(table.pending).toBeUndefined();
    expect(table.record().decisions[0]?.dice).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  test('a pending choice is part of the record', () => {
    const table = host(() => undefined);
    table.decide({ by: 'table', choice: { do: 'deal' } }, [[0, 1]]);
    const again = host(() => undefined);
    again.load(table.record());
    expect(again.pending?.dice).toEqual([[0, 1]]);
    expect(again.decide({ by: 'table', choice: { do: 'deal' } }, [[2, 3]])).toHaveProperty('stepped');
  });
});

describe('what a host does not let happen', () => {
  /** Pickets in which a pass asks for two dice, one after the other. */
  const twoRolls: typeof pickets = {
    ...pickets,
    frames: {
      ...pickets.frames,
      turn: {
        ...pickets.frames.turn,
        verbs: {
          ...pickets.frames.turn.verbs,
          pass: {
            ...pickets.frames.turn.verbs.pass,
            choose: (flow, f) => {
              flow.roll(1, 'fire');
              flow.roll(1, 'fire');
              f.done = true;
            },
          },
        },
      },
    },
  };
  const atTurn = () => {
    const table = new History<Pickets>(hostedOf(twoRolls, open(), setup), () => undefined);
    table.decide({ by: 'table', choice: { do: 'deal' } }, [
      [0, 1],
      [0, 1],
    ]);
    table.decide({ by: 'table', choice: { do: 'roll' } }, [[5, 2]]);
    return table;
  };

  test('while dice are pending nothing is undone, redone or loaded', () => {
    const table = atTurn();
    table.decide({ by: 'blue', choice: { do: 'march', picket: 0 } }, [[6]]);
    expect(table.undo('blue', true)).toBe(true);
    expect(table.decide({ by: 'blue', choice: { do: 'pass' } }, [[3]])).toHaveProperty('needsDice');
    expect(table.undoTarget('blue', true)).toBeUndefined();
    expect(table.undo('blue', true)).toBe(false);
    expect(table.redo()).toBeUndefined();
    expect(() => table.load(atTurn().record())).toThrow('load-with-dice-pending');
    expect(table.decide({ by: 'blue', choice: { do: 'pass' } }, [[4]])).toHaveProperty('stepped');
  });

  test('dice that are supplied come before dice that were met; too many are refused', () => {
    const table = atTurn();
    table.decide({ by: 'blue', choice: { do: 'march', picket: 0 } }, [[1]]);
    table.undo('blue', true);
    table.decide({ by: 'blue', choice: { do: 'march', picket: 0 } }, [[6]]);
    expect(table.record().decisions.at(-1)?.dice).toEqual([[6]]);
    const other = atTurn();
    expect(other.decide({ by: 'blue', choice: { do: 'march', picket: 0 } }, [[1], [6]])).toMatchObject({
      refused: { clause: 'kernel/too-many-dice', params: { given: 2, used: 1 } },
    });
    expect(other.decisions).toBe(2);
  });

  test.each([
    ['a stranger', { by: 'nobody', choice: { do: 'pass' }, dice: [[3]] }],
    ['no such choice', { by: 'blue', choice: { do: '__proto__' }, dice: [[3]] }],
    ['impossible dice', { by: 'blue', choice: { do: 'pass' }, dice: [[99]] }],
    ['dice enough to be decided', { by: 'blue', choice: { do: 'pass' }, dice: [[3], [4]] }],
    ['no dice', { by: 'blue', choice: { do: 'pass' }, dice: [] }],
  ])('a pending choice with %s is told and left out', (_, pending) => {
    const table = new History<Pickets>(hostedOf(twoRolls, open(), setup), () => undefined);
    const { divergence } = table.load({ ...atTurn().record(), pending });
    expect(divergence).toMatchObject({ code: 'bad-pending', decision: 3 });
    expect(table.pending).toBeUndefined();
    expect(table.decide({ by: 'blue', choice: { do: 'march', picket: 0 } }, [[6]])).toHaveProperty('stepped');
  });

  test('a loaded record ends what could be redone before', () => {
    const table = host(rolling(random(3)));
    playOn(table, 5, random(3));
    table.undo('blue', true);
    const fresh = host(rolling(random(5)));
    expect(fresh.load(table.record()).divergence).toBeUndefined();
    expect(fresh.redo()).toBeUndefined();
  });

  test('what a caller does to its own objects afterwards does not change the past', () => {
    const table = atTurn();
    const choice = { do: 'march' as const, picket: 0 };
    table.decide({ by: 'blue', choice: choice }, [[6]]);
    choice.picket = 2;
    const record = table.record() as unknown as { decisions: { choice: { picket: number } }[] };
    expect(record.decisions[2]?.choice.picket).toBe(0);
    const kept = record.decisions[2];
    if (kept) kept.choice.picket = 9;
    expect(table.record().decisions[2]?.choice).toEqual({ do: 'march', picket: 0 });
  });
});

/** Whoever reads files finds the place of a fault; here it is always the same. */
const readRecord = (text: string) => readRecordWith(text, () => ({ line: 3, column: 7 }));

describe('records', () => {
  test('replay to the same hash, through text, and play on', () => {
    const { record } = played();
    const read = readRecord(writeRecord(record));
    if (!('saved' in read)) throw new Error(JSON.stringify(read));
    const { game, divergence, otherRules, replayed } = replay(pickets, open().game, read.saved);
    expect({ divergence, otherRules, replayed }).toEqual({
      divergence: undefined,
      otherRules: false,
      replayed: record.decisions.length,
    });
    expect(positionHash(game)).toBe(record.hash);
    const half = played(3, 20).record;
    const table = host(rolling(random(5)));
    expect(table.load(half).divergence).toBeUndefined();
    expect(table.record()).toEqual(half);
    expect(table.undo('blue', true)).toBe(true);
  });

  test('a record of other rules says so', () => {
    const { record } = played();
    expect(replay({ ...pickets, version: '2' }, open().game, record).otherRules).toBe(true);
    expect(replay({ ...pickets, charts: {} }, open().game, record).otherRules).toBe(true);
  });

  const damaged = (change: (decision: { by: string; choice: Record<string, unknown>; dice: number[][] }) => void) => {
    const { record } = played();
    const decisions = structuredClone(record.decisions) as unknown as {
      by: string;
      choice: Record<string, unknown>;
      dice: number[][];
    }[];
    const at = decisions.findIndex(({ choice }) => choice.do === 'march');
    change(decisions[at] as (typeof decisions)[number]);
    return { at, ...replay(pickets, open().game, { ...record, decisions }) };
  };

  type Recorded = Parameters<Parameters<typeof damaged>[0]>[0];
  const setting = (name: string, value: unknown) => (decision: Recorded) => {
    decision.choice[name] = value;
  };

  test.each<[string, string, (decision: Recorded) => void]>([
    ['a stranger’s decision', 'refused', decision => Object.assign(decision, { by: 'green' })],
    ['an illegal choice', 'refused', setting('picket', 77)],
    ['a choice of the wrong type', 'bad-choice', setting('picket', 'x')],
    ['an unknown verb', 'bad-choice', setting('do', 'teleport')],
    ['a field too many', 'bad-choice', setting('extra', 1)],
    ['a missing die', 'dice-missing', decision => Object.assign(decision, { dice: [] })],
    ['a die of seven', 'bad-dice', decision => Object.assign(decision, { dice: [[7]] })],
    ['a die too many', 'dice-left-over', decision => decision.dice.push([1])],
  ])('%s: the decision is named and the game up to it given', (_, code, change) => {
    const { at, divergence, game, replayed } = damaged(change);
    expect(divergence).toMatchObject({ decision: at + 1, code });
    expect(replayed).toBe(at);
    expect(engine.choices(game).some(choice => choice.do === 'march')).toBe(true);
  });

  test('another end than the recorded one is reported', () => {
    const { record } = played(3, 30);
    const other = replay(pickets, open().game, { ...record, hash: '0' });
    expect(other.divergence).toMatchObject({ code: 'other-hash', decision: 30 });
  });

  test('a rule that throws stops the replay at its decision', () => {
    const { record } = played();
    const failing = {
      ...pickets,
      evolve: () => {
        throw new Error('boom');
      },
    };
    expect(replay(failing, open().game, record).divergence).toMatchObject({ decision: 1, code: 'failed' });
  });

  test('decisions after the end are refused', () => {
    const { record } = played();
    const more = { ...record, decisions: [...record.decisions, { by: 'blue', choice: { do: 'pass' }, dice: [] }] };
    expect(replay(pickets, open().game, more).divergence).toMatchObject({
      decision: more.decisions.length,
      code: 'refused',
    });
  });

  test.each([
    ['not JSON', '{"format": ', 'not-json'],
    ['no record', '[]', 'not-a-record'],
    ['null', 'null', 'not-a-record'],
    ['another format', '{"format":"wigwag-record 9"}', 'unknown-format'],
  ])('%s is told', (_, text, code) => {
    expect(readRecord(text)).toMatchObject({ problem: { code } });
  });

  test('where it stops being JSON is told by line and column, as it was found in the text without its mark', () => {
    const asked: string[] = [];
    const find = (text: string) => {
      asked.push(text);
      return { line: 3, column: 7 };
    };
    expect(readRecordWith('\ufeff{"format": ', find)).toEqual({
      problem: { code: 'not-json', params: { line: 3, column: 7 } },
    });
    expect(asked).toEqual(['{"format": ']);
  });

  test('a snapshot without a bottom is told, not walked through', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const text = JSON.stringify({ ...played().record, snapshot: { board: { a: 0 }, stack: [] } });
    expect(readRecord(text.replace('{"a":0}', `{"a":${deep}}`))).toMatchObject({
      problem: { code: 'wrong-field', params: { field: 'snapshot' } },
    });
  });

  test.each(['ruleset', 'version', 'rules', 'hash', 'setup', 'seed', 'beginning', 'decisions', 'ending', 'snapshot'])(
    'a record without %s is told',
    field => {
      const { [field as 'rules']: _gone, ...rest } = played().record;
      expect(readRecord(JSON.stringify(rest))).toMatchObject({ problem: { code: 'wrong-field', params: { field } } });
    },
  );

  test('a mark at the beginning of the file does no harm; a snapshot that is not the recorded end does', () => {
    const { record } = played();
    expect(readRecord(`\ufeff${writeRecord(record)}`)).toHaveProperty('saved');
    const snapshot = { board: { x: 1 }, stack: [] };
    expect(readRecord(JSON.stringify({ ...record, snapshot }))).toMatchObject({
      problem: { code: 'wrong-field', params: { field: 'snapshot' } },
    });
    expect(new History(hostedOf(pickets, open()), () => undefined).record().setup).toBeNull();
  });

  test('a damaged decision is named by its place', () => {
    const { record } = played();
    const decisions = record.decisions.map((decision, index) =>
      index === 4 ? { ...decision, dice: 'six' } : decision,
    );
    expect(readRecord(JSON.stringify({ ...record, decisions }))).toMatchObject({
      problem: { code: 'wrong-field', params: { field: 'decisions[4]' } },
    });
    expect(readRecord(JSON.stringify({ ...record, pending: 3 }))).toMatchObject({
      problem: { code: 'wrong-field', params: { field: 'pending' } },
    });
  });
});
