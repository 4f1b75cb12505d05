import { OpenMap } from '@wigwag/mapview/open';
import { useMemo } from 'react';
import { pictureOf } from '../map/picture.ts';
import { useMapTexts } from '../map/useMapTexts.ts';
import { useRoom } from '../room.ts';

/** The table as it lies, beside a choice that is made about it. */
export function SmallMap() {
  const { t, language, view } = useRoom();
  const texts = useMapTexts();
  const { game, eyes } = view;
  const picture = useMemo(
    () => pictureOf({ t, language, game, eyes, standing: () => undefined, drags: () => false }),
    [t, language, game, eyes],
  );
  return (
    <div className="lee-small-map">
      <OpenMap {...{ picture, texts }} />
    </div>
  );
}
