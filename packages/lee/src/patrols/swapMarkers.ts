import { cardsWith, deckHas, playCard } from '../cards/hands.ts';
import type { Ability } from '../data/army.ts';
import type { Choice, Game, Rule } from '../game.ts';
import { abilitiesOf } from '../generals/commanders.ts';
import type { Side } from '../world.ts';
import type { PlacedMarker } from './board.ts';

const ABILITY: Ability = 'exchange-markers';

/** By the army itself or by a general in the field: everybody can see it. */
const hasOpenly = (game: Game, side: Side): boolean => abilitiesOf(game, side).includes(ABILITY);

const heldCard = (game: Game, side: Side): string | undefined => cardsWith(game, side, ABILITY)[0];

/** Markers that a cavalry tactic put on neutral ground stay there. */
const mayMove = ({ board }: Game, side: Side): PlacedMarker[] =>
  board.patrols.placed.filter(placed => placed.side === side && !placed.byTactic);

/** Whoever's deck has such a card is asked whether or not he holds one: his hand stays hidden. */
export const mayBeAskedToSwap = (game: Game, side: Side): boolean =>
  !game.board.patrols.swapped.includes(side) &&
  mayMove(game, side).length > 1 &&
  (hasOpenly(game, side) || deckHas(game, side, ABILITY));

const placeOf = ({ board }: Game, side: Side, marker: string): PlacedMarker | undefined =>
  board.patrols.placed.find(placed => placed.side === side && placed.marker === marker);

/** The one of two that has to stay. */
const heldByTactic = (game: Game, side: Side, { one, other }: Choice<'swapMarkers', 'swapMarkers'>) =>
  [one, other].find(marker => placeOf(game, side, marker)?.byTactic === true);

/** Markers are numbered after their side: "blue-2". */
const numberOf = (marker: string): number => Number(marker.slice(marker.lastIndexOf('-') + 1));

export const swapMarkers: Rule<'swapMarkers'> = {
  clause: '13.14/deploy',
  verbs: {
    swapMarkers: {
      options: (g, f) => {
        const own = mayMove(g, f.by).map(({ marker }) => marker);
        return own.flatMap(one => own.map(other => ({ do: 'swapMarkers', one, other }) as const));
      },
      guards: [
        ['13.14/deploy', (g, f) => !hasOpenly(g, f.by) && heldCard(g, f.by) === undefined],
        [
          '13.14/deploy',
          (g, f, c) =>
            c.one === c.other || placeOf(g, f.by, c.one) === undefined || placeOf(g, f.by, c.other) === undefined,
        ],
        [
          '13.7/neutral-zone',
          (g, f, c) => heldByTactic(g, f.by, c) !== undefined,
          (g, f, c) => ({ marker: numberOf(heldByTactic(g, f.by, c) ?? '') }),
        ],
      ],
      choose: (flow, f, { one, other }) => {
        const { game } = flow;
        const [first, second] = [placeOf(game, f.by, one), placeOf(game, f.by, other)];
        const card = hasOpenly(game, f.by) ? undefined : heldCard(game, f.by);
        if (card !== undefined) playCard(flow, f.by, card);
        if (first !== undefined && second !== undefined) {
          flow.emit({ type: 'markersSwapped', side: f.by, one, oneAt: second.at, other, otherAt: first.at });
        }
        flow.pop(f, {});
      },
    },
    leaveMarkers: {
      options: () => [{ do: 'leaveMarkers' }],
      guards: [],
      choose: (flow, f) => {
        flow.emit({ type: 'markersKept', side: f.by });
        flow.pop(f, {});
      },
    },
  },
  resume: () => 'ask',
};
