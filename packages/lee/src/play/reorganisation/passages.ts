import type { Choice, FlowWithoutDice, Frame, Game, Rule } from '../../game.ts';
import { storedPose } from '../../geometry/pose.ts';
import { type PassageOutcome, passageOutcome, passageTest, whyNotOrderPassages } from '../../movement/passage.ts';
import type { AnnouncedPassage } from '../board.ts';
import { passageOf, whyNotExchange } from './passage.ts';

type CarryOut = Choice<'passages', 'carryOut'>;

const isAnnounced = ({ board }: Game, { side, one, other }: CarryOut): boolean =>
  board.play.passages.some(each => each.side === side && each.one === one && each.other === other);

function fail(flow: FlowWithoutDice, announced: AnnouncedPassage, { units }: PassageOutcome): void {
  const { side } = announced;
  flow.emit({ type: 'passageFailed', ...announced, turn: flow.game.board.play.turn });
  for (const { id, cohesionLost } of units) {
    const lost = (flow.game.board.play.units[side][id]?.cohesionLost ?? 0) + cohesionLost;
    if (cohesionLost > 0) flow.emit({ type: 'cohesionSet', side, unit: id, lost });
  }
}

/** What comes of a passage, and that its two units have had theirs for this turn. */
function finish(flow: FlowWithoutDice, announced: AnnouncedPassage, successes: number): void {
  const passage = passageOf(flow.game, announced);
  const outcome = passage && passageOutcome(passage, successes);
  if (outcome === undefined) flow.emit({ type: 'passageDropped', ...announced });
  else if (!outcome.exchanged) fail(flow, announced, outcome);
  else {
    const [one, other] = outcome.units;
    const [onePose, otherPose] = [storedPose(one.pose), storedPose(other.pose)];
    flow.emit({ type: 'passageMade', ...announced, turn: flow.game.board.play.turn, onePose, otherPose });
  }
}

/** Without a test it is done at once; a test is the business of the side whose general takes it. */
function begin(flow: FlowWithoutDice, f: Frame<'passages'>, announced: AnnouncedPassage): 'on' {
  const { side, one, other } = announced;
  const passage = passageOf(flow.game, announced);
  const test = passage && passageTest(passage);
  if (test === undefined) {
    finish(flow, announced, 0);
    return 'on';
  }
  [f.side, f.one, f.other] = [side, one, other];
  const { division, successes: needed } = test;
  return flow.push({ kind: 'commandTest', by: side, one, other, formation: division, needed, successes: -1 });
}

/** What an earlier exchange has made impossible is dropped. */
function dropImpossible(flow: FlowWithoutDice): void {
  for (const announced of flow.game.board.play.passages) {
    if (whyNotExchange(flow.game, announced) === undefined) continue;
    flow.emit({ type: 'passageDropped', ...announced });
  }
}

/** 7.6/order-initiative: whoever has the initiative says which comes next, his own or the other's. */
export const passages: Rule<'passages'> = {
  clause: '7.6/order-initiative',
  verbs: {
    carryOut: {
      options: ({ board }) => board.play.passages.map(each => ({ do: 'carryOut', ...each })),
      guards: [
        [
          ['7.6/order-initiative'],
          ({ board }, { by }) => whyNotOrderPassages(by, board.play.initiative === '' ? by : board.play.initiative),
        ],
        ['7.6/swap-supporting', (game, _f, choice) => !isAnnounced(game, choice)],
      ],
      choose: (flow, f, { side, one, other }) => {
        begin(flow, f, { side, one, other });
      },
    },
  },
  resume(flow, f, back) {
    if (back?.from === 'commandTest') finish(flow, { side: f.side, one: f.one, other: f.other }, back.successes);
    dropImpossible(flow);
    const [next, another] = flow.game.board.play.passages;
    if (next === undefined) return flow.pop(f, {});
    return another === undefined ? begin(flow, f, next) : 'ask';
  },
};
