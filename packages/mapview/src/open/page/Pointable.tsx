import type { Point } from '@wigwag/hex';
import { memo, type ReactNode } from 'react';
import { at } from '../../drawing/sheet/layout.ts';
import { same } from '../../drawing/sheet/same.ts';
import { allInUnits, ringPath } from '../drawing/geometry/units.ts';
import { HandleFace, Orbit, seatOf } from '../drawing/light/Handles.tsx';
import type { Put } from '../drawing/sheet/Layers.tsx';
import type { Look } from '../drawing/sheet/look.ts';
import type { Handle } from '../inHand.ts';
import type { Thing } from '../picture.ts';

interface Props {
  readonly thing: Thing;
  readonly form: readonly Point[];
  /** How much beside it still counts, in units. */
  readonly beside: number;
  readonly children: ReactNode;
}

/** A thing of the drawing that can be pointed at; what may be chosen is reached by Tab. */
function Pointable({ thing, form, beside, children }: Props) {
  const { id, label, standing = 'laid', drags = false } = thing;
  const tab = thing.tab ?? (standing === 'lit' || standing === 'held' || standing === 'refused');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a piece in a drawing cannot be a button element
    <g
      className={`thing ${standing}`}
      role="button"
      tabIndex={tab ? 0 : -1}
      aria-label={label}
      aria-pressed={standing === 'held'}
      data-thing={id}
      {...(drags ? { 'data-drags': '' } : {})}
    >
      <title>{label}</title>
      {children}
      <path className="hit" d={ringPath(form)} strokeWidth={beside} />
    </g>
  );
}

/** Puts things into the page. A finger needs more than the thing itself. */
export const pointable =
  ({ px }: Look): Put =>
  (thing, form, drawing) => (
    <Pointable key={thing.id} thing={thing} form={form} beside={8 * px}>
      {drawing}
    </Pointable>
  );

interface HandlesProps {
  readonly handles: readonly Handle[];
  readonly look: Look;
}

/** What is touched is larger than what is seen: 44 pixels for a finger. */
export const Handles = memo(function Handles({ handles, look }: HandlesProps) {
  return (
    <g className="handles">
      {handles.map(handle => (
        <Orbit key={handle.id} handle={handle} look={look} />
      ))}
      {handles.map(handle => (
        // biome-ignore lint/a11y/useSemanticElements: a handle in a drawing cannot be a button element
        <g
          key={handle.id}
          className={`handle handle-on-${handle.as}`}
          role="button"
          tabIndex={0}
          aria-label={handle.value === undefined ? handle.label : `${handle.label}, ${handle.value}`}
          aria-pressed={handle.chosen === true}
          data-handle={handle.id}
        >
          {handle.grip !== undefined && <path className="hit" d={ringPath(allInUnits(handle.grip))} />}
          <circle className="handle-focus" {...spot(handle, look)} r={12 * look.px} strokeWidth={2.4 * look.px} />
          <HandleFace handle={handle} look={look} />
          <circle className="hit hit-fine" {...spot(handle, look)} r={13 * look.px} />
          <circle className="hit hit-coarse" {...spot(handle, look)} r={22 * look.px} />
        </g>
      ))}
    </g>
  );
}, same);

const spot = (handle: Handle, look: Look): { readonly cx: number; readonly cy: number } => {
  const [cx = 0, cy = 0] = at(seatOf(handle, look)).split(',').map(Number);
  return { cx, cy };
};
