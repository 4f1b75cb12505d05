import { bringIn, type Into } from '../shell/keeping/collection/bringIn.ts';
import type { Packed } from '../shell/keeping/collection/format.ts';
import { linesOf } from '../shell/keeping/collection/linesOf.ts';
import { Origins } from '../shell/keeping/collection/origins.ts';
import { type Found, unpacking } from '../shell/keeping/collection/unpacking.ts';
import type { GameStore } from '../shell/keeping/store.ts';
import type { Opening } from '../titles/openings.ts';
import { type Bad, type Imported, type ImportProgress, MOST_NAMED, NOTHING_IMPORTED } from './imported.ts';
import { NAME } from './importGames.ts';
import { Labels } from './labels.ts';
import { type ReadingLimits, readWithin } from './proof.ts';
import type { Naming } from './protocol.ts';

type Outcome = Partial<Pick<Imported, 'isTorn' | 'isOther'>> & {
  readonly brought?: keyof Imported['counts'];
  readonly bad?: Bad;
};

interface Taking {
  readonly store: GameStore;
  readonly openings: readonly Opening[];
  readonly limits: ReadingLimits;
  readonly naming: Naming;
}

/** What stays the same from one game of a file to the next. */
interface Taker extends Into, Pick<Taking, 'limits' | 'naming'> {
  readonly labels: Labels;
}

/** Its lines have to be those of a game that can be opened here; whether the rules follow it shows when it is opened. */
async function take({ labels, limits, naming, ...into }: Taker, packed: Packed, line: number): Promise<Outcome> {
  const { about, lines } = packed;
  const name = about.name === undefined ? {} : { name: about.name };
  const bad = (why: Bad['why']): Outcome => ({ bad: { line, ...name, why } });
  const read = readWithin(lines.join(''), limits);
  if ('fault' in read) return bad(read.fault);
  const { ruleset, setup, seed, decisions, change } = read.saved;
  if (change !== undefined) return bad('changed');
  const opened = await labels.of(read.saved);
  if ('fault' in opened) return bad(opened.fault);
  const said = {
    ruleset,
    setup,
    label: opened.label,
    decisions: decisions.length,
    ...(seed !== undefined && { seed }),
  };
  const nameOfCopy = naming.copy.replace(NAME, about.name ?? opened.label[naming.language]);
  try {
    return { brought: await bringIn(into, packed, said, nameOfCopy) };
  } catch (error) {
    return bad(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unwritten');
  }
}

async function outcomeOf(taker: Taker, found: Found): Promise<Outcome> {
  if (found.kind === 'game') return take(taker, found.packed, found.line);
  if (found.kind === 'torn') return { isTorn: true };
  if (found.kind === 'other') return { isOther: true };
  const { damage, name } = found;
  return { bad: { line: found.line, why: damage, ...(name !== undefined && { name }) } };
}

const after = (imported: Imported, { brought, bad, isTorn = false, isOther = false }: Outcome): Imported => ({
  counts: brought === undefined ? imported.counts : { ...imported.counts, [brought]: imported.counts[brought] + 1 },
  bad: bad === undefined || imported.bad.length === MOST_NAMED ? imported.bad : [...imported.bad, bad],
  badCount: imported.badCount + (bad === undefined ? 0 : 1),
  isTorn: imported.isTorn || isTorn,
  isOther: imported.isOther || isOther,
});

/** Milliseconds between two pieces of news about what did not come in. */
const NEWS_EVERY = 80;

/** Takes over the games of a file one after the other; what came in stays if it is stopped. */
export async function takeOver(
  file: Blob,
  taking: Taking,
  tell: (progress: ImportProgress, imported: Imported) => void,
): Promise<Imported> {
  const { store, openings, limits, naming } = taking;
  const taker = { store, limits, naming, origins: new Origins(store), labels: new Labels(openings) };
  let imported = NOTHING_IMPORTED;
  let bytes = 0;
  let games = 0;
  let next = 0;
  const progress = (): ImportProgress => ({ share: Math.min(1, bytes / Math.max(1, file.size)), games });
  for await (const found of unpacking(linesOf(file, limits.bytes), limits.bytes)) {
    imported = after(imported, await outcomeOf(taker, found));
    if (found.kind !== 'torn') games += 1;
    if (found.kind === 'game') bytes += found.bytes;
    // What came in is said at once, so that it is known if the reading is stopped; what did not come in now and then.
    const now = performance.now();
    if (found.kind !== 'game' && now < next) continue;
    next = now + NEWS_EVERY;
    tell(progress(), imported);
  }
  tell(progress(), imported);
  return imported;
}
