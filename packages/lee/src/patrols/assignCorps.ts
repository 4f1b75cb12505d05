import type { FlowWithoutDice, Game, PushedFrame, Rule } from '../game.ts';
import { SIDES, type Side } from '../world.ts';
import type { Assignment } from './board.ts';
import { corpsOf, markersOf } from './markers.ts';

const nextToAssign = (game: Game): Side | undefined =>
  SIDES.find(side => !game.board.patrols.ready.includes(side) && corpsOf(game, side).length > 0);

/** 13.14: left out by whoever has no corps. */
export function enterCorpsAssignment({ game }: FlowWithoutDice): PushedFrame | undefined {
  const by = nextToAssign(game);
  return by === undefined ? undefined : { kind: 'assignCorps', by };
}

const markerOf = (assigned: readonly Assignment[], corps: string): string | undefined =>
  assigned.find(each => each.corps === corps)?.marker;

/** Who was on the marker takes the place that the other leaves, if he leaves one. */
export function reassigned(assigned: readonly Assignment[], corps: string, marker: string): Assignment[] {
  const left = markerOf(assigned, corps);
  const others = assigned.filter(each => each.corps !== corps && each.marker !== marker);
  const displaced = assigned.find(each => each.corps !== corps && each.marker === marker);
  const moved = displaced === undefined || left === undefined ? [] : [{ corps: displaced.corps, marker: left }];
  return [...others, ...moved, { corps, marker }].sort((one, other) => (one.corps < other.corps ? -1 : 1));
}

export const assignCorps: Rule<'assignCorps'> = {
  clause: '13.14/assign-corps',
  verbs: {
    assignCorps: {
      options: (g, f) =>
        corpsOf(g, f.by).flatMap(corps =>
          markersOf(g, f.by).map(marker => ({ do: 'assignCorps', corps, marker }) as const),
        ),
      guards: [
        [
          '13.14/assign-corps',
          (g, f, c) =>
            !corpsOf(g, f.by).includes(c.corps) ||
            !markersOf(g, f.by).includes(c.marker) ||
            markerOf(g.board.patrols.assigned[f.by], c.corps) === c.marker,
        ],
      ],
      choose: (flow, f, { corps, marker }) => {
        const assigned = reassigned(flow.game.board.patrols.assigned[f.by], corps, marker);
        flow.emit({ type: 'corpsOnMarkers', side: f.by, assigned });
      },
    },
    corpsAssigned: {
      options: () => [{ do: 'corpsAssigned' }],
      guards: [
        [
          '13.14/assign-corps',
          (g, f) => corpsOf(g, f.by).some(corps => markerOf(g.board.patrols.assigned[f.by], corps) === undefined),
        ],
      ],
      choose: (flow, f) => flow.emit({ type: 'corpsReady', side: f.by }),
    },
  },
  resume(flow, f) {
    const next = nextToAssign(flow.game);
    if (next === undefined) return flow.pop(f, {});
    f.by = next;
    return 'ask';
  },
};
