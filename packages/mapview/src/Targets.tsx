import type { Hex } from '@wigwag/hex';
import { type KeyboardEvent, memo } from 'react';
import { outlineOf } from './layout.ts';
import type { Highlights, MapPicture } from './picture.ts';

interface TargetProps {
  readonly hex: Hex;
  readonly points: string;
  readonly label: string;
  readonly state: string;
  readonly onHex: (hex: Hex) => void;
  readonly onHover: (hex: Hex | undefined) => void;
}

export const onEnter =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

const Target = memo(function Target({ hex, points, label, state, onHex, onHover }: TargetProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a hexagon in a drawing cannot be a button element
    <polygon
      className={`target ${state}`}
      points={points}
      role="button"
      tabIndex={state.includes('lit') ? 0 : -1}
      aria-label={label}
      data-hex={hex}
      onClick={() => onHex(hex)}
      onKeyDown={onEnter(() => onHex(hex))}
      onPointerEnter={() => onHover(hex)}
      onPointerLeave={() => onHover(undefined)}
      onFocus={() => onHover(hex)}
      onBlur={() => onHover(undefined)}
    />
  );
});

interface Props {
  readonly map: MapPicture;
  readonly labels: readonly string[];
  readonly highlights: Highlights;
  readonly onHex: (hex: Hex) => void;
  readonly onHover: (hex: Hex | undefined) => void;
}

const stateOf = (hex: Hex, { lit, targets, selected, attacked, spoken, pointed }: Highlights): string =>
  [
    lit.has(hex) && 'lit',
    targets.has(hex) && 'aimed',
    attacked === hex && 'attacked',
    selected.has(hex) && 'selected',
    spoken === hex && 'spoken',
    pointed?.has(hex) && 'pointed',
  ]
    .filter(Boolean)
    .join(' ');

/** Every hex as something to point at; what may be chosen is lit and can be reached by Tab. */
export const Targets = memo(function Targets({ map, labels, highlights, onHex, onHover }: Props) {
  return (
    <g>
      {map.hexes.map((data, hex) =>
        data.terrain === 'off-map' ? undefined : (
          <Target
            // biome-ignore lint/suspicious/noArrayIndexKey: a hex is its index
            key={hex}
            hex={hex}
            points={outlineOf(map.grid, hex)}
            label={labels[hex] ?? ''}
            state={stateOf(hex, highlights)}
            onHex={onHex}
            onHover={onHover}
          />
        ),
      )}
    </g>
  );
});
