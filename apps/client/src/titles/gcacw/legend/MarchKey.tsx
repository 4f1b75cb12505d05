import { afterPaint } from '@wigwag/mapview/afterwards';
import { useEffect, useRef } from 'react';
import { pointsLeft } from '../map/reachSaid.ts';
import type { ShownReach } from '../march/shownReach.ts';
import { useRoom } from '../room.ts';

interface Props {
  /** Of the unit in hand, or of a leader's units; none, and there is nothing to explain. */
  readonly reach: ShownReach | undefined;
  readonly isLaid: boolean;
  /** Zones of control are outlined. */
  readonly zones: boolean;
}

const CORNERS = ['bottom', 'top'] as const;

const isOver = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** Puts it into the corner where it lies over the fewest pieces and lit hexes. */
function intoFreeCorner(key: HTMLElement): void {
  const lit = key.closest('.hexmap')?.querySelectorAll('.plane .piece, .plane .target.lit') ?? [];
  const things = [...lit].map(at => at.getBoundingClientRect());
  const hidden = CORNERS.map(corner => {
    key.dataset.corner = corner;
    const box = key.getBoundingClientRect();
    return { corner, count: things.filter(thing => isOver(thing, box)).length };
  });
  key.dataset.corner = hidden.reduce((best, each) => (each.count < best.count ? each : best)).corner;
}

/** Where everything lies is known once it is painted: the key comes after what it explains. */
function useFreeCorner() {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => afterPaint(() => element.current !== null && intoFreeCorner(element.current)), []);
  return element;
}

/** What shades, rings and plates mean while a unit's reach is shown. */
export const MarchKey = (props: Props) =>
  props.reach === undefined || props.reach.hexes.length === 0 ? undefined : <Key {...props} reach={props.reach} />;

interface EntryProps {
  readonly mark: string;
  readonly sign?: string;
  readonly says: string;
}

/** A mark and what it means, on one line. */
const Entry = ({ mark, sign, says }: EntryProps) => (
  <span className="key-entry">
    <span className={mark} aria-hidden="true">
      {sign}
    </span>
    {says}
  </span>
);

function Key({ reach: { hexes, leader }, isLaid, zones }: Props & { readonly reach: ShownReach }) {
  const { view, asking, t } = useRoom();
  const chance =
    leader === undefined
      ? t('client.legend.chance')
      : t('client.legend.chanceLed', { leader: view.world.leaders[leader]?.name });
  const isRolled = pointsLeft(view.frame, asking.mover) !== undefined;
  // Once the die has fallen only points are written.
  const forcedSaid = isRolled ? t('client.legend.forcedLeft') : t('client.legend.forced');
  const forced = hexes.some(each => each.chance === 0 && each.forced > 0);
  return (
    <p ref={useFreeCorner()} className="march-key">
      <Entry mark="ring" sign="2" says={t('client.legend.points')} />
      {isLaid && <Entry mark="lozenge" says={t('client.legend.kept')} />}
      {isRolled ? (
        <Entry mark="shade" sign="2" says={t('client.legend.left')} />
      ) : (
        <Entry mark="shade" sign="%" says={chance} />
      )}
      {forced && <Entry mark="shade forced" says={forcedSaid} />}
      {zones && <Entry mark="zone" says={t('client.legend.enemyZones')} />}
    </p>
  );
}
