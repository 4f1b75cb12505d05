import { type Hex, neighboursOf, OFF_MAP } from '@wigwag/hex';
import { holds } from '@wigwag/kernel';
import { mightBreakCrossing } from '../../bridges/breakable.ts';
import { HALVES } from '../../charts/terrainCosts.ts';
import { barrierBetween } from '../../combat/attack/hexside.ts';
import type { Flow, FlowWithoutDice, Frame, Game, Rule, Verb } from '../../game.ts';
import { settleLeaders } from '../../leaders/displaced.ts';
import { rollFormula } from '../../movement/march/allowance.ts';
import { priceFor } from '../../movement/step/price.ts';
import { enemyOf, hexOf, unitData } from '../../pieces/pieces.ts';
import { type Formula, leaderFormula } from '../../profiles/profile.ts';
import type { Side } from '../../vocabulary.ts';
import { BARRIERS } from '../../world/ground.ts';
import { direction, isHeld } from '../../zones/zones.ts';
import { DUMMY_TYPES, type DummyType, hasLeader, SHAMS } from '../shapes.ts';
import { concealVerb } from './conceal.ts';
import { forceOf, forcesOf, hasForces, isDummy, isHidden } from './forces.ts';
import { revealVerb } from './reveal.ts';

type F = Frame<'dummyMarch'>;

const isOwnDummy = (g: Game, side: Side, id: number): boolean => {
  const force = forceOf(g, side, id);
  return force !== undefined && isDummy(force);
};

const dummiesOf = (g: Game, side: Side): number[] =>
  forcesOf(g, side)
    .filter(isDummy)
    .map(({ id }) => id);

const ridesHorse = (as: DummyType): boolean => as !== 'infantry' && as !== 'infantry-leader';

/** LI/dummy-move-type: as infantry or cavalry, with or without a leader. */
function formulaOf(g: Game, side: Side, as: DummyType): Formula {
  const allowances = g.world.profile.allowances[side];
  const mounted = holds('LI/dummy-move-type', ridesHorse(as));
  if (holds('LI/dummy-move-type', hasLeader(as)))
    return leaderFormula(
      allowances,
      mounted ? 'cavalry' : 'infantry',
      as === 'cavalry-division-leader' ? 'division' : 'corps',
    );
  return mounted ? allowances.cavalry : allowances.foot;
}

/** LI/extended-march-open: a roll that changes nothing. */
export function shamRoll(flow: Flow, side: Side, force: number): void {
  if (!holds('LI/extended-march-open', true)) return;
  flow.emit({ type: 'forceExtendedMarch', side, force, die: flow.sum(1, 'extended-march') });
}

export const pushMarch = (
  flow: FlowWithoutDice,
  by: Side,
  force: number,
  as: DummyType,
  left: number,
  shams: number,
): void => void flow.push({ kind: 'dummyMarch', by, force, as, left, moved: false, shams });

/** An action spent on nothing. */
export const marchDummy: Verb<'action', 'marchDummy'> = {
  exact: true,
  options: (g, f) =>
    dummiesOf(g, f.by).flatMap(force =>
      DUMMY_TYPES.flatMap(as =>
        (hasLeader(as) ? [false] : [false, true]).map(sham => ({ do: 'marchDummy' as const, force, as, sham })),
      ),
    ),
  guards: [
    ['LI/dummy', (g, f, c) => !isOwnDummy(g, f.by, c.force)],
    // With a leader the roll comes when his unit sets out, not with his own.
    ['LI/extended-march-open', (_g, _f, c) => c.sham && hasLeader(c.as)],
  ],
  choose: (flow, f, { force, as, sham }) => {
    f.done = holds('LI/dummy-needs-activation', true);
    flow.emit({ type: 'forceActivated', side: f.by, force });
    const points = rollFormula(flow, formulaOf(flow.game, f.by, as), hasLeader(as) ? 'leader-allowance' : 'allowance');
    flow.emit({ type: 'forceRolled', side: f.by, force, points });
    const hexes = [forceOf(flow.game, f.by, force)?.hex ?? OFF_MAP];
    pushRiding(flow, f.by, { hexes, allowance: points * HALVES, as, led: hasLeader(as), but: force });
    if (sham) shamRoll(flow, f.by, force);
    pushMarch(flow, f.by, force, as, points * HALVES, hasLeader(as) ? SHAMS.led : SHAMS.alone);
  },
};

const hexOfDummy = (g: Game, f: F): Hex => forceOf(g, f.by, f.force)?.hex ?? OFF_MAP;

/** LI/move-by-rules: it pays what such a unit would pay, but for boats, which go by men. */
function costTo(g: Game, f: F, to: Hex): number {
  const from = hexOfDummy(g, f);
  const mover = { side: f.by, arm: ridesHorse(f.as) ? ('cavalry' as const) : ('infantry' as const), manpower: 0 };
  return priceFor(g, mover, from, direction(g, from, to) ?? 0, to);
}

/** Beside a crossing that a unit might break its owner is asked once more, as for a unit. */
const isSpent = (g: Game, f: F): boolean => f.moved && f.left <= 0 && !mightBreakCrossing(g, f.by, hexOfDummy(g, f));

/** A dummy on the march, hex by hex. Next to the enemy it is gone. */
export const dummyMarch: Rule<'dummyMarch'> = {
  clause: 'LI/dummy-limits',
  verbs: {
    step: {
      options: (g, f) => neighboursOf(g.world.grid, hexOfDummy(g, f)).map(to => ({ do: 'step', to })),
      guards: [
        ['6.1/move-cost', (g, f, c) => direction(g, hexOfDummy(g, f), c.to) === undefined],
        [BARRIERS, (g, f, c) => barrierBetween(g, f.by, hexOfDummy(g, f), c.to)],
        ['6.2/enemy-hex', (g, f, c) => isHeld(g, enemyOf(f.by), c.to)],
        [
          '6.2/minimum-one-hex',
          (g, f, c) => f.moved && costTo(g, f, c.to) > f.left,
          (g, f, c) => ({ cost: costTo(g, f, c.to) / HALVES, left: f.left / HALVES }),
        ],
      ],
      choose: (flow, f, { to }) => {
        const from = hexOfDummy(flow.game, f);
        f.left = Math.max(0, f.left - costTo(flow.game, f, to));
        f.moved = true;
        flow.emit({ type: 'forceMoved', side: f.by, force: f.force, from, to });
      },
    },
    stop: { options: () => [{ do: 'stop' }], guards: [], choose: (flow, f) => void flow.pop(f, {}) },
    sham: {
      options: () => [{ do: 'sham' }],
      guards: [['LI/extended-march-open', (_g, f) => f.moved || f.shams <= 0]],
      choose: (flow, f) => {
        f.shams -= 1;
        shamRoll(flow, f.by, f.force);
      },
    },
    conceal: concealVerb,
    reveal: revealVerb,
  },
  resume: (flow, f) => {
    // It may have been a unit's march, and the unit may have had a leader.
    if (settleLeaders(flow) === 'on') return 'on';
    return isOwnDummy(flow.game, f.by, f.force) && !isSpent(flow.game, f) ? 'ask' : flow.pop(f, {});
  },
};

/** Markers in these hexes, where there are several: whether units are under them nobody can tell. */
function companions(g: Game, side: Side, hexes: readonly Hex[], but: number): number[] {
  const crowded = hexes.filter(hex => forcesOf(g, side).filter(force => force.hex === hex).length > 1);
  return forcesOf(g, side)
    .filter(({ id, hex }) => id !== but && crowded.includes(hex))
    .map(({ id }) => id);
}

interface Riders {
  readonly hexes: readonly Hex[];
  readonly allowance: number;
  readonly as: DummyType;
  readonly led: boolean;
  /** The marker that marches itself. */
  readonly but?: number;
}

const NO_MARKER = 0;

/**
 * LI/dummy-rides-along: put below the march, it is heard when that is over. Below a leader's units in any case: his first
 * markers may be placed while he is active.
 */
function pushRiding(flow: FlowWithoutDice, by: Side, { hexes, allowance, as, led, but = NO_MARKER }: Riders): void {
  const waiting = companions(flow.game, by, hexes, but);
  const isAsked = waiting.length > 0 || (led && flow.game.world.options.limitedIntelligence);
  if (holds('LI/dummy-rides-along', isAsked)) flow.push({ kind: 'riding', by, waiting, allowance, as, led });
}

/** Units under markers are activated, by a leader or alone: the dummies in their hexes may come along. */
export function letDummiesRide(
  flow: FlowWithoutDice,
  by: Side,
  units: readonly number[],
  allowance: number,
  led: boolean,
): void {
  const { game } = flow;
  const hidden = units.filter(unit => isHidden(game, unit));
  const mounted = hidden.some(unit => unitData(game, unit).arm === 'cavalry');
  const hexes = hidden.map(unit => hexOf(game, unit));
  pushRiding(flow, by, { hexes, allowance, as: mounted ? 'cavalry' : 'infantry', led });
}

const isLeft = (g: Game, f: Frame<'riding'>): boolean =>
  f.led ? hasForces(g, f.by) : f.waiting.some(id => forceOf(g, f.by, id) !== undefined);

export const riding: Rule<'riding'> = {
  clause: 'LI/dummy-rides-along',
  verbs: {
    ride: {
      options: (_g, f) => f.waiting.flatMap(force => [false, true].map(sham => ({ do: 'ride', force, sham }))),
      guards: [['LI/dummy-rides-along', (g, f, c) => !f.waiting.includes(c.force) || !isOwnDummy(g, f.by, c.force)]],
      choose: (flow, f, { force, sham }) => {
        f.waiting = f.waiting.filter(id => id !== force);
        if (sham) shamRoll(flow, f.by, force);
        pushMarch(flow, f.by, force, f.as, f.allowance, SHAMS.alone);
      },
    },
    finish: { options: () => [{ do: 'finish' }], guards: [], choose: (flow, f) => void flow.pop(f, {}) },
    conceal: concealVerb,
    reveal: revealVerb,
  },
  resume: (flow, f) => (isLeft(flow.game, f) ? 'ask' : flow.pop(f, {})),
};
