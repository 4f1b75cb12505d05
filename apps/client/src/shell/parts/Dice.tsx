import type { Rolled } from '@wigwag/kernel';
import { useShell } from '../room.ts';
import { Die } from './Die.tsx';

/** The faces of one roll, with what they were rolled for. */
export function RollFaces({ rolled, size }: { readonly rolled: Rolled; readonly size: number }) {
  const { sitting, toneOf, t } = useShell();
  return (
    <span className="faces" role="img" aria-label={sitting.title.words.roll(t, rolled)}>
      {rolled.answer.map((face, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order they were rolled
        <Die key={place} face={face} size={size} tone={toneOf?.(rolled, place)} />
      ))}
    </span>
  );
}

/** Lines of the log: dice that lie further back say nothing of what is asked now. */
const RECENT = 8;

/** The last dice of the game while they are news, or dice in the air while the table is about to roll. */
export function LastDice() {
  const { sitting, view, t } = useShell();
  if (view.frame?.by === 'table') {
    return (
      <div className="dice" role="status">
        <span className="faces">
          {sitting.title.ruleset.sides.map(side => (
            <Die key={side} face={undefined} size={34} tone={side} />
          ))}
        </span>
        <span className="dice-why">{t('client.rolling')}</span>
      </div>
    );
  }
  const last = view.log.slice(-RECENT).findLast(({ rolled }) => rolled.length > 0)?.rolled ?? [];
  if (last.length === 0) return undefined;
  return (
    <div className="dice">
      {last.map((rolled, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rolls stand in the order they were made
        <div className="roll" key={place}>
          <RollFaces rolled={rolled} size={34} />
          <span className="dice-why">{sitting.title.words.roll(t, rolled)}</span>
        </div>
      ))}
    </div>
  );
}
