import { create } from 'zustand';
import { remember, remembered } from '../../../shell/remembered.ts';

/** What the legend can show and hide, each with its key. */
export const OVERLAYS = {
  victory: 'V',
  zones: 'Z',
  command: 'C',
  threat: 'E',
  moves: 'A',
  fatigue: 'F',
  works: 'W',
} as const;

export type Overlay = keyof typeof OVERLAYS;
export const OVERLAY_NAMES = Object.keys(OVERLAYS) as readonly Overlay[];

export const LEGEND_KEY = 'L';

/** What most players want to see. */
const AT_FIRST: readonly Overlay[] = ['victory', 'moves', 'fatigue', 'works'];

interface Shown {
  readonly shown: ReadonlySet<Overlay>;
  readonly isOpen: boolean;
}

function firstShown(): ReadonlySet<Overlay> {
  const kept = remembered('overlays');
  if (kept === undefined) return new Set(AT_FIRST);
  return new Set(OVERLAY_NAMES.filter(name => kept.split(' ').includes(name)));
}

export const useOverlays = create<Shown>(() => ({ shown: firstShown(), isOpen: false }));

/** Shows or hides one of them, and remembers it. */
export function turnOverlay(name: Overlay): void {
  const { shown } = useOverlays.getState();
  const next = new Set(OVERLAY_NAMES.filter(each => shown.has(each) !== (each === name)));
  remember('overlays', [...next].join(' '));
  useOverlays.setState({ shown: next });
}

/** The map is what one looks at: nothing covers it until it is wanted. */
export const isLegendOpen = ({ isOpen }: Shown): boolean => isOpen;

export const turnLegend = (): void => useOverlays.setState(shown => ({ isOpen: !isLegendOpen(shown) }));
