import type { AnyChoice, Gcacw } from '@wigwag/gcacw';
import { translator } from '@wigwag/words';
import { describe, expect, test, vi } from 'vitest';
import { put, useDesk } from '../../../shell/desk.ts';
import { handOf } from '../../../shell/hand.ts';
import { firstMarch } from '../testing/firstMarch.ts';
import { sitAt, type TestSitting } from '../testing/testSitting.ts';
import { ask } from './ask.ts';
import { type Act, type Draft, NO_DRAFT } from './asking.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const t = translator('en');

const settled = async (sitting: TestSitting): Promise<void> => {
  while (sitting.view().isAutomatic) await new Promise(done => setTimeout(done, 1));
  sitting.sit();
};

async function offered(...options: string[]): Promise<TestSitting> {
  const sitting = sitAt(firstMarch(options), { seed: 12 });
  for (let n = 0; n < 2; n++) {
    await settled(sitting);
    sitting.decide({ do: 'finish' });
  }
  await settled(sitting);
  return sitting;
}

const verbsOf = (act: Act | undefined): string[] =>
  act === undefined || 'draft' in act ? [] : ('inTurn' in act ? act.inTurn : [act.choose]).map(({ do: verb }) => verb);

describe('where the initiative is offered', () => {
  test('whoever could act is lit, as after it is taken', async () => {
    const sitting = await offered();
    const before = ask(sitting, NO_DRAFT, t);
    sitting.decide({ do: 'take' });
    const after = ask(sitting, NO_DRAFT, t);
    expect([...before.units.keys()]).toEqual([...after.units.keys()]);
    expect([...before.leaders.keys()]).toEqual([...after.leaders.keys()]);
    expect([...(before.marches?.keys() ?? [])]).toEqual([...(after.marches?.keys() ?? [])]);
  });

  test('a unit marches after the initiative is taken, in one gesture', async () => {
    const sitting = await offered();
    const unit = [...(ask(sitting, NO_DRAFT, t).marches?.keys() ?? [])][0] ?? -1;
    const chosen = ask(sitting, { kind: 'unit', unit }, t);
    expect(chosen.mover).toBe(unit);
    const march = chosen.buttons.find(({ act }) => verbsOf(act).includes('march'));
    expect(verbsOf(march?.act)).toEqual(['take', 'march']);
    expect(chosen.marches?.get(unit)?.begin).toEqual([{ do: 'take' }, { do: 'march', unit }]);
    expect(sitting.view().frame?.kind, 'nothing is decided yet').toBe('offer');
  });

  test('what may not be done after it is refused as a whole: the initiative is not taken', async () => {
    const sitting = await offered();
    const unit = [...(ask(sitting, NO_DRAFT, t).marches?.keys() ?? [])][0] ?? -1;
    const leader = sitting.view().world.leaders.findIndex(({ side }) => side === sitting.view().frame?.by);
    const draft: Draft = { kind: 'set', leader, units: [], digging: [] };
    const go = ask(sitting, draft, t).buttons.find(({ act }) => verbsOf(act).includes('activate'));
    expect([go?.legal, verbsOf(go?.act)]).toEqual([false, ['take', 'activate']]);
    const before = sitting.view();
    put({ draft, message: undefined });
    const hand = handOf<Gcacw, Draft>(sitting, t);
    if (go !== undefined) hand.act(go.act);
    await settled(sitting);
    expect(sitting.view(), 'nothing was sent').toBe(before);
    expect([useDesk.getState().draft, useDesk.getState().message?.clause]).toEqual([draft, expect.any(String)]);
    hand.act({ inTurn: [{ do: 'take' }, { do: 'march', unit }] });
    await vi.waitFor(() => expect(sitting.view().frame?.kind).not.toBe('offer'));
  });

  test('a marker is taken off without it', async () => {
    const sitting = await offered('limitedIntelligence');
    const hide = ask(sitting, NO_DRAFT, t).buttons.find(({ key }) => key === 'H');
    const choices: readonly AnyChoice[] = hide !== undefined && 'inTurn' in hide.act ? hide.act.inTurn : [];
    for (const choice of choices) sitting.decide(choice);
    const unit = [...(ask(sitting, NO_DRAFT, t).marches?.keys() ?? [])][0] ?? -1;
    sitting.decide({ do: 'march', unit });
    const ownIn = ({ frame, game }: ReturnType<TestSitting['view']>) =>
      game.board.forces.find(({ side }) => frame?.kind === 'offer' && side === frame.by);
    for (let n = 0; n < 40 && ownIn(sitting.view()) === undefined; n++) {
      await settled(sitting);
      const { choices: open } = sitting.view();
      const next = open.find(({ do: verb }) => verb === 'stop' || verb === 'pass') ?? open[0];
      if (next !== undefined && ownIn(sitting.view()) === undefined) sitting.decide(next);
    }
    await settled(sitting);
    const own = ownIn(sitting.view());
    const draft: Draft = { kind: 'force', force: own?.id ?? -1 };
    const verbs = ask(sitting, draft, t).buttons.map(({ act }) => verbsOf(act));
    expect(verbs).toContainEqual(['reveal']);
  });
});

describe('an army that hides', () => {
  test('goes under a marker in every hex where that may be done, and is offered no more', async () => {
    const sitting = await offered('limitedIntelligence');
    const before = ask(sitting, NO_DRAFT, t);
    expect(before.note).toBeDefined();
    const hide = before.buttons.find(({ key }) => key === 'H');
    const verbs = verbsOf(hide?.act);
    expect(verbs[0]).toBe('take');
    expect(verbs.slice(1).every(verb => verb === 'conceal')).toBe(true);
    const choices: readonly AnyChoice[] = hide !== undefined && 'inTurn' in hide.act ? hide.act.inTurn : [];
    for (const choice of choices) expect(sitting.decide(choice)).toBeUndefined();
    const after = ask(sitting, NO_DRAFT, t);
    expect(after.buttons.filter(({ key }) => key === 'H')).toEqual([]);
    expect(after.note).toBeUndefined();
  });

  test('is nothing to speak of where nothing is hidden', async () => {
    const asking = ask(await offered(), NO_DRAFT, t);
    expect(asking.note).toBeUndefined();
    expect(asking.buttons.filter(({ key }) => key === 'H')).toEqual([]);
  });
});
