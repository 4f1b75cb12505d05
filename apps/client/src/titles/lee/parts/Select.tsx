export interface Named<V extends string> {
  readonly value: V;
  readonly label: string;
}

interface Props<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly all: readonly Named<V>[];
  readonly onChange: (value: V) => void;
}

/** One of several, by name. */
export function Select<V extends string>({ label, value, all, onChange }: Props<V>) {
  return (
    <label className="lee-select">
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const found = all.find(each => each.value === target.value);
          if (found !== undefined) onChange(found.value);
        }}
      >
        {all.map(each => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
    </label>
  );
}
