import { placeOfFault } from '@wigwag/content/json';
import { LogLines, readSaved } from '@wigwag/host';
import type { AnyChoice, SavedGame } from '@wigwag/kernel';
import { type Pickets, WORLD } from '@wigwag/pickets';
import { picketsTitle } from '@wigwag/titles';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PageSitting } from '../sitting/sitting.ts';
import { FakeLocks } from '../testing/fakeLocks.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { bringIn } from './collection/bringIn.ts';
import { aboutOf } from './collection/format.ts';
import { Origins } from './collection/origins.ts';
import { GameKeeper, type KeeperSettings } from './gameKeeper.ts';
import { GameStore } from './store.ts';

/** Grey is dealt two dashes and goes first. */
const SEED = '28';

/** One page of the browser: a store of its own, and a table. */
class Tab {
  readonly store = new GameStore();
  readonly kept: string[] = [];
  readonly settings: KeeperSettings = {
    store: this.store,
    beginning: { label: { en: 'Pickets', pl: 'Pikiety' }, address: '?title=pickets' },
    onFirstKept: id => this.kept.push(id),
  };
  private keeper: GameKeeper | undefined;
  private at: PageSitting<Pickets> | undefined;

  get sitting(): PageSitting<Pickets> {
    if (this.at === undefined) throw new Error('nobody sits here');
    return this.at;
  }

  begin(): this {
    return this.sit(new GameKeeper(this.settings));
  }

  async open(id: string): Promise<this> {
    const opened = await GameKeeper.open(this.settings, id);
    if (opened === undefined) throw new Error('not there');
    return this.sit(opened.keeper, opened.saved);
  }

  close(): void {
    this.keeper?.close();
  }

  private sit(keeper: GameKeeper, saved?: SavedGame): this {
    this.keeper = keeper;
    this.at = new PageSitting({
      ...{ title: picketsTitle, world: WORLD, keeper, saved },
      setupOf: ({ posts }) => ({ posts }),
      seed: () => SEED,
    }).begin();
    return this;
  }

  get view() {
    return this.sitting.view();
  }

  /** The first choice of whoever decides. */
  async decide(choice?: AnyChoice<Pickets>): Promise<void> {
    await vi.waitFor(() => expect(this.view.isAutomatic).toBe(false));
    this.sitting.sit();
    const answer = await this.sitting.send({ do: 'decide', choice: choice ?? this.view.choices[0] });
    expect(answer).toHaveProperty('done');
  }

  saved(): Promise<SavedGame> {
    return savedIn(this.store, this.id);
  }

  get id(): string {
    return this.kept[0] ?? '';
  }

  isKept(): Promise<void> {
    return vi.waitFor(() => expect(this.sitting.keeping()).toBe('kept'));
  }

  follows(follows = true): Promise<void> {
    return vi.waitFor(() => expect(this.view.isFollowing).toBe(follows), { timeout: 5000 });
  }
}

async function savedIn(store: GameStore, id: string): Promise<SavedGame> {
  const read = readSaved((await store.text(id)) ?? '', placeOfFault);
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  return read.saved;
}

const tabs: Tab[] = [];
const tab = (): Tab => {
  const opened = new Tab();
  tabs.push(opened);
  return opened;
};

beforeEach(() => {
  freshDatabase();
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
});
afterEach(async () => {
  await Promise.all(tabs.splice(0).map(({ store }) => store.close()));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A game with some decisions, in one tab. */
async function playing(): Promise<Tab> {
  const one = tab().begin();
  await one.decide({ do: 'pass' });
  await one.isKept();
  return one;
}

test('an empty game is not kept; the first entry makes it one, with an id', async () => {
  const one = tab();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  one.begin();
  expect([await one.store.list(), one.kept]).toEqual([[], []]);
  vi.useRealTimers();
  const two = await playing();
  expect(two.kept).toHaveLength(1);
  const [row] = await two.store.list();
  expect(row).toMatchObject({ id: two.id, ruleset: 'pickets', setup: { posts: WORLD.posts }, seed: SEED });
  const { decisions } = await two.saved();
  expect(row?.decisions).toBe(decisions.length);
  expect(decisions.at(-1)).toMatchObject({ by: 'grey', choice: { do: 'pass' } });
});

test('a game that goes on is only added to, and its chain is unbroken', async () => {
  const one = await playing();
  const before = await one.store.text(one.id);
  one.close();
  const two = await tab().open(one.id);
  await two.follows(false);
  await two.decide();
  await two.isKept();
  const after = (await two.store.text(one.id)) ?? '';
  expect(after.startsWith(before ?? '?')).toBe(true);
  expect(after.length).toBeGreaterThan(before?.length ?? 0);
  expect((await savedIn(two.store, one.id)).change).toBeUndefined();
});

describe('another game', () => {
  test('begins beside the one that was there', async () => {
    const one = await playing();
    const text = await one.store.text(one.id);
    one.sitting.restart();
    expect(one.view.isBegun).toBe(false);
    await one.decide({ do: 'pass' });
    await one.isKept();
    expect(new Set(one.kept).size).toBe(2);
    expect(await one.store.text(one.id)).toBe(text);
    expect(await one.store.list()).toHaveLength(2);
  });

  test('in place of one in which nobody has decided anything: that one is not missed', async () => {
    const one = tab().begin();
    await vi.waitFor(() => expect(one.kept).toHaveLength(1));
    await vi.waitFor(() => expect(one.view.isAutomatic).toBe(false));
    one.sitting.reopen({ ...WORLD });
    await vi.waitFor(() => expect(one.kept).toHaveLength(2));
    await vi.waitFor(async () => expect((await one.store.list()).map(({ id }) => id)).toEqual(one.kept.slice(1)));
  });
});

describe('two tabs at one game', () => {
  test('the second follows the first, and decides nothing', async () => {
    const one = await playing();
    const two = await tab().open(one.id);
    expect(two.view).toMatchObject({ isFollowing: true, choices: [], mayUndo: false });
    expect(two.view.curtain, 'with secrets it shows nothing').toBeDefined();
    two.sitting.sit();
    expect(two.view.curtain).toBeDefined();
    const watching = { clause: 'host/only-watching' };
    expect(await two.sitting.send({ do: 'decide', choice: { do: 'pass' } })).toMatchObject({ refused: watching });
    expect(two.sitting.whyNot({ do: 'pass' })).toMatchObject(watching);
    const before = two.sitting.record().decisions.length;
    await one.decide();
    await one.isKept();
    await vi.waitFor(() => expect(two.sitting.record()).toEqual(one.sitting.record()));
    expect(two.sitting.record().decisions.length).toBeGreaterThan(before);
  });

  test('takes over when asked: what the first decided last is kept, and then it follows', async () => {
    const one = await playing();
    const two = await tab().open(one.id);
    await one.decide();
    await two.sitting.playHere();
    await one.follows();
    expect(two.view.isFollowing).toBe(false);
    expect(two.view.curtain, 'with secrets somebody has to take the seat').toBeDefined();
    expect(one.sitting.unkept()).toBeUndefined();
    expect(two.sitting.record()).toEqual(one.sitting.record());
    await two.decide();
    await two.isKept();
    await vi.waitFor(() => expect(one.sitting.record()).toEqual(two.sitting.record()));
    expect((await one.saved()).change).toBeUndefined();
  });

  test('one is continued from a file: the page that plays it goes on from there, and decides nothing in vain', async () => {
    const one = await playing();
    const row = await one.store.game(one.id);
    const { tip = '', decisions } = await one.saved();
    if (row === undefined) throw new Error('not kept');
    const to = decisions.length - 1;
    const back = new LogLines(tip).line({ kind: 'undo', by: 'grey', to });
    const lines = [...((await one.store.text(one.id)) ?? '').split(/(?<=\n)/), back];
    const { store } = tab();
    const brought = bringIn(
      { store, origins: new Origins(store) },
      { about: aboutOf(row), lines },
      { ...row, decisions: to },
      'copy',
    );
    expect(await brought).toBe('extended');
    await vi.waitFor(() => expect(one.sitting.record().decisions).toHaveLength(to));
    await one.follows(false);
    await one.decide();
    await one.isKept();
    expect(one.sitting.unkept()).toBeUndefined();
    expect((await one.saved()).decisions).toHaveLength(one.sitting.record().decisions.length);
  });

  test('plays by itself when the first is gone', async () => {
    const one = await playing();
    const two = await tab().open(one.id);
    one.close();
    await two.follows(false);
    await two.decide();
    await two.isKept();
    expect((await two.store.game(one.id))?.decisions).toBe(two.sitting.record().decisions.length);
  });

  test('of three the one that asks gets it, though another has waited longer', async () => {
    const one = await playing();
    const [two, three] = [await tab().open(one.id), await tab().open(one.id)];
    await three.sitting.playHere();
    await one.follows();
    expect([one, two, three].map(each => each.view.isFollowing)).toEqual([true, true, false]);
    await three.decide();
    await three.isKept();
    await vi.waitFor(() => expect(two.sitting.record()).toEqual(three.sitting.record()));
  });

  test('one that is frozen is not waited for; what it writes late is refused, and it says what was lost', async () => {
    const one = await playing();
    const two = await tab().open(one.id);
    // It does not hear anything, and its writes are stuck.
    const paper = (one.store as unknown as { paper: { tell: () => void } }).paper;
    vi.spyOn(paper, 'tell').mockImplementation(() => undefined);
    const append = one.store.append.bind(one.store);
    let thaw: () => void = () => undefined;
    const frozen = new Promise<void>(resolve => {
      thaw = resolve;
    });
    vi.spyOn(one.store, 'append').mockImplementation(async addition => {
      await frozen;
      return append(addition);
    });
    await one.decide();
    const shown = one.sitting.record();
    expect(one.sitting.keeping()).toBe('writing');
    const kept = await one.store.text(one.id);
    await two.sitting.playHere();
    expect(two.view.isFollowing).toBe(false);
    await two.decide();
    await two.isKept();
    thaw();
    await one.follows();
    await vi.waitFor(() => expect(one.sitting.unkept()?.decisions).toEqual(shown.decisions));
    const text = (await one.store.text(one.id)) ?? '';
    expect(text.startsWith(kept ?? '?')).toBe(true);
    expect((await one.saved()).decisions.length).toBe(two.sitting.record().decisions.length);
    one.sitting.forgetUnkept();
    expect(one.sitting.unkept()).toBeUndefined();
  });

  test('without locks the page that was opened last plays, and the other follows', async () => {
    vi.stubGlobal('navigator', {});
    const one = await playing();
    const two = await tab().open(one.id);
    await one.follows();
    expect(two.view.isFollowing).toBe(false);
    await two.decide();
    await two.isKept();
    await vi.waitFor(() => expect(one.sitting.record()).toEqual(two.sitting.record()));
    await one.sitting.playHere();
    await two.follows();
    expect(one.view.isFollowing).toBe(false);
  });
});

test('where nothing can be written the game is opened and played, said not to be kept, and kept as soon as it can be', async () => {
  const one = await playing();
  one.close();
  const two = tab();
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await two.open(one.id);
  await two.follows(false);
  await two.decide();
  await vi.waitFor(() => expect(two.sitting.keeping()).toBe('not-kept'));
  expect(two.view.isFollowing).toBe(false);
  full.mockRestore();
  await two.isKept();
  expect((await one.saved()).decisions.length).toBe(two.sitting.record().decisions.length);
});
