import { History } from '@wigwag/host';
import { choices, type Frame, rolling, topFrame, writeRecord } from '@wigwag/kernel';
import { type AnyChoice, type Lee, lee } from '@wigwag/lee';
import { leeTitle, openSetup, sampleSetup } from '@wigwag/titles';
import { random } from '../support/random.ts';
import { sampleArmies } from '../support/sampleArmies.ts';

/** Decisions: it comes far sooner. */
const MOST = 4000;

type Below = (n: number) => number;

/** What leads to a command test: some units are engaged, others are not, and two of them change places. */
function wanted(listed: readonly AnyChoice[], below: Below): AnyChoice | undefined {
  const some = (is: (choice: AnyChoice) => boolean): AnyChoice | undefined => {
    const found = listed.filter(is);
    return found[below(Math.max(1, found.length))];
  };
  const engaging =
    below(4) > 0 ? some(choice => choice.do === 'mark' && choice.mark === 'engaged' && choice.on) : undefined;
  const leading = some(({ do: verb }) => ['deployArmy', 'activate', 'passLines', 'carryOut'].includes(verb));
  const idle = leeTitle.idleChoice(listed);
  return leading ?? engaging ?? (idle === listed[0] ? some(() => true) : idle);
}

/** A battle of the samples, played without care up to the first decision of a kind, as it is saved to a file. */
export function leeBefore(kind: Frame<Lee>['kind']): string {
  const { union: blue, confederacy: grey, book } = sampleArmies();
  const setup = sampleSetup({ blue, grey, book }, { method: 'agreement', yearBy: 'referee', year: 1863 });
  const found = openSetup(leeTitle, setup, { scenario: () => undefined });
  if (!('hosted' in found)) throw new Error('a setup that does not open');
  const below = random(3);
  const game = new History<Lee>(found.hosted, rolling(below), '3');
  for (let n = 0; n < MOST; n++) {
    const frame = topFrame(game.game);
    if (frame === undefined) throw new Error('over');
    if (frame.kind === kind) return writeRecord(game.record());
    const listed = choices(lee, game.game);
    const choice = wanted(listed, below);
    if (choice === undefined) throw new Error(`nothing for ${frame.kind}`);
    const attempted = game.decide({ by: frame.by, choice });
    if (!('stepped' in attempted)) throw new Error(JSON.stringify([choice, attempted]));
  }
  throw new Error(`no ${kind}`);
}
