import { playerA } from '../../field/initiative.ts';
import type { Choice, Flow, FlowWithoutDice, Game, PushedFrame, Rule, Verb } from '../../game.ts';
import { storedPose } from '../../geometry/pose.ts';
import { turnMarkers } from '../../patrols/patrols.ts';
import { enemyOf, type Side } from '../../world.ts';
import { corpsAndReserve, rosterOf } from '../roster.ts';
import { groundFor } from '../table/ground.ts';
import { typedPose } from '../table/told.ts';
import { lineUp, placeFor, undeployed } from './lineUp.ts';
import { anchorsOf, beyondMarker, type NoPlace, whyNoPlace } from './places.ts';

/** Whether somebody of a corps, or of the army, is left for whom there is room. */
const hasRoom = (game: Game, side: Side, corps?: string): boolean =>
  undeployed(game, side, corps).some(unit => placeFor(game, side, unit) !== undefined);

function deployAll(flow: Flow, side: Side, corps?: string): void {
  for (const { unit, pose } of lineUp(flow.game, side, corps)) flow.emit({ type: 'unitDeployed', side, unit, pose });
}

/** Why a unit may not be deployed there, and what is in the way. */
export function whyNotThere(
  game: Game,
  side: Side,
  { unit, pose }: Choice<'deployment', 'deployUnit'>,
): NoPlace | undefined {
  const known = rosterOf(game, side).get(unit);
  if (known === undefined) return undefined;
  const anchors = anchorsOf(game, side, known.corps);
  return whyNoPlace(game, groundFor(game, side, unit), anchors, typedPose(game.world, pose), known.type.base);
}

/** By how much it is out, never so that it seems less. */
function beyondSaid(game: Game, side: Side, { unit, pose }: Choice<'deployment', 'deployUnit'>): { out?: number } {
  const known = rosterOf(game, side).get(unit);
  if (known === undefined) return {};
  const out = beyondMarker(game, anchorsOf(game, side, known.corps), typedPose(game.world, pose), known.type.base);
  return out > 0 ? { out: Math.ceil(out * 10) / 10 } : {};
}

const deployUnit: Verb<'deployment', 'deployUnit'> = {
  options: (game, { by }) =>
    undeployed(game, by).flatMap(unit => {
      const place = placeFor(game, by, unit);
      return place === undefined ? [] : [{ do: 'deployUnit', ...place }];
    }),
  guards: [
    ['house/deploy-own-unit', (game, { by }, { unit }) => !rosterOf(game, by).has(unit)],
    [
      ['house/deploy-near-marker', 'house/deploy-room', 'house/deploy-clear'],
      (game, { by }, choice) => whyNotThere(game, by, choice)?.clause,
      (game, { by }, choice) => ({ within: game.world.book.play.deployWithin.value, ...beyondSaid(game, by, choice) }),
    ],
  ],
  choose: (flow, { by }, { unit, pose }) =>
    flow.emit({ type: 'unitDeployed', side: by, unit, pose: storedPose(typedPose(flow.game.world, pose)) }),
};

const deployCorps: Verb<'deployment', 'deployCorps'> = {
  options: (game, { by }) => corpsAndReserve(game, by).map(corps => ({ do: 'deployCorps', corps })),
  guards: [
    ['house/deploy-own-unit', (game, { by }, { corps }) => !corpsAndReserve(game, by).includes(corps)],
    ['house/deploy-room', (game, { by }, { corps }) => !hasRoom(game, by, corps)],
  ],
  choose: (flow, { by }, { corps }) => deployAll(flow, by, corps),
};

const deployArmy: Verb<'deployment', 'deployArmy'> = {
  options: () => [{ do: 'deployArmy' }],
  guards: [['house/deploy-room', (game, { by }) => !hasRoom(game, by)]],
  choose: (flow, { by }) => deployAll(flow, by),
};

const deployed: Verb<'deployment', 'deployed'> = {
  options: () => [{ do: 'deployed' }],
  guards: [
    [
      'house/deploy-all',
      (game, { by }) => hasRoom(game, by),
      (game, { by }) => ({ count: undeployed(game, by).length }),
    ],
  ],
  choose: (flow, f) => {
    const left = undeployed(flow.game, f.by).map(({ id }) => id);
    flow.emit({ type: 'deploymentEnded', side: f.by, left });
    if (f.by === firstToDeploy(flow.game)) f.by = enemyOf(f.by);
    else f.done = true;
  },
};

function firstToDeploy(game: Game): Side {
  const a = playerA(game);
  return game.world.book.play.deploysFirst.value === 'a' ? a : enemyOf(a);
}

/** House rule, since chapter 6 is missing: the markers are turned, and each side places its units near them. */
export const deployment: Rule<'deployment'> = {
  clause: '13.14/deploy',
  verbs: { deployUnit, deployCorps, deployArmy, deployed },
  resume: (flow, f) => (f.done ? flow.pop(f, {}) : 'ask'),
};

export function enterDeployment(flow: FlowWithoutDice): PushedFrame {
  turnMarkers(flow);
  return { kind: 'deployment', by: firstToDeploy(flow.game), done: false };
}
