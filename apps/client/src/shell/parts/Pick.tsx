import type { ReactNode } from 'react';

interface Props<V extends string> {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly V[];
  readonly value: V;
  readonly said: (value: V) => ReactNode;
  readonly onPick: (value: V) => void;
}

/** One of a few, side by side. */
export const Pick = <V extends string>({ name, legend, values, value, said, onPick }: Props<V>) => (
  <fieldset className={`pick pick-${name}`}>
    <legend>{legend}</legend>
    <div className="pick-row">
      {values.map(each => (
        <label key={each} className={each === value ? 'picked' : ''}>
          <input type="radio" name={name} checked={each === value} onChange={() => onPick(each)} />
          {said(each)}
        </label>
      ))}
    </div>
  </fieldset>
);
