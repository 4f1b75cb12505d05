import { type Hex, type Hexside, OFF_MAP } from '@wigwag/hex';
import type { VictoryKind, VictoryRule } from '../data/victory.ts';
import type { Game } from '../game.ts';
import { isOpenlyHeld } from '../intelligence/markers/forces.ts';
import { linesOf } from '../victory/kind.ts';
import { isCountedCrossing } from '../victory/kinds/destroyed.ts';
import { NO_HEXSIDE } from '../victory/ledger.ts';
import type { Side } from '../vocabulary.ts';
import { endsOf } from '../world/crossings.ts';

/** Kinds of points that are given for a place. */
export type PlaceKind = Exclude<VictoryKind, 'losses' | 'eliminated'>;

/** A place for which a side gets points, by one row of the victory conditions. */
export interface Objective {
  readonly rule: string;
  readonly kind: PlaceKind;
  /** Who gets the points. */
  readonly side: Side;
  /** All the points of the row: of an exit, for a unit or for `per` of its Manpower. */
  readonly points: number;
  /** Of an exit: so much Manpower for the points; 0: they are for a unit. */
  readonly per: number;
  /** Where a unit has to be; a crossing has two. */
  readonly hexes: readonly Hex[];
  /** The crossing; NO_HEXSIDE: it is not about one. */
  readonly hexside: Hexside;
  /** So many places of the row have to be had together for the points; 1: this one is enough. */
  readonly together: number;
  /** `end`: if it is so when the game ends. `turn`: at the end of every turn. `once`: as soon as it happens. */
  readonly when: 'end' | 'turn' | 'once';
  /** The side has it now: it stands there, controls it, has done what is asked. */
  readonly has: boolean;
  /** Points can still come of it. */
  readonly open: boolean;
}

type Place = Pick<Objective, 'hexes' | 'hexside' | 'has' | 'open'>;

const at = (hex: Hex, has: boolean, open: boolean): Place => ({ hexes: [hex], hexside: NO_HEXSIDE, has, open });

const scoredAt = (g: Game, rule: VictoryRule, hex: Hex): boolean => linesOf(g, rule).some(line => line.hex === hex);

const isOver = ({ board }: Game): boolean => board.result !== undefined;

const entered = (g: Game, rule: VictoryRule): Place[] =>
  (rule.hexes ?? []).map(hex => {
    const has = rule.once === true ? linesOf(g, rule).length > 0 : scoredAt(g, rule, hex);
    return at(hex, has, !has);
  });

/** Who burns a station that is ruined already still gets the points. */
function burned(g: Game, rule: VictoryRule): Place[] {
  const stations = rule.hexes?.filter(hex => g.world.stations.includes(hex)) ?? g.world.stations;
  return stations.map(hex => {
    const has = scoredAt(g, rule, hex);
    return at(hex, has, !has && g.world.profile.burnStations);
  });
}

function destroyed(g: Game, rule: VictoryRule): Place[] {
  const { grid, scenario } = g.world;
  const places: Place[] = [];
  scenario.map.hexsides.forEach((_, hexside) => {
    if (!isCountedCrossing(g, rule, hexside)) return;
    const has = g.board.crossings.some(each => each.hexside === hexside && each.destroyed);
    places.push({ hexes: endsOf(grid, hexside).filter(hex => hex !== OFF_MAP), hexside, has, open: true });
  });
  return places;
}

const exited = (g: Game, rule: VictoryRule): Place[] => {
  const exits = g.world.scenario.exits.filter(exit => exit.for === rule.for).flatMap(({ hexes }) => hexes);
  const hexes = [...new Set(exits)].filter(hex => rule.hexes?.includes(hex) ?? true);
  return hexes.map(hex => at(hex, scoredAt(g, rule, hex), true));
};

const stoodIn = (g: Game, rule: VictoryRule): Place[] =>
  (rule.hexes ?? []).map(hex => at(hex, isOpenlyHeld(g, rule.for, hex), true));

const controlled = (g: Game, rule: VictoryRule): Place[] =>
  (rule.hexes ?? []).map(hex =>
    at(
      hex,
      g.board.control.some(control => control.hex === hex && control.side === rule.for),
      true,
    ),
  );

type Finder = readonly [when: Objective['when'], find: (g: Game, rule: VictoryRule) => Place[]];

const PLACES: Readonly<Record<PlaceKind, Finder>> = {
  held: ['end', stoodIn],
  controlled: ['end', controlled],
  'each-turn': ['turn', stoodIn],
  entered: ['once', entered],
  burned: ['once', burned],
  destroyed: ['once', destroyed],
  exited: ['once', exited],
};

const isOfPlaces = (rule: VictoryRule): rule is VictoryRule & { readonly kind: PlaceKind } => rule.kind in PLACES;

/** Every place that the scenario gives points for, row by row: what an opponent plans by. */
export function objectives(g: Game): Objective[] {
  return (g.world.scenario.victory?.rules ?? []).filter(isOfPlaces).flatMap(rule => {
    const [when, find] = PLACES[rule.kind];
    const { id, kind, points, per = 0, all = false } = rule;
    const places = find(g, rule);
    const together = all ? places.length : 1;
    return places.map(place => ({
      ...{ rule: id, kind, side: rule.for, points, per, when, together },
      ...place,
      open: place.open && !isOver(g),
    }));
  });
}
