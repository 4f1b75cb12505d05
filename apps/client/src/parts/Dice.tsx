import type { Reason } from '@wigwag/gcacw';
import type { Rolled } from '@wigwag/kernel';
import { describeRoll } from '@wigwag/words';
import { useRoom } from '../context.ts';
import { Die } from './Die.tsx';

const TONES = ['union', 'confederate'] as const;

/** The faces of one roll, with what they were rolled for. */
export function RollFaces({ rolled, size }: { readonly rolled: Rolled<Reason>; readonly size: number }) {
  const { t } = useRoom();
  const { request, answer } = rolled;
  return (
    <span className="faces" role="img" aria-label={describeRoll(t, rolled)}>
      {answer.map((face, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order they were rolled
        <Die key={place} face={face} size={size} tone={request.why === 'initiative' ? TONES[place] : undefined} />
      ))}
    </span>
  );
}

/** The last dice of the game, or dice in the air while the table is about to roll. */
export function LastDice() {
  const { view, t } = useRoom();
  if (view.frame?.by === 'table') {
    return (
      <div className="dice" role="status">
        <span className="faces">
          <Die face={undefined} size={34} tone="union" />
          <Die face={undefined} size={34} tone="confederate" />
        </span>
        <span className="dice-why">{t('client.rolling')}</span>
      </div>
    );
  }
  const last = view.log.findLast(({ rolled }) => rolled.length > 0)?.rolled ?? [];
  if (last.length === 0) return undefined;
  return (
    <div className="dice">
      {last.map((rolled, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rolls stand in the order they were made
        <div className="roll" key={place}>
          <RollFaces rolled={rolled} size={34} />
          <span className="dice-why">{describeRoll(t, rolled)}</span>
        </div>
      ))}
    </div>
  );
}
