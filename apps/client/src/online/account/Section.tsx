import { type ReactNode, useId } from 'react';

/** A part of the account page, with its heading. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="account-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface LineProps {
  readonly name: ReactNode;
  readonly about?: ReactNode;
  readonly children?: ReactNode;
}

/** One thing on a line, and what can be done with it. */
export const Line = ({ name, about, children }: LineProps) => (
  <div className="account-line">
    <div>
      <b>{name}</b>
      {about !== undefined && <small>{about}</small>}
    </div>
    {children}
  </div>
);
