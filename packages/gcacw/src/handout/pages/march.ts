import { EXTENDED_MARCH, unionPlus, wearinessPlus } from '../../charts/extendedMarch.ts';
import { forceBonus, forceLoss } from '../../charts/forceMarch.ts';
import { friendlySurcharge } from '../../charts/friendlyHex.ts';
import { QUARTERS } from '../../charts/strength.ts';
import { EXIT_ZONE_COST, FERRY_DIVISOR, RIDGE_COST } from '../../charts/terrainCosts.ts';
import type { Allowances, Formula } from '../../profiles/profile.ts';
import { SIDES } from '../../vocabulary.ts';
import type { World } from '../../world/world.ts';
import { type Cell, FACES, modifierRow, type Table, type TableRow, term, word } from '../table.ts';

/** The rows of the allowance table. */
export const ALLOWANCE_ROWS = [
  'foot',
  'cavalry',
  'infantryLeader',
  'cavalryDivisionLeader',
  'cavalryCorpsLeader',
] as const satisfies readonly (keyof Allowances)[];

const formulaCell = ({ dice, plus: added, atLeast }: Formula): Cell =>
  atLeast > 0 ? term('formulaAtLeast', { dice, plus: added, atLeast }) : term('formula', { dice, plus: added });

const isLed = ({ profile }: World, row: keyof Allowances, side: (typeof SIDES)[number]): boolean =>
  profile.unionCavalryLeaders ||
  side === 'confederate' ||
  (row !== 'cavalryDivisionLeader' && row !== 'cavalryCorpsLeader');

const allowance = (world: World): Table => ({
  id: 'allowance',
  clause: '5.1/ma-union-infantry',
  columns: SIDES.map(side => word('side', side)),
  rows: ALLOWANCE_ROWS.map(row => ({
    head: term(row),
    cells: SIDES.map(side => (isLed(world, row, side) ? formulaCell(world.profile.allowances[side][row]) : '—')),
  })),
});

/** Men of a unit that is read in the second line of losses. */
const STRONG = 6;
export const SUMS: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const forceFoot: Table = {
  id: 'forceFoot',
  clause: '5.1/force-bonus-infantry',
  corner: term('die'),
  columns: FACES,
  rows: [
    { head: term('added'), cells: FACES.map(die => forceBonus.infantry(die)) },
    { head: term('lostWeak', { men: STRONG - 1 }), cells: FACES.map(die => forceLoss.infantry(die, STRONG - 1)) },
    { head: term('lostStrong', { men: STRONG }), cells: FACES.map(die => forceLoss.infantry(die, STRONG)) },
  ],
};

const forceCavalry: Table = {
  id: 'forceCavalry',
  clause: '5.1/force-bonus-cavalry',
  corner: term('sum'),
  columns: SUMS,
  rows: [
    { head: term('added'), cells: SUMS.map(sum => forceBonus.cavalry(sum)) },
    { head: term('lost'), cells: SUMS.map(sum => forceLoss.cavalry(sum)) },
  ],
};

/** The rows of the Extended March Table. */
export const EXTENDED_ROWS = ['5', '6', '7', '8'] as const satisfies readonly (keyof typeof EXTENDED_MARCH)[];

const extended: Table = {
  id: 'extended',
  clause: '5.1/extended-columns',
  corner: term('roll'),
  columns: [
    term('organized'),
    term('disorganizedTo', { men: 5 }),
    term('between', { from: 6, to: 9 }),
    term('orMore', { number: 10 }),
  ],
  rows: EXTENDED_ROWS.map(row => ({
    head: row === '5' ? term('orLess', { number: 5 }) : row === '8' ? term('orMore', { number: 8 }) : row,
    cells: EXTENDED_MARCH[row],
  })),
};

/** Only armies that fight here have a line. */
function unionRows({ profile, units }: World): TableRow[] {
  const own = units.filter(({ side }) => side === 'union');
  const kinds = own.map(({ arm, army }) => ({ isCavalry: arm === 'cavalry', army }));
  const distinct = kinds.filter(
    (kind, at) => kinds.findIndex(each => each.isCavalry === kind.isCavalry && each.army === kind.army) === at,
  );
  return distinct.map(({ isCavalry, army }) => {
    const of = army === undefined ? 'ofOthers' : army === 'potomac' ? 'ofPotomac' : 'ofRegular';
    return modifierRow(
      { ...term(isCavalry ? 'unionCavalry' : 'unionFoot'), values: { army: of } },
      unionPlus(profile.unionExtendedMarch, isCavalry, army),
    );
  });
}

const extendedPlus = (world: World): Table => ({
  id: 'extendedPlus',
  clause: '5.1/extended-compulsory',
  columns: [term('modifier')],
  rows: [
    ...unionRows(world),
    modifierRow(term('wearyThree'), wearinessPlus(3, true)),
    modifierRow(term('wearyFour'), wearinessPlus(4, false)),
    modifierRow(term('wearyFourExhausted'), wearinessPlus(4, true)),
  ],
});

/** Combat values at which the friends in a hex begin to be in the way, and to be more so. */
const FEW = 3;
const MANY = 11;

function friendly({ options }: World): Table {
  const points = (terrain: 'clear' | 'woods', value: number): number =>
    friendlySurcharge(terrain, value * QUARTERS, options.friendlyHexRoundsAtThree);
  return {
    id: 'friendly',
    clause: '6.2/friendly-hex-table',
    columns: [term('friendsFew', { from: FEW, to: MANY }), term('friendsMany', { number: MANY })],
    rows: [
      { head: term('openGround'), cells: [points('clear', FEW), points('clear', MANY + 1)] },
      { head: term('closeGround'), cells: [points('woods', FEW), points('woods', MANY + 1)] },
    ],
  };
}

const otherCosts: Table = {
  id: 'otherCosts',
  columns: [term('points')],
  rows: [
    { head: term('exitZone'), cells: [{ plus: EXIT_ZONE_COST }], clause: '6.2/exit-zoc-to-clear' },
    { head: term('zoneToZone'), cells: [term('allPoints')], clause: '6.2/exit-zoc-to-zoc' },
    { head: term('ridgeCost'), cells: [{ plus: RIDGE_COST }], clause: '6.2/ridge' },
    {
      head: term('ferry'),
      cells: [term('ferryValue', { divisor: FERRY_DIVISOR })],
      clause: '6.2/ferry-penalty-amount',
    },
  ],
};

export const marchTables = (world: World): readonly Table[] => [
  allowance(world),
  forceFoot,
  forceCavalry,
  extended,
  extendedPlus(world),
  friendly(world),
  otherCosts,
];
