import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'onChange' | 'about'> {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  /** What to know before it is filled in. */
  readonly about?: ReactNode;
}

/** One line to be written, with what it is for. */
export function Field({ label, about, onText, ...input }: Props) {
  const id = useId();
  return (
    <div className="online-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        aria-describedby={about === undefined ? undefined : `${id}-about`}
        onChange={({ target }) => onText(target.value)}
      />
      {about !== undefined && (
        <small id={`${id}-about`} className="quiet">
          {about}
        </small>
      )}
    </div>
  );
}

/** Why something was not done. */
export const Problem = ({ problem }: { readonly problem: string | undefined }) =>
  problem === undefined ? undefined : (
    <p className="field-problem" role="alert">
      {problem}
    </p>
  );
