import { SIDES, type World } from '@wigwag/lee';
import type { Loaded, Path, Report } from '../../problems.ts';
import { type Draft, shaped } from '../../shape.ts';
import { Notebook, type Spot } from '../../source.ts';
import { armyOf } from '../armies/army.ts';
import { checkArmy } from '../armies/armyChecks.ts';
import { checkBook } from '../books/bookChecks.ts';
import { type SetupFields, setupSchema } from './schema.ts';

/** A setup is a value, not a file. */
const atTop = (): Spot => ({ line: 1, column: 1 });

const below =
  (report: Report, ...above: Path): Report =>
  (path, ...rest) =>
    report([...above, ...path], ...rest);

/** The world of a game, from a setup that came from anywhere. */
export function readLeeSetup(raw: unknown): Loaded<World> {
  const notes = new Notebook('', atTop);
  const { draft, whole, isBroken } = shaped(setupSchema, raw, notes.report);
  checkParts(draft, isBroken, notes.report);
  if (whole === undefined || notes.problems.length > 0) return { problems: notes.sorted() };
  const { table, armies, book, options } = whole;
  return { ok: { table, armies: { blue: armyOf(armies.blue), grey: armyOf(armies.grey) }, book, options } };
}

function checkParts(draft: Draft<SetupFields>, isBroken: (path: Path) => boolean, report: Report): void {
  for (const side of SIDES) {
    const path = ['armies', side];
    const army = draft.armies?.[side];
    const broken = (inner: Path): boolean => isBroken([...path, ...inner]);
    if (army !== undefined) checkArmy({ draft: army, isBroken: broken }, atTop, below(report, ...path));
  }
  if (draft.book !== undefined) checkBook({ draft: draft.book }, atTop, below(report, 'book'));
  checkBrigadiers(draft, report);
  checkPoints(draft, report);
  const { yearBy, year } = draft.options ?? {};
  if (yearBy !== undefined && yearBy !== 'players' && year === 0)
    report(['options', 'year'], 'missing-field', { name: 'year' });
}

/** A general is known by his id alone, whichever deck he comes from. */
function checkBrigadiers({ armies, book }: Draft<SetupFields>, report: Report): void {
  const taken = new Set(book?.brigadiers?.value?.map(each => each?.id));
  for (const side of SIDES) {
    for (const [at, general] of (armies?.[side]?.generals ?? []).entries()) {
      const found = general?.id;
      if (found !== undefined && taken.has(found))
        report(['armies', side, 'generals', at, 'id'], 'id-of-brigadier', { found });
    }
  }
}

/** A book does not know on which table it is played. */
function checkPoints({ table, book }: Draft<SetupFields>, report: Report): void {
  const { preset, points = [] } = book?.layout?.value ?? {};
  if (preset !== 'custom') return;
  for (const [at, point] of points.entries()) {
    for (const [axis, maximum] of [['x', table?.width] as const, ['y', table?.height] as const]) {
      const found = point?.[axis];
      if (found !== undefined && maximum !== undefined && found > maximum)
        report(['book', 'layout', 'value', 'points', at, axis], 'not-within', { found, minimum: 0, maximum });
    }
  }
}
