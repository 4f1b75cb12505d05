import { type Reach, TERRAINS } from '@wigwag/gcacw';
import { HexMap, type MapHandle } from '@wigwag/mapview';
import { mapOf } from '@wigwag/staffmap';
import { hexLabel, keyFor } from '@wigwag/words';
import { type RefObject, useMemo } from 'react';
import { useDesk } from '../../../shell/desk.ts';
import { putOnMap, useMapDesk } from '../desk.ts';
import { ArrowLegend } from '../replay/ArrowLegend.tsx';
import { recentArrows } from '../replay/arrows.ts';
import { useRoom } from '../room.ts';
import { highlightsOf, pathTo } from './highlights.ts';
import { piecesOf } from './pieces.ts';

interface Props {
  readonly handle: RefObject<MapHandle | null>;
  readonly reach: Reach | undefined;
}

const onHover = (hovered: number | undefined): void => putOnMap({ hovered });

/** The map with the position on it. */
export function MapTable({ handle, reach }: Props) {
  const { world, view, asking, hand, odds, learning, replay, t } = useRoom();
  const hovered = useMapDesk(desk => desk.hovered);
  const spoken = useMapDesk(desk => desk.spoken);
  const told = useMapDesk(desk => desk.told);
  const language = useDesk(desk => desk.language);
  const { board } = view.game;
  const { scenario } = world;
  const map = useMemo(() => mapOf(scenario), [scenario]);
  const texts = useMemo(() => {
    const terrains = new Map(TERRAINS.map(terrain => [terrain, t(keyFor('gcacw.terrain', terrain))]));
    return {
      language,
      map: t('client.map'),
      zoomIn: t('client.zoomIn'),
      zoomOut: t('client.zoomOut'),
      fit: t('client.fit'),
      hexes: map.hexes.map(({ terrain }, hex) => `${hexLabel(world, hex)}, ${terrains.get(terrain)}`),
    };
  }, [t, language, map, world]);
  const pieces = useMemo(() => piecesOf(t, world, board, asking), [t, world, board, asking]);
  const pointed = learning?.standing.pointed;
  const highlights = useMemo(
    () => highlightsOf({ asking, game: view.game, frame: view.frame, reach, odds, spoken, pointed, told }),
    [asking, view, reach, odds, spoken, pointed, told],
  );
  const lines = view.past?.lines;
  const arrows = useMemo(
    () => (lines === undefined ? undefined : recentArrows(world, replay.moments, lines)),
    [world, replay, lines],
  );
  return (
    <main className="map">
      <HexMap
        ref={handle}
        map={map}
        window={scenario.window}
        pieces={pieces}
        highlights={highlights}
        path={pathTo(asking, reach, hovered)}
        arrows={arrows}
        texts={texts}
        onHex={hand.pointAtHex}
        onPiece={hand.pointAtPiece}
        onHover={onHover}
      />
      {view.past?.isCatchingUp === false && <ArrowLegend />}
    </main>
  );
}
