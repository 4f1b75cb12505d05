import type { Vocabulary } from '@wigwag/kernel';
import { useAfterPaint } from '@wigwag/mapview/afterwards';
import { fetchedLater, shownLater } from '../later.tsx';
import { ShellContext, type ShellRoom, useShell } from '../room.ts';

const Log = shownLater(
  fetchedLater(() => import('./Log.tsx')),
  log => log.Log,
);

type Room = ShellRoom<Vocabulary, unknown>;

/** Where there are secrets: are they those of the same side, or nobody's? */
const isSameLook = ({ sitting, view }: Room, before: Room): boolean =>
  !sitting.title.hasSecrets(view.world) ||
  (before.view.eyes === view.eyes && before.view.isShared === view.isShared && before.sitting === sitting);

/** The log is drawn after the board and the question; but nobody finds the log of another side on the screen. */
export function LogAfterwards() {
  const room = useShell();
  const before = useAfterPaint(room);
  return (
    <ShellContext value={isSameLook(room, before) ? before : room}>
      <Log />
    </ShellContext>
  );
}
