import { ARROWS, hexTowards, type MapHandle } from '@wigwag/mapview';
import { type RefObject, useEffect } from 'react';
import type { MapHand } from '../hand.ts';
import type { View } from '../room.ts';
import { keep, type LaidMarch, lay } from './laid.ts';

/** Keeps the hex that the way has come to. */
export const KEEP_KEY = 'K';

/** Where keys belong to something else: fields, lists, the small map, what lies over everything. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, select, textarea, .panel-body, [role=tablist], .minimap, .menu-leaf, dialog, .topbar') !==
    null;

/** A button outside the map answers to Enter itself. */
const isButtonBeside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary') !== null && target.closest('.hexmap') === null;

function turn({ unit, laid }: LaidMarch, { game, world }: View, key: string, map: MapHandle | null): void {
  const from = laid?.to ?? game.board.units[unit]?.hex;
  const arrow = ARROWS[key];
  const to = from === undefined || arrow === undefined ? undefined : hexTowards(world.grid, from, arrow);
  if (to === undefined) return;
  lay({ unit, kept: laid?.kept ?? [], to, by: 'keys' });
  map?.show(to);
}

/** With a unit chosen that may march: arrows lay the way, a key keeps a hex of it, Enter marches. With Shift, arrows move the map. */
export function useMarchKeys(
  march: LaidMarch | undefined,
  view: View,
  hand: MapHand,
  map: RefObject<MapHandle | null>,
): void {
  useEffect(() => {
    if (march === undefined) return undefined;
    const { laid, way } = march;
    const actOf = (key: string, target: EventTarget | null): (() => void) | undefined => {
      if (ARROWS[key] !== undefined) return () => turn(march, view, key, map.current);
      if (laid?.by !== 'keys' || laid.to === undefined) return undefined;
      const { to } = laid;
      if (key.toUpperCase() === KEEP_KEY) return () => keep(to);
      return key === 'Enter' && way !== undefined && !isButtonBeside(target) ? () => hand.march(march, way) : undefined;
    };
    const onKey = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
      if (ctrlKey || metaKey || altKey || shiftKey || defaultPrevented || isElsewhere(target)) return;
      const act = actOf(key, target);
      if (act === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [march, view, hand, map]);
}
