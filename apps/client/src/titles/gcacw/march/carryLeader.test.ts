import { leaderKey } from '@wigwag/staffmap';
import { translator } from '@wigwag/words';
import { expect, test, vi } from 'vitest';
import { ask } from '../asking/ask.ts';
import { NO_DRAFT, withVerb } from '../asking/asking.ts';
import { firstMarch } from '../testing/firstMarch.ts';
import { sitAt } from '../testing/testSitting.ts';
import { carryLeader } from './carryLeader.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const t = translator('en');

test('a leader who may be transferred is carried to the unit that he goes to, and nobody else is carried', () => {
  const sitting = sitAt(firstMarch(), { seed: 1 });
  const view = sitting.view();
  const asking = ask(sitting, NO_DRAFT, t);
  const transfers = withVerb(view.choices, 'transfer');
  const hexOf = (unit: number): number => view.game.board.units[unit]?.hex ?? -1;
  const choice = transfers.find(
    ({ leader, unit }) =>
      transfers.filter(each => each.leader === leader && hexOf(each.unit) === hexOf(unit)).length === 1,
  );
  if (choice === undefined) throw new Error('nobody can be transferred');
  const acts: unknown[] = [];
  const hand = { act: (act: unknown) => acts.push(act), attempt: (attempt: unknown) => acts.push({ attempt }) };
  const carry = carryLeader({ view, asking, hand: hand as never, t });
  const idle = view.world.leaders.findIndex((_, id) => transfers.every(({ leader }) => leader !== id));
  expect(carry.may(leaderKey(choice.leader))).toBe(true);
  expect(carry.may(leaderKey(idle))).toBe(false);
  carry.begin(leaderKey(choice.leader));
  carry.over(hexOf(choice.unit));
  carry.drop(hexOf(choice.unit));
  expect(acts).toEqual([{ draft: { kind: 'leader', leader: choice.leader } }, { choose: choice }]);
  carry.begin(leaderKey(choice.leader));
  carry.cancel();
  carry.drop(hexOf(choice.unit));
  expect(acts, 'what was let go of is not dropped').toHaveLength(3);
});
