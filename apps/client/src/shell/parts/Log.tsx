import type { Told } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';
import { memo, useEffect, useRef } from 'react';
import { useShell } from '../room.ts';
import { RollFaces } from './Dice.tsx';

function Line({ event }: { readonly event: Vocabulary['event'] }) {
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
      <button type="button" onClick={() => centreOn(place)}>
        {text}
      </button>
    </li>
  );
}

const Entry = memo(function Entry({ told }: { readonly told: Told<Vocabulary> }) {
  return (
    <li className={`entry by-${told.by}`}>
      {told.rolled.length > 0 && (
        <div className="entry-dice">
          {told.rolled.map((rolled, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rolls stand in the order they were made
            <RollFaces key={place} rolled={rolled} size={20} />
          ))}
        </div>
      )}
      <ol>
        {told.events.map((event, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events stand in the order they happened
          <Line key={place} event={event} />
        ))}
      </ol>
    </li>
  );
});

/** What happened, every die with its reason, every line with its place. */
export function Log() {
  const { view, t } = useShell();
  const end = useRef<HTMLLIElement>(null);
  const { length } = view.log;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls into sight
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [length]);
  return (
    <ol className="log" aria-label={t('client.log')}>
      {view.log.map((told, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: decisions stand in the order they were made
        <Entry key={place} told={told} />
      ))}
      <li ref={end} className="log-end" aria-hidden="true" />
    </ol>
  );
}
