import { useEffect, useState } from 'react';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Written after the number. */
  readonly unit?: string;
  readonly onChange: (value: number) => void;
}

const written = (value: number): string => String(Math.round(value * 100) / 100);

/** A number that may be typed with a comma or a point. What is no number, or too large, is not taken over. */
export function NumberField({ label, value, min = -1000, max = 1000, step = 1, unit, onChange }: Props) {
  const [typed, setTyped] = useState(written(value));
  useEffect(() => setTyped(written(value)), [value]);
  const take = (text: string): void => {
    setTyped(text);
    const next = Number(text.replace(',', '.'));
    if (text.trim() !== '' && Number.isFinite(next) && next >= min && next <= max) onChange(next);
  };
  const stepBy = (by: number): void => take(written(Math.min(max, Math.max(min, value + by))));
  return (
    <label className="lee-number">
      <span>{label}</span>
      <input
        inputMode="decimal"
        value={typed}
        onChange={({ target }) => take(target.value)}
        onBlur={() => setTyped(written(value))}
        onKeyDown={event => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          stepBy(event.key === 'ArrowUp' ? step : -step);
        }}
      />
      {unit !== undefined && <small>{unit}</small>}
    </label>
  );
}
