import type { Rolled } from '@wigwag/kernel';
import { useIsFalling } from '../dice/falling.ts';
import { TypedMark } from '../dice/TypedMark.tsx';
import { useShell } from '../room.ts';
import { Die } from './Die.tsx';

interface RollProps {
  readonly rolled: Rolled;
  readonly size: number;
  /** Who rolled, where that is known. */
  readonly by?: string | undefined;
}

/** Who rolled, and what: the whole of it, or only what for where the faces lie beside it. */
function useSaid(): (roll: Omit<RollProps, 'size'>, isBeside?: boolean) => string {
  const { sitting, t } = useShell();
  const { words } = sitting.title;
  return ({ rolled, by }, isBeside = false) => {
    const roll = (isBeside ? words.rolledFor?.(t, rolled) : undefined) ?? words.roll(t, rolled);
    return by === undefined ? roll : t('client.rollBy', { side: words.side(t, by), roll });
  };
}

/** The faces of one roll, with what they were rolled for. */
export function RollFaces({ rolled, size, by }: RollProps) {
  const { toneOf } = useShell();
  const said = useSaid();
  return (
    <span className="faces">
      <span className="faces" role="img" aria-label={said({ rolled, by })}>
        {rolled.answer.map((face, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order they were rolled
          <Die key={place} face={face} size={size} tone={by ?? toneOf?.(rolled, place)} />
        ))}
      </span>
      {rolled.typed && <TypedMark />}
    </span>
  );
}

/** Smaller where each side has a row of its own. */
const sizeIn = (rows: number, by: string | undefined): number => (by !== undefined && rows > 1 ? 26 : 34);

/** Lines of the log: dice that lie further back say nothing of what is asked now. */
const RECENT = 8;

/** The last dice of the game while they are news, or dice in the air while the table is about to roll. */
export function LastDice() {
  const { sitting, view, rollerOf, t } = useShell();
  const said = useSaid();
  const line = view.log.findLastIndex(({ rolled }) => rolled.length > 0);
  const isFalling = useIsFalling(line);
  const last = line < view.log.length - RECENT ? undefined : view.log[line];
  if (view.frame?.by === 'table' && view.due === undefined) {
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
  if (last === undefined) return undefined;
  return (
    <div className={isFalling ? 'dice falling' : 'dice'}>
      {last.rolled.map((rolled, place) => {
        const by = rollerOf?.(last, place);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rolls stand in the order they were made
          <div className="roll" key={place}>
            <RollFaces {...{ rolled, by }} size={sizeIn(last.rolled.length, by)} />
            <span className="dice-why">{said({ rolled, by }, true)}</span>
          </div>
        );
      })}
    </div>
  );
}
