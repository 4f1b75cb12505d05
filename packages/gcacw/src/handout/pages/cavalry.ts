import { delayFor, EVASION_MODIFIERS } from '../../combat/retreat/evasion.ts';
import { SIDES } from '../../vocabulary.ts';
import type { World } from '../../world/world.ts';
import { plus, type Table, type TableRow, term, word } from '../table.ts';

/** The columns of the delay table: the die with its modifiers. */
export const DELAY_TOTALS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

const delay: Table = {
  id: 'delay',
  clause: '7.7/step1-roll',
  corner: term('total'),
  columns: DELAY_TOTALS.map((total, at) => (at === 0 ? term('orLess', { number: total }) : total)),
  rows: [{ head: term('delay'), cells: DELAY_TOTALS.map(delayFor) }],
  notes: [term('naturalOne')],
};

const forBoth = (head: ReturnType<typeof term>, value: number): TableRow => ({
  head,
  cells: SIDES.map(() => plus(value)),
});

const evasion = ({ profile: { evasionBySize } }: World): Table => ({
  id: 'evasion',
  clause: '7.7/step1-modifiers',
  columns: SIDES.map(side => word('side', side)),
  rows: [
    { head: term('large'), cells: SIDES.map(side => plus(evasionBySize[side].large)) },
    { head: term('middling'), cells: SIDES.map(side => plus(evasionBySize[side].middling)) },
    forBoth(term('oneToTwo'), 0),
    { head: term('small'), cells: SIDES.map(side => plus(evasionBySize[side].small)) },
    { head: term('least'), cells: SIDES.map(side => plus(evasionBySize[side].least)) },
    forBoth(term('mountainDelay'), EVASION_MODIFIERS.mountain),
    forBoth(term('mountainToMountain'), EVASION_MODIFIERS.mountainFromMountain),
    forBoth(term('waterBetween'), EVASION_MODIFIERS.water),
    forBoth(term('allDemoralized'), EVASION_MODIFIERS.demoralized),
    forBoth(term('allSpent'), EVASION_MODIFIERS.spent),
  ],
});

export const cavalryTables = (world: World): readonly Table[] => [delay, evasion(world)];
