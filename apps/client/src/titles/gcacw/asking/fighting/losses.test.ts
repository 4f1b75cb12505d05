import { type AnyChoice, newGame } from '@wigwag/gcacw';
import { canonicalJson } from '@wigwag/kernel';
import { translator } from '@wigwag/words';
import { expect, test } from 'vitest';
import type { Sitting } from '../../room.ts';
import { firstMarch } from '../../testing/firstMarch.ts';
import { stillSitting } from '../../testing/testSitting.ts';
import { ask } from '../ask.ts';
import { type Act, type Draft, NO_DRAFT } from '../asking.ts';

const world = firstMarch();
const unitOf = (name: string): number => world.units.findIndex(unit => unit.name === name);
const [pruitt, guns] = [unitOf('Pruitt'), unitOf('Reserve Art')];

/** Pruitt, with 8 men, and the guns, with 2, have three to lose. */
function losing(): Pick<Sitting, 'view' | 'whyNot'> {
  const fresh = newGame(world);
  const frame = { kind: 'losses', by: 'union', role: 'defender', units: [pruitt, guns], number: 3 } as const;
  return stillSitting({ ...fresh, stack: [...fresh.stack, frame] });
}

const at = (draft: Draft) => ask(losing(), draft, translator('en'));
const rowsOf = (draft: Draft) => {
  const { sheet } = at(draft);
  return sheet?.kind === 'losses' ? sheet.rows : [];
};

test('losses are proposed fairly, and every division can be reached by plus and minus', () => {
  expect(rowsOf(NO_DRAFT).map(({ lost }) => lost)).toEqual([3, 0]);
  const [seen, found] = [new Set<string>(), new Set<string>()];
  const visit = (draft: Draft): void => {
    if (seen.has(canonicalJson(draft))) return;
    seen.add(canonicalJson(draft));
    for (const { act, legal } of at(draft).buttons) {
      if (legal && 'choose' in act) found.add(canonicalJson(act.choose));
    }
    const steps = rowsOf(draft).flatMap(({ more, less }) => [more, less]);
    for (const act of steps.filter((step): step is Act => step !== undefined)) if ('draft' in act) visit(act.draft);
  };
  visit(NO_DRAFT);
  const choices: readonly AnyChoice[] = losing().view().choices;
  expect([...found].sort()).toEqual(choices.map(canonicalJson).sort());
  expect(choices).toHaveLength(3);
});

test('pointing at a unit lays a loss on it, also when all are divided', () => {
  const moved = at(NO_DRAFT).units.get(guns);
  expect(moved).toEqual({ draft: { kind: 'losses', losses: [2, 1] } });
  const full = at({ kind: 'losses', losses: [1, 2] });
  expect(full.units.get(pruitt)).toEqual({ draft: { kind: 'losses', losses: [2, 1] } });
  expect(full.units.has(guns)).toBe(false);
});

test('an incomplete division says how much is missing, and is not legal', () => {
  const [button] = at({ kind: 'losses', losses: [1, 0] }).buttons;
  expect(button).toMatchObject({ label: '2 more to divide', legal: false });
});
