import type { Hex, Hexside } from '@wigwag/hex';
import { type ClauseRow, firstToSpeak, holds } from '@wigwag/kernel';
import { NOWHERE } from '../../board.ts';
import { QUARTERS } from '../../charts/strength.ts';
import type { ClauseId } from '../../clauses.generated.ts';
import type { Choice, Flow, Frame, Game, Verb } from '../../game.ts';
import { isHidden, isOpenlyHeld } from '../../intelligence/markers/forces.ts';
import { showUnit } from '../../intelligence/markers/reveal.ts';
import { combatValueOf, enemyOf, hexOf, isOwnUnit, unitData, unitState, unitsIn } from '../../pieces/pieces.ts';
import type { Side } from '../../vocabulary.ts';
import { worksMultiplier } from '../../works/multiplier.ts';
import { crossingChange } from '../../world/crossings.ts';
import { noMarkerFor } from './markers.ts';
import { buildModifier } from './modifiers.ts';
import { isBridged, isEligible, isMajor, type Site, siteAt } from './site.ts';

type F = Frame<'recovery'>;
type Build = Choice<'recovery', 'build'>;
type Case = [g: Game, f: F, unit: number, site: Site];

/** 10.1/procedure: the die with its modifiers may be no more. */
export const MOST_TO_BUILD = 5;

const bridgingOf = (g: Game) => g.world.profile.bridging;

const isTooWeak = (g: Game, unit: number): boolean => combatValueOf(g, unit) < bridgingOf(g).builder[1] * QUARTERS;

const weakRow = (clause: ClauseId): ClauseRow<ClauseId, Case> => [
  clause,
  (g, _f, unit) => bridgingOf(g).builder[0] === clause && isTooWeak(g, unit),
];

/** In quarters; whoever is under a force marker hinders nobody. */
function enemyValueIn(g: Game, by: Side, hex: Hex): number {
  if (!isOpenlyHeld(g, enemyOf(by), hex)) return 0;
  return unitsIn(g, hex)
    .filter(unit => unitData(g, unit).side === enemyOf(by) && !isHidden(g, unit))
    .map(
      unit => combatValueOf(g, unit) * (holds('10.1/enemy-no-entrenchments', true) ? 1 : worksMultiplier(g, unit) / 2),
    )
    .reduce((sum, value) => sum + value, 0);
}

const blockedRow = (clause: ClauseId): ClauseRow<ClauseId, Case> => [
  clause,
  (g, f, _unit, { banks }) => {
    const [says, least] = bridgingOf(g).enemy;
    return says === clause && banks.some(hex => enemyValueIn(g, f.by, hex) >= least * QUARTERS);
  },
];

const buildersOf = (f: F): readonly number[] => f.builders ?? [];

const hasWorkedOtherwise = (f: F, unit: number): boolean => f.done.includes(unit) && !buildersOf(f).includes(unit);

const hasBuiltBeside = (g: Game, f: F, unit: number): boolean =>
  buildersOf(f).some(other => other !== unit && hexOf(g, other) === hexOf(g, unit));

/** A major river that the side never bridges in this game. */
const isTooWide = (g: Game, f: F, site: Site, side: Side): boolean =>
  f.by === side && isMajor(site) && !bridgingOf(g).majorBuilders.includes(side);

/** Why a unit of one's own may not build at all. */
const WHO_NOT: readonly ClauseRow<ClauseId, Case>[] = [
  // Ruling A47: what those rules are is not known here, so nothing is built by them.
  ['10.1/slb-original-rules', g => bridgingOf(g).original],
  ['10.1/infantry-only', (g, _f, unit) => unitData(g, unit).arm !== 'infantry'],
  ['10.1/eligible-fatigue-0', (g, _f, unit) => unitState(g, unit).fatigue > 0],
  weakRow('10.1/eligible-cv-5'),
  weakRow('10.1/eligible-cv-3-siv'),
  ['10.1/eligible-no-other-work', (_g, f, unit) => hasWorkedOtherwise(f, unit)],
  ['10.1/one-attempt-per-unit', (_g, f, unit) => buildersOf(f).includes(unit)],
  ['10.1/one-attempt-per-hex', (g, f, unit) => hasBuiltBeside(g, f, unit)],
  ['10.1/eligible-hexside', (g, _f, unit, site) => !site.banks.includes(hexOf(g, unit))],
];

/** Why nobody of the side may build there. */
const WHERE_NOT: readonly ClauseRow<ClauseId, Case>[] = [
  ['10.1/no-creek-bridges', (_g, _f, _unit, site) => site.printed?.water === 'creek'],
  ['10.1/one-bridge-per-hexside', (_g, _f, _unit, site) => isBridged(site)],
  ['10.1/eligible-hexside', (g, _f, _unit, site) => !isEligible(g, site)],
  ['10.1/major-confederate', (g, f, _unit, site) => isTooWide(g, f, site, 'confederate')],
  ['10.1/major-union', (g, f, _unit, site) => isTooWide(g, f, site, 'union')],
  ['10.1/not-rain', g => g.derived.ground.conditions.rain],
  ['10.1/failed-hexside-wait', (g, _f, _unit, site) => g.board.failedBridges.includes(site.hexside)],
  blockedRow('10.1/enemy-blocks'),
  blockedRow('10.1/enemy-blocks-siv'),
  ['10.1/minor-marker-needed', (g, f, _unit, site) => !isMajor(site) && noMarkerFor(g, f.by, site.hexside)],
  ['10.1/major-marker-needed', (g, f, _unit, site) => isMajor(site) && noMarkerFor(g, f.by, site.hexside)],
];

const BUILD_CLAUSES: readonly ClauseId[] = [...WHO_NOT, ...WHERE_NOT].map(([clause]) => clause);

const whyNotBuild = (...asked: Case): ClauseId | undefined =>
  firstToSpeak(WHO_NOT, ...asked) ?? firstToSpeak(WHERE_NOT, ...asked);

/** Who may build, at a glance. */
function mayWork(g: Game, f: F, unit: number): boolean {
  const { hex, fatigue } = unitState(g, unit);
  return (
    fatigue === 0 &&
    hex !== NOWHERE &&
    riversOf(g, unit).length > 0 &&
    unitData(g, unit).arm === 'infantry' &&
    !isTooWeak(g, unit) &&
    !f.done.includes(unit) &&
    !hasBuiltBeside(g, f, unit)
  );
}

const riversOf = (g: Game, unit: number): readonly Hexside[] => g.world.rivers[hexOf(g, unit)] ?? [];

function buildOptions(g: Game, f: F): Build[] {
  const found: Build[] = [];
  if (g.derived.ground.conditions.rain || bridgingOf(g).original) return found;
  for (const unit of g.world.unitsOfSide[f.by]) {
    if (!mayWork(g, f, unit)) continue;
    for (const hexside of riversOf(g, unit)) {
      if (firstToSpeak(WHERE_NOT, g, f, unit, siteAt(g, hexside)) === undefined)
        found.push({ do: 'build', unit, hexside });
    }
  }
  return found;
}

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
  exact: true,
  options: buildOptions,
  guards: [
    ['8.0/step-1-fatigue-0', (g, f, c) => !isOwnUnit(g, f.by, c.unit)],
    [BUILD_CLAUSES, (g, f, c) => whyNotBuild(g, f, c.unit, siteAt(g, c.hexside))],
  ],
  choose: (flow, f, c) => tryToBuild(flow, f, c.unit, c.hexside),
};
