import { describeEvent, describeUpshot } from '@wigwag/words';
import { isHeading } from '../log/logLine.ts';
import { useRoom } from '../room.ts';
import { isStale, upshotIn } from './upshot.ts';

/** What the last decision came to, until another side decides; where nothing has come of it yet, what happened last. */
export function UpshotLine() {
  const { world, view, asking, t } = useRoom();
  const upshot = isStale(view) ? undefined : upshotIn(view);
  const last = view.log.at(-1)?.events.at(-1);
  const told =
    (upshot && describeUpshot(t, world, upshot)) ??
    (last !== undefined && !isHeading(last) ? describeEvent(t, world, last) : undefined);
  return (
    <>
      {asking.note !== undefined && <p className="info note">{asking.note}</p>}
      <p className="upshot" title={told}>
        {told}
      </p>
    </>
  );
}
