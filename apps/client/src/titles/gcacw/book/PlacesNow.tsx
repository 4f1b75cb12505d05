import { MapPart } from '@wigwag/mapview';
import { changesOf, mapOf, piecesOf } from '@wigwag/staffmap';
import { hexLabel } from '@wigwag/words';
import { useMemo } from 'react';
import { isRoomy } from '../../../shell/book/roomy.ts';
import { type Asked, useDesk } from '../../../shell/desk.ts';
import { useRoom } from '../room.ts';

/** In pixels, and width to height: beside search and chapters, and on a phone. */
const WIDE = { width: 620, shape: 1.9 };
const NARROW = { width: 320, shape: 1.3 };

/** The part of the map that a rule was asked about, as it is now. */
export function PlacesNow({ asked: { places, sentence } }: { readonly asked: Asked }) {
  const { world, view, t } = useRoom();
  const language = useDesk(desk => desk.language);
  const { board } = view.game;
  const map = useMemo(() => mapOf(world.scenario), [world]);
  const pieces = useMemo(() => piecesOf(t, world, board), [t, world, board]);
  const changes = useMemo(() => changesOf(board), [board]);
  const named = t('client.book.here', { places: places.map(hex => hexLabel(world, hex)).join(', ') });
  const { window } = world.scenario;
  return (
    <figure className="book-figure">
      <MapPart
        {...{ map, window, pieces, changes, language }}
        marked={places}
        {...(isRoomy() ? WIDE : NARROW)}
        label={named}
      />
      <figcaption>
        {sentence} {named}
      </figcaption>
    </figure>
  );
}
