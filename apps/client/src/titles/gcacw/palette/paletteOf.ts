import type { Translate } from '@wigwag/words';
import type { Entry, PaletteSource } from '../../../shell/palette/entry.ts';
import type { Asking } from '../asking/asking.ts';
import { putOnMap } from '../desk.ts';
import type { MapHand } from '../hand.ts';
import { overlayName } from '../legend/overlayName.ts';
import { OVERLAY_NAMES, OVERLAYS, turnOverlay } from '../legend/overlays.ts';
import type { View } from '../room.ts';
import { pieceEntries } from './pieces.ts';
import { hexTyped, placeEntries } from './places.ts';
import { possibleEntries } from './possible.ts';

interface At {
  readonly t: Translate;
  readonly view: View;
  readonly asking: Asking;
  readonly hand: MapHand;
  readonly centreOn: (hex: number) => void;
}

const overlayEntries = (t: Translate): Entry[] =>
  OVERLAY_NAMES.map(name => ({
    id: `overlay ${name}`,
    group: 'map',
    label: t('client.palette.overlay', { name: overlayName(t, name) }),
    icon: 'layers',
    shortcut: OVERLAYS[name],
    run: () => turnOverlay(name),
  }));

/** What a campaign has to look up, from the board of whoever looks. */
export function paletteOf({ t, view, asking, hand, centreOn }: At): PaletteSource {
  const looking = { t, world: view.world, centreOn };
  return {
    entries: () => [
      ...pieceEntries(looking, view),
      ...possibleEntries({ t, view, asking, act: hand.act }),
      ...placeEntries(looking),
      ...overlayEntries(t),
    ],
    typed: query => hexTyped(looking, query),
    hide: () => putOnMap({ told: [] }),
  };
}
