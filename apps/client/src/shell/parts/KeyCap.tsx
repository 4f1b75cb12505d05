/** As it stands on the keys. */
export const asPrinted = (name: string): string => name.replace('Control', 'Ctrl').replace('Escape', 'Esc');

/** The key that does what a button says; a screen reader has it from `aria-keyshortcuts`. */
export const KeyCap = ({ name, isHidden = false }: { readonly name: string; readonly isHidden?: boolean }) => (
  <span className="key-cap" aria-hidden="true" data-hidden={isHidden || undefined}>
    <kbd>{asPrinted(name)}</kbd>
  </span>
);
