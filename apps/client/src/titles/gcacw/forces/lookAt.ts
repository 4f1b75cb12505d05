import { putOnMap } from '../desk.ts';

/** A pointer that rests so long on a row wants to know more. */
const HOVER = 250;

let due: ReturnType<typeof setTimeout> | undefined;

function later(key: string | undefined): void {
  clearTimeout(due);
  due = setTimeout(() => putOnMap({ inspected: key }), key === undefined ? 0 : HOVER);
}

/** A row shows the card of its piece on the map while a pointer rests on it, or the focus is there. */
export const lookAt = (key: string) => ({
  onPointerEnter: () => later(key),
  onPointerLeave: () => later(undefined),
  onFocus: () => later(key),
  onBlur: () => later(undefined),
});
