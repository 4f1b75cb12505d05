import { type Game, HALVES, QUARTERS, type Side, type VictoryRule, type World } from '@wigwag/gcacw';
import type { Hex, Hexside } from '@wigwag/hex';

type Sided = Readonly<Record<Side, number>>;

/** A hex that is worth points to whoever has it: in centi-points, when the game ends or at the end of every turn. */
export interface Place {
  readonly hex: Hex;
  /** For standing there when the game ends. */
  readonly held: Sided;
  /** For having been there last. */
  readonly controlled: Sided;
  /** For standing there whenever a turn ends. */
  readonly eachTurn: Sided;
}

/** Points that a side is given once, for a deed in one of these hexes. */
export interface Prize {
  readonly kind: 'entered' | 'burned' | 'destroyed';
  readonly side: Side;
  readonly points: number;
  readonly hexes: readonly Hex[];
  readonly rule: string;
  readonly hexside: Hexside | undefined;
  /** The least combat value of whoever does it, in quarters. */
  readonly least: number;
  /** Only infantry can do it. */
  readonly onFoot: boolean;
}

/** Points for units that leave the map. */
interface WayOut {
  readonly side: Side;
  readonly hexes: readonly Hex[];
  /** By unit: what its leaving is worth; 0: it may not. `perMan`: for each man. */
  readonly worth: readonly number[];
  readonly perMan: boolean;
  /** What leaving takes of a march, in halves of a point. */
  readonly cost: number;
}

/** What the scenario gives points for, as numbers. */
export interface Stakes {
  readonly places: readonly Place[];
  readonly prizes: readonly Prize[];
  readonly waysOut: readonly WayOut[];
  /** By unit: what a man lost in combat gives the enemy, and what its end does. */
  readonly man: readonly number[];
  readonly end: readonly number[];
}

const CENTI = 100;
const TO_BURN = 8;
const TO_DESTROY = 20;
/** A place whose fall can end the game at once is worth so much more to whoever may end it there. */
const SUDDEN = 300;

interface Draft {
  readonly held: Record<Side, number>;
  readonly controlled: Record<Side, number>;
  readonly eachTurn: Record<Side, number>;
}

const draft = (): Draft => ({
  held: { union: 0, confederate: 0 },
  controlled: { union: 0, confederate: 0 },
  eachTurn: { union: 0, confederate: 0 },
});

const FIELD = { held: 'held', controlled: 'controlled', 'each-turn': 'eachTurn' } as const;

function placesOf({ scenario }: World): Place[] {
  const found = new Map<Hex, Draft>();
  const at = (hex: Hex): Draft => {
    const known = found.get(hex) ?? draft();
    found.set(hex, known);
    return known;
  };
  for (const { kind, hexes = [], points, all, for: side } of scenario.victory?.rules ?? []) {
    if (kind !== 'held' && kind !== 'controlled' && kind !== 'each-turn') continue;
    const each = Math.trunc((points * CENTI) / (all === true ? hexes.length : 1));
    for (const hex of hexes) at(hex)[FIELD[kind]][side] += each;
  }
  for (const { hexes = [], for: side } of scenario.victory?.suddenDeath ?? []) {
    for (const hex of hexes) at(hex).held[side] += SUDDEN;
  }
  return [...found].map(([hex, worth]) => ({ hex, ...worth }));
}

function prizesOf(world: World): Prize[] {
  const { rules = [] } = world.scenario.victory ?? {};
  return rules.flatMap((rule): Prize[] => {
    const { id, for: side, points, hexes = [] } = rule;
    const common = { side, points: points * CENTI, rule: id, hexside: undefined, least: 0, onFoot: false };
    if (rule.kind === 'entered' && rule.once === true) return [{ ...common, kind: 'entered', hexes }];
    if (rule.kind === 'entered') return hexes.map(hex => ({ ...common, kind: 'entered', hexes: [hex] }));
    if (rule.kind === 'burned' && world.profile.burnStations) return burnings(world, rule);
    if (rule.kind === 'destroyed') return breaches(world, rule);
    return [];
  });
}

function burnings({ stations }: World, { id, for: side, points, hexes, destroyed }: VictoryRule): Prize[] {
  const least = destroyed === true ? TO_DESTROY : TO_BURN;
  const common = {
    kind: 'burned',
    side,
    points: points * CENTI,
    rule: id,
    hexside: undefined,
    least,
    onFoot: false,
  } as const;
  return (hexes ?? stations).map(hex => ({ ...common, hexes: [hex] }));
}

/** Crossings that stood when the game began and that the rule speaks of. */
function breaches({ scenario: { map }, grid, crossings: atStart, profile }: World, rule: VictoryRule): Prize[] {
  const { id, for: side, points, hexsides, crossings } = rule;
  return map.hexsides.flatMap((data, hexside): Prize[] => {
    const crossing = data?.crossing;
    if (crossing === undefined || crossing === 'ford') return [];
    if (hexsides?.includes(hexside) === false || crossings?.includes(crossing) === false) return [];
    if (atStart.some(each => each.hexside === hexside && each.destroyed)) return [];
    const hexes = [grid.sideHexes[2 * hexside] ?? -1, grid.sideHexes[2 * hexside + 1] ?? -1].filter(hex => hex >= 0);
    const onFoot = crossing === 'bridge';
    const least = onFoot ? profile.crossingLimits.destroy[1] * QUARTERS : 0;
    return [{ kind: 'destroyed', side, points: points * CENTI, rule: id, hexside, hexes, least, onFoot }];
  });
}

const concerns = ({ arms, sizes }: VictoryRule, { arm, size }: World['units'][number]): boolean =>
  (arms?.includes(arm) ?? true) && (sizes?.includes(size) ?? true);

function waysOutOf({ scenario, units }: World): WayOut[] {
  const rules = (scenario.victory?.rules ?? []).filter(({ kind }) => kind === 'exited');
  return rules.flatMap(rule =>
    scenario.exits
      .filter(exit => exit.for === rule.for)
      .map(exit => ({
        side: rule.for,
        hexes: exit.hexes.filter(hex => rule.hexes?.includes(hex) ?? true),
        perMan: rule.per !== undefined,
        cost: (exit.cost ?? 0) * HALVES,
        worth: units.map(unit =>
          unit.side === rule.for &&
          concerns(rule, unit) &&
          (exit.arms?.includes(unit.arm) ?? true) &&
          (exit.units?.includes(unit.id) ?? true)
            ? Math.trunc((rule.points * CENTI) / (rule.per ?? 1))
            : 0,
        ),
      })),
  );
}

function lossesOf({ scenario, units }: World, kind: 'losses' | 'eliminated'): number[] {
  const rules = (scenario.victory?.rules ?? []).filter(
    rule => rule.kind === kind && (rule.cause ?? 'combat') === 'combat',
  );
  return units.map(unit =>
    rules
      .filter(rule => rule.for !== unit.side && concerns(rule, unit))
      .reduce((sum, { points, per = 1 }) => sum + Math.trunc((points * CENTI) / per), 0),
  );
}

const known = new WeakMap<World, Stakes>();

export function stakesOf(world: World): Stakes {
  const found = known.get(world);
  if (found !== undefined) return found;
  const stakes: Stakes = {
    places: placesOf(world),
    prizes: prizesOf(world),
    waysOut: waysOutOf(world),
    man: lossesOf(world, 'losses'),
    end: lossesOf(world, 'eliminated'),
  };
  known.set(world, stakes);
  return stakes;
}

/** Is it still to be had? */
export function isOpen({ board }: Game, { kind, rule, hexes, hexside }: Prize): boolean {
  if (kind === 'destroyed') return !board.crossings.some(each => each.hexside === hexside && each.destroyed);
  return !board.ledger.some(line => line.rule === rule && hexes.includes(line.hex));
}
