import { useShell } from '../room.ts';

interface Half {
  /** The side by its code, for its colour, and by its name. */
  readonly code: string;
  readonly name: string;
  readonly points: number;
}

interface Props {
  readonly halves: readonly Half[];
  /** Who leads, and what that would come to. */
  readonly lead: string;
  /** Where every point is explained. */
  readonly explained?: { readonly label: string; open(): void };
}

function HalfOf({ code, name, points }: Half) {
  const { view } = useShell();
  return (
    <span className={`score-half by-${code} ${view.frame?.by === code ? 'filled' : ''}`}>
      <span className="side-mark" aria-hidden="true" />
      <span className="side-name">{name}</span> <b>{points}</b>
    </span>
  );
}

/** The points of both sides, and what they come to; the half of whoever decides is filled. */
export function ScoreBlock({ halves: [first, second], lead, explained }: Props) {
  const inside = (
    <>
      {first !== undefined && <HalfOf {...first} />} <span className="score-lead">{lead}</span>{' '}
      {second !== undefined && <HalfOf {...second} />}
    </>
  );
  if (explained === undefined) return <div className="score-block">{inside}</div>;
  return (
    <button type="button" className="score-block" title={explained.label} onClick={explained.open}>
      {inside}
    </button>
  );
}
