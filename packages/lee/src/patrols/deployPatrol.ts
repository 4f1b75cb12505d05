import { playerA, playerB } from '../field/initiative.ts';
import type { FlowWithoutDice, Frame, Game, PushedFrame, Rule } from '../game.ts';
import { openedGround } from '../tactics/cavalryTactic.ts';
import { enemyOf, SIDES, type Side } from '../world.ts';
import { markersLeft } from './markers.ts';
import { hasRoom, isInEnemyZone, isInOwnZone, isOnMarker, isOnOpenGround, isOnTable, samplePlaces } from './room.ts';
import { mayBeAskedToSwap } from './swapMarkers.ts';

/** The two chapters do not say who begins; as with terrain, player B does, and they go on in turns. */
export const enterPatrolDeployment = ({ game }: FlowWithoutDice): PushedFrame => ({
  kind: 'deployPatrol',
  by: playerB(game),
});

/** Whose turn it is: whoever has just placed one gives way, unless the other has none left. */
function nextToPlace(game: Game, last: Side): Side | undefined {
  const { placed } = game.board.patrols;
  const first = placed.length === 0 ? last : enemyOf(placed.at(-1)?.side ?? last);
  return [first, enemyOf(first)].find(side => markersLeft(game, side).length > 0);
}

/** Markers for which no place is free stay off the table: nobody is asked for what cannot be done. */
function leaveOff(flow: FlowWithoutDice): void {
  for (const side of SIDES) {
    if (hasRoom(flow.game, side)) continue;
    for (const marker of markersLeft(flow.game, side)) flow.emit({ type: 'markerLeftOff', side, marker });
  }
}

/** How deep a side's own cavalry tactic has opened the neutral ground, if it has one that does. */
function openedFor(game: Game, { by }: Frame<'deployPatrol'>): Readonly<Record<string, number>> {
  const opened = openedGround(game, by);
  return opened > 0 ? { opened } : {};
}

export const deployPatrol: Rule<'deployPatrol'> = {
  clause: '13.14/deploy',
  verbs: {
    placeMarker: {
      options: (g, f) => {
        const places = samplePlaces(g, f.by);
        return markersLeft(g, f.by).flatMap(marker => places.map(at => ({ do: 'placeMarker', marker, at }) as const));
      },
      guards: [
        ['13.14/deploy', (g, f, c) => !markersLeft(g, f.by).includes(c.marker)],
        ['13.14/deploy', (g, _f, c) => !isOnTable(g, c.at)],
        ['13.14/zone-by-roll', (g, f, c) => isInEnemyZone(g, f.by, c.at)],
        ['13.7/neutral-zone', (g, f, c) => !isOnOpenGround(g, f.by, c.at), openedFor],
        ['13.14/deploy', (g, _f, c) => isOnMarker(g, c.at)],
      ],
      choose: (flow, { by: side }, { marker, at }) => {
        const byTactic = !isInOwnZone(flow.game, side, at);
        flow.emit({ type: 'markerPlaced', marker, side, at: { x: at.x, y: at.y }, byTactic });
      },
    },
  },
  resume(flow, f) {
    leaveOff(flow);
    const next = nextToPlace(flow.game, f.by);
    if (next !== undefined) {
      f.by = next;
      return 'ask';
    }
    const a = playerA(flow.game);
    const swaps = [a, enemyOf(a)].find(side => mayBeAskedToSwap(flow.game, side));
    return swaps === undefined ? flow.pop(f, {}) : flow.push({ kind: 'swapMarkers', by: swaps });
  },
};
