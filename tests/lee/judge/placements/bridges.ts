import { blockOf, farFromLeg, gapOf, legsOf, minus } from '../plane.ts';
import type { Spot } from '../table.ts';
import type { Look } from '../verdict.ts';
import { standingDecks } from './crossings.ts';
import type { Placement } from './setting.ts';

/** 13.10: a bridge that the river's other player places; `length` across the river, one inch wide. */
export function checkBridge(look: Look, { table }: Placement, at: Spot): void {
  const river = table.lines.find(({ linear }) => linear === 'river');
  if (river === undefined) return;
  const legs = legsOf(river.line);
  const off = Math.min(...legs.map(leg => farFromLeg(leg, at)));
  if (!look.atMost(off, 0)) look.fault('13.10/bridge-immediate', '13.10/bridge-crossing', '13.10/bridge-other-player');
  const heads = legs.flatMap(leg => {
    const way = minus(leg[1], leg[0]);
    return farFromLeg(leg, at) <= off + (look.kind ? 0 : 0.02)
      ? [(Math.atan2(way.x, -way.y) * 180) / Math.PI + 90]
      : [];
  });
  const crowded = heads.some(heading =>
    standingDecks(table).some(deck => !look.atLeast(gapOf(blockOf(at, heading, river.width, 1), deck.outline), 3)),
  );
  if (crowded) look.fault('13.10/bridge-spacing-3');
  for (const { surface, ring } of table.areas) {
    if (surface !== 'impassable') continue;
    const gap = Math.min(...heads.map(heading => gapOf(blockOf(at, heading, river.width, 1), ring)));
    look.noteGap(gap - 6);
    if (gap <= 6 + 0.01 - look.lean) look.fault('13.10/bridge-no-inaccessible');
  }
}
