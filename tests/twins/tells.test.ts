import { type Event, type Frame, type Gcacw, gcacw, type Kind } from '@wigwag/gcacw';
import { type AnyChoice, choices, ready } from '@wigwag/kernel';
import { gcacwTitle, hostedIn } from '@wigwag/titles';
import { describe, expect, test } from 'vitest';
import { POSITIONS } from '../support/contents.ts';
import { counterpart } from './counterpart.ts';
import { after, type Course, startAt } from './course.ts';
import { excuseFor } from './tells.ts';
import { Twin } from './twin.ts';

const FIELD = `
game GTC
options limitedIntelligence
map
  .   .   .   .   .
    .   .   .   .
  .   .   .   .   .
    .   .   .   .
  .   .   .   .   .
    .   .   .   .
C Hill 0103 inf 5 cmd=A; leader Lee corps
C Stuart 0103 cav 4 cmd=Cav
C Early 0103 inf 5 f2 cmd=A
C Bound 0101 inf 5 cmd=A within=0101-0102
C Ewell 0501 inf 9 cmd=A
C Weak 0501 inf 1 f2 disorganized cmd=A
U Newton 0903 inf 5
major-river 0501 | 0601
pontoon union 0501-0601
victory union losses 1
`;

const { world } = ((): { world: Gcacw['world'] } => {
  const found = gcacwTitle.worldOf({ position: FIELD }, POSITIONS);
  if ('problem' in found) throw new Error('a position that does not open');
  return found;
})();
const unit = (id: string): number => world.units.findIndex(each => each.id.toLowerCase().includes(id));
const [HILL, STUART, EARLY, BOUND] = ['hill', 'stuart', 'early', 'bound'].map(unit) as [number, number, number, number];
const [EWELL, WEAK] = ['ewell', 'weak'].map(unit) as [number, number];
const opening = () => hostedIn(gcacwTitle, world, { position: FIELD }).opening.game;
const hexOf = (id: number): number => opening().board.units[id]?.hex ?? -1;
const CAMP = hexOf(HILL);

type Markers = Readonly<Record<number, readonly number[]>>;
interface More {
  readonly refused?: readonly number[];
  readonly at?: number;
  /** Of the dice. */
  readonly seed?: number;
}

/** A game with Confederate markers 1, 2 … in the camp, in the middle of what the frames say. */
function twin(
  markers: Markers,
  frames: readonly Frame<Kind>[],
  { refused = [], at = CAMP, seed = 1 }: More = {},
): Twin {
  const hosted = hostedIn(gcacwTitle, world, { position: FIELD });
  const game = ready(gcacw, hosted.opening.game);
  game.board.forces = Object.entries(markers).map(([id, units]) => ({
    ...{ id: Number(id), side: 'confederate' as const, hex: at, units },
  }));
  for (const id of Object.values(markers).flat()) Object.assign(game.board.units[id] as object, { hex: at });
  game.board.refused = [...refused];
  const stack = [...game.stack, ...frames.map(frame => ({ ...frame }))];
  return new Twin({ ...hosted, opening: { game: { ...game, stack, derived: undefined }, events: [] } }, seed);
}

/** A seed with which a force march costs no men. */
const UNHURT = 6;

const by = 'confederate' as const;
const ACTION: Frame<'action'> = { kind: 'action', by, handed: false, done: false };
const UNDER_WAY: Frame<'action'> = { ...ACTION, done: true };
const march = (id: number, more: Partial<Frame<'march'>> = {}): Frame<'march'> => ({
  ...{ kind: 'march', by, unit: id, start: hexOf(id), left: 12, step: 'force-march', moved: false, fought: 'no' },
  ...{ weary: false, mayAttack: true, joining: -1, stood: [], aim: -1, aimType: 'normal', shammed: false },
  ...{ veiled: false, ...more },
});
const dummyMarch = (force: number, more: Partial<Frame<'dummyMarch'>> = {}): Frame<'dummyMarch'> => ({
  ...{ kind: 'dummyMarch', by, force, as: 'infantry-leader', left: 12, moved: false, shams: 2, ...more },
});
const activation = (waiting: readonly number[], step: 'attach' | 'units' = 'units'): Frame<'activation'> => ({
  ...{ kind: 'activation', by, leader: 0, allowance: 12, step, waiting, digging: [], carried: [], rode: false },
});
const riding = (waiting: readonly number[]): Frame<'riding'> => ({
  ...{ kind: 'riding', by, waiting, allowance: 12, as: 'infantry', led: true },
});

/** The name of what excuses that the other game has nothing like the choice. */
function excuse(
  one: Twin,
  other: Twin,
  choice: AnyChoice<Gcacw>,
  more: { readonly activated?: number; readonly events?: readonly Event[] } = {},
): string | undefined {
  const course: Course | undefined = after(one.hosted, one.seed, startAt(one.at), choice, 'union');
  if (course === undefined) throw new Error(`refused: ${JSON.stringify(choice)}`);
  const events = more.events ?? course.events;
  const found = { one, other, course: { ...course, events }, hidden: by, watcher: 'union' as const };
  return excuseFor({ ...found, activated: more.activated })?.name;
}

describe('the other game', () => {
  test('is caught up with also where its leader has many units to send off', () => {
    const led = [HILL, STUART, BOUND, EWELL];
    const one = twin({ 1: led }, [UNDER_WAY, riding([])]);
    const other = twin({ 1: led }, [UNDER_WAY, riding([]), activation(led)]);
    const course = after(one.hosted, one.seed, startAt(one.at), { do: 'finish' }, 'union') as Course;
    const answer = counterpart(other, course, 'union', by)?.map(choice => choice.do);
    expect(answer).toEqual([...led.flatMap(() => ['go', 'stop']), 'finish']);
  });
});

describe('units that have changed their markers unseen', () => {
  const led = (markers: Markers) => twin(markers, [UNDER_WAY, riding([]), activation([EARLY])]);
  const answerOf = (choice: AnyChoice<Gcacw>, ahead: readonly AnyChoice<Gcacw>[]) => {
    const one = led({ 1: [EARLY], 2: [HILL] });
    const course = after(one.hosted, one.seed, startAt(one.at), choice, 'union') as Course;
    return counterpart(led({ 1: [HILL], 2: [EARLY] }), course, 'union', by, ahead);
  };
  const change = { do: 'conceal', hex: CAMP, force: 1, units: [EARLY] } as const;
  const go = { do: 'go', unit: EARLY } as const;

  test('may do so in the other game, too, before one of them rolls', () => {
    expect(answerOf(go, [change])).toEqual([change, go]);
  });

  test('are not looked for where none have', () => {
    expect(answerOf(go, [])).toBeUndefined();
    expect(answerOf(go, [{ ...change, force: 2, units: [HILL] }])).toBeUndefined();
  });
});

describe('dice', () => {
  const dummy = (as: 'infantry' | 'cavalry') => ({ do: 'marchDummy', force: 1, as, sham: false }) as const;
  const [empty, hill] = [() => twin({ 1: [] }, [ACTION]), () => twin({ 1: [HILL] }, [ACTION])];

  test('that nothing under the marker rolls', () => {
    expect(excuse(empty(), hill(), dummy('cavalry'))).toMatch('another kind of force');
    expect(excuse(twin({ 1: [STUART] }, [ACTION]), hill(), { do: 'march', unit: STUART })).toMatch('another kind');
  });

  test('not those that a unit or a dummy rolls', () => {
    expect(excuse(empty(), hill(), dummy('infantry'))).toBeUndefined();
    expect(excuse(hill(), empty(), { do: 'march', unit: HILL })).toBeUndefined();
    expect(excuse(hill(), empty(), { do: 'shamMarch', unit: HILL })).toBeUndefined();
    expect(excuse(hill(), hill(), { do: 'march', unit: HILL })).toBeUndefined();
  });

  test('none: a unit digs in, where no other could', () => {
    const dig = { do: 'entrench', unit: HILL } as const;
    expect(excuse(hill(), empty(), dig)).toBe('a unit digs in');
    expect(excuse(hill(), hill(), dig)).toBeUndefined();
  });

  test('of a force march, if there is none in the other game', () => {
    const marching = () => twin({ 1: [HILL] }, [UNDER_WAY, march(HILL)]);
    const sham = twin({ 1: [] }, [UNDER_WAY, dummyMarch(1)]);
    expect(excuse(marching(), sham, { do: 'force' })).toBe('a force march');
    expect(excuse(marching(), marching(), { do: 'force' })).toBeUndefined();
  });

  test('of a second sham roll, where one is all', () => {
    const dummyOn = () => twin({ 1: [] }, [UNDER_WAY, dummyMarch(1)]);
    const shammed = (has: boolean) => twin({ 1: [HILL] }, [UNDER_WAY, march(HILL, { shammed: has })]);
    expect(excuse(dummyOn(), shammed(true), { do: 'sham' })).toMatch('a sham roll');
    expect(excuse(dummyOn(), shammed(false), { do: 'sham' })).toBeUndefined();
  });

  test('that cost one of several under a marker, and no unit from elsewhere', () => {
    const several = () => twin({ 1: [HILL, EARLY] }, [ACTION]);
    const lost = (id: number): Event[] => [{ type: 'unitEliminated', unit: id } as Event];
    const choice = { do: 'march', unit: HILL } as const;
    expect(excuse(several(), several(), choice, { events: lost(HILL) })).toMatch('a unit is lost');
    expect(excuse(several(), several(), choice, { events: lost(STUART) })).toBeUndefined();
    const marching = () => twin({ 1: [HILL, EARLY] }, [UNDER_WAY, march(HILL)], { seed: UNHURT });
    expect(excuse(marching(), marching(), { do: 'force' }, { events: lost(HILL) })).toMatch('a unit is lost');
    expect(excuse(marching(), marching(), { do: 'force' }, { events: lost(STUART) })).toBeUndefined();
  });
});

describe('markers', () => {
  const STEP = { do: 'step', to: CAMP - 1 } as const;

  test('of units left behind, if they are in one game only', () => {
    const marching = (...units: number[]) => twin({ 1: units }, [UNDER_WAY, march(HILL)]);
    expect(excuse(marching(HILL, EARLY), marching(HILL), STEP)).toMatch('a unit leaves others');
    expect(excuse(marching(HILL, EARLY), marching(HILL, EARLY), STEP)).toBeUndefined();
  });

  test('that units join on the march, not new ones', () => {
    const led = () => twin({ 1: [HILL] }, [UNDER_WAY, activation([HILL])]);
    const sham = () => twin({ 1: [] }, [UNDER_WAY, dummyMarch(1)]);
    const conceal = (force: number) => ({ do: 'conceal', hex: CAMP, force, units: [STUART] }) as const;
    expect(excuse(led(), sham(), conceal(1), { activated: 1 })).toMatch('units join');
    expect(excuse(led(), sham(), conceal(0), { activated: 1 })).toBeUndefined();
  });

  test('that a leader leads, and not his own', () => {
    const led = (id: number) => twin({ 1: [HILL], 2: [EARLY] }, [UNDER_WAY, activation([id])]);
    const sham = (force: number) => twin({ 1: [], 2: [] }, [UNDER_WAY, dummyMarch(force)]);
    const go = { do: 'go', unit: EARLY } as const;
    expect(excuse(led(EARLY), sham(1), go, { activated: 1 })).toMatch('a leader leads');
    expect(excuse(led(EARLY), sham(2), go, { activated: 2 })).toBeUndefined();
  });

  test('whose leader sends a second unit off with a roll after all that a dummy makes, not the first', () => {
    const led = (...sent: number[]): Twin => {
      const one = twin({ 1: [HILL, EARLY] }, [ACTION]);
      one.decide(by, { do: 'activate', leader: 0, units: [HILL, EARLY], digging: [] });
      one.decide(by, { do: 'attach', unit: HILL, along: [] });
      for (const id of sent)
        for (const choice of [{ do: 'go', unit: id }, { do: 'stop' }] as const) one.decide(by, choice);
      return one;
    };
    const sham = (shams: number) => twin({ 1: [] }, [UNDER_WAY, riding([]), dummyMarch(1, { shams })]);
    const go = { do: 'go', unit: EARLY } as const;
    expect(excuse(led(HILL), sham(0), go, { activated: 1 })).toMatch('a leader leads');
    expect(excuse(led(HILL), sham(1), go, { activated: 1 })).toBeUndefined();
    expect(excuse(led(), sham(0), go, { activated: 1 })).toBeUndefined();
  });

  test('that ride along, and not the one that was set in motion', () => {
    const asked = (units: number[]) => twin({ 1: [HILL], 2: units }, [UNDER_WAY, riding([2])]);
    const ride = { do: 'ride', force: 2, sham: true } as const;
    expect(excuse(asked([]), asked([EARLY]), ride)).toBe('only dummies ride along');
    expect(excuse(asked([]), asked([]), ride)).toBeUndefined();
    const first = twin({ 1: [], 2: [] }, [UNDER_WAY, riding([2]), dummyMarch(1)]);
    const real = twin({ 1: [HILL], 2: [] }, [UNDER_WAY, riding([2]), march(HILL)]);
    expect(excuse(first, real, { do: 'sham' }, { activated: 1 })).toBeUndefined();
  });

  test('that ride along after units have left them, though they were set in motion themselves', () => {
    const left = twin({ 1: [], 2: [HILL] }, [UNDER_WAY, riding([1, 2])]);
    left.decide(by, { do: 'ride', force: 1, sham: false });
    const through = (waiting: number[]) => twin({ 1: [], 2: [] }, [UNDER_WAY, riding(waiting)]);
    expect(excuse(left, through([2]), STEP, { activated: 1 })).toBe('only dummies ride along');
    expect(excuse(left, through([1, 2]), STEP, { activated: 1 })).toBeUndefined();
    const first = twin({ 1: [], 2: [] }, [UNDER_WAY, riding([2]), dummyMarch(1)]);
    expect(excuse(first, through([2]), STEP, { activated: 1 })).toBeUndefined();
  });

  test('that what is left does not take on, not where the owner has stopped', () => {
    const on = (left: number) => twin({ 1: [] }, [UNDER_WAY, dummyMarch(1, { left, moved: true })]);
    expect(excuse(on(12), on(1), STEP)).toBe('what is left does not suffice');
    expect(excuse(on(12), on(12), STEP)).toBeUndefined();
    const stopped = on(12);
    stopped.decide(by, { do: 'stop' });
    expect(excuse(on(12), stopped, STEP)).toBeUndefined();
  });

  test('that a unit in the open cannot pay for, not where the same is under them or none lies', () => {
    const open = (...units: number[]) =>
      twin({ 1: units }, [UNDER_WAY, march(EARLY, { left: 6, moved: true, step: 'march' })], { at: STEP.to });
    expect(excuse(open(), open(BOUND), STEP)).toBe('what is left does not suffice');
    expect(excuse(open(), open(), STEP)).toBeUndefined();
    const elsewhere = { do: 'step', to: CAMP + 2 } as const;
    expect(excuse(open(), open(BOUND), elsewhere)).toBeUndefined();
    const poor = twin({ 1: [] }, [UNDER_WAY, march(EARLY, { left: 1, moved: true, step: 'march' })], { at: STEP.to });
    expect(excuse(open(), poor, STEP)).toBeUndefined();
  });

  test('that their area holds, and only at its edge', () => {
    const dummyOn = () => twin({ 1: [] }, [UNDER_WAY, dummyMarch(1)], { at: hexOf(BOUND) });
    const bound = () => twin({ 1: [BOUND] }, [UNDER_WAY, march(BOUND)], { at: hexOf(BOUND) });
    const inside = { do: 'step', to: hexOf(BOUND) + 1 } as const;
    const steps = choices(gcacw, dummyOn().at.standpoint.game).filter(choice => choice.do === 'step');
    expect(steps).toContainEqual(inside);
    const excuses = steps.map(step => [step.to === inside.to, excuse(dummyOn(), bound(), step)]);
    expect(excuses).toEqual(
      steps.map(({ to }) => (to === inside.to ? [true, undefined] : [false, 'bound to its area'])),
    );
    expect(steps.length).toBeGreaterThan(1);
  });
});

describe('what stands in the open', () => {
  test('refused flanks are seen only beside units in the open', () => {
    const marching = (markers: Markers) => twin(markers, [UNDER_WAY, march(HILL)]);
    const sham = () => twin({ 1: [], 2: [], 3: [] }, [UNDER_WAY, dummyMarch(1)]);
    expect(excuse(marching({ 1: [HILL] }), sham(), { do: 'refuse' })).toMatch('flanks refused where');
    const covered = { 1: [HILL], 2: [EARLY], 3: [STUART] };
    expect(excuse(marching(covered), sham(), { do: 'refuse' })).toBeUndefined();
  });

  test('a leader is seen to change, but not from marker to marker', () => {
    const led = (markers: Markers) => twin(markers, [UNDER_WAY, activation([EARLY], 'attach')]);
    const sham = () => twin({ 1: [], 2: [] }, [UNDER_WAY, dummyMarch(1)]);
    const attach = { do: 'attach', unit: EARLY, along: [] } as const;
    expect(excuse(led({ 1: [HILL] }), sham(), attach)).toMatch('a leader comes into the open');
    expect(excuse(led({ 1: [HILL], 2: [EARLY] }), led({ 1: [HILL], 2: [EARLY] }), attach)).toBeUndefined();
  });

  test('refused flanks come to light under a marker, not elsewhere', () => {
    const from = CAMP - 1;
    const game = (refused: number[], at: number) =>
      twin({ 1: [BOUND] }, [UNDER_WAY, march(EARLY, { step: 'march' })], { refused, at });
    const step = { do: 'step', to: from } as const;
    expect(excuse(game([from], from), game([], from), step)).toBe('flanks refused under a marker come to light');
    expect(excuse(game([CAMP + 1], from), game([], from), step)).toBeUndefined();
    const stop = { do: 'stop' } as const;
    expect(excuse(game([from], from), game([], from), stop)).toBeUndefined();
    const beside = (refused: number[]) =>
      twin({ 1: [HILL] }, [UNDER_WAY, march(EARLY, { step: 'march' })], { refused, at: CAMP });
    expect(excuse(beside([CAMP]), beside([]), stop)).toBeUndefined();
  });

  test('a deed shows who did it, if they are not the same in both', () => {
    const [hill, empty] = [() => twin({ 1: [HILL] }, [ACTION]), () => twin({ 1: [] }, [ACTION])];
    const shown = (because: 'LI/shown-by-deed' | 'LI/remove-any-time'): Event[] => [
      { type: 'forceRevealed', side: by, force: 1, hex: CAMP, units: [HILL], because },
    ];
    const choice = { do: 'march', unit: HILL } as const;
    expect(excuse(hill(), empty(), choice, { events: shown('LI/shown-by-deed') })).toBe('shown by its deed');
    expect(excuse(hill(), hill(), choice, { events: shown('LI/shown-by-deed') })).toBeUndefined();
    expect(excuse(hill(), empty(), choice, { events: shown('LI/remove-any-time') })).toBeUndefined();
  });

  test('a step without a roll, where a tired unit is led from under the marker after another: not where a fresh one is', () => {
    const to = choices(gcacw, twin({ 1: [HILL] }, [UNDER_WAY, march(HILL)]).at.standpoint.game).find(
      each => each.do === 'step',
    );
    if (to === undefined) throw new Error('no step');
    const one = () => twin({ 1: [HILL], 2: [EWELL] }, [UNDER_WAY, riding([]), activation([]), march(HILL)]);
    const other = (led: number, marching: number) =>
      twin({ 1: [led], 2: [marching] }, [UNDER_WAY, riding([]), activation([led]), march(marching)]);
    const name = 'another kind of force: nothing under the marker could roll these dice';
    expect(excuse(one(), other(EARLY, EWELL), to)).toBe(name);
    expect(excuse(one(), other(HILL, EWELL), to)).not.toBe(name);
    const onIt = twin({ 1: [EARLY, EWELL] }, [UNDER_WAY, riding([]), activation([EARLY]), march(EWELL)]);
    expect(excuse(one(), onIt, to)).not.toBe(name);
  });

  test('dice that cost a tired unit men where losses count show it, not those that cost none', () => {
    const at = hexOf(WEAK);
    const sham = { do: 'marchDummy', force: 1, as: 'infantry', sham: true } as const;
    const cases = Array.from({ length: 6 }, (_, seed) => {
      const tired = () => twin({ 1: [WEAK] }, [ACTION], { seed, at });
      const events = after(tired().hosted, seed, startAt(tired().at), { do: 'march', unit: WEAK }, 'union')?.events;
      const costs = events?.some(({ type }) => type === 'manpowerLost') === true;
      return [costs, excuse(twin({ 1: [] }, [ACTION], { seed, at }), tired(), sham)] as const;
    });
    expect(new Set(cases.map(([costs]) => costs)).size).toBe(2);
    expect(cases).toEqual(cases.map(([costs]) => [costs, costs ? 'shown by its deed' : undefined]));
  });

  test('so do those that it rolls when a leader sends it off', () => {
    const at = hexOf(WEAK);
    const cases = Array.from({ length: 6 }, (_, seed) => {
      const led = () => twin({ 1: [WEAK] }, [UNDER_WAY, activation([WEAK])], { seed, at });
      const events = after(led().hosted, seed, startAt(led().at), { do: 'go', unit: WEAK }, 'union')?.events;
      const costs = events?.some(({ type }) => type === 'manpowerLost') === true;
      const sham = twin({ 1: [] }, [UNDER_WAY, dummyMarch(1)], { seed, at });
      return [costs, excuse(sham, led(), { do: 'sham' }, { activated: 1 })] as const;
    });
    expect(new Set(cases.map(([costs]) => costs)).size).toBe(2);
    expect(cases).toEqual(cases.map(([costs]) => [costs, costs ? 'shown by its deed' : undefined]));
  });

  test('a step that takes all there is beside a pontoon shows the strong whom a leader sends off, and no other', () => {
    const [bank, from] = [hexOf(EWELL), hexOf(EWELL) + 1];
    const step = { do: 'step', to: bank } as const;
    const sham = (left: number) => twin({ 1: [] }, [UNDER_WAY, riding([]), dummyMarch(1, { left })], { at: from });
    const led = (id: number, allowance: number, at: 'attach' | 'units') =>
      twin({ 1: [id] }, [UNDER_WAY, riding([]), { ...activation([id], at), allowance }], { at: from });
    const [all, more] = [2, 12];
    for (const at of ['attach', 'units'] as const) {
      expect(excuse(sham(all), led(EWELL, all, at), step, { activated: 1 })).toBe('shown by its deed');
      expect(excuse(sham(more), led(EWELL, more, at), step, { activated: 1 })).toBeUndefined();
      expect(excuse(sham(all), led(STUART, all, at), step, { activated: 1 })).toBeUndefined();
      expect(excuse(sham(all), led(EWELL, all, at), { do: 'step', to: from + 1 }, { activated: 1 })).toBeUndefined();
    }
  });

  test('a march that ends beside a pontoon shows the strong, and tells nothing elsewhere', () => {
    const conceal = { do: 'conceal', hex: CAMP, force: 0, units: [STUART] } as const;
    const ended = (id: number) => twin({ 1: [id] }, [UNDER_WAY, activation([HILL])], { at: hexOf(id) });
    const marching = (id: number) => twin({ 1: [id] }, [UNDER_WAY, activation([HILL]), march(id)], { at: hexOf(id) });
    expect(excuse(ended(WEAK), marching(EWELL), conceal)).toBe('shown by its deed');
    expect(excuse(ended(EWELL), marching(WEAK), conceal)).toBeUndefined();
    expect(excuse(ended(EWELL), marching(EWELL), conceal)).toBeUndefined();
    expect(excuse(ended(STUART), marching(EARLY), { ...conceal, units: [HILL] })).toBeUndefined();
  });
});
