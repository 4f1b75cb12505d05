import type { Translate } from '@wigwag/words';
import { put } from '../desk.ts';
import { DiceStatistics } from '../opened.ts';
import type { Leaf } from '../room.ts';

const ID = 'dice';

/** Among the leaves only while somebody looks at it. */
export const diceLeaves = (t: Translate, tab: string): readonly Leaf[] =>
  tab === ID ? [{ id: ID, label: t('client.dice.soFar'), body: <DiceStatistics /> }] : [];

/** It tells of all dice: the card of one roll gives way to it. */
export const isDiceLeaf = ({ id }: Leaf): boolean => id === ID;

export const openDice = (): void => put({ tab: ID, aside: true, sheetOpen: true, menuOpen: false });
