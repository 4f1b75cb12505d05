import type { Draft } from '../drafts/draft.ts';
import { useRoom } from '../room.ts';
import { useFingerDrag } from './useFingerDrag.ts';

interface Props {
  readonly label: string;
  readonly note?: string | undefined;
  /** What is taken in hand when it is dragged off. */
  readonly draft: Draft;
  /** The same where a click puts it; without it where the draft says. */
  readonly begin?: (draft: Draft) => Draft;
  readonly isHeld: boolean;
  readonly isOut?: boolean;
}

/** Something in the panel that is taken in hand by a click, or dragged onto the table. */
export function Tool({ label, note, draft, begin, isHeld, isOut = false }: Props) {
  const { hold } = useRoom();
  const finger = useFingerDrag(() => hold(draft));
  return (
    <li>
      <button
        type="button"
        className="lee-tool"
        aria-pressed={isHeld}
        disabled={isOut}
        draggable={!isOut}
        {...(!isOut && finger)}
        onDragStart={event => {
          event.dataTransfer.setData('text/plain', label);
          event.dataTransfer.effectAllowed = 'move';
          hold(draft);
        }}
        onClick={() => hold(isHeld ? undefined : (begin?.(draft) ?? draft))}
      >
        <b>{label}</b>
        {note !== undefined && <small>{note}</small>}
      </button>
    </li>
  );
}
