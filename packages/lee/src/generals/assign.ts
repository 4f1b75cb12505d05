import { holds } from '@wigwag/kernel';
import { LEVELS, type Level } from '../data/army.ts';
import type { Choice, FlowWithoutDice, Frame, Game, PushedFrame, Rule } from '../game.ts';
import { SIDES, type Side } from '../world.ts';
import type { Commander } from './board.ts';
import { commanderOf } from './commanders.ts';
import { groupsIn, poolOf } from './draw.ts';

const commands = ({ board }: Game, side: Side): readonly Commander[] => board.generals.commanders[side];

const find = (game: Game, side: Side, id: string): Commander | undefined =>
  commands(game, side).find(({ general }) => general === id);

/** The formations of the level and arm that a general was drawn for. */
const formationsFor = (game: Game, side: Side, { level }: Commander): readonly string[] =>
  groupsIn(game, side).find(group => group.level === level)?.formations ?? [];

const gives = (game: Game, side: Side): Choice<'assign', 'give'>[] =>
  commands(game, side).flatMap(commander =>
    formationsFor(game, side, commander)
      .filter(formation => formation !== commander.formation)
      .map(formation => ({ do: 'give', general: commander.general, formation })),
  );

function fits(game: Game, side: Side, general: string, formation: string): boolean {
  const commander = find(game, side, general);
  return commander !== undefined && formationsFor(game, side, commander).includes(formation);
}

/** After blue grey is asked. */
function next(flow: FlowWithoutDice, f: Frame<'assign'>): 'on' {
  if (f.by === 'grey') return flow.pop(f, {});
  f.by = 'grey';
  return 'on';
}

/** Generals drawn for the same level change places as their player likes, until he says that he is done. */
export const assign: Rule<'assign'> = {
  clause: '13.5/assign-free',
  verbs: {
    give: {
      options: (g, f) => gives(g, f.by),
      guards: [
        ['13.5/own-deck', (g, f, { general }) => find(g, f.by, general) === undefined],
        ['13.5/assign-type', (g, f, { general, formation }) => !fits(g, f.by, general, formation)],
        // He has it already.
        ['13.5/assign-free', (g, f, { general, formation }) => find(g, f.by, general)?.formation === formation],
      ],
      choose(flow, { by: side }, { general, formation }) {
        const other = commanderOf(flow.game, side, formation)?.general;
        const otherFormation = find(flow.game, side, general)?.formation;
        const place = other === undefined || otherFormation === undefined ? {} : { other, otherFormation };
        flow.emit({ type: 'generalGiven', side, general, formation, ...place });
      },
    },
    assigned: {
      options: () => [{ do: 'assigned' }],
      guards: [],
      choose: (flow, f) => void next(flow, f),
    },
  },
  resume: (flow, f) => (gives(flow.game, f.by).length > 0 ? 'ask' : next(flow, f)),
};

const DRAWN_LEVELS: readonly Level[] = LEVELS.filter(level => level !== 'brigade');

/** When no more can be redrawn, the cards left over take no part in the battle; brigadiers wait for their hour. */
export function enterAssignment(flow: FlowWithoutDice): PushedFrame {
  for (const side of SIDES) {
    const generals = poolOf(flow.game, side, DRAWN_LEVELS);
    if (holds('13.5/undrawn-aside', generals.length > 0)) flow.emit({ type: 'generalsSetAside', side, generals });
  }
  return { kind: 'assign', by: 'blue' };
}
