import { Cited } from '../parts/Cited.tsx';
import { useRoom } from '../room.ts';

/** In the bar: why the thing in hand may not be so; the same sentence as beside the table. It is read aloud elsewhere. */
export function Refused() {
  const { t, sitting, view, asking } = useRoom();
  const refused = asking.judged?.refused;
  if (refused === undefined) return undefined;
  return (
    <p className="message lee-refused">
      {sitting.title.words.why(t, view.world, refused)} <Cited isBrief t={t} clause={refused.clause} />
    </p>
  );
}
