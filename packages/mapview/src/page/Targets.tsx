import type { Hex } from '@wigwag/hex';
import { type KeyboardEvent, memo, type SyntheticEvent, useMemo } from 'react';
import { outlineOf } from '../drawing/sheet/layout.ts';
import { type Window, windowHexes } from '../drawing/sheet/window.ts';
import type { Highlights, MapPicture } from '../picture.ts';

export const onEnter =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

interface TargetProps {
  readonly hex: Hex;
  readonly points: string;
  readonly label: string;
  readonly state: string;
}

const Target = memo(function Target({ hex, points, label, state }: TargetProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a hexagon in a drawing cannot be a button element
    <polygon
      className={`target ${state}`}
      points={points}
      role="button"
      tabIndex={state.includes('lit') ? 0 : -1}
      aria-label={label}
      data-hex={hex}
    />
  );
});

interface Props {
  readonly map: MapPicture;
  readonly window: Window | undefined;
  readonly labels: readonly string[];
  readonly highlights: Highlights;
  readonly onHex: (hex: Hex) => void;
  readonly onHover: (hex: Hex | undefined) => void;
}

/** The hex an event of one of the thousands of hexes is about. */
const hexOf = ({ target }: SyntheticEvent): Hex | undefined => {
  const hex = target instanceof SVGElement ? target.dataset.hex : undefined;
  return hex === undefined ? undefined : Number(hex);
};

const stateOf = (hex: Hex, { lit, aimed, selected, attacked, spoken, pointed, told }: Highlights): string =>
  [
    lit.has(hex) && 'lit',
    aimed.has(hex) && 'aimed',
    attacked === hex && 'attacked',
    selected.has(hex) && 'selected',
    spoken === hex && 'spoken',
    pointed?.has(hex) && 'pointed',
    told?.has(hex) && 'told',
  ]
    .filter(Boolean)
    .join(' ');

/** Every hex in play as something to point at; what may be chosen is lit and can be reached by Tab. */
export const Targets = memo(function Targets({ map, window, labels, highlights, onHex, onHover }: Props) {
  const hexes = useMemo(
    () => windowHexes(map, window).inPlay.map(hex => ({ hex, points: outlineOf(map.grid, hex) })),
    [map, window],
  );
  const choose = (event: SyntheticEvent): void => {
    const hex = hexOf(event);
    if (hex !== undefined) onHex(hex);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the hexes in it, which are buttons
    <g
      onClick={choose}
      onKeyDown={event => onEnter(() => choose(event))(event)}
      onPointerOver={event => onHover(hexOf(event))}
      onPointerLeave={() => onHover(undefined)}
      onFocus={event => onHover(hexOf(event))}
      onBlur={() => onHover(undefined)}
    >
      {hexes.map(({ hex, points }) => (
        <Target key={hex} hex={hex} points={points} label={labels[hex] ?? ''} state={stateOf(hex, highlights)} />
      ))}
    </g>
  );
});
