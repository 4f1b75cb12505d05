/** How near the map is seen: what is written on it, and how large, goes by this. */
export type Zoom = 'whole' | 'far' | 'middle' | 'near';

/** By pixels a unit; from `middle` on there is room for writing. */
export const zoomOf = (k: number, middle = 0.7): Zoom =>
  k < 0.42 ? 'whole' : k < middle ? 'far' : k < 1.3 ? 'middle' : 'near';

/** Seen from afar there is room for little: names are left out, and nothing is written on pieces. */
export const isFar = (zoom: Zoom): boolean => zoom === 'whole' || zoom === 'far';

/** Whoever sees the whole sees it from afar. */
export const zoomClass = (zoom: Zoom): string => (zoom === 'whole' ? 'zoom-far zoom-whole' : `zoom-${zoom}`);
