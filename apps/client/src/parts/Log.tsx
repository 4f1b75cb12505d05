import type { Event } from '@wigwag/gcacw';
import { describeEvent } from '@wigwag/words';
import { memo, useEffect, useRef } from 'react';
import { useRoom } from '../context.ts';
import type { Told } from '../table.ts';
import { RollFaces } from './Dice.tsx';

/** The hex a line speaks of. */
function hexIn(told: Event, hexOfUnit: (unit: number) => number | undefined): number | undefined {
  const event = told.type === 'edited' ? told.edit : told;
  if ('to' in event) return event.to;
  if ('hex' in event) return event.hex;
  return 'unit' in event && event.unit >= 0 ? hexOfUnit(event.unit) : undefined;
}

const HEADINGS: readonly Event['type'][] = ['turnBegan', 'phaseBegan', 'scenarioPhaseBegan', 'gameEnded'];

const isHeading = ({ type }: Event): boolean => HEADINGS.includes(type);

function Line({ event }: { readonly event: Event }) {
  const { table, view, t, centreOn } = useRoom();
  const sentence = describeEvent(t, table.world, event);
  if (isHeading(event)) return <li className={`heading ${event.type}`}>{sentence}</li>;
  const hex = hexIn(event, unit => view.game.board.units[unit]?.hex);
  const clause = 'because' in event ? <code>{event.because}</code> : undefined;
  if (hex === undefined || hex < 0) {
    return (
      <li>
        {sentence} {clause}
      </li>
    );
  }
  return (
    <li>
      <button type="button" onClick={() => centreOn(hex)}>
        {sentence} {clause}
      </button>
    </li>
  );
}

const Entry = memo(function Entry({ told }: { readonly told: Told }) {
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

/** What happened, every die with its reason, every line with its hex. */
export function Log() {
  const { view, t } = useRoom();
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
