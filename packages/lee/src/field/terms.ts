import { holds } from '@wigwag/kernel';
import type { FlowWithoutDice, Game, Rule } from '../game.ts';
import { enemyOf } from '../world.ts';
import { AMOUNTS, LIST_OWNERS, SIZES, type Terms } from './battlefields.ts';
import { CHANGE, chosenTerrainList, isReallyLarge, poolOf, sizeOf, terrainListOf } from './terrainLists.ts';

export const terrainList: Rule<'terrainList'> = {
  clause: '13.10/list-choice',
  verbs: {
    chooseTerrainList: {
      options: () => LIST_OWNERS.map(from => ({ do: 'chooseTerrainList', from })),
      guards: [
        ['13.10/list-choice', (_g, _f, c) => !LIST_OWNERS.includes(c.from)],
        ['13.10/army-lists', (g, _f, c) => terrainListOf(g, c.from) === undefined],
      ],
      choose: (flow, f, { from }) => {
        flow.emit({ type: 'terrainListChosen', side: f.by, from });
        flow.pop(f, {});
      },
    },
  },
  resume: () => 'ask',
};

const isRefused = ({ board }: Game, { amount, size }: Terms): boolean =>
  board.field.refused.some(refused => refused.amount === amount && refused.size === size);

/** The list as it is needs nobody's consent. */
const isAsPrinted = ({ amount, size }: Terms): boolean => amount === 'asListed' && size === 'twelveBySix';

function settle(flow: FlowWithoutDice, { amount, size }: Terms): void {
  flow.emit({ type: 'termsSettled', amount, size, pool: poolOf(chosenTerrainList(flow.game), amount) });
}

/** What player B has refused is not proposed again, so that they come to an end. */
export const terms: Rule<'terms'> = {
  clause: '13.10/reduce-unanimous',
  verbs: {
    terms: {
      options: () => AMOUNTS.flatMap(amount => SIZES.map(size => ({ do: 'terms', amount, size }) as const)),
      guards: [
        [
          '13.10/reduce-unanimous',
          (g, _f, c) => c.amount === 'reduced' && (isRefused(g, c) || sizeOf(chosenTerrainList(g).counts) < CHANGE),
        ],
        [
          '13.10/increase-large',
          (g, _f, c) => c.amount === 'increased' && (isRefused(g, c) || !isReallyLarge(g.world)),
        ],
        ['13.10/option-9x4', (g, _f, c) => c.size === 'nineByFour' && isRefused(g, c)],
      ],
      choose: (flow, f, { amount, size }) => {
        const offered = { amount, size };
        if (holds('13.10/reduce-unanimous', !isAsPrinted(offered))) {
          flow.emit({ type: 'termsOffered', side: f.by, ...offered });
          flow.push({ kind: 'answerTerms', by: enemyOf(f.by), ...offered });
        } else settle(flow, offered);
      },
    },
  },
  resume: (flow, f) => (flow.game.board.field.terms === undefined ? 'ask' : flow.pop(f, {})),
};

export const answerTerms: Rule<'answerTerms'> = {
  clause: '13.10/reduce-unanimous',
  verbs: {
    agreeTerms: {
      options: () => [{ do: 'agreeTerms' }],
      guards: [],
      choose: (flow, f) => {
        settle(flow, f);
        flow.pop(f, {});
      },
    },
    refuseTerms: {
      options: () => [{ do: 'refuseTerms' }],
      guards: [],
      choose: (flow, f) => {
        flow.emit({ type: 'termsRefused', side: f.by, amount: f.amount, size: f.size });
        flow.pop(f, {});
      },
    },
  },
  resume: () => 'ask',
};
