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

/** Smaller where there are several rows. */
const sizeIn = (rows: number): number => (rows > 1 ? 26 : 34);

/**
 * The line of the log with the last dice, as long as they say something of what is asked now: they have fallen since somebody
 * decided, or whoever is asked rolled them for what is still going on.
 */
function useFreshLine(): number {
  const { sitting, view, actions } = useShell();
  const { log, frame } = view;
  const line = log.findLastIndex(({ rolled }) => rolled.length > 0);
  const decided = log.findLastIndex(({ by }) => sitting.title.ruleset.sides.some(side => side === by));
  const now = actions?.at(-1);
  const goesOn = now?.by === frame?.by && now?.parts.some(part => part.line === line) === true;
  return line >= decided || goesOn ? line : -1;
}

/** The last dice of the game while they are news, or dice in the air while the table is about to roll. */
export function LastDice() {
  const { sitting, view, rollerOf, cardOfRoll, t } = useShell();
  const said = useSaid();
  const line = useFreshLine();
  const isFalling = useIsFalling(line);
  const last = view.log[line];
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
  const rolls = last.rolled.map((rolled, place) => {
    const by = rollerOf?.(last, place);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: rolls stand in the order they were made
      <span className="roll" key={place}>
        <RollFaces {...{ rolled, by }} size={sizeIn(last.rolled.length)} />
        <span className="dice-why">{said({ rolled, by }, true)}</span>
      </span>
    );
  });
  const open = cardOfRoll?.(line);
  const className = isFalling ? 'dice falling' : 'dice';
  if (open === undefined) return <div className={className}>{rolls}</div>;
  return (
    <button type="button" className={className} title={t('client.dice.more')} onClick={open}>
      {rolls}
    </button>
  );
}
