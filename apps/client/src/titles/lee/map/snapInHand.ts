import type { InHand } from '@wigwag/mapview/open';
import type { Translate } from '@wigwag/words';
import type { SnapTo } from '../drafts/snap/snap.ts';
import type { Holding } from './inHand.ts';

const said = (t: Translate, to: SnapTo): string =>
  ({
    edge: () => t('lee.client.snap.edge'),
    zone: () => t('lee.client.snap.zone'),
    point: () => t('lee.client.snap.point'),
    end: () => t('lee.client.snap.end'),
    rightAngle: () => t('lee.client.snap.rightAngle'),
    road: () => t('lee.client.snap.road'),
    bridge: () => t('lee.client.snap.bridge'),
    contact: () => t('lee.client.snap.contact'),
    inLine: () => t('lee.client.snap.inLine'),
    ahead: () => t('lee.client.snap.ahead'),
  })[to]();

/** What the thing in hand came to rest at. */
export function snapIn({ t, snap, draft }: Holding): InHand {
  if (snap === undefined) return {};
  // Where a march goes straight on its guide says so.
  const isPlain = draft.kind === 'march' && snap.to === 'ahead';
  return {
    tags: isPlain ? [] : [{ id: 'snap', at: snap.at, text: said(t, snap.to), light: 'plain', side: 'right' }],
    ...(snap.guide && { tapes: [{ id: 'guide', points: snap.guide, light: 'plain' }] }),
  };
}
