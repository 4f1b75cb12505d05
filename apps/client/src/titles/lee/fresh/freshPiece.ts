import {
  type AnyChoice,
  freeHosts,
  inches,
  markersLeft,
  ORDINARY,
  type Ordinary,
  type StoredPoint,
  terrainTerms,
} from '@wigwag/lee';
import { choiceOf } from '../asking/choiceOf.ts';
import { begun } from '../asking/proposal.ts';
import { newArea } from '../drafts/area.ts';
import { placeAt } from '../drafts/curves.ts';
import type { Draft } from '../drafts/draft.ts';
import { firstWater } from '../drafts/line.ts';
import { EDGES, NEW_ROAD } from '../drafts/road.ts';
import { cutsOf } from '../drafts/shapes.ts';
import { onRiver } from '../map/dragging.ts';
import type { Sitting, View } from '../room.ts';
import { along } from '../terrain/alongHost.ts';
import { firstMarker, firstWorks, goesHome, planIn, waterLine } from './firstPlaces.ts';
import { nextUnit } from './nextUnit.ts';

/** A number from 0 up to, not with, 1. */
export type Chance = () => number;

const between = (chance: Chance, from: number, to: number): number => from + (to - from) * chance();

const oneOf = <T>(chance: Chance, all: readonly T[]): T | undefined => all[Math.floor(chance() * all.length)];

/** Inches by which a bend of a water leaves the straight line. */
const SWAY = 5;

function someWater(drawn: 'river' | 'stream', view: View, chance: Chance): Draft {
  const water = firstWater(drawn, view.world.table, waterLine(view));
  const bends = water.bends.map(({ x, y }) => ({ x, y: between(chance, y - SWAY, y + SWAY) }));
  return { ...water, bends };
}

/** Along two of the strategic points, or from a base by one. */
function someRoad(made: 'road' | 'railway', view: View, chance: Chance): Draft {
  const points = planIn(view).points.map((_, i) => i);
  const first = oneOf(chance, points) ?? 0;
  const second = oneOf(
    chance,
    points.filter(each => each !== first),
  );
  const isFromBase = second === undefined || chance() < 1 / 3;
  return {
    ...{ ...NEW_ROAD, made, bed: made === 'railway' ? 'flat' : 'unsaid' },
    ...(isFromBase
      ? { form: 'base', anchors: [planIn(view).edges[view.eyes], first] }
      : { edge: oneOf(chance, EDGES) ?? 'left', anchors: [first, second].toSorted((a, b) => a - b) }),
  };
}

/** Roads are what a table needs first. */
const LINEAR = ['road', 'road', 'stream', 'railway', 'river'] as const;

function someLinear(view: View, chance: Chance): Draft {
  const kind = oneOf(chance, LINEAR) ?? 'road';
  return kind === 'road' || kind === 'railway' ? someRoad(kind, view, chance) : someWater(kind, view, chance);
}

/** Kinds of which more is left come more often. */
function someKind({ game }: View, chance: Chance): Ordinary | undefined {
  const { pool } = game.board.terrain;
  return oneOf(
    chance,
    ORDINARY.flatMap(kind => Array.from({ length: Math.ceil(pool[kind]) }, () => kind)),
  );
}

/** Of some size, somewhere in the own zone, or on all the ground that is open once enough lies there. */
function someArea(view: View, chance: Chance): Draft | undefined {
  const terrain = someKind(view, chance);
  if (terrain === undefined) return undefined;
  const { zones, neutral } = planIn(view);
  const own = zones[view.eyes];
  const all = { top: Math.min(own.top, neutral.top), bottom: Math.max(own.bottom, neutral.bottom) };
  const { top, bottom } = goesHome(view) ? own : all;
  const at = { x: between(chance, own.left, own.right), y: between(chance, top, bottom) };
  const { size } = terrainTerms(view.game);
  const place = Math.floor(chance() * cutsOf(terrain, size).length);
  return { ...newArea(terrain, at, size, place), heading: 5 * Math.floor(between(chance, 0, 36)) };
}

function someBridge(view: View, chance: Chance): Draft | undefined {
  const { frame, game } = view;
  const river = game.board.terrain.lines.find(({ id }) => frame?.kind === 'bridges' && id === frame.river);
  if (river === undefined) return undefined;
  const line = river.line.map(({ x, y }) => ({ x: inches(x), y: inches(y) }));
  const at = onRiver(view, placeAt(line, between(chance, 0, view.world.table.width)));
  return { kind: 'spot', of: 'bridge', id: '', at };
}

/** Along what lies on the own half of the table, if anything does. */
function someFence(view: View, chance: Chance): Draft | undefined {
  const { height } = view.world.table;
  const edge = planIn(view).edges[view.eyes] === 'top' ? 0 : height;
  const hosts = freeHosts(view.game, view.eyes);
  const isNear = (host: (typeof hosts)[number]): boolean =>
    ('ring' in host ? host.ring : host.line).every(({ y }) => Math.abs(inches(y) - edge) <= height / 2);
  const near = hosts.filter(isNear);
  return along(view.game, oneOf(chance, near.length > 0 ? near : hosts)?.id ?? '', edge);
}

const SOME: Readonly<Record<string, (view: View, chance: Chance) => Draft | undefined>> = {
  linear: someLinear,
  ordinary: someArea,
  bridges: someBridge,
  barriers: someFence,
  works: view => firstWorks(view),
  deployPatrol: view => {
    const [marker] = markersLeft(view.game, view.eyes);
    return marker === undefined ? undefined : firstMarker(view, marker);
  },
  deployment: view => nextUnit(view),
};

/** Whether something may be proposed in such a decision, now or in a moment. */
export const isProposedIn = ({ frame }: View): boolean => SOME[frame?.kind ?? ''] !== undefined;

const legsOf = (line: readonly StoredPoint[]): string[] =>
  line.slice(1).map((to, i) =>
    [line[i], to]
      .map(point => `${point?.x} ${point?.y}`)
      .toSorted()
      .join(' to '),
  );

/** A stretch on which a way lies already is laid once more only by whoever means it. */
function isAgain({ game }: View, choice: AnyChoice): boolean {
  if (choice.do !== 'layRoad' && choice.do !== 'layRailway') return false;
  const lying = new Set(game.board.terrain.lines.flatMap(({ line }) => legsOf(line)));
  return legsOf(choice.line).some(leg => lying.has(leg));
}

const TRIES = 24;

/** Something for the decision at hand that may be laid as it is, by chance: nobody has to choose a kind first. */
export function freshPiece(
  sitting: Pick<Sitting, 'whyNot'>,
  view: View,
  chance: Chance = Math.random,
): Draft | undefined {
  const some = SOME[view.frame?.kind ?? ''];
  for (let i = 0; some !== undefined && i < TRIES; i++) {
    const draft = some(view, chance);
    const there = draft && begun(draft, view);
    const choice = there && choiceOf(there, view);
    if (choice !== undefined && !isAgain(view, choice) && sitting.whyNot(choice) === undefined) return there;
  }
  return undefined;
}
