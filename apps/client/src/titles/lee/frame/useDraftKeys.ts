import { stepOf } from '@wigwag/mapview/open';
import { useEffect } from 'react';
import type { Draft } from '../drafts/draft.ts';
import { bendRemoved } from '../drafts/line.ts';
import { cornerFixed, legBack } from '../drafts/march.ts';
import { FIVE } from '../drafts/snapping.ts';
import { gripOf, stepped, turned } from '../map/gestures.ts';
import type { Room } from '../room.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea') !== null;

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Whoever has just taken something from the panel goes on with it: Enter does not take it again. */
const isHeldTool = (target: EventTarget | null): boolean =>
  isIn(target, '.lee-tool[aria-pressed="true"], .lee-sheet .choice[aria-pressed="true"]');

/** A click leaves the focus on the table or on a card: Enter still does what its button says, or hears why not. Space picks there. */
const isBehind = (target: EventTarget | null): boolean => isIn(target, '.openmap, .lee-face');

/** A field of a march, a box that was ticked or a number: Enter does not need it, so it marches. Elsewhere it ends a number. */
const isOfMarch = ({ kind }: Draft, target: EventTarget | null): boolean =>
  kind === 'march' && isIn(target, '.lee-form input');

/** Where an arrow key does something else: it scrolls the panel, or moves what has the focus on the table. */
const hasArrows = (target: EventTarget | null): boolean =>
  isIn(target, '.panel, [data-handle], [data-thing]') && !isHeldTool(target);

/** The thing in hand after an arrow key. */
function moved(draft: Draft, { key, shiftKey, target }: KeyboardEvent, view: Room['view']): Draft | undefined {
  const step = hasArrows(target) ? undefined : stepOf(key, shiftKey);
  if (step === undefined) return undefined;
  const next = stepped(draft, { ...step, id: gripOf(draft), shift: shiftKey, alt: true, ctrl: false }, view);
  return next === draft ? undefined : next;
}

/** What a key makes of the thing in hand; undefined: it is not for it. */
function handled(draft: Draft, event: KeyboardEvent, view: Room['view']): Draft | undefined {
  const { key, shiftKey } = event;
  const by = shiftKey ? 1 : FIVE;
  const pressed = key.toLowerCase();
  if (pressed === 'q' || pressed === 'e') {
    const next = turned(draft, { degrees: pressed === 'q' ? -by : by }, view);
    return next === draft ? undefined : next;
  }
  if (key === 'Backspace' && draft.kind === 'march') return legBack(draft);
  if ((key === 'Delete' || key === 'Backspace') && draft.kind === 'line' && draft.chosen !== undefined)
    return bendRemoved(draft, draft.chosen);
  if (key === ' ' && draft.kind === 'march') return cornerFixed(draft);
  return moved(draft, event, view);
}

/** Keys of the thing in hand; they come before those of the table. */
export function useDraftKeys({ draft, hold, view, asking, hand }: Room): void {
  const enter = draft === undefined ? undefined : asking.buttons.find(({ key }) => key === 'Enter');
  useEffect(() => {
    if (draft === undefined || view.curtain !== undefined) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey) return;
      const goesOn =
        isHeldTool(event.target) || isBehind(event.target) || (enter?.legal && isOfMarch(draft, event.target));
      if (event.key === 'Enter' && enter !== undefined && goesOn) {
        event.preventDefault();
        event.stopPropagation();
        hand.act(enter.act);
        return;
      }
      if (isTyping(event.target)) return;
      const isButton = event.target instanceof Element && event.target.closest('button, a') !== null;
      if (isButton && event.key === ' ') return;
      const next = handled(draft, event, view);
      if (next === undefined) return;
      event.preventDefault();
      hold(next);
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [draft, hold, view, enter, hand]);
}
