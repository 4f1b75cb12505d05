import type { ReactNode } from 'react';

interface Named {
  readonly label: string;
}

export function NumberField({
  label,
  value,
  onChange,
}: Named & { readonly value: number; readonly onChange: (value: number) => void }) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="number"
        step={1}
        value={value}
        onChange={({ target }) => Number.isSafeInteger(target.valueAsNumber) && onChange(target.valueAsNumber)}
      />
    </label>
  );
}

export function TextField({
  label,
  value,
  most,
  onChange,
}: Named & { readonly value: string; readonly most: number; readonly onChange: (value: string) => void }) {
  return (
    <label className="field">
      <span>{label}</span>
      <input type="text" maxLength={most} value={value} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
}

export function FlagField({
  label,
  value,
  onChange,
  disabled = false,
  children,
}: Named & {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly disabled?: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <label className="field flag">
      <input type="checkbox" checked={value} disabled={disabled} onChange={({ target }) => onChange(target.checked)} />
      <span>
        {label}
        {children}
      </span>
    </label>
  );
}

export interface Choosable {
  readonly value: string;
  readonly text: string;
}

export function ChoiceField({
  label,
  value,
  of,
  onChange,
}: Named & {
  readonly value: string;
  readonly of: readonly Choosable[];
  readonly onChange: (value: string) => void;
}) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {of.map(each => (
          <option key={each.value} value={each.value}>
            {each.text}
          </option>
        ))}
      </select>
    </label>
  );
}
