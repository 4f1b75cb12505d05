import type { Told } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';
import { RollFaces } from '../parts/Dice.tsx';
import { useShell } from '../room.ts';

interface LineProps {
  readonly event: Vocabulary['event'];
  /** Only the lines of the row that has the focus are on the way of the Tab key. */
  readonly tabIndex: 0 | -1;
}

function Line({ event, tabIndex }: LineProps) {
  const { lineOf, centreOn } = useShell();
  const { sentence, clause, place, isHeading } = lineOf(event);
  if (isHeading) return <li className={`heading ${event.type}`}>{sentence}</li>;
  const text = (
    <>
      {sentence} {clause !== undefined && <code>{clause}</code>}
    </>
  );
  if (place === undefined) return <li>{text}</li>;
  return (
    <li>
      <button type="button" tabIndex={tabIndex} onClick={() => centreOn(place)}>
        {text}
      </button>
    </li>
  );
}

/** One decision: its dice, and what happened. */
export const Entry = ({ told, tabIndex }: { readonly told: Told<Vocabulary> } & Pick<LineProps, 'tabIndex'>) => (
  <>
    {told.rolled.length > 0 && (
      <div className="entry-dice">
        {told.rolled.map((_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rolls stand in the order they were made
          <RollFaces key={place} told={told} place={place} size={20} />
        ))}
      </div>
    )}
    <ol>
      {told.events.map((event, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events stand in the order they happened
        <Line key={place} event={event} tabIndex={tabIndex} />
      ))}
    </ol>
  </>
);
