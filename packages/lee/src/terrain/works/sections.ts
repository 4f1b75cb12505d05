import { freeWorks } from '../../field/bonuses.ts';
import type { Choice, Game } from '../../game.ts';
import { atMost, isOverlap, mils } from '../../geometry/units.ts';
import { enemyOf, listOf, type Side } from '../../world.ts';
import { cardFor, mayHold, openMeans } from '../changes/means.ts';
import { type Check, type Finding, finding, lineLit, type Placing, ringLit } from '../judging/check.ts';
import { bandWithin } from '../judging/table.ts';
import { lengthOf, pointsIn } from '../judging/worked.ts';
import { isDrawn } from '../linear/water.ts';
import { zoneOf } from '../terms/terms.ts';

type Works = Omit<Choice<'works', 'layWorks'>, 'do'>;

/** Where the sections that a side may lay without a card come from. */
export const sectionsBy = (game: Game, side: Side) => ({
  battlefield: freeWorks(game, side),
  list: listOf(game.world, side, game.board.armies.lists[side])?.works ?? 0,
  abilities: openMeans(game, side, 'works'),
});

/** Sections that a side may lay without a card: 13.7/bonus-defensive, those of its list, of its army and its generals. */
export function sectionsOf(game: Game, side: Side): number {
  const { battlefield, list, abilities } = sectionsBy(game, side);
  return battlefield + list + abilities;
}

/** Whether a side is asked for fortifications at all, by what both players know. */
export const mayFortify = (game: Game, side: Side): boolean =>
  sectionsOf(game, side) > 0 || mayHold(game, side, 'works');

/** One section, not longer than the book has it. */
function findSection({ game }: Placing, { line }: Works): Finding {
  const limit = game.world.book.worksLength.value;
  if (!isDrawn(game.world, line)) return finding(false, { length: 0, limit }, [lineLit(pointsIn(line))]);
  const length = lengthOf(line);
  return finding(length > 0 && atMost(length, limit), { length, limit }, [lineLit(pointsIn(line))]);
}

/** Inches: how wide a section is taken to be when it is asked where it lies. */
const BREADTH = 0.1;

/** Fortifications are not among what may lie in the opponent's zone. */
function findOwnGround({ game, by }: Placing, { line }: Works): Finding {
  const { area, parts } = bandWithin({ line, width: mils(BREADTH) }, zoneOf(game, enemyOf(by)));
  return finding(
    !isOverlap(area),
    { area },
    parts.map(part => ringLit(part)),
  );
}

export const SECTION: readonly Check<Works>[] = [['13.7/bonus-defensive', findSection, 'stops']];

/** Where one may lie, whoever grants it. */
export const PLACES: readonly Check<Works>[] = [...SECTION, ['13.10/enemy-zone-exempt', findOwnGround]];

/** Sections left in the frame that asks. */
function leftIn({ game }: Placing): number {
  const frame = game.stack.at(-1);
  return frame?.kind === 'works' ? frame.left : 0;
}

export const WORKS: readonly Check<Works>[] = [
  [
    '13.10/fortifications-last',
    at => finding(leftIn(at) > 0 || cardFor(at.game, at.by, 'works') !== undefined, { left: leftIn(at) }),
  ],
  ...PLACES,
];
