import type { Hosted } from '@wigwag/host';
import { replay, type SavedGame, type Vocabulary } from '@wigwag/kernel';
import { judgeAnswers, judgeChain, judgeChainStart, judgeJson, judgeKey, judgeMoment } from './judge.ts';

/** The first decision, counted from 1, whose dice do not follow from the seed, the decisions before it and its choice. */
export function wrongDieIn<T extends Vocabulary>(hosted: Hosted<T>, saved: SavedGame): number | undefined {
  const key = judgeKey(saved.seed ?? '');
  let chain = judgeChainStart;
  let count = 0;
  let wrong: number | undefined;
  const { divergence } = replay(hosted.ruleset, hosted.opening.game, saved, ({ rolled }, { by, choice, dice }) => {
    count += 1;
    const requests = rolled.map(({ request }) => request);
    const answers = judgeAnswers(key, judgeMoment(chain, { by, choice }), requests);
    if (judgeJson(answers) !== judgeJson(dice)) wrong ??= count;
    chain = judgeChain(chain, { by, choice, dice });
  });
  return wrong ?? divergence?.decision;
}
