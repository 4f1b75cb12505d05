import type { Hex, Hexside } from '@wigwag/hex';
import { holds } from '@wigwag/kernel';
import { QUARTERS } from '../charts/strength.ts';
import type { ClauseId } from '../clauses.generated.ts';
import type { Flow, Frame, Game, Verb } from '../game.ts';
import { isHidden } from '../intelligence/forces.ts';
import { showUnit } from '../intelligence/reveal.ts';
import { combatValueOf, enemyOf, hexOf, isOwnUnit, unitData, unitState, unitsIn, unitsOf } from '../pieces/pieces.ts';
import type { Side } from '../vocabulary.ts';
import { worksMultiplier } from '../works/multiplier.ts';
import { crossingChange } from '../world/crossings.ts';
import { noMarkerFor } from './markers.ts';
import { buildModifier } from './modifiers.ts';
import { isBridged, isEligible, isMajor, type Site, siteAt } from './site.ts';

type F = Frame<'recovery'>;

/** 10.1/procedure: the die with its modifiers may be no more. */
export const MOST_TO_BUILD = 5;

const bridgingOf = (g: Game) => g.world.profile.bridging;

function tooWeak(g: Game, unit: number): ClauseId | undefined {
  const [clause, least] = bridgingOf(g).builder;
  return holds(clause, combatValueOf(g, unit) < least * QUARTERS) ? clause : undefined;
}

/** In quarters; whoever is under a force marker hinders nobody. */
const enemyValueIn = (g: Game, by: Side, hex: Hex): number =>
  unitsIn(g, hex)
    .filter(unit => unitData(g, unit).side === enemyOf(by) && !isHidden(g, unit))
    .map(
      unit => combatValueOf(g, unit) * (holds('10.1/enemy-no-entrenchments', true) ? 1 : worksMultiplier(g, unit) / 2),
    )
    .reduce((sum, value) => sum + value, 0);

function enemyBeside(g: Game, by: Side, { banks }: Site): ClauseId | undefined {
  const [clause, least] = bridgingOf(g).enemy;
  return holds(
    clause,
    banks.some(hex => enemyValueIn(g, by, hex) >= least * QUARTERS),
  )
    ? clause
    : undefined;
}

const buildersOf = (f: F): readonly number[] => f.builders ?? [];

const hasWorkedOtherwise = (f: F, unit: number): boolean => f.done.includes(unit) && !buildersOf(f).includes(unit);

const hasBuiltBeside = (g: Game, f: F, unit: number): boolean =>
  buildersOf(f).some(other => other !== unit && hexOf(g, other) === hexOf(g, unit));

/** A major river that the side never bridges in this game. */
const isTooWide = (g: Game, f: F, hexside: Hexside, side: Side): boolean =>
  f.by === side && isMajor(siteAt(g, hexside)) && !bridgingOf(g).majorBuilders.includes(side);

/** Only such are worth asking about. */
const mayWork = (g: Game, unit: number): boolean =>
  unitState(g, unit).fatigue === 0 && unitData(g, unit).arm === 'infantry' && tooWeak(g, unit) === undefined;

const riversOf = (g: Game, unit: number): readonly Hexside[] => g.world.rivers[hexOf(g, unit)] ?? [];

function tryToBuild(flow: Flow, f: F, unit: number, hexside: Hexside): void {
  const { game } = flow;
  const modifier = buildModifier(game, f.by, hexside);
  showUnit(flow, unit);
  f.done = [...f.done, unit];
  f.builders = [...buildersOf(f), unit];
  const die = flow.sum(1, 'bridge');
  if (!holds('10.1/procedure', die + modifier <= MOST_TO_BUILD)) {
    flow.emit({ type: 'bridgeFailed', unit, hexside, die, modifier });
    return;
  }
  // 10.1/placement, 10.1/pontoon-definition: the builder's pontoon lies over whatever is left of a permanent crossing.
  const destroyed = siteAt(game, hexside).change?.destroyed ?? false;
  const change = crossingChange(game.world.scenario.map, { hexside, destroyed, pontoon: f.by });
  flow.emit({ type: 'bridgeBuilt', unit, hexside, die, modifier, change });
}

/** Recovery Step 1: an infantry unit at Fatigue Level 0 tries to lay a pontoon bridge over a hexside of its hex. */
export const build: Verb<'recovery', 'build'> = {
  fields: { unit: 'integer', hexside: 'integer' },
  options: (g, f) =>
    g.derived.ground.conditions.rain || bridgingOf(g).original
      ? []
      : unitsOf(g, f.by)
          .filter(unit => mayWork(g, unit) && !f.done.includes(unit))
          .flatMap(unit => riversOf(g, unit).map(hexside => ({ do: 'build' as const, unit, hexside }))),
  guards: [
    ['8.0/step-1-fatigue-0', (g, f, c) => !isOwnUnit(g, f.by, c.unit)],
    // Ruling A47: what those rules are is not known here, so nothing is built by them.
    ['10.1/slb-original-rules', g => bridgingOf(g).original],
    ['10.1/infantry-only', (g, _f, c) => unitData(g, c.unit).arm !== 'infantry'],
    ['10.1/eligible-fatigue-0', (g, _f, c) => unitState(g, c.unit).fatigue > 0],
    [['10.1/eligible-cv-5', '10.1/eligible-cv-3-siv'], (g, _f, c) => tooWeak(g, c.unit)],
    ['10.1/eligible-no-other-work', (_g, f, c) => hasWorkedOtherwise(f, c.unit)],
    ['10.1/one-attempt-per-unit', (_g, f, c) => buildersOf(f).includes(c.unit)],
    ['10.1/one-attempt-per-hex', (g, f, c) => hasBuiltBeside(g, f, c.unit)],
    ['10.1/eligible-hexside', (g, _f, c) => !siteAt(g, c.hexside).banks.includes(hexOf(g, c.unit))],
    ['10.1/no-creek-bridges', (g, _f, c) => siteAt(g, c.hexside).printed?.water === 'creek'],
    ['10.1/one-bridge-per-hexside', (g, _f, c) => isBridged(siteAt(g, c.hexside))],
    ['10.1/eligible-hexside', (g, _f, c) => !isEligible(g, siteAt(g, c.hexside))],
    ['10.1/major-confederate', (g, f, c) => isTooWide(g, f, c.hexside, 'confederate')],
    ['10.1/major-union', (g, f, c) => isTooWide(g, f, c.hexside, 'union')],
    ['10.1/not-rain', g => g.derived.ground.conditions.rain],
    ['10.1/failed-hexside-wait', (g, _f, c) => g.board.failedBridges.includes(c.hexside)],
    [['10.1/enemy-blocks', '10.1/enemy-blocks-siv'], (g, f, c) => enemyBeside(g, f.by, siteAt(g, c.hexside))],
    ['10.1/minor-marker-needed', (g, f, c) => !isMajor(siteAt(g, c.hexside)) && noMarkerFor(g, f.by, c.hexside)],
    ['10.1/major-marker-needed', (g, f, c) => isMajor(siteAt(g, c.hexside)) && noMarkerFor(g, f.by, c.hexside)],
  ],
  choose: (flow, f, c) => tryToBuild(flow, f, c.unit, c.hexside),
};
