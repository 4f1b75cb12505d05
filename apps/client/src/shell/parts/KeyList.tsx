import { asPrinted } from './KeyCap.tsx';

/** Keys, each with what it does. */
export function KeyList({ keys }: { readonly keys: readonly (readonly [key: string, does: string])[] }) {
  return (
    <dl>
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{asPrinted(key)}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
