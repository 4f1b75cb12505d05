import type { Army, ArmyList } from '../data/army.ts';
import type { Flow, Game, Rule, Verb } from '../game.ts';
import { listOf, SIDES, type Side } from '../world.ts';
import { earliestYear, gateOf, yearOf } from './years.ts';

/**
 * Where the year is not the players' business it is known beforehand, and a list has to fit it (R-19). An army without
 * any list that fits brings what it has: then the battle is later than was said.
 */
function isAfterTheYear({ world }: Game, side: Side, id: string, yearOfIts: (army: Army, list: ArmyList) => number) {
  const { armies, options } = world;
  const list = listOf(world, side, id);
  return (
    options.yearBy !== 'players' &&
    list !== undefined &&
    yearOfIts(armies[side], list) > options.year &&
    armies[side].lists.some(other => earliestYear(armies[side], other) <= options.year)
  );
}

type ChooseList = Verb<'lists' | 'year', 'chooseList'>;

/** In both frames the same, but for what comes of it. */
export const chooseList = (then: (flow: Flow, f: Parameters<ChooseList['choose']>[1]) => void): ChooseList => ({
  options: ({ world }, { by }) => world.armies[by].lists.map(({ id }) => ({ do: 'chooseList', list: id })),
  guards: [
    ['13.3/all-required', ({ world }, { by }, { list }) => listOf(world, by, list) === undefined],
    ['13.4/later-year', (g, { by }, { list }) => isAfterTheYear(g, by, list, yearOf), yearSaid],
    ['13.4/availability', (g, { by }, { list }) => isAfterTheYear(g, by, list, gateOf), yearSaid],
  ],
  choose(flow, f, { list }) {
    flow.emit({ type: 'listChosen', side: f.by, list });
    then(flow, f);
  },
});

const yearSaid = ({ world }: Game) => ({ year: world.options.year });

export const lists: Rule<'lists'> = {
  clause: '13.3/all-required',
  verbs: { chooseList: chooseList(() => undefined) },
  resume(flow, f) {
    const next = SIDES.find(side => flow.game.board.armies.lists[side] === '');
    if (next === undefined) return flow.pop(f, {});
    f.by = next;
    return 'ask';
  },
};
