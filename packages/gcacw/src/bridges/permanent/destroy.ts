import type { Hex, Hexside } from '@wigwag/hex';
import { assert, type ClauseRow, firstToSpeak, type ModifierRow, modifiersOf } from '@wigwag/kernel';
import { QUARTERS } from '../../charts/strength.ts';
import type { ClauseId } from '../../clauses.generated.ts';
import type { Flow, Frame, Game } from '../../game.ts';
import { showUnit } from '../../intelligence/markers/reveal.ts';
import { isUnderWay } from '../../movement/march/marching.ts';
import { combatValueOf, enemyOf, hexOf, unitData } from '../../pieces/pieces.ts';
import type { Side } from '../../vocabulary.ts';
import { endsOf, isEndOf } from '../../world/crossings.ts';
import { inZone, isHeld } from '../../zones/zones.ts';
import { intactAt, isAqueduct, isIndestructible, type Permanent, printedAt } from './permanent.ts';

type F = Frame<'march'>;
type Case = [g: Game, f: F, hexside: Hexside];

const armOf = (g: Game, f: F) => unitData(g, f.unit).arm;

/** Infantry, strong enough, at one end of the bridge. */
function mayDestroyBridge(g: Game, f: F, hexside: Hexside): boolean {
  const least = g.world.profile.crossingLimits.destroy[1] * QUARTERS;
  return (
    isEndOf(g.world.grid, hexside, hexOf(g, f.unit)) && armOf(g, f) === 'infantry' && combatValueOf(g, f.unit) >= least
  );
}

const bridgeRow = (clause: ClauseId): ClauseRow<ClauseId, Case> => [
  clause,
  (g, f, hexside) =>
    g.world.profile.crossingLimits.destroy[0] === clause &&
    intactAt(g, hexside) === 'bridge' &&
    !mayDestroyBridge(g, f, hexside),
];

const isStill = ({ crossing }: { readonly crossing?: string } = {}): boolean =>
  crossing === 'dam' || crossing === 'ford';

type Site = [g: Game, by: Side, hexside: Hexside];

/** Why nobody may destroy this. */
const LASTING: readonly ClauseRow<ClauseId, Site>[] = [
  ['10.2/dams-fords-indestructible', (g, _by, hexside) => isStill(printedAt(g, hexside))],
  ['10.2/what-can-be-destroyed', (g, _by, hexside) => intactAt(g, hexside) === undefined],
  ['10.2/indestructible-list', (g, _by, hexside) => isIndestructible(g, hexside)],
];

/** Why no unit of the side may destroy it now. */
const GUARDED: readonly ClauseRow<ClauseId, Site>[] = [
  [
    '10.2/destroy-not-enemy-occupied',
    (g, by, hexside) => endsOf(g.world.grid, hexside).some(hex => isHeld(g, enemyOf(by), hex)),
  ],
  [
    '10.2/destroy-not-enemy-zoc',
    (g, by, hexside) => endsOf(g.world.grid, hexside).some(hex => inZone(g, enemyOf(by), hex) && !isHeld(g, by, hex)),
  ],
];

const forMarch = ([clause, speaks]: ClauseRow<ClauseId, Site>): ClauseRow<ClauseId, Case> => [
  clause,
  (g, f, hexside) => speaks(g, f.by, hexside),
];

/** Why the unit that ends its march may not try to destroy this. */
const WHY_NOT: readonly ClauseRow<ClauseId, Case>[] = [
  ...LASTING.map(forMarch),
  bridgeRow('10.2/destroy-bridge-who'),
  bridgeRow('10.2/destroy-bridge-who-siv'),
  [
    '10.2/destroy-ferry-who',
    (g, f, hexside) =>
      intactAt(g, hexside) === 'ferry' &&
      (armOf(g, f) === 'artillery' || !isEndOf(g.world.grid, hexside, hexOf(g, f.unit))),
  ],
  ['10.2/destroy-once-per-unit', (g, f) => g.board.wreckers.includes(f.unit)],
  ...GUARDED.map(forMarch),
];

export const DESTROY_CLAUSES: readonly ClauseId[] = WHY_NOT.map(([clause]) => clause);

export const whyNotDestroy = (...asked: Case): ClauseId | undefined => firstToSpeak(WHY_NOT, ...asked);

const spansAt = (g: Game, f: F): readonly Hexside[] => g.world.spans[hexOf(g, f.unit)] ?? [];

/** The crossings of the unit's hex. */
export const destroyOptions = (g: Game, f: F): { readonly do: 'destroy'; readonly hexside: Hexside }[] =>
  spansAt(g, f)
    .filter(hexside => intactAt(g, hexside) !== undefined)
    .map(hexside => ({ do: 'destroy', hexside }));

export const canDestroy = (g: Game, f: F): boolean =>
  spansAt(g, f).some(hexside => whyNotDestroy(g, f, hexside) === undefined);

/** Could some unit of the side in the hex destroy a crossing there, for all that its enemy knows? */
export const mightDestroy = (g: Game, by: Side, hex: Hex): boolean =>
  (g.world.spans[hex] ?? []).some(hexside => firstToSpeak([...LASTING, ...GUARDED], g, by, hexside) === undefined);

/** 10.2/destroy-*-roll: the die with its modifiers may be no more. */
export const MOST_TO_DESTROY = { bridge: 2, ferry: 1 } as const satisfies Record<Permanent, number>;

// biome-ignore format: a table
export const DESTROY_MODIFIERS = {
  confederateFerry: -2,
  noEnemyZone:      -1,
  stationary:       -1,
  aqueduct:          2,
} as const;

/** 10.2/mods-cumulative */
const MODIFIERS: readonly ModifierRow<ClauseId, Case>[] = [
  [
    '10.2/mod-confederate-ferry',
    (g, f, hexside) =>
      f.by === 'confederate' && intactAt(g, hexside) === 'ferry' ? DESTROY_MODIFIERS.confederateFerry : 0,
  ],
  [
    '10.2/mod-no-enemy-zoc',
    (g, f, hexside) =>
      endsOf(g.world.grid, hexside).some(hex => inZone(g, enemyOf(f.by), hex)) ? 0 : DESTROY_MODIFIERS.noEnemyZone,
  ],
  ['10.2/mod-stationary', (_g, f) => (isUnderWay(f) ? 0 : DESTROY_MODIFIERS.stationary)],
  ['10.2/mod-aqueduct', (g, _f, hexside) => (isAqueduct(g, hexside) ? DESTROY_MODIFIERS.aqueduct : 0)],
];

const SUCCEEDS: readonly ClauseRow<ClauseId, [Permanent, modified: number]>[] = [
  ['10.2/destroy-bridge-roll', (what, modified) => what === 'bridge' && modified <= MOST_TO_DESTROY.bridge],
  ['10.2/destroy-ferry-roll', (what, modified) => what === 'ferry' && modified <= MOST_TO_DESTROY.ferry],
];

/** The attempt of a unit whose march is over. */
export function tryToDestroy(flow: Flow, f: F, hexside: Hexside): void {
  const what = intactAt(flow.game, hexside);
  assert(what !== undefined, 'nothing-to-destroy', { hexside });
  showUnit(flow, f.unit);
  const modifier = modifiersOf(MODIFIERS, flow.game, f, hexside).reduce((sum, { value }) => sum + value, 0);
  const die = flow.sum(1, 'destroy-crossing');
  const destroyed = firstToSpeak(SUCCEEDS, what, die + modifier) !== undefined;
  const { unit } = f;
  if (destroyed) flow.emit({ type: 'crossingDestroyed', unit, hexside, what, die, modifier });
  else flow.emit({ type: 'crossingAttemptFailed', unit, hexside, what, work: 'destroy', die, modifier });
}
