import { battleFrom, type Moment, stepBack, stepOn } from './moments.ts';
import { leaveReplay, putLooking, replayAt, replayFrom, turnPlaying, useLooking } from './state.ts';

/** Plays or pauses; from the end it plays from the beginning. */
export function playOrPause(moments: readonly Moment[]): void {
  const { at, isPlaying } = useLooking.getState();
  const [first, last] = [moments[0], moments.at(-1)];
  if (!isPlaying && first !== undefined && last !== undefined && (at ?? 0) >= last.lines)
    putLooking({ at: first.lines });
  turnPlaying();
}

/** What a key does while somebody looks back; undefined: nothing of the replay. */
export function replayKey(moments: readonly Moment[], pressed: string): (() => void) | undefined {
  const { at = 1, from, isSharing } = useLooking.getState();
  const go = (lines: number) => (): void => replayAt(lines);
  const keys: Readonly<Record<string, () => void>> = {
    ' ': () => playOrPause(moments),
    ArrowLeft: go(stepBack(moments, at)),
    ArrowRight: go(stepOn(moments, at)),
    'Shift+ArrowLeft': go(battleFrom(moments, at, 'back')),
    'Shift+ArrowRight': go(battleFrom(moments, at, 'on')),
    Home: go(moments[0]?.lines ?? 1),
    End: go(moments.at(-1)?.lines ?? 1),
    Escape: isSharing ? () => putLooking({ isSharing: false }) : leaveReplay,
    'Shift+R': leaveReplay,
    ...(from !== undefined && { Enter: leaveReplay, R: () => replayFrom(from, true) }),
  };
  return keys[pressed];
}
