import type { AnyChoice } from '@wigwag/gcacw';
import { findHex } from '@wigwag/hex';
import { translator } from '@wigwag/words';
import { describe, expect, test } from 'vitest';
import { decideInTurn, redoGesture, undoGesture } from '../../../shell/gestures.ts';
import { firstMarch } from '../testing/firstMarch.ts';
import { sitAt, type TestSitting } from '../testing/testSitting.ts';
import { marchAlong } from './marchAlong.ts';
import { planOf } from './planOf.ts';

const t = translator('en');
const hex = (sitting: TestSitting, name: string): number => findHex(sitting.view().world.grid, name) ?? -1;
const unit = (sitting: TestSitting, name: string): number =>
  sitting.view().world.units.findIndex(each => each.name === name);

const settled = async (sitting: TestSitting): Promise<void> => {
  while (sitting.view().isAutomatic) await new Promise(done => setTimeout(done, 1));
};

/** To the first offer of the initiative. */
async function offered(seed: number, ...options: string[]): Promise<TestSitting> {
  const sitting = sitAt(firstMarch(options), { seed });
  for (let n = 0; n < 2; n++) {
    await settled(sitting);
    sitting.sit();
    sitting.decide({ do: 'finish' });
  }
  await settled(sitting);
  sitting.sit();
  expect(sitting.view().frame?.kind).toBe('offer');
  return sitting;
}

/** The first march that the side could make, over so many hexes. */
async function ordered(sitting: TestSitting, hexes: number) {
  const { frame, world } = sitting.view();
  const begin = (id: number): AnyChoice[] => [{ do: 'take' }, { do: 'march', unit: id }];
  const own = world.units.flatMap((each, id) => (each.side === frame?.by ? [id] : []));
  await decideInTurn(sitting, [{ do: 'take' }]);
  const { game } = sitting.view();
  const found = own.flatMap(id => {
    const plan = planOf(game, id);
    const ways = world.grid.columns.length === 0 ? [] : [...world.grid.columns.keys()].map(to => plan.wayThrough([to]));
    return ways.flatMap(way => (way?.path.length === hexes + 1 ? [{ id, way }] : []));
  });
  await undoGesture(sitting);
  const sure = found.find(({ way }) => way.chance === 1);
  const unsure = found.find(({ way }) => way.chance > 0 && way.chance < 0.4);
  return { begin, sure, unsure };
}

describe('a march as one gesture', () => {
  test('takes the initiative, begins and goes; one undo takes all of it back, one redo makes it again', async () => {
    const sitting = await offered(7);
    const before = sitting.view().log.length;
    const { begin, sure } = await ordered(sitting, 1);
    if (sure === undefined) throw new Error('nobody can march');
    await marchAlong(sitting, t, { unit: sure.id, begin: begin(sure.id), path: sure.way.path });
    const there = sitting.view();
    expect(there.game.board.units[sure.id]?.hex).toBe(sure.way.path.at(-1));
    expect(await undoGesture(sitting)).toMatchObject({ stays: false });
    expect(sitting.view().frame?.kind).toBe('offer');
    expect(sitting.view().log.length).toBe(before);
    await redoGesture(sitting);
    expect(sitting.view().game.board).toEqual(there.game.board);
    await undoGesture(sitting);
    expect(sitting.view().frame?.kind).toBe('offer');
  });

  test('stops after the dice where they are too few, and says so', async () => {
    let stopped = 0;
    for (let seed = 1; seed < 12; seed++) {
      const sitting = await offered(seed);
      const { begin, unsure } = await ordered(sitting, 4);
      if (unsure === undefined) continue;
      const start = sitting.view().game.board.units[unsure.id]?.hex;
      const { note } = await marchAlong(sitting, t, {
        unit: unsure.id,
        begin: begin(unsure.id),
        path: unsure.way.path,
      });
      const end = sitting.view().game.board.units[unsure.id]?.hex;
      if (end === unsure.way.path.at(-1)) expect(note).toBeUndefined();
      else {
        stopped += 1;
        expect(end).toBe(start);
        expect(note).toContain('MP');
      }
    }
    expect(stopped).toBeGreaterThan(0);
  });

  test('between sides with secrets an undo goes back to the dice, and the rest stays', async () => {
    const sitting = await offered(12, 'limitedIntelligence');
    const { begin, sure } = await ordered(sitting, 1);
    if (sure === undefined) throw new Error('nobody can march');
    await marchAlong(sitting, t, { unit: sure.id, begin: begin(sure.id), path: sure.way.path });
    expect(sitting.view()).toMatchObject({ mayUndo: true, frame: { kind: 'march', moved: true } });
    expect(await undoGesture(sitting)).toMatchObject({ stays: true });
    expect(sitting.view()).toMatchObject({ mayUndo: false, frame: { kind: 'march', moved: false } });
  });
});

describe('decisions in turn', () => {
  test('stop at the first that is refused', async () => {
    const sitting = await offered(7);
    const { world, frame } = sitting.view();
    const enemy = world.units.findIndex(({ side }) => side !== frame?.by);
    const own = world.units.findIndex(({ side }) => side === frame?.by);
    const answer = await decideInTurn(sitting, [
      { do: 'take' },
      { do: 'march', unit: enemy },
      { do: 'march', unit: own },
    ]);
    expect(answer).toHaveProperty('refused');
    expect(sitting.view().frame?.kind).toBe('action');
    await undoGesture(sitting);
    expect(sitting.view().frame?.kind).toBe('offer');
  });

  test('stop at dice: what comes after them is not decided', async () => {
    const sitting = await offered(7);
    const { begin, sure } = await ordered(sitting, 1);
    if (sure === undefined) throw new Error('nobody can march');
    await decideInTurn(sitting, [...begin(sure.id), { do: 'step', to: sure.way.path[1] ?? -1 }]);
    expect(sitting.view()).toMatchObject({ frame: { kind: 'march', moved: false } });
  });

  test('a gesture after which something else was decided is not taken back with it', async () => {
    const sitting = await offered(7);
    const name = sitting.view().frame?.by === 'union' ? 'Vance' : 'Calloway';
    await decideInTurn(sitting, [{ do: 'take' }, { do: 'march', unit: unit(sitting, name) }]);
    const to =
      sitting.view().choices.flatMap(choice => (choice.do === 'step' ? [choice.to] : []))[0] ?? hex(sitting, '');
    await decideInTurn(sitting, [{ do: 'step', to }]);
    await undoGesture(sitting);
    expect(sitting.view()).toMatchObject({ frame: { kind: 'march', moved: false } });
    await undoGesture(sitting);
    expect(sitting.view().frame?.kind).toBe('offer');
  });
});
