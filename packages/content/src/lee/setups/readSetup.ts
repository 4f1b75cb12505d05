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
  const { yearBy, year } = draft.options ?? {};
  if (yearBy !== undefined && yearBy !== 'players' && year === 0)
    report(['options', 'year'], 'missing-field', { name: 'year' });
}
