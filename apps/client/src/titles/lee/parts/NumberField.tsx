import type { Language } from '@wigwag/words';
import { useEffect, useState } from 'react';
import { useDesk } from '../../../shell/desk.ts';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly isWhole?: boolean;
  /** What is said of a number that was not taken. */
  readonly notTaken?: string;
  /** Written after the number. */
  readonly unit?: string;
  readonly onChange: (value: number) => void;
}

/** With the language's own mark before the hundredths, and nothing between thousands: it is typed over. */
const written = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false }).format(value);

/** A number that may be typed with a comma or a point. What is no number, or too large, is not taken over. */
export function NumberField({
  label,
  value,
  min = -1000,
  max = 1000,
  step = 1,
  unit,
  isWhole = false,
  notTaken,
  onChange,
}: Props) {
  const language = useDesk(desk => desk.language);
  const [typed, setTyped] = useState(written(value, language));
  useEffect(() => setTyped(written(value, language)), [value, language]);
  const [isRefused, refuse] = useState(false);
  const take = (text: string): void => {
    setTyped(text);
    const next = Number(text.replace(',', '.'));
    const isNumber = text.trim() !== '' && Number.isFinite(next) && (!isWhole || Number.isInteger(next));
    const isFit = isNumber && next >= min && next <= max;
    refuse(!isFit);
    if (isFit) onChange(next);
  };
  const stepBy = (by: number): void => take(written(Math.min(max, Math.max(min, value + by)), language));
  return (
    <label className="lee-number">
      <span>{label}</span>
      <input
        inputMode="decimal"
        value={typed}
        aria-invalid={isRefused}
        onChange={({ target }) => take(target.value)}
        onBlur={() => setTyped(written(value, language))}
        onKeyDown={event => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          stepBy(event.key === 'ArrowUp' ? step : -step);
        }}
      />
      {unit !== undefined && <small>{unit}</small>}
      {isRefused && notTaken !== undefined && (
        <small className="lee-not-taken" role="status">
          {notTaken}
        </small>
      )}
    </label>
  );
}
