import type { Choice, Frame, Game, Rule } from '../../game.ts';
import { convexDistance } from '../../geometry/convex.ts';
import type { MovementClause } from '../../movement/judgement.ts';
import { enemyOf } from '../../world.ts';
import type { AnnouncedPassage } from '../board.ts';
import { onTable, standingUnit } from '../table/ground.ts';
import { isAnnounced, whyNotExchange } from './passage.ts';

/** Units that stand nearer to each other than this, in inches, are offered an exchange; others may have one too. */
const NEAR = 6;

const told = ({ by }: Frame<'reorganisation'>, { one, other }: Choice<'reorganisation', 'passLines'>) =>
  ({ side: by, one, other }) satisfies AnnouncedPassage;

function pairsOf(game: Game, { by }: Frame<'reorganisation'>): Choice<'reorganisation', 'passLines'>[] {
  const bases = onTable(game)[by];
  return bases.flatMap((a, at) =>
    bases
      .slice(at + 1)
      .filter(b => convexDistance(a.quad, b.quad) < NEAR)
      .map(b => ({ do: 'passLines', one: a.id, other: b.id, supporting: true }) as const),
  );
}

const JUDGED: readonly MovementClause[] = [
  '7.6/optional',
  '7.6/timing',
  '7.6/swap-supporting',
  '7.6/once-per-turn',
  '7.6/not-pinned',
  '7.6/not-both-engaged',
];

/** 7.6: first one side says which passages of lines it makes, then the other; then they are carried out. */
export const reorganisation: Rule<'reorganisation'> = {
  clause: '7.6/timing',
  verbs: {
    passLines: {
      options: pairsOf,
      guards: [
        [
          'house/unit-on-table',
          (game, { by }, { one, other }) => [one, other].some(id => standingUnit(game, by, id) === undefined),
        ],
        ['7.6/swap-supporting', (_game, _f, { supporting }) => !supporting],
        ['7.6/once-per-turn', (game, f, choice) => isAnnounced(game, told(f, choice))],
        [JUDGED, (game, f, choice) => whyNotExchange(game, told(f, choice))?.clause],
      ],
      choose: (flow, f, choice) => flow.emit({ type: 'passageAnnounced', ...told(f, choice) }),
    },
    reorganised: {
      options: () => [{ do: 'reorganised' }],
      guards: [],
      choose: (_flow, f) => {
        f.said = true;
      },
    },
  },
  resume(flow, f, back) {
    if (back !== undefined) return flow.pop(f, {});
    if (!f.said) return 'ask';
    const { initiative } = flow.game.board.play;
    if (f.by === initiative) {
      f.by = enemyOf(f.by);
      f.said = false;
      return 'ask';
    }
    return flow.push({ kind: 'passages', by: enemyOf(f.by), side: f.by, one: '', other: '' });
  },
};
