import type { Frame, Rule } from '../../game.ts';
import { guardsOf } from '../judging/check.ts';
import { layBridge } from '../laying.ts';
import { bridgePlaces } from '../places/bridges.ts';
import { pointOf, type StoredPoint } from '../stored.ts';
import { BRIDGE, riverUnder, spanHere } from './placing.ts';

export function placeBridge(flow: Parameters<typeof layBridge>[0], by: Frame<'bridges'>['by'], at: StoredPoint): void {
  const river = riverUnder(flow.game, pointOf(at));
  const span = spanHere(flow.game, at);
  if (river !== undefined && span !== undefined) layBridge(flow, by, river.id, span, 'placed');
}

/** 13.10/bridge-immediate: all of them, before anything else is laid. */
export const bridges: Rule<'bridges'> = {
  clause: '13.10/bridge-immediate',
  verbs: {
    placeBridge: {
      options: (g, f) => bridgePlaces(g, f.by).map(at => ({ do: 'placeBridge', at })),
      guards: guardsOf<'bridges', 'placeBridge'>(BRIDGE),
      choose: (flow, f, { at }) => {
        placeBridge(flow, f.by, at);
        f.left -= 1;
      },
    },
  },
  resume(flow, f) {
    if (f.left > 0 && bridgePlaces(flow.game, f.by).length > 0) return 'ask';
    if (f.left > 0) flow.emit({ type: 'bridgesCrowded', river: f.river, missing: f.left });
    return flow.pop(f, {});
  },
};
