import { holds } from '@wigwag/kernel';
import type { Army, ArmyList, Level } from '../data/army.ts';
import { type Formation, formationsOf } from './formations.ts';
import type { Stage } from './stages.ts';

/** One draw of 13.5: for which formations, and from which cards. */
export interface Group {
  readonly stage: Stage;
  /** What the drawn ones are called; they are exchanged freely within it. */
  readonly level: Level;
  readonly formations: readonly string[];
  readonly cards: readonly Level[];
}

/** The two arms whose generals may be told apart by level, or not. */
interface Arm {
  readonly stage: Stage;
  readonly high: Level;
  readonly low: Level;
  readonly any: Level;
}

const CAVALRY: Arm = { stage: 'cavalry', high: 'cavalry-corps', low: 'cavalry-division', any: 'cavalry' };
const ARTILLERY: Arm = { stage: 'artillery', high: 'army-artillery', low: 'corps-artillery', any: 'artillery' };

const ids = (formations: readonly Formation[], ...levels: readonly Level[]): string[] =>
  formations.filter(({ level }) => levels.includes(level)).map(({ id }) => id);

/** Whether all that an arm needs is drawn at once: its deck knows only one category of its generals. */
function isDrawnAtOnce({ generals }: Army, { high, low, any }: Arm): boolean {
  const categories = new Set(generals.map(({ level }) => level).filter(level => [high, low, any].includes(level)));
  const only = categories.size === 1;
  return (
    holds('13.5/cav-undifferentiated', only && any === 'cavalry' && categories.has(any)) ||
    holds('13.5/levels-merged', only && !(any === 'cavalry' && categories.has(any)))
  );
}

/** where the higher level is not fielded the lower one draws from all generals of the arm. */
const drawsFromAll = ({ any }: Arm): boolean =>
  any === 'cavalry' ? holds('13.5/cav-one-division', true) : holds('13.5/art-corps-only', true);

/** Cards without a level stand for either. */
function groupsOfArm(army: Army, formations: readonly Formation[], arm: Arm): Group[] {
  const { stage, high, low, any } = arm;
  const group = (level: Level, of: readonly Level[], cards: readonly Level[]): Group[] => {
    const needed = ids(formations, ...of);
    return needed.length === 0 ? [] : [{ stage, level, formations: needed, cards }];
  };
  if (isDrawnAtOnce(army, arm)) return group(any, [high, low], [high, low, any]);
  const highest = group(high, [high], [high, any]);
  const all = highest.length === 0 && drawsFromAll(arm);
  return [...highest, ...group(low, [low], all ? [high, low, any] : [low, any])];
}

const group = (stage: Stage, level: Level, formations: readonly Formation[], cards: readonly Level[]): Group[] => {
  const needed = ids(formations, level);
  return needed.length === 0 ? [] : [{ stage, level, formations: needed, cards }];
};

const joined = (level: Level, joins: boolean): Level[] => (joins ? [level, 'army-corps'] : [level]);

/** 13.5: the draws of an army, in their order. */
export function groupsOf(army: Army, list: ArmyList): Group[] {
  const formations = formationsOf(list);
  return [
    ...group('cinc', 'army', formations, joined('army', holds('13.5/group-cinc', true))),
    ...group('corps', 'corps', formations, joined('corps', holds('13.5/seq-3-army-corps', true))),
    ...group('divisions', 'division', formations, ['division']),
    ...groupsOfArm(army, formations, CAVALRY),
    ...groupsOfArm(army, formations, ARTILLERY),
  ];
}
