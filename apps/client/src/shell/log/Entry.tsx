import type { Told } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';
import { ChartLink } from '../book/ChartLink.tsx';
import { RuleLink } from '../book/RuleLink.tsx';
import { RuleNumber } from '../book/RuleNumber.tsx';
import { RollFaces } from '../parts/Dice.tsx';
import { Icon } from '../parts/Icon.tsx';
import { replayAt } from '../replay/state.ts';
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
  const rule = clause !== undefined && (
    <RuleLink
      clause={clause}
      places={place === undefined ? undefined : [place]}
      sentence={sentence}
      tabIndex={tabIndex}
    >
      <RuleNumber clause={clause} />
    </RuleLink>
  );
  return (
    <li>
      {place === undefined ? (
        sentence
      ) : (
        <button type="button" tabIndex={tabIndex} onClick={() => centreOn(place)}>
          {sentence}
        </button>
      )}{' '}
      {rule}
    </li>
  );
}

/** One decision: its dice, and what happened. */
interface EntryProps extends Pick<LineProps, 'tabIndex'> {
  readonly told: Told<Vocabulary>;
  /** Its place in the log. */
  readonly line: number;
}

export function Entry({ told, line, tabIndex }: EntryProps) {
  const { rollerOf, chartOf, replay, actions, t } = useShell();
  const [chart] = told.rolled.flatMap(rolled => chartOf?.(rolled) ?? []);
  return (
    <>
      {told.rolled.length > 0 && (
        <div className="entry-dice">
          {told.rolled.map((rolled, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rolls stand in the order they were made
            <RollFaces key={place} rolled={rolled} by={rollerOf?.(told, place)} size={20} />
          ))}
          {chart !== undefined && <ChartLink {...{ chart, line, tabIndex }} />}
        </div>
      )}
      <ol>
        {told.events.map((event, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events stand in the order they happened
          <Line key={place} event={event} tabIndex={tabIndex} />
        ))}
      </ol>
      {replay !== undefined && actions === undefined && (
        <button
          type="button"
          className="entry-then"
          tabIndex={tabIndex}
          title={t('client.replay.here')}
          aria-label={t('client.replay.here')}
          onClick={() => replayAt(line + 1)}
        >
          <Icon name="replay" />
        </button>
      )}
    </>
  );
}
