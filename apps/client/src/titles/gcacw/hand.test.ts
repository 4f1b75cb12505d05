import { position } from '@wigwag/content/position';
import { type Game, newGame, reach, worldOf } from '@wigwag/gcacw';
import { findHex } from '@wigwag/hex';
import { unitKey } from '@wigwag/staffmap';
import { translator } from '@wigwag/words';
import { beforeEach, expect, test, vi } from 'vitest';
import { put, useDesk } from '../../shell/desk.ts';
import { ask } from './asking/ask.ts';
import { type Draft, NO_DRAFT } from './asking/asking.ts';
import { clearMap, useMapDesk } from './desk.ts';
import { mapHandOf } from './hand.ts';
import { usePointer } from './march/touch.ts';
import type { Sitting } from './room.ts';
import { firstMarch } from './testing/firstMarch.ts';
import { sitAt, stillSitting } from './testing/testSitting.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const t = translator('en');

const CORPS = `
  map
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
  road 0101-0201-0301-0401-0501
  C Hood 0702
  U Smith 0101 7 cmd=XV; leader Logan
  U Harrow 0102 cmd=XV
`;

const fresh = newGame(worldOf(position(CORPS).scenario));
const game = {
  ...fresh,
  stack: [fresh.stack[0], { kind: 'action', by: 'union', handed: false, done: false }],
} as Game;
const unit = (name: string): number => game.world.units.findIndex(each => each.name === name);
const logan = game.world.leaders.findIndex(({ name }) => name === 'Logan');
const hex = (name: string): number => findHex(game.world.grid, name) ?? -1;

const send = vi.fn(() => Promise.resolve({ done: true }));

function handWith(draft: Draft) {
  const still = stillSitting(game);
  const sitting = { ...still, send } as unknown as Sitting;
  return mapHandOf(sitting, ask(still, draft, t), t);
}

beforeEach(() => {
  put({ message: undefined });
  clearMap();
  send.mockClear();
  usePointer.setState({ isTouch: false });
});

const said = (): string => useDesk.getState().message?.text ?? '';

test('a hex in the reach of a leader’s units says that he has to be activated first', () => {
  handWith({ kind: 'set', leader: logan, units: [unit('Smith')], digging: [] }).pointAtHex(hex('0301'));
  expect(said()).toContain('Activate Logan: 1 unit');
  expect(send).not.toHaveBeenCalled();
});

test('an enemy who is pointed at with a unit in hand shows his card, and how he is attacked', () => {
  handWith({ kind: 'unit', unit: unit('Smith') }).pointAtPiece(unitKey(unit('Hood')));
  expect(useMapDesk.getState().inspected).toBe(unitKey(unit('Hood')));
  expect(said()).toContain('Smith attacks on the march');
});

test('a piece that cannot be chosen, in a hex that can, stands for its hex', () => {
  const still = stillSitting(game);
  const choice = { do: 'march', unit: unit('Smith') } as const;
  const asking = {
    ...ask(still, { kind: 'set', leader: logan, units: [], digging: [] }, t),
    units: new Map(),
    hexes: new Map([[hex('0102'), { choose: choice }]]),
  };
  const hand = mapHandOf({ ...still, send } as unknown as Sitting, asking, t);
  hand.pointAtPiece(unitKey(unit('Smith')));
  expect(send, 'where it stands nothing is lit').not.toHaveBeenCalled();
  hand.pointAtPiece(unitKey(unit('Harrow')));
  expect(send).toHaveBeenCalledWith({ do: 'decide', choice });
});

test('a finger is shown the way first and marches at its second touch; a mouse, which has seen it, at once', () => {
  const draft: Draft = { kind: 'unit', unit: unit('Smith') };
  usePointer.setState({ isTouch: true });
  handWith(draft).pointAtHex(hex('0201'));
  expect(useMapDesk.getState().laid).toMatchObject({ to: hex('0201'), by: 'touch' });
  handWith(draft).pointAtHex(hex('0301'));
  expect(useMapDesk.getState().laid).toMatchObject({ to: hex('0301') });
  expect(send).not.toHaveBeenCalled();
  handWith(draft).pointAtHex(hex('0301'));
  expect(send).toHaveBeenCalledTimes(1);
  send.mockClear();
  usePointer.setState({ isTouch: false });
  handWith(draft).pointAtHex(hex('0201'));
  expect(send).toHaveBeenCalledTimes(1);
});

test('in the phase of the leaders a unit that is pointed at says that only they move', () => {
  const sitting = sitAt(firstMarch(), { seed: 1 });
  expect(sitting.view().frame?.kind).toBe('transfer');
  const own = sitting.view().world.units.findIndex(({ side }) => side === sitting.view().eyes);
  mapHandOf(sitting, ask(sitting, NO_DRAFT, t), t).pointAtPiece(unitKey(own));
  expect(said()).toMatch(/^Only leaders move in this phase/);
});

test('a hex that only a force march reaches says so, and the unit stays in hand', () => {
  const draft: Draft = { kind: 'unit', unit: unit('Smith') };
  const forced = reach(game, unit('Smith')).hexes.find(({ chance, forced: share }) => chance === 0 && share > 0);
  if (forced === undefined) throw new Error('no such hex');
  put({ draft });
  handWith(draft).pointAtHex(forced.hex);
  expect(said()).toContain('only by a force march');
  expect(useDesk.getState().draft).toEqual(draft);
});
