import { type Game, STEPS, type Step } from '@wigwag/lee';
import { useEffect, useState } from 'react';
import { useRoom } from '../room.ts';

interface Looked {
  readonly lines: number;
  readonly game: Game | undefined;
}

/** The table as it was when the step that is looked at was done; undefined: none is, or it is still being fetched. */
export function useLooked(): Game | undefined {
  const { sitting, view, draft } = useRoom();
  const step = draft?.kind === 'look' ? STEPS.indexOf(draft.step as Step) : -1;
  const [found, find] = useState<Looked>();
  const ended = view.log.findIndex(({ events }) =>
    events.some(event => event.type === 'stepBegun' && STEPS.indexOf(event.step) > step),
  );
  const lines = step < 0 || ended < 0 ? 0 : ended + 1;
  useEffect(() => {
    if (lines === 0) return undefined;
    let isWanted = true;
    void sitting.past(lines).then(game => isWanted && find({ lines, game }));
    return () => {
      isWanted = false;
    };
  }, [sitting, lines]);
  return found?.lines === lines ? found.game : undefined;
}
