import { type Asked, type Asking, type Draft, type Lit, type LossRow, UNLIT, withVerb } from './asking.ts';
import { decideButton } from './buttons.ts';

type Ask = Asked<'losses'>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Fairly: each in turn one man more, as long as it has any. */
function proposed({ game, frame }: Ask, number: number): number[] {
  const manpower = frame.units.map(unit => game.board.units[unit]?.manpower ?? 0);
  const losses = manpower.map(() => 0);
  for (let left = number; left > 0; left--) {
    const after = manpower.map((men, at) => men - (losses[at] ?? 0));
    const at = after.indexOf(Math.max(...after));
    losses[at] = (losses[at] ?? 0) + 1;
  }
  return losses;
}

/** A number of men to be lost, divided by plus and minus. */
export function askLosses(asked: Ask): Asking {
  const { game, frame, draft, view, t } = asked;
  const number = sum(withVerb(view.choices, 'divide')[0]?.losses ?? []);
  const losses = draft.kind === 'losses' ? draft.losses : proposed(asked, number);
  const changed = (at: number, by: number): { readonly draft: Draft } => ({
    draft: { kind: 'losses', losses: losses.map((lost, place) => (place === at ? lost + by : lost)) },
  });
  const total = sum(losses);
  const rows = frame.units.map((unit, at): LossRow => {
    const lost = losses[at] ?? 0;
    const mayLoseMore = total < number && lost < (game.board.units[unit]?.manpower ?? 0);
    return { unit, lost, more: mayLoseMore ? changed(at, 1) : undefined, less: lost > 0 ? changed(at, -1) : undefined };
  });
  const units: Lit = new Map(rows.flatMap(({ unit, more }) => (more === undefined ? [] : [[unit, more] as const])));
  const parts = rows
    .filter(({ lost }) => lost > 0)
    .map(({ unit, lost }) => `${game.world.units[unit]?.name} −${lost}`)
    .join(', ');
  const label = total === number ? t('client.loseNow', { parts }) : t('client.loseMore', { count: number - total });
  return {
    ...UNLIT,
    units,
    chosenUnits: frame.units,
    sheet: { kind: 'losses', rows, number },
    buttons: [decideButton(asked, { do: 'divide', losses }, 'main', label)],
    attempt: { ...UNLIT.attempt, unit: () => ({ do: 'divide', losses }) },
  };
}
