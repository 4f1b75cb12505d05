import type { Event } from '@wigwag/lee';
import type { BattleMoment } from './moments.ts';

const MOST = 6;

interface Props {
  readonly moment: BattleMoment | undefined;
  readonly say: (event: Event) => string;
}

/** What came of a moment besides what its sentence says. */
export function Detail({ moment, say }: Props) {
  const others = moment?.events.filter(event => event !== moment.telling) ?? [];
  if (others.length === 0) return undefined;
  return (
    <ul className="replay-told">
      {others.slice(0, MOST).map((event, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences stand in their order, and two may be alike
        <li key={place}>{say(event)}</li>
      ))}
      {others.length > MOST && <li>…</li>}
    </ul>
  );
}
