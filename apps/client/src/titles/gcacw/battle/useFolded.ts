import { useState } from 'react';
import type { Act, Asking } from '../asking/asking.ts';
import { putOnMap, useMapDesk } from '../desk.ts';
import { useRoom } from '../room.ts';

const said = (acts: Iterable<Act>): string[] => [...acts].map(act => JSON.stringify(act));

/** Is what is asked next answered on the map, and not by a button or on a sheet? */
export function isAskedOnMap({ hexes, units, leaders, forces, buttons, sheet }: Asking): boolean {
  if (sheet !== undefined) return false;
  if (buttons.length === 0) return hexes.size + units.size + leaders.size + forces.size > 0;
  const answers = new Set(said(buttons.filter(({ legal }) => legal).map(({ act }) => act)));
  return said(hexes.values()).some(act => !answers.has(act));
}

/**
 * On a phone a card lies over the map: it folds to a line by itself when the map is asked, and otherwise as the player likes. In a
 * lesson there is room for one of the two.
 */
export function useFolded(): readonly [boolean, (folded: boolean) => void] {
  const { view, asking, learning } = useRoom();
  const lessonOpen = useMapDesk(desk => desk.lessonOpen);
  const isOnMap = view.past === undefined && isAskedOnMap(asking);
  const [own, setOwn] = useState<{ readonly folded: boolean; readonly isOnMap: boolean }>();
  const folded = own !== undefined && own.isOnMap === isOnMap ? own.folded : isOnMap;
  if (learning !== undefined) return [lessonOpen, chosen => putOnMap({ lessonOpen: chosen })];
  return [folded, chosen => setOwn({ folded: chosen, isOnMap })];
}
