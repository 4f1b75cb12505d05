import type { Reach } from '@wigwag/gcacw';
import { useLayoutEffect, useRef } from 'react';
import { pointsLeft } from '../map/highlights.ts';
import { useRoom } from '../room.ts';

interface Props {
  /** Of the unit in hand; none, and there is nothing to explain. */
  readonly reach: Reach | undefined;
  readonly isLaid: boolean;
  readonly hasPath: boolean;
  /** Zones of control are outlined. */
  readonly zones: boolean;
}

const CORNERS = ['bottom', 'top'] as const;

const isOver = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** In the corner where it lies over the fewest pieces and lit hexes. */
function useFreeCorner() {
  const element = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const key = element.current;
    const map = key?.closest('.hexmap');
    if (key === null || map === null || map === undefined) return;
    const things = [...map.querySelectorAll('.plane .piece, .plane .target.lit')].map(at => at.getBoundingClientRect());
    const hidden = CORNERS.map(corner => {
      key.dataset.corner = corner;
      const box = key.getBoundingClientRect();
      return { corner, count: things.filter(thing => isOver(thing, box)).length };
    });
    key.dataset.corner = hidden.reduce((best, each) => (each.count < best.count ? each : best)).corner;
  }, []);
  return element;
}

/** What shades, rings and plates mean while a unit's reach is shown. */
export const MarchKey = (props: Props) =>
  props.reach === undefined || props.reach.hexes.length === 0 ? undefined : (
    <Key {...props} hexes={props.reach.hexes} />
  );

function Key({ hexes, isLaid, hasPath, zones }: Props & { readonly hexes: Reach['hexes'] }) {
  const { view, asking, t } = useRoom();
  const forced = hexes.some(each => each.chance === 0 && each.forced > 0);
  const isRolled = pointsLeft(view.frame, asking.mover) !== undefined;
  return (
    <p ref={useFreeCorner()} className="march-key">
      {hasPath && (
        <>
          <span className="ring" aria-hidden="true">
            2
          </span>
          {t('client.legend.points')}
        </>
      )}
      {isLaid && (
        <>
          <span className="lozenge" aria-hidden="true" />
          {t('client.legend.kept')}
        </>
      )}
      <span className="shade" aria-hidden="true">
        {isRolled ? '2' : '%'}
      </span>
      {isRolled ? t('client.legend.left') : t('client.legend.chance')}
      {forced && (
        <>
          <span className="shade forced" aria-hidden="true" />
          {t('client.legend.forced')}
        </>
      )}
      {zones && (
        <>
          <span className="zone" aria-hidden="true" />
          {t('client.legend.enemyZones')}
        </>
      )}
    </p>
  );
}
