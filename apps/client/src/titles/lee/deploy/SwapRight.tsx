import { abilitiesOf, deckHas, type Side } from '@wigwag/lee';
import { type Room, useRoom } from '../room.ts';

const ABILITY = 'exchange-markers';

/** Who lets a side exchange two of its markers: its army, generals in the field, or a card that it might hold. */
function swapRightOf({ t, world, view }: Room, side: Side): string[] {
  const { commanders } = view.game.board.generals;
  const army = world.armies[side];
  const generals = commanders[side].flatMap(({ general }) =>
    army.generals.filter(({ id, abilities }) => id === general && abilities.includes(ABILITY)),
  );
  const isByCard = deckHas(view.game, side, ABILITY) && !abilitiesOf(view.game, side).includes(ABILITY);
  return [
    ...(army.abilities.includes(ABILITY) ? [t('lee.client.swapBy.army')] : []),
    ...generals.map(({ name }) => t('lee.client.swapBy.general', { name })),
    ...(isByCard ? [t('lee.client.swapBy.card')] : []),
  ];
}

/** Before markers are placed and when they may be exchanged: by what right, and which stay. */
export function SwapRight() {
  const room = useRoom();
  const { t, view } = room;
  const by = swapRightOf(room, view.eyes);
  if (by.length === 0) return undefined;
  const parts = by.join(', ');
  const { placed } = view.game.board.patrols;
  const isKept = placed.some(each => each.side === view.eyes && each.byTactic);
  return (
    <p className="lee-hint">
      {view.frame?.kind === 'swapMarkers' ? t('lee.client.swapBy', { parts }) : t('lee.client.swapLater', { parts })}{' '}
      {isKept && t('lee.client.swapStays')}
    </p>
  );
}
