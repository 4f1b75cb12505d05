/** As it stands on the keys. */
export const asPrinted = (name: string): string => name.replace('Control', 'Ctrl');

/** The key that does what a button says; a screen reader has it from `aria-keyshortcuts`. */
export const KeyCap = ({ name }: { readonly name: string }) => (
  <span className="key-cap" aria-hidden="true">
    <kbd>{asPrinted(name)}</kbd>
  </span>
);
