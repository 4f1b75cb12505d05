/** The key that does what a button says; a screen reader has it from `aria-keyshortcuts`. */
export const KeyCap = ({ name }: { readonly name: string }) => (
  <span className="key-cap" aria-hidden="true">
    <kbd>{name}</kbd>
  </span>
);
