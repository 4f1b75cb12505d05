import type { FlowWithoutDice, Game, PushedFrame, Rule, Verb } from '../game.ts';
import { enemyOf } from '../world.ts';
import { chooseList } from './lists.ts';
import { gateOfBoth, lastYear, laterYear } from './years.ts';

/** Every year that no list and no unit forbids, and a few that they do: the guards tell them apart. */
function years({ world, board }: Game): number[] {
  const first = Math.min(world.book.years.value[0], laterYear(world, board));
  return Array.from({ length: lastYear(world, board) - first + 1 }, (_, at) => first + at);
}

const proposeYear: Verb<'year', 'proposeYear'> = {
  options: g => years(g).map(year => ({ do: 'proposeYear', year })),
  guards: [
    [
      '13.4/later-year',
      ({ world, board }, _, { year }) => year < laterYear(world, board),
      ({ world, board }) => ({ year: laterYear(world, board) }),
    ],
    [
      '13.4/availability',
      ({ world, board }, _, { year }) => year < gateOfBoth(world, board),
      ({ world, board }) => ({ year: gateOfBoth(world, board) }),
    ],
    // To propose what the other has proposed is to agree.
    [
      '13.4/year-agreed',
      ({ world, board }, f, { year }) => year === f.proposed || year > lastYear(world, board),
      ({ world, board }) => ({
        first: Math.max(laterYear(world, board), gateOfBoth(world, board)),
        last: lastYear(world, board),
      }),
    ],
  ],
  choose(flow, f, { year }) {
    flow.emit({ type: 'yearProposed', side: f.by, year });
    f.proposed = year;
    f.by = enemyOf(f.by);
  },
};

/** 13.4: the players agree on the year. Who brings another list takes back what was proposed, and proposes. */
export const year: Rule<'year'> = {
  clause: '13.4/year-agreed',
  verbs: {
    proposeYear,
    agreeYear: {
      options: () => [{ do: 'agreeYear' }],
      guards: [['13.4/year-agreed', (_, f) => f.proposed === 0]],
      choose: (flow, f) => flow.emit({ type: 'yearSet', year: f.proposed, maker: 'players' }),
    },
    chooseList: chooseList((_, f) => {
      if (f.kind === 'year') f.proposed = 0;
    }),
  },
  resume: (flow, f) => (flow.game.board.armies.year === 0 ? 'ask' : flow.pop(f, {})),
};

/** A referee, a tournament or a campaign has said the year; it is never earlier than what was brought allows. */
export function enterYear(flow: FlowWithoutDice): PushedFrame | undefined {
  const { world, board } = flow.game;
  const { yearBy, year } = world.options;
  if (yearBy === 'players') return { kind: 'year', by: 'blue', proposed: 0 };
  flow.emit({
    type: 'yearSet',
    year: Math.max(year, laterYear(world, board), gateOfBoth(world, board)),
    maker: yearBy,
  });
  return undefined;
}
