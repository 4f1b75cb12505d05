import { BOTS, type BotName } from '@wigwag/ai';
import { answerOf } from './asking.ts';
import { gameOf, PuzzleFault } from './puzzle.ts';
import { HALVES, type Half, type Listed } from './suite.ts';

/** Levels, then baselines. */
export const SCORED: readonly BotName[] = ['recruit', 'regular', 'veteran', 'general', 'greedy', 'newcomer', 'random'];

/** Who answers by chance is asked several times, each time with other chance. */
const TRIES: Readonly<Partial<Record<BotName, number>>> = { random: 20, restless: 20, recruit: 5 };

interface Share {
  right: number;
  of: number;
}

interface Wrong {
  readonly file: string;
  readonly answered: string;
  readonly right: readonly string[];
}

export interface Score {
  readonly bot: BotName;
  readonly all: Share;
  readonly half: Readonly<Record<Half, Share>>;
  /** By the actions until the end of the game. */
  readonly depth: Readonly<Record<string, Share>>;
  readonly wrong: readonly Wrong[];
}

const none = (): Share => ({ right: 0, of: 0 });

function add(share: Share, right: number): void {
  share.right += right;
  share.of += 1;
}

/** Of one puzzle: the share of the tries that were right, and an answer that was not. */
function asked({ puzzle }: Listed, bot: BotName): { right: number; wrong: string | undefined } {
  const { game, side } = gameOf(puzzle);
  if (puzzle.proof === undefined)
    throw new PuzzleFault(puzzle.file, 'it has no proof: npm run -s puzzles -- --prove --write');
  const { answers } = puzzle.proof;
  const tries = Array.from({ length: TRIES[bot] ?? 1 }, (_, n) => answerOf(game, side, BOTS[bot], n + 1));
  const wrong = tries.filter(answer => !answers.includes(answer));
  return { right: (tries.length - wrong.length) / tries.length, wrong: wrong[0] };
}

export function scoresOf(suite: readonly Listed[], bots: readonly BotName[]): Score[] {
  const depths = [...new Set(suite.map(({ puzzle }) => puzzle.proof?.depth ?? 0))].sort();
  return bots.map(bot => {
    const all = none();
    const half = Object.fromEntries(HALVES.map(each => [each, none()])) as Record<Half, Share>;
    const depth = Object.fromEntries(depths.map(each => [String(each), none()]));
    const wrong: Wrong[] = [];
    for (const listed of suite) {
      const { right, wrong: answered } = asked(listed, bot);
      for (const share of [all, half[listed.half], depth[String(listed.puzzle.proof?.depth)]])
        if (share) add(share, right);
      if (answered !== undefined)
        wrong.push({ file: listed.puzzle.file, answered, right: listed.puzzle.proof?.answers ?? [] });
    }
    return { bot, all, half, depth, wrong };
  });
}
