import type { Hosted } from '@wigwag/host';
import { replay, type SavedGame, type Vocabulary } from '@wigwag/kernel';
import { judgeAnswers, judgeChain, judgeChainStart, judgeJson, judgeKey, judgeMoment } from './judge.ts';

/**
 * The first decision, counted from 1, whose dice do not follow from the seed, the decisions before it and its choice. Those
 * that were typed in need not.
 */
export function wrongDieIn<T extends Vocabulary>(hosted: Hosted<T>, saved: SavedGame): number | undefined {
  const key = judgeKey(saved.seed ?? '');
  let chain = judgeChainStart;
  let count = 0;
  let wrong: number | undefined;
  const { divergence } = replay(
    hosted.ruleset,
    hosted.opening.game,
    saved,
    ({ rolled }, { by, choice, dice, typed }) => {
      count += 1;
      const requests = rolled.map(({ request }) => request);
      const answers = judgeAnswers(key, judgeMoment(chain, { by, choice }), requests);
      const isWrong = dice.some((die, at) => !typed?.includes(at) && judgeJson(answers[at]) !== judgeJson(die));
      if (isWrong || answers.length !== dice.length) wrong ??= count;
      chain = judgeChain(chain, { by, choice, dice, typed });
    },
  );
  return wrong ?? divergence?.decision;
}
