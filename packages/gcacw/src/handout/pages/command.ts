import { grandNumberFor, hasFailed, numberFor, placesFor } from '../../combat/assault/assaultNumber.ts';
import type { LeaderData } from '../../data/orderOfBattle.ts';
import { initiativeOf } from '../../sequence/initiative.ts';
import type { LeaderSize, TieResult } from '../../vocabulary.ts';
import type { World } from '../../world/world.ts';
import { type Cell, FACES, type Table, term } from '../table.ts';
import type { ChartTerm } from '../terms.ts';

const WINS: Readonly<Record<TieResult, ChartTerm>> = {
  union: 'unionWins',
  confederate: 'confederateWins',
  'end-turn': 'turnEnds',
  'end-turn-without-recovery': 'turnEndsAtOnce',
};

function initiative(world: World): Table {
  const resultOf = (union: number, confederate: number): TieResult =>
    initiativeOf({ world }, union, confederate).result;
  // Only equal rolls may end a turn.
  const mayEnd = FACES.some(face => resultOf(face, face).startsWith('end-turn'));
  return {
    id: 'initiative',
    clause: '4.2/roll-high-wins',
    corner: term('bothDice'),
    columns: FACES,
    rows: FACES.map(union => ({
      head: union,
      cells: FACES.map(confederate => term(WINS[resultOf(union, confederate)])),
    })),
    notes: [term('initiativeNote'), ...(mayEnd ? [term('initiativeEnds')] : [])],
  };
}

/** As many as one likes: no table has so many columns. */
const MANY = 99;

/** Who launches assaults, and by which line of the table his number is found. */
export interface Line {
  readonly commandValue: number;
  readonly isDistrict: boolean;
}

const lineOf = ({ commandValue, size }: LeaderData): Line => ({ commandValue, isDistrict: size === 'district' });

function linesFor({ leaders }: World, sizes: readonly LeaderSize[]): Line[] {
  const all = leaders.filter(({ size }) => sizes.includes(size)).map(lineOf);
  return all
    .filter(
      (line, at) =>
        all.findIndex(each => each.commandValue === line.commandValue && each.isDistrict === line.isDistrict) === at,
    )
    .sort((one, other) => Number(one.isDistrict) - Number(other.isDistrict) || one.commandValue - other.commandValue);
}

/** The rows of the table: command values that leaders of this game have. */
export const assaultLines = (world: World): readonly Line[] => linesFor(world, ['district', 'corps', 'division']);

const units = (number: number): Cell => (hasFailed(number) ? term('fails') : placesFor(MANY, number));

const headOf = ({ commandValue, isDistrict }: Line): Cell =>
  isDistrict ? term('districtOf', { value: commandValue }) : commandValue;

const assault = (world: World): Table => ({
  id: 'assaultNumber',
  clause: '7.1/assault-step5-number',
  corner: term('commandValue'),
  columns: FACES,
  rows: assaultLines(world).map(line => ({
    head: headOf(line),
    cells: FACES.map(die =>
      units(numberFor({ commandValue: line.commandValue, size: line.isDistrict ? 'district' : 'corps' }, die)),
    ),
  })),
  notes: [term('unitsGo')],
});

/** Leaders who may make an assault a grand one. */
export const grandLines = (world: World): readonly Line[] =>
  linesFor(world, ['army', 'district'])
    .map(({ commandValue }) => ({ commandValue, isDistrict: false }))
    .filter(({ commandValue }, at, all) => all.findIndex(each => each.commandValue === commandValue) === at);

const grand = (world: World): Table[] =>
  grandLines(world).length === 0
    ? []
    : [
        {
          id: 'grandNumber',
          clause: '7.1/grand-number',
          corner: term('commandValue'),
          columns: FACES,
          rows: grandLines(world).map(({ commandValue }) => ({
            head: commandValue,
            cells: FACES.map(die => {
              const number = grandNumberFor(commandValue, die);
              return number < 1 ? term('fails') : number;
            }),
          })),
          notes: [term('hexesJoin')],
        },
      ];

const limit = ({ profile: { unionActivationLimit } }: World): Table[] =>
  unionActivationLimit === undefined
    ? []
    : [
        {
          id: 'activationLimit',
          clause: '5.2/otr-union-limit',
          corner: term('unionDie'),
          columns: FACES,
          rows: [
            {
              head: term('unitsUnder'),
              cells: unionActivationLimit.map(most => (most > MANY ? term('anyNumber') : most)),
            },
          ],
        },
      ];

export const commandTables = (world: World): readonly Table[] => [
  initiative(world),
  ...limit(world),
  assault(world),
  ...grand(world),
];
