import { useEffect, useRef, useState } from 'react';

export interface Deed {
  readonly label: string;
  readonly onDo: () => void;
  readonly isGrave?: boolean;
}

interface Props {
  readonly label: string;
  readonly deeds: readonly Deed[];
}

/** What is seldom wanted, behind three dots. */
export function More({ label, deeds }: Props) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    menu.current?.querySelector<HTMLElement>('.menu-item')?.focus();
    const close = (event: PointerEvent): void => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setOpen(false);
      menu.current?.querySelector('button')?.focus();
    };
    window.addEventListener('pointerdown', close);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('pointerdown', close);
      window.removeEventListener('keydown', onKey);
    };
  }, [open]);
  return (
    <div ref={menu} className="more">
      <button type="button" className="icon" aria-label={label} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span aria-hidden="true">⋯</span>
      </button>
      {open && (
        <div className="menu-leaf">
          {deeds.map(({ label: name, onDo, isGrave = false }) => (
            <button
              key={name}
              type="button"
              className={isGrave ? 'menu-item grave' : 'menu-item'}
              onClick={() => {
                setOpen(false);
                onDo();
              }}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
