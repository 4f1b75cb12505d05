import { engine, type Gcacw, gcacw, openGame } from '@wigwag/gcacw';
import { History, hostedOf } from '@wigwag/host';
import { type GameRecord, type RecordedDecision, recordOf, rolling, topFrame, writeRecord } from '@wigwag/kernel';
import { random } from '@wigwag/tests/random';
import { gcacwTitle, hostedIn } from '@wigwag/titles';
import { LANGUAGES, translator } from '@wigwag/words';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { prove, type Telling } from '../../reading/proof.ts';
import { faultOf } from '../../reading/readGame.ts';
import { firstMarch } from '../../titles/gcacw/testing/firstMarch.ts';
import { memoryKeeper } from '../../titles/gcacw/testing/memoryKeeper.ts';
import { sitAt, type TestSitting } from '../../titles/gcacw/testing/testSitting.ts';
import type { Opening } from '../../titles/openings.ts';
import { asAnyLaid, type Door, type Laid } from '../door.ts';
import { isSeed } from '../seed.ts';
import { Trouble } from '../trouble.ts';
import { openSaved, type ReadFile } from './gameFile.ts';
import { LIMITS_OF_FILE, MOST_BYTES } from './limits.ts';
import { describeFault, describeGoOn, describeParting, describeSecrets } from './sentences.ts';

const t = translator('en');

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** Laurel Bend is here, “lost” cannot be fetched, nothing else exists. */
const door: Door = {
  ruleset: 'gcacw',
  at: () => undefined,
  addressOfKey: () => undefined,
  of: async setup => {
    const { scenario, seed } = (setup ?? {}) as { readonly scenario?: unknown; readonly seed?: unknown };
    if (scenario === 'lost') throw new Trouble('unreachable', 'maps/lost.json');
    const here = firstMarch().scenario;
    const found = gcacwTitle.worldOf(setup, { scenario: id => (id === 'first-march' ? here : undefined) });
    if ('problem' in found) return found;
    if (seed !== undefined && !isSeed(seed))
      return { problem: { code: 'wrong-field', params: { field: 'setup.seed' } } };
    const laid: Laid<Gcacw> = {
      ...{ title: gcacwTitle, world: found.world, address: '', seed, file: 'first-march' },
      name: language => here.title[language],
      setupOf: () => setup,
      table: () => {
        throw new Error('nobody looks');
      },
    };
    return { laid: asAnyLaid(laid) };
  },
};

const opening: Opening = {
  ruleset: door.ruleset,
  of: async setup => {
    const laying = await door.of(setup);
    if ('problem' in laying) return laying;
    const { title, world } = laying.laid;
    return { hosted: hostedIn(title, world, setup), label: { en: '', pl: '' } };
  },
};

/** As the page reads a file, without a thread of its own. */
async function readGameFile(file: Blob, limits = LIMITS_OF_FILE): Promise<ReadFile> {
  const decisions: RecordedDecision[] = [];
  const told: Telling = { decisions: portion => decisions.push(...portion), replayed: () => undefined };
  const proved = await prove(file, [opening], limits, told);
  if ('fault' in proved) return { fault: faultOf(proved.fault) };
  const opened = await openSaved({ ...proved.head, decisions }, [door], { tell: () => undefined });
  if (opened === undefined) throw new Error('nobody stopped it');
  return opened;
}

const read = (text: string): Promise<ReadFile> => readGameFile(new Blob([text]));

const settled = () => new Promise(resolve => setTimeout(resolve, 2));

/** A game of some decisions and dice. */
async function played(options: readonly string[] = []): Promise<TestSitting> {
  const table = sitAt(firstMarch(options));
  for (let n = 0; n < 20; n++) {
    await settled();
    table.sit();
    const { choices } = table.view();
    const next = choices.find(({ do: verb }) => ['finish', 'take', 'march', 'stop'].includes(verb)) ?? choices[0];
    if (next !== undefined) table.decide(next);
  }
  await settled();
  return table;
}

let one: Promise<GameRecord> | undefined;
/** The same for every test: none changes it. */
const recorded = (): Promise<GameRecord> => {
  one ??= played().then(table => table.record());
  return one;
};

/** A game whose last choice has met its first dice and waits for the next: one roll is given for each. */
function waiting(): GameRecord {
  const below = random(4);
  const dice = rolling(below);
  let rolls = 0;
  const once: typeof dice = request => (rolls++ === 0 ? dice(request) : undefined);
  const world = firstMarch();
  for (let games = 0; games < 50; games++) {
    const host = new History(hostedOf(gcacw, openGame(world), { scenario: 'first-march' }), once);
    for (let frame = topFrame(host.game); frame !== undefined; frame = topFrame(host.game)) {
      const choices = engine.choices(host.game);
      rolls = 0;
      host.decide({ by: frame.by, choice: choices[below(choices.length)] ?? { do: 'finish' } });
      if (host.pending !== undefined) return host.record();
    }
  }
  throw new Error('no choice rolled twice');
}

const sentences = (file: ReadFile): readonly string[] =>
  'fault' in file ? [describeFault(t, file.fault)] : describeParting(t, file.game);

describe('a game that was saved', () => {
  test('comes back with its position, log, options and dice', async () => {
    const table = await played(['trailOverCrossing']);
    const file = await read(writeRecord(table.record()));
    if (!('game' in file)) throw new Error(JSON.stringify(file));
    const { laid, saved, sitting } = file.game;
    expect(sitting.replayed).toMatchObject({ otherRules: false, replayed: saved.decisions.length });
    expect(sitting.replayed?.divergence).toBeUndefined();
    expect(laid).toMatchObject({ world: { options: { trailOverCrossing: true } } });
    expect(saved).toMatchObject({ seed: '3', isChained: true });
    const again = sitAt(firstMarch(), { saved });
    expect(again.view().game.board).toEqual(table.view().game.board);
    expect(again.view().log).toEqual(table.view().log);
    for (const each of [table, again]) {
      each.undo();
      each.undo();
    }
    expect(again.view().game.board).toEqual(table.view().game.board);
  });

  test('with a mark at its beginning, as some editors put it, opens too', async () => {
    expect(await read(`\ufeff${writeRecord(await recorded())}`)).toHaveProperty('game');
  });

  test('under limited intelligence it is covered until a side takes the seat, and sealed as before', async () => {
    const table = await played(['limitedIntelligence']);
    const again = sitAt(firstMarch(), { saved: table.record() });
    expect(again.view().curtain).toBe(again.view().frame?.by);
    expect(again.view().choices).toEqual([]);
    again.sit();
    table.sit();
    expect(again.view().curtain).toBeUndefined();
    expect(again.view().mayUndo).toBe(table.view().mayUndo);
    expect(again.view().log).toEqual(table.view().log);
  });

  test('and wherever a file of it is offered, it is said what the file knows', async () => {
    const said = async (text: string): Promise<string[]> => {
      const file = await read(text);
      if (!('game' in file)) throw new Error(JSON.stringify(file));
      return describeSecrets(t, file.game.laid);
    };
    const secret = (await played(['limitedIntelligence'])).record();
    expect((await said(writeRecord(secret))).join()).toContain('what each side has hidden');
    expect(await said(writeRecord(await recorded()))).toEqual([]);
  });

  test('is kept at once, and not a second time where it is kept already', async () => {
    const record = await recorded();
    const keeper = memoryKeeper();
    sitAt(firstMarch(), { saved: record, keeper });
    expect(keeper.saved()?.decisions).toEqual(record.decisions.map(({ chain: _, ...decision }) => decision));
    sitAt(firstMarch(), { saved: record, keeper });
    expect(keeper.saved()?.decisions).toEqual(record.decisions.map(({ chain: _, ...decision }) => decision));
  });

  test('a choice that waits for dice is finished with those of the table', async () => {
    const record = waiting();
    expect(record.pending).toBeDefined();
    const file = await read(writeRecord(record));
    if (!('game' in file)) throw new Error(JSON.stringify(file));
    expect(file.game.sitting.replayed?.divergence).toBeUndefined();
    const table = sitAt(firstMarch(), { saved: record });
    await settled();
    expect(table.record().pending).toBeUndefined();
    expect(table.record().decisions.length).toBeGreaterThan(record.decisions.length);
  });
});

describe('a file that cannot be opened says why', () => {
  const changed = async (change: (record: GameRecord) => object): Promise<string> => {
    const record = await recorded();
    return JSON.stringify({ ...record, ...change(record) });
  };

  test.each([
    ['an empty one', '', 'is empty'],
    ['nothing but space', ' \n ', 'is empty'],
    ['no JSON', '{"format":\n\n oops}', 'line 3, column 2'],
    ['a picture', '\u0089PNG\r\n', 'line 1, column 1'],
    ['a list', '[1, 2]', 'not a record of a game'],
    ['another program’s', '{"format":"other 1"}', 'the format “other 1”'],
    ['what one side saw', '{"format":"wigwag-side-record 1"}', 'the format “wigwag-side-record 1”'],
    ['a record without decisions', '{"format":"wigwag-record 1","ruleset":"gcacw"}', 'damaged at “version”'],
  ])('%s', async (_, text, sentence) => {
    expect(sentences(await read(text)).join(' ')).toContain(sentence);
  });

  test.each<[string, (record: GameRecord) => object, string]>([
    ['another game', () => ({ ruleset: 'pickets' }), 'other rules (“pickets”)'],
    ['no scenario', () => ({ setup: { position: 'text' } }), 'does not say which scenario'],
    ['no setup', () => ({ setup: null }), 'does not say which scenario'],
    ['dice that cannot be', () => ({ setup: { scenario: 'first-march', seed: 1.5 } }), 'damaged at “setup.seed”'],
    ['a scenario that is not here', () => ({ setup: { scenario: 'shiloh' } }), 'scenario “shiloh”'],
    ['a scenario that cannot be fetched', () => ({ setup: { scenario: 'lost' } }), 'maps/lost.json cannot be fetched'],
    [
      'an optional rule of tomorrow',
      () => ({ setup: { scenario: 'first-march', options: { balloons: true, fatigue4March: false } } }),
      'optional rule “balloons”',
    ],
    [
      'a decision that is none',
      ({ decisions }) => ({ decisions: decisions.map((decision, at) => (at === 2 ? 'rain' : decision)) }),
      'damaged at “decisions[2]”',
    ],
    ['a snapshot of another position', () => ({ snapshot: { board: {}, stack: [] } }), 'damaged at “snapshot”'],
  ])('%s', async (_, change, sentence) => {
    expect(sentences(await read(await changed(change))).join(' ')).toContain(sentence);
  });

  test('too large: not even read', async () => {
    const file = { size: MOST_BYTES + 1, text: () => Promise.reject(new Error('read')) } as unknown as Blob;
    expect(sentences(await readGameFile(file)).join()).toContain('6 MB; a game takes 5 MB');
  });

  test('a folder, or a file that is gone', async () => {
    const file = { size: 9, text: () => Promise.reject(new Error('NotReadableError')) } as unknown as Blob;
    expect(sentences(await readGameFile(file)).join()).toContain('cannot read it');
  });

  test('in every language', async () => {
    const texts = ['', '{', await changed(() => ({ setup: { scenario: 'shiloh' } }))];
    for (const text of texts) {
      const file = await read(text);
      if (!('fault' in file)) throw new Error('opened');
      const told = LANGUAGES.map(language => describeFault(translator(language), file.fault));
      expect(new Set(told).size).toBe(LANGUAGES.length);
      expect(told.join()).not.toContain('{{');
    }
  });
});

describe('a game that these rules follow only in part', () => {
  const parted = async (at: number, change: object): Promise<ReadFile> => {
    const record = await recorded();
    const decisions = record.decisions.map((decision, place) => (place === at ? { ...decision, ...change } : decision));
    return read(writeRecord(recordOf({ ...record, rules: 'older', decisions })));
  };

  test('says which decision is refused, by which rule, and that the rules are others', async () => {
    const file = await parted(2, { by: 'table', choice: { do: 'roll' }, dice: [[9, 9]] });
    expect(sentences(file)).toEqual([
      expect.stringContaining('This record was made with other rules (version 1, older) than these (version 1, '),
      expect.stringContaining('Decision 3 has impossible dice: 9 9 (initiative'),
    ]);
    const refused = await parted(1, { by: 'union', choice: { do: 'finish' } });
    expect(sentences(refused).join(' ')).toContain(
      'Decision 2 is not legal under these rules (kernel/not-your-decision)',
    );
    expect(sentences(refused).at(-1)).toBe('Why not? It is not your decision. Deciding now: Confederacy.');
    expect(sentences(await parted(1, { choice: { do: 'fly' } })).join()).toContain('Decision 2');
  });

  test('with secrets does not say how many decisions there are, nor what was decided', async () => {
    const { decisions, ...record } = (await played(['limitedIntelligence'])).record();
    const changed = decisions.map((decision, at) => (at === 4 ? { ...decision, dice: [[1], [1], [1]] } : decision));
    const file = await read(writeRecord(recordOf({ ...record, decisions: changed })));
    if (!('game' in file)) throw new Error('not opened');
    expect(file.game.sitting.replayed?.replayed).toBe(4);
    for (const language of LANGUAGES) {
      const words = translator(language);
      const said = [...describeParting(words, file.game), describeGoOn(words, file.game)];
      expect(said).toEqual([words('client.file.partedHidden'), words('client.file.asFarHidden')]);
      expect(said.join()).not.toMatch(/\d/);
    }
  });

  test('can be played on from there', async () => {
    const file = await parted(4, { dice: [[1], [1], [1]] });
    if (!('game' in file)) throw new Error('not opened');
    const { saved, sitting } = file.game;
    expect(sitting.replayed).toMatchObject({ replayed: 4, divergence: { decision: 5 } });
    expect(describeGoOn(t, file.game)).toBe('Continue after decision 4');
    const table = sitAt(firstMarch(), { saved });
    expect(table.view().log).toHaveLength(1 + 4);
  });

  test('a position that comes out otherwise is told', async () => {
    const record = await recorded();
    const snapshot = { board: { ...(record.snapshot.board as object), turn: 2 }, stack: record.snapshot.stack };
    const file = await read(writeRecord(recordOf({ ...record, snapshot })));
    expect(sentences(file).join()).toContain(`Up to decision ${record.decisions.length} it replays`);
  });
});
