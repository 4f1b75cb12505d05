import type { Told } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';
import { useShell } from '../room.ts';
import { Die } from './Die.tsx';

interface RollProps {
  readonly told: Told<Vocabulary>;
  /** Which of its rolls. */
  readonly place: number;
}

/** Who rolled, where that is known, for what, and what came. */
function useRoll({ told, place }: RollProps) {
  const { sitting, rollerOf, t } = useShell();
  const rolled = told.rolled[place];
  const by = rollerOf?.(told, place);
  const { words } = sitting.title;
  const whose = (roll: string): string =>
    by === undefined ? roll : t('client.rollBy', { side: words.side(t, by), roll });
  const said = rolled === undefined ? '' : whose(words.roll(t, rolled));
  const shown = rolled === undefined || words.rolledFor === undefined ? said : whose(words.rolledFor(t, rolled));
  return { rolled, by, said, shown };
}

/** The faces of one roll, with what they were rolled for. */
export function RollFaces({ size, ...props }: RollProps & { readonly size: number }) {
  const { toneOf } = useShell();
  const { rolled, by, said } = useRoll(props);
  return (
    <span className="faces" role="img" aria-label={said}>
      {rolled?.answer.map((face, die) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order they were rolled
        <Die key={die} face={face} size={size} tone={by ?? toneOf?.(rolled, die)} />
      ))}
    </span>
  );
}

function Roll(props: RollProps) {
  const { by, shown } = useRoll(props);
  return (
    <div className="roll">
      <RollFaces {...props} size={by !== undefined && props.told.rolled.length > 1 ? 26 : 34} />
      <span className="dice-why">{shown}</span>
    </div>
  );
}

/** Lines of the log: dice that lie further back say nothing of what is asked now. */
const RECENT = 8;

/** The last dice of the game while they are news, or dice in the air while the table is about to roll. */
export function LastDice() {
  const { sitting, view, t } = useShell();
  const isTyped = view.pending !== undefined || sitting.tableDue() !== undefined;
  if (view.frame?.by === 'table' && !isTyped) {
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
  const last = view.log.slice(-RECENT).findLast(({ rolled }) => rolled.length > 0);
  if (last === undefined) return undefined;
  return (
    <div className="dice">
      {last.rolled.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rolls stand in the order they were made
        <Roll key={place} told={last} place={place} />
      ))}
    </div>
  );
}
