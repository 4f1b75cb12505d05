import { type Asked, type Asking, choosing, drafting, UNLIT, withVerb } from './asking.ts';
import { cancelButton, decideButton, wayOn } from './buttons.ts';

/** Leader Transfer: a leader first, then the unit he goes to. */
export function askTransfer(asked: Asked<'transfer'>): Asking {
  const { view, draft, game, t } = asked;
  const transfers = withVerb(view.choices, 'transfer');
  const leaders = drafting(
    transfers.map(({ leader }) => leader),
    leader => ({ kind: 'leader', leader }),
  );
  // While a leader waits for his unit, that is the way on.
  const weight = draft.kind === 'leader' ? 'plain' : wayOn(asked);
  const finish = decideButton(asked, { do: 'finish' }, weight, t('client.finishTransfers'));
  if (draft.kind !== 'leader') {
    const attempt = {
      ...UNLIT.attempt,
      unit: (unit: number) => ({ do: 'transfer' as const, leader: -1, unit }),
      leader: (leader: number) => ({ do: 'transfer' as const, leader, unit: game.board.leaders[leader]?.with ?? -1 }),
    };
    return { ...UNLIT, leaders, buttons: [finish], attempt };
  }
  const { leader } = draft;
  return {
    ...UNLIT,
    leaders,
    units: choosing(
      transfers.filter(choice => choice.leader === leader),
      ({ unit }) => unit,
    ),
    chosenLeaders: [leader],
    hint: t('client.hint.transfer', { leader: game.world.leaders[leader]?.name }),
    buttons: [finish, cancelButton(asked)],
    attempt: {
      ...UNLIT.attempt,
      unit: unit => ({ do: 'transfer', leader, unit }),
      leader: other => ({ do: 'transfer', leader: other, unit: game.board.leaders[other]?.with ?? -1 }),
    },
  };
}
