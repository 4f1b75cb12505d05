import { degrees, layoutOf, openTo, type Point, planOf, SIDES, type Side } from '@wigwag/lee';
import type { BasePicture, DepotPicture, PatrolPicture, PointPicture, ZonePicture } from '@wigwag/mapview/open';
import { keyFor } from '@wigwag/words';
import { rosterOf } from '../roster.ts';
import { corpsName, markName } from './names.ts';
import { at, type Painter, thing } from './painter.ts';

const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

/** Zones go once the battle begins. */
export function zonesOf(painter: Painter): ZonePicture[] {
  const { t, game } = painter;
  const { world, board } = game;
  if (board.step === 'battle' || board.step === 'end' || board.field.a === '') return [];
  const { zones, depths } = layoutOf(world, board.field.a);
  const own = SIDES.map(
    (side): ZonePicture => ({
      id: `zone-${side}`,
      tone: side,
      ring: box(zones[side].left, zones[side].top, zones[side].right, zones[side].bottom),
      text:
        side === 'blue'
          ? t('lee.client.zoneBlue', { depth: depths.blue })
          : t('lee.client.zoneGrey', { depth: depths.grey }),
    }),
  );
  return [...own, ...openedOf(painter)];
}

/** Both have shown their cavalry tactics by then. */
const OPENED: readonly string[] = ['assignPatrols', 'deployPatrols', 'deployment'];

/** Neutral ground that a cavalry tactic has opened for patrol markers. */
function openedOf({ t, game }: Painter): ZonePicture[] {
  if (!OPENED.includes(game.board.step)) return [];
  const { zones } = planOf(game);
  return SIDES.flatMap((side): ZonePicture[] => {
    const [zone, open] = [zones[side], openTo(game, side)];
    const [top, bottom] = zone.top === open.top ? [zone.bottom, open.bottom] : [open.top, zone.top];
    if (bottom - top < 0.01) return [];
    const text = t('lee.client.opened', { n: Math.round((bottom - top) * 10) / 10 });
    return [{ id: `opened-${side}`, tone: side, ring: box(zone.left, top, zone.right, bottom), text, isOpened: true }];
  });
}

export function pointsOf(painter: Painter): PointPicture[] {
  const { world, board } = painter.game;
  const { points } = layoutOf(world, board.field.a || 'blue');
  return points.map((point, i) => ({
    ...thing(painter, `point-${i}`, painter.t('lee.client.point', { n: i + 1 })),
    at: point,
    text: String(i + 1),
  }));
}

export function depotsOf(painter: Painter): DepotPicture[] {
  const { world, board } = painter.game;
  if (board.field.a === '') return [];
  const { bases } = layoutOf(world, board.field.a);
  return SIDES.map(side => {
    const { left, right, top, bottom } = bases[side];
    return {
      ...thing(painter, `base-${side}`, painter.t('lee.client.base')),
      at: { x: (left + right) / 2, y: (top + bottom) / 2 },
      size: right - left,
      tone: side,
      stands: board.field.bases.some(base => base.side === side),
    };
  });
}

export const numberOfMarker = (marker: string): string => marker.slice(marker.lastIndexOf('-') + 1);

const markerName = (t: Painter['t'], marker: string, side: Side): string =>
  t('lee.client.marker', { n: numberOfMarker(marker), side: t(keyFor('lee.side', side)) });

export function patrolsOf(painter: Painter): PatrolPicture[] {
  const { t, game, eyes, language } = painter;
  const { placed, assigned } = game.board.patrols;
  const isBattle = game.board.step === 'battle' || game.board.step === 'end';
  return isBattle
    ? []
    : placed.map(({ marker, side, at: place }) => {
        const corps = assigned[side].find(each => each.marker === marker)?.corps;
        const name = corps && corpsName(game.world, side, corps, language);
        return {
          ...thing(painter, marker, name ?? markerName(t, marker, side)),
          at: at(place),
          tone: side,
          text: numberOfMarker(marker),
          ...(side === eyes && name !== undefined && { name }),
        };
      });
}

export function basesOf(painter: Painter): BasePicture[] {
  const { t, game, language } = painter;
  return SIDES.flatMap(side =>
    rosterOf(game.world, game.board, side).flatMap(({ unit, type, corps }): BasePicture[] => {
      const placed = game.board.play.units[side][unit.id];
      if (placed === undefined || placed.marks.includes('destroyed')) return [];
      const name = unit.name[language];
      const marks = placed.marks.map(mark => markName(t, mark));
      return [
        {
          ...thing(painter, `${side}:${unit.id}`, [name, corps?.name[language], ...marks].filter(Boolean).join(', ')),
          at: at(placed.pose),
          heading: degrees(placed.pose.heading),
          width: type.base.width,
          depth: type.base.depth,
          tone: side,
          arm: type.arm,
          name,
          ...(marks.length > 0 && { note: marks.join(', ') }),
        },
      ];
    }),
  );
}
