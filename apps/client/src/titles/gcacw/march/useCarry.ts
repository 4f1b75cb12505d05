import type { CarryHands } from '@wigwag/mapview';
import { forceCode, parseKey } from '@wigwag/staffmap';
import { useMemo } from 'react';
import { put } from '../../../shell/desk.ts';
import { useMapDesk } from '../desk.ts';
import { type Room, useRoom } from '../room.ts';
import { carryLeader } from './carryLeader.ts';
import { lay } from './laid.ts';
import { whyBarred } from './notThere.ts';
import { planOf } from './planOf.ts';

/** The unit that a piece stands for: itself, or the only one under a marker of one's own. */
function unitOf({ view: { game } }: Pick<Room, 'view'>, key: string): number | undefined {
  const { kind, id } = parseKey(key);
  if (kind === 'unit') return id;
  const force = kind === 'force' ? game.board.forces.find(each => forceCode(each) === id) : undefined;
  return force?.units.length === 1 ? force.units[0] : undefined;
}

function carryOf(room: Pick<Room, 'view' | 'asking' | 'hand' | 't'>): CarryHands {
  const { view, asking, hand, t } = room;
  const marchingOf = (unit: number | undefined) => (unit === undefined ? undefined : asking.marches?.get(unit));
  const wayOf = (hex: number) => {
    const { laid } = useMapDesk.getState();
    const marching = marchingOf(laid?.unit);
    const way = laid && marching && planOf(marching.game, laid.unit).wayThrough([...laid.kept, hex]);
    return laid && marching && way && { march: { unit: laid.unit, marching }, way };
  };
  const startOf = (unit: number): number | undefined => view.game.board.units[unit]?.hex;
  return {
    may: key => marchingOf(unitOf(room, key)) !== undefined,
    begin: key => {
      const unit = unitOf(room, key);
      put({ message: undefined });
      if (unit !== undefined) lay({ unit, kept: [], to: undefined, by: 'hand' });
    },
    over: to => {
      const { laid } = useMapDesk.getState();
      if (laid !== undefined) lay({ ...laid, to: to === startOf(laid.unit) ? undefined : to });
    },
    stay: hex => {
      const { laid } = useMapDesk.getState();
      if (laid !== undefined && laid.kept.at(-1) !== hex && wayOf(hex) !== undefined)
        lay({ ...laid, kept: [...laid.kept, hex] });
    },
    drop: hex => {
      const { laid } = useMapDesk.getState();
      const found = hex === undefined ? undefined : wayOf(hex);
      lay(undefined);
      if (found !== undefined) return hand.march(found.march, found.way);
      const marching = marchingOf(laid?.unit);
      if (hex === undefined || laid === undefined || marching === undefined || hex === startOf(laid.unit)) return;
      // Carried onto an enemy who may be attacked from here, it attacks.
      const attack = asking.targets.has(hex) ? asking.hexes.get(hex) : undefined;
      if (attack !== undefined) hand.act(attack);
      else put({ message: whyBarred(t, view, marching.game, laid.unit, hex) });
    },
    cancel: () => lay(undefined),
  };
}

/** Pieces that may march are carried to where they march; none over a map that is shown as it was. */
export function useCarry(isNow: boolean): CarryHands | undefined {
  const { view, asking, hand, t } = useRoom();
  return useMemo(() => {
    if (!isNow) return undefined;
    const room = { view, asking, hand, t };
    return view.frame?.kind === 'transfer' ? carryLeader(room) : carryOf(room);
  }, [isNow, view, asking, hand, t]);
}
