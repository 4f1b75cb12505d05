import type { Game, Rule } from '../../game.ts';
import { enemyOf, type Side } from '../../world.ts';
import { corpsAndReserve, rosterOf } from '../roster.ts';
import { onTable } from '../table/ground.ts';

/** Corps of a side that have somebody on the table. */
function corpsOnTable(game: Game, side: Side): Set<string | undefined> {
  const roster = rosterOf(game, side);
  return new Set(onTable(game)[side].map(({ id }) => roster.get(id)?.corps));
}

export function corpsToActivate(game: Game, side: Side): string[] {
  const { activated, passed } = game.board.play;
  if (passed[side]) return [];
  const present = corpsOnTable(game, side);
  return corpsAndReserve(game, side).filter(corps => present.has(corps) && !activated[side].includes(corps));
}

const mayAct = (game: Game, side: Side): boolean => corpsToActivate(game, side).length > 0;

/** House rule, since chapter 4 is missing: the sides activate corps in turns, beginning with the initiative. */
export const activation: Rule<'activation'> = {
  clause: '7.1/normal-timing',
  verbs: {
    activate: {
      options: (game, { by }) => corpsToActivate(game, by).map(corps => ({ do: 'activate', corps })),
      guards: [['house/corps-once', (game, { by }, { corps }) => !corpsToActivate(game, by).includes(corps)]],
      choose: (flow, f, { corps }) => {
        f.acted = true;
        flow.emit({ type: 'corpsActivated', side: f.by, corps });
        flow.push({ kind: 'moves', by: f.by, corps, fought: false, done: false });
      },
    },
    passActivation: {
      options: () => [{ do: 'passActivation' }],
      guards: [],
      choose: (flow, f) => {
        f.acted = true;
        flow.emit({ type: 'activationPassed', side: f.by });
      },
    },
    proposeEnd: {
      options: () => [{ do: 'proposeEnd' }],
      guards: [],
      choose: (flow, { by }) => {
        flow.emit({ type: 'endProposed', side: by });
        flow.push({ kind: 'endProposal', by: enemyOf(by), proposer: by });
      },
    },
  },
  resume(flow, f, back) {
    if (back?.from === 'endProposal' && back.agreed) return flow.pop(f, { over: true });
    const alternates = flow.game.world.book.play.activation.value === 'alternate';
    const first = f.acted && alternates ? enemyOf(f.by) : f.by;
    f.acted = false;
    const next = [first, enemyOf(first)].find(side => mayAct(flow.game, side));
    if (next === undefined) return flow.pop(f, { over: false });
    f.by = next;
    return 'ask';
  },
};

/** When a battle ends chapter 14 would say; here it ends when both want it to. */
export const endProposal: Rule<'endProposal'> = {
  clause: '13.12/secret',
  verbs: {
    agreeEnd: {
      options: () => [{ do: 'agreeEnd' }],
      guards: [],
      choose: (flow, f) => {
        flow.emit({ type: 'endAnswered', side: f.by, agreed: true });
        flow.pop(f, { agreed: true });
      },
    },
    playOn: {
      options: () => [{ do: 'playOn' }],
      guards: [],
      choose: (flow, f) => {
        flow.emit({ type: 'endAnswered', side: f.by, agreed: false });
        flow.pop(f, { agreed: false });
      },
    },
  },
  resume: () => 'ask',
};
