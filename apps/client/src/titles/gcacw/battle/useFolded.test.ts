import { expect, test } from 'vitest';
import { type Button, type Lit, UNLIT } from '../asking/asking.ts';
import { isAskedOnMap } from './useFolded.ts';

const LIT: Lit = new Map([[3, { draft: { kind: 'none' } }]]);
const PASS = { choose: { do: 'pass' } } as const;
const button: Button = { label: 'Pass', act: { draft: { kind: 'none' } }, legal: true, weight: 'plain' };

test('what only a hex or a piece answers is asked on the map', () => {
  expect(isAskedOnMap({ ...UNLIT, hexes: LIT, buttons: [{ ...button, legal: false }] })).toBe(true);
  expect(isAskedOnMap({ ...UNLIT, hexes: LIT, buttons: [button] })).toBe(false);
  expect(isAskedOnMap({ ...UNLIT, units: LIT })).toBe(true);
  expect(isAskedOnMap({ ...UNLIT, hexes: LIT, buttons: [{ ...button, act: PASS }] })).toBe(true);
  expect(isAskedOnMap({ ...UNLIT, units: LIT, buttons: [button] })).toBe(false);
  expect(isAskedOnMap({ ...UNLIT, buttons: [button] })).toBe(false);
  expect(isAskedOnMap({ ...UNLIT, hexes: LIT, sheet: { kind: 'losses', rows: [], number: 1 } })).toBe(false);
});
