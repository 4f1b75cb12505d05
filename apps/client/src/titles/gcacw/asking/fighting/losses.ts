import { type Asked, type Asking, type Draft, type Lit, type LossRow, UNLIT, withVerb } from '../asking.ts';
import { decideButton } from '../buttons.ts';

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

/** One man more from the unit at a place; when all are divided, one less from whoever loses most. */
function oneMore(losses: readonly number[], at: number, full: boolean): number[] {
  const others = losses.map((lost, place) => (place === at ? 0 : lost));
  const from = full ? others.indexOf(Math.max(...others)) : -1;
  return losses.map((lost, place) => (place === at ? lost + 1 : place === from ? lost - 1 : lost));
}

/** A number of men to be lost, divided by pointing at units, or by plus and minus. */
export function askLosses(asked: Ask): Asking {
  const { game, frame, draft, view, t } = asked;
  const number = sum(withVerb(view.choices, 'divide')[0]?.losses ?? []);
  const losses = draft.kind === 'losses' ? draft.losses : proposed(asked, number);
  const drafted = (changed: readonly number[]): { readonly draft: Draft } => ({
    draft: { kind: 'losses', losses: changed },
  });
  const total = sum(losses);
  const rows = frame.units.map((unit, at): LossRow => {
    const lost = losses[at] ?? 0;
    const mayLoseMore = lost < Math.min(number, game.board.units[unit]?.manpower ?? 0);
    const less = losses.map((each, place) => (place === at ? each - 1 : each));
    return {
      unit,
      lost,
      more: mayLoseMore ? drafted(oneMore(losses, at, total === number)) : undefined,
      less: lost > 0 ? drafted(less) : undefined,
    };
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
