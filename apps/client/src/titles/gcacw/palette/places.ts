import { hexDataOf, type World } from '@wigwag/gcacw';
import { findHex } from '@wigwag/hex';
import { hexLabel, keyFor, type Translate } from '@wigwag/words';
import type { Entry } from '../../../shell/palette/entry.ts';
import { putOnMap } from '../desk.ts';

interface Looking {
  readonly t: Translate;
  readonly world: World;
  readonly centreOn: (hex: number) => void;
}

function placeEntry({ t, world, centreOn }: Looking, hex: number): Entry {
  const data = hexDataOf(world, hex);
  const { name, place, terrain = 'off-map' } = data ?? {};
  const isOut = world.land.inPlay[hex] !== 1;
  return {
    id: `hex ${hex}`,
    group: 'places',
    label: name ?? hexLabel(world, hex),
    detail: [
      ...(place === undefined ? [] : [t(keyFor('gcacw.place', place))]),
      world.grid.names[hex]?.join(', '),
      t(keyFor('gcacw.terrain', terrain)),
      ...(isOut ? [t('client.palette.beyond')] : []),
    ].join(', '),
    icon: 'place',
    show: () => putOnMap({ told: [hex] }),
    run: () => centreOn(hex),
    focus: [`[data-hex="${hex}"]`],
  };
}

/** Hexes with a name. */
export const placeEntries = (looking: Looking): Entry[] =>
  looking.world.scenario.map.hexes.flatMap(({ name }, hex) => (name === undefined ? [] : [placeEntry(looking, hex)]));

/** A hex by its printed number. */
export function hexTyped(looking: Looking, query: string): Entry[] {
  const hex = findHex(looking.world.grid, query.trim().toUpperCase());
  return hex === undefined ? [] : [placeEntry(looking, hex)];
}
