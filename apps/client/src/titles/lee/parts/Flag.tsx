import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly value: boolean;
  readonly children?: ReactNode;
  readonly onChange: (value: boolean) => void;
}

export function Flag({ label, value, children, onChange }: Props) {
  return (
    <label className="lee-flag">
      <input type="checkbox" checked={value} onChange={({ target }) => onChange(target.checked)} />
      <span>
        {label}
        {children !== undefined && <small>{children}</small>}
      </span>
    </label>
  );
}
