import type { CarryHands } from '@wigwag/mapview';
import { parseKey } from '@wigwag/staffmap';
import { put } from '../../../shell/desk.ts';
import { withVerb } from '../asking/asking.ts';
import { putOnMap, useMapDesk } from '../desk.ts';
import type { Room } from '../room.ts';

/** A leader who may be transferred is carried to the unit that he goes to. */
export function carryLeader({ view, asking, hand, t }: Pick<Room, 'view' | 'asking' | 'hand' | 't'>): CarryHands {
  const transfers = withVerb(view.choices, 'transfer');
  const leaderOf = (key: string): number | undefined => {
    const { kind, id } = parseKey(key);
    return kind === 'leader' && transfers.some(({ leader }) => leader === id) ? id : undefined;
  };
  const hexOf = (unit: number): number | undefined => view.game.board.units[unit]?.hex;
  return {
    may: key => leaderOf(key) !== undefined && asking.leaders.size > 0,
    begin: key => {
      const leader = leaderOf(key);
      if (leader === undefined) return;
      hand.act({ draft: { kind: 'leader', leader } });
      putOnMap({ transferred: { leader, to: undefined } });
    },
    over: to => {
      const { transferred } = useMapDesk.getState();
      if (transferred !== undefined) putOnMap({ transferred: { ...transferred, to } });
    },
    stay: () => undefined,
    drop: hex => {
      const { transferred } = useMapDesk.getState();
      putOnMap({ transferred: undefined });
      if (hex === undefined || transferred === undefined) return;
      const { leader } = transferred;
      const [choose, ...others] = transfers.filter(each => each.leader === leader && hexOf(each.unit) === hex);
      if (choose !== undefined && others.length === 0) return hand.act({ choose });
      // Of several units in the hex he is asked for one; where there is none, its reason is said.
      const unit = view.game.board.units.findIndex(state => state.hex === hex);
      if (choose === undefined && unit >= 0) hand.attempt({ do: 'transfer', leader, unit });
      else if (choose === undefined) put({ message: { text: t('client.hint.transferNobody') } });
    },
    cancel: () => putOnMap({ transferred: undefined }),
  };
}
