import { useState } from 'react';

interface Props {
  readonly label: string;
  /** What it is about, for whoever hears the page. */
  readonly about: string;
  /** What the second click says. */
  readonly sure: string;
  readonly isBusy: boolean;
  readonly onSure: () => void;
}

/** What cannot be taken back needs two clicks, the second on other words. */
export function Sure({ label, about, sure, isBusy, onSure }: Props) {
  const [isAsked, setAsked] = useState(false);
  const act = (): void => {
    setAsked(false);
    onSure();
  };
  return (
    <button
      type="button"
      className={isAsked ? 'choice' : 'choice quiet'}
      disabled={isBusy}
      onBlur={() => setAsked(false)}
      onClick={isAsked ? act : () => setAsked(true)}
    >
      {isAsked ? sure : label} <span className="unseen">{about}</span>
    </button>
  );
}
