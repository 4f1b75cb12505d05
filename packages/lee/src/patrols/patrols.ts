import type { Board } from '../board.ts';
import type { Chapter, Rules } from '../chapter.ts';
import type { AnyChoice, Event, FlowWithoutDice, Game } from '../game.ts';
import { enemyOf, SIDES, type Side } from '../world.ts';
import { assignCorps } from './assignCorps.ts';
import { deployPatrol } from './deployPatrol.ts';
import { corpsOf, markersOf } from './markers.ts';
import { samplePlaces } from './room.ts';
import type { PatrolsShapes } from './shapes.ts';
import { swapMarkers } from './swapMarkers.ts';

export const patrolsFrames: Rules<PatrolsShapes> = { assignCorps, deployPatrol, swapMarkers };

/** what stands behind a marker its owner knows, and the enemy when it is turned. */
function hide({ patrols }: Board, from: Side): void {
  const enemy = enemyOf(from);
  if (!patrols.turned.includes(enemy)) patrols.assigned[enemy] = [];
}

const seen = (_game: Game, event: Event, by: Side): 'hidden' | 'other' =>
  event.type === 'corpsOnMarkers' && event.side !== by ? 'hidden' : 'other';

function imagine(game: Pick<Game, 'world' | 'board'>, side: Side, below: (n: number) => number): void {
  const [enemy, { patrols }] = [enemyOf(side), game.board];
  if (!patrols.ready.includes(enemy) || patrols.turned.includes(enemy)) return;
  const markers = markersOf(game, enemy);
  patrols.assigned[enemy] = corpsOf(game, enemy).map(corps => ({
    corps,
    marker: markers.splice(below(markers.length), 1)[0] ?? '',
  }));
}

/** What the markers hid is open: the battle begins. */
export function turnMarkers(flow: FlowWithoutDice): void {
  const { assigned, turned } = flow.game.board.patrols;
  for (const side of SIDES) {
    if (!turned.includes(side)) flow.emit({ type: 'markersTurned', side, assigned: assigned[side] });
  }
}

const FAR = 1e12;
const ODD_PLACES = [
  { x: 0, y: 0 },
  { x: -FAR, y: FAR },
  { x: 30_000, y: 11_000 },
  { x: 30_000, y: 24_000 },
] as const;

function* attempts(game: Game): Generator<AnyChoice> {
  const [corps, markers] = [SIDES.flatMap(side => corpsOf(game, side)), SIDES.flatMap(side => markersOf(game, side))];
  const places = [...ODD_PLACES, ...SIDES.flatMap(side => samplePlaces(game, side).slice(0, 3))];
  for (const marker of ['', ...markers]) {
    for (const each of ['', ...corps]) yield { do: 'assignCorps', corps: each, marker };
    for (const other of markers) yield { do: 'swapMarkers', one: marker, other };
    for (const at of places) yield { do: 'placeMarker', marker, at };
  }
  yield* [{ do: 'corpsAssigned' }, { do: 'leaveMarkers' }] as const;
}

const hasTwice = (names: readonly string[]): boolean => new Set(names).size !== names.length;

function broken({ board: { patrols } }: Game): string | undefined {
  if (hasTwice(patrols.placed.map(({ marker }) => marker))) return 'marker-placed-twice';
  const assigned = SIDES.flatMap(side => patrols.assigned[side]);
  return hasTwice(assigned.map(({ marker }) => marker)) ? 'two-corps-on-a-marker' : undefined;
}

export const patrols: Chapter = {
  hide,
  seen,
  imagine,
  attempts,
  broken,
  reveals: ['markersTurned'],
};
