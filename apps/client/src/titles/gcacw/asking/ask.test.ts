import type { AnyChoice, Game } from '@wigwag/gcacw';
import { canonicalJson } from '@wigwag/kernel';
import { translator } from '@wigwag/words';
import { describe, expect, test } from 'vitest';
import type { Sitting } from '../room.ts';
import { firstMarch } from '../testing/firstMarch.ts';
import { sitAt, type TestSitting } from '../testing/testSitting.ts';
import { ask } from './ask.ts';
import { type Act, type Draft, NO_DRAFT } from './asking.ts';

const t = translator('en');

/** Everything a player can decide by clicking what is lit, draft after draft. */
function reachable(table: Pick<Sitting, 'view' | 'whyNot'>): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (draft: Draft): void => {
    if (seen.has(canonicalJson(draft))) return;
    seen.add(canonicalJson(draft));
    const { units, leaders, hexes, forces, buttons, sheet } = ask(table, draft, t);
    const acts: Act[] = [...units.values(), ...leaders.values(), ...hexes.values(), ...forces.values()];
    for (const { act, legal } of buttons) if (legal) acts.push(act);
    for (const { more, less } of sheet?.kind === 'losses' ? sheet.rows : []) {
      if (more !== undefined) acts.push(more);
      if (less !== undefined) acts.push(less);
    }
    for (const act of acts) {
      if ('choose' in act) found.add(canonicalJson(act.choose));
      else if ('draft' in act) visit(act.draft);
      // The first of several decisions; the others come to be asked after it.
      else found.add(canonicalJson(act.inTurn[0]));
    }
  };
  visit(NO_DRAFT);
  return found;
}

const table = (seed: number, ...options: string[]): TestSitting => sitAt(firstMarch(options), { seed });

/** A leader who is with the unit already comes along in any case: that choice is another in all but its words. */
const isAnother = ({ board }: Game, choice: AnyChoice): boolean =>
  choice.do !== 'attach' || choice.along.every(leader => board.leaders[leader]?.with !== choice.unit);

/** Sitting rolls come on their own: wait for them. */
const settled = async (playing: Sitting): Promise<void> => {
  while (playing.view().isAutomatic) await new Promise(done => setTimeout(done, 1));
};

describe('what is lit', () => {
  test.each([1, 2, 3])('is exactly what may be chosen, all through a game (%i)', async seed => {
    const playing = table(seed);
    for (let step = 0; step < 60; step++) {
      await settled(playing);
      const { game, choices } = playing.view();
      if (choices.length === 0) break;
      const others = choices.filter(choice => isAnother(game, choice));
      expect([...reachable(playing)].sort()).toEqual(others.map(canonicalJson).sort());
      const next: AnyChoice | undefined = choices[(step * 7 + seed) % choices.length];
      if (next !== undefined) playing.decide(next);
    }
    expect(playing.view().log.length).toBeGreaterThan(10);
  });

  test('and so it is with force markers, for the side that has the seat', async () => {
    const playing = table(4, 'limitedIntelligence');
    for (let step = 0; step < 40; step++) {
      await settled(playing);
      playing.sit();
      const { choices } = playing.view();
      if (choices.length === 0) break;
      expect([...reachable(playing)].sort()).toEqual(choices.map(canonicalJson).sort());
      const verbs = [...new Set(choices.map(({ do: verb }) => verb))].filter(verb => verb !== 'pass');
      const verb = verbs[(step * 5) % verbs.length];
      const open = choices.filter(choice => choice.do === verb);
      const next = open[(step * 7) % open.length];
      if (next !== undefined) playing.decide(next);
    }
    expect(playing.view().log.length).toBeGreaterThan(10);
  });
});

describe('a game in the page', () => {
  test('undo and redo lead to the same position, dice and log', async () => {
    const playing = table(7);
    for (const choice of [{ do: 'finish' }, { do: 'finish' }, { do: 'take' }] as const) {
      await settled(playing);
      playing.decide(choice);
    }
    const before = canonicalJson([playing.view().game.board, playing.view().log]);
    for (let step = 0; step < 3; step++) playing.undo();
    expect(playing.view().log).toEqual([
      { by: 'table', events: [{ type: 'phaseBegan', phase: 'leader-transfer' }], rolled: [] },
    ]);
    expect(playing.view().mayUndo).toBe(false);
    for (let step = 0; step < 3; step++) playing.redo();
    expect(canonicalJson([playing.view().game.board, playing.view().log])).toBe(before);
    expect(playing.view().mayRedo).toBe(false);
  });

  test('a refused choice changes nothing and says why', () => {
    const playing = table(7);
    const before = playing.view();
    expect(playing.decide({ do: 'take' })?.clause).toBe('kernel/no-such-choice');
    expect(playing.view()).toBe(before);
  });
});

test('a leader who comes along in any case is not asked about: one click on the unit says whom the leader goes with', async () => {
  const playing = table(1);
  const { world } = playing.view();
  const unit = (id: string): number => world.units.findIndex(each => each.id === id);
  const leader = (id: string): number => world.leaders.findIndex(each => each.id === id);
  for (let n = 0; n < 9; n++) {
    await settled(playing);
    const { frame } = playing.view();
    if (frame?.kind === 'offer' && frame.by === 'union') break;
    playing.decide({ do: frame?.kind === 'offer' ? 'pass' : 'finish' });
  }
  expect(playing.decide({ do: 'take' })).toBeUndefined();
  const both = [unit('alden'), unit('pruitt')];
  const activated = { do: 'activate', leader: leader('colby'), units: both, digging: [] } as const;
  expect(playing.decide(activated)).toBeUndefined();
  await settled(playing);
  const act = ask(playing, NO_DRAFT, t).units.get(unit('alden'));
  expect(act).toEqual({ choose: { do: 'attach', unit: unit('alden'), along: [] } });
});
