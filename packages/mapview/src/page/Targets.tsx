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

const NOTHING: readonly Hex[] = [];
const alone = (hex: Hex | undefined): readonly Hex[] => (hex === undefined ? NOTHING : [hex]);

/** What is said of the hexes of which anything is said. */
function statesOf({ lit, aimed, selected, attacked, spoken, pointed, told }: Highlights): ReadonlyMap<Hex, string> {
  const states = new Map<Hex, string>();
  const say = (state: string, hexes: Iterable<Hex>): void => {
    for (const hex of hexes) {
      const before = states.get(hex);
      states.set(hex, before === undefined ? state : `${before} ${state}`);
    }
  };
  say('lit', lit);
  say('aimed', aimed);
  say('attacked', alone(attacked));
  say('selected', selected);
  say('spoken', alone(spoken));
  say('pointed', pointed ?? NOTHING);
  say('told', told ?? NOTHING);
  return states;
}

interface Place {
  readonly hex: Hex;
  readonly points: string;
}

interface PlotProps {
  readonly places: readonly Place[];
  readonly labels: readonly string[];
  /** What is said of each, as one text: a plot of which the same is said as before is not looked into. */
  readonly states: string;
  /** What is read aloud of each besides its label, a line each. */
  readonly said: string;
}

const Plot = memo(function Plot({ places, labels, states, said }: PlotProps) {
  const stateOf = states.split(',');
  const saidOf = said.split('\n');
  return places.map(({ hex, points }, n) => {
    const label = [labels[hex], saidOf[n]].filter(Boolean).join(', ');
    return <Target key={hex} {...{ hex, points, label }} state={stateOf[n] ?? ''} />;
  });
});

/** So many hexes are looked into together. */
const PLOT = 40;

/** Hexes in play in plots, in their order. */
function plotsOf(map: MapPicture, window: Window | undefined): readonly (readonly Place[])[] {
  const places = windowHexes(map, window).inPlay.map(hex => ({ hex, points: outlineOf(map.grid, hex) }));
  const count = Math.ceil(places.length / PLOT);
  return Array.from({ length: count }, (_, n) => places.slice(n * PLOT, (n + 1) * PLOT));
}

/** Every hex in play as something to point at; what may be chosen is lit and can be reached by Tab. */
export const Targets = memo(function Targets({ map, window, labels, highlights, onHex, onHover }: Props) {
  const plots = useMemo(() => plotsOf(map, window), [map, window]);
  const states = useMemo(() => statesOf(highlights), [highlights]);
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
      {plots.map(places => (
        <Plot
          key={places[0]?.hex}
          {...{ places, labels }}
          states={places.map(({ hex }) => states.get(hex) ?? '').join()}
          said={places.map(({ hex }) => highlights.reach.get(hex)?.said ?? '').join('\n')}
        />
      ))}
    </g>
  );
});
