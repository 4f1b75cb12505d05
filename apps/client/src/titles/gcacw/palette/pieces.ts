import type { World } from '@wigwag/gcacw';
import { piecesOf } from '@wigwag/staffmap';
import { hexLabel, type Translate } from '@wigwag/words';
import type { Entry } from '../../../shell/palette/entry.ts';
import { putOnMap } from '../desk.ts';
import type { View } from '../room.ts';

interface Looking {
  readonly t: Translate;
  readonly world: World;
  readonly centreOn: (hex: number) => void;
}

/** Every piece that the board of whoever looks has on the map; the label says the rest. */
export function pieceEntries({ t, world, centreOn }: Looking, { game: { board } }: View): Entry[] {
  return piecesOf(t, world, board).map(({ id, name, label, hex, kind }) => ({
    id,
    group: 'pieces',
    label: kind === 'force' ? (label.split(',')[0] ?? name) : name,
    detail: label.startsWith(`${name}, `) ? label.slice(name.length + 2) : label,
    words: hexLabel(world, hex),
    icon: kind === 'leader' ? 'star' : 'unit',
    show: () => putOnMap({ told: [hex] }),
    run: () => {
      centreOn(hex);
      putOnMap({ inspected: id });
    },
    focus: [`[data-piece="${id}"]`, `[data-hex="${hex}"]`],
  }));
}
