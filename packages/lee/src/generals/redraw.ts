import type { Level } from '../data/army.ts';
import type { Game, Rule } from '../game.ts';
import type { Side } from '../world.ts';
import type { Commander } from './board.ts';
import { abilitiesOf } from './commanders.ts';
import { groupsIn, pick, poolOf } from './draw.ts';

/** How many redraws an army and its generals have. */
export const redrawsGranted = (game: Game, side: Side): number =>
  abilitiesOf(game, side).filter(ability => ability === 'redraw').length;

/** the undrawn cards of a level. Those marked Army/Corps are in the corps group since the commander-in-chief was drawn. */
export function redrawPool(game: Game, side: Side, level: Level): string[] {
  const cards = groupsIn(game, side).find(group => group.level === level)?.cards ?? [];
  return poolOf(game, side, level === 'army' ? ['army'] : cards);
}

/** Of a level, whom a new general may replace: only who came from the first draw. */
const replaceable = ({ board }: Game, side: Side, level: Level): Commander[] =>
  board.generals.commanders[side].filter(each => each.level === level && each.first);

const levelsToRedraw = (game: Game, side: Side): Level[] =>
  groupsIn(game, side)
    .map(({ level }) => level)
    .filter(level => redrawPool(game, side, level).length > 0 && replaceable(game, side, level).length > 0);

export const mayRedraw = (game: Game, side: Side): boolean => levelsToRedraw(game, side).length > 0;

export const redraw: Rule<'redraw'> = {
  clause: '13.5/redraw-how',
  verbs: {
    redraw: {
      options: (g, f) => levelsToRedraw(g, f.by).map(level => ({ do: 'redraw', level })),
      guards: [['13.5/redraw-how', (g, f, { level }) => !levelsToRedraw(g, f.by).includes(level)]],
      choose(flow, f, { level }) {
        f.left -= 1;
        const [general] = pick(flow, redrawPool(flow.game, f.by, level), 1, 'redraw');
        if (general === undefined) return;
        flow.emit({ type: 'generalRedrawn', side: f.by, general, level });
        flow.push({ kind: 'replace', by: f.by, general, level });
      },
    },
    noRedraw: {
      options: () => [{ do: 'noRedraw' }],
      guards: [],
      choose: (_, f) => {
        f.left = 0;
      },
    },
  },
  resume: (flow, f) => (f.left > 0 && mayRedraw(flow.game, f.by) ? 'ask' : flow.pop(f, {})),
};

export const replace: Rule<'replace'> = {
  clause: '13.5/redraw-how',
  verbs: {
    replace: {
      options: (g, f) => replaceable(g, f.by, f.level).map(({ general }) => ({ do: 'replace', general })),
      guards: [
        ['13.5/redraw-how', (g, f, c) => !replaceable(g, f.by, f.level).some(({ general }) => general === c.general)],
      ],
      choose(flow, f, { general: former }) {
        const found = replaceable(flow.game, f.by, f.level).find(({ general }) => general === former);
        const { formation } = found ?? { formation: '' };
        flow.emit({ type: 'generalReplaced', side: f.by, general: f.general, former, formation });
        flow.pop(f, {});
      },
    },
    discardGeneral: {
      options: () => [{ do: 'discardGeneral' }],
      guards: [],
      choose(flow, f) {
        flow.emit({ type: 'generalDiscarded', side: f.by, general: f.general });
        flow.pop(f, {});
      },
    },
  },
  resume: () => 'ask',
};
