import type { AnyChoice } from '@wigwag/gcacw';
import { type Act, type Asked, type Asking, choosing, drafting, UNLIT, withVerb } from './asking.ts';
import { decideButton } from './buttons.ts';
import {
  ascending,
  largestOf,
  namesOf,
  type PiecesDraft,
  pieceButtons,
  piecesDraft,
  piecesOr,
  toggledIn,
} from './pieces.ts';

/** The cavalry in a hex may slip away from what has come up to it. */
export function askEvasion(asked: Asked<'evasion'>): Asking {
  const { view, frame, t } = asked;
  const evades = withVerb(view.choices, 'evade');
  const units = evades.map(({ loser }) => loser);
  const label = (loser: number): string =>
    units.length > 1 ? t('client.evadeLoser', { unit: namesOf(asked, [loser]) }) : t('client.evade');
  return {
    ...UNLIT,
    chosenUnits: units,
    trail: [frame.from],
    buttons: [
      ...evades.map(choice => decideButton(asked, choice, 'main', label(choice.loser))),
      decideButton(asked, { do: 'stand' }, 'plain', t('client.stand')),
    ],
  };
}

/** A defender who need not go may: who goes? */
export function askWithdrawal(asked: Asked<'withdrawal'>): Asking {
  const { view, t } = asked;
  const pool = largestOf(withVerb(view.choices, 'withdraw'));
  const { units } = piecesOr(asked, pool);
  const withdraw = { do: 'withdraw', units } as const satisfies AnyChoice;
  const lit = pool.length > 1 ? drafting(pool, unit => piecesDraft(toggledIn(pool, units, unit))) : UNLIT.units;
  return {
    ...UNLIT,
    units: lit,
    chosenUnits: units,
    buttons: [
      decideButton(asked, { do: 'hold' }, 'main', t('client.hold')),
      decideButton(asked, withdraw, 'plain', t('client.withdraw', { units: namesOf(asked, units) || '–' })),
      ...pieceButtons(asked, lit, units),
    ],
    attempt: { ...UNLIT.attempt, unit: unit => ({ do: 'withdraw', units: [unit] }) },
  };
}

/** Hex by hex, and at what price; it ends where it may. */
export function askRetreat(asked: Asked<'retreat'>): Asking {
  const { view, frame, t } = asked;
  return {
    ...UNLIT,
    hexes: choosing(withVerb(view.choices, 'retreat'), ({ to }) => to),
    chosenUnits: frame.units,
    trail: frame.path,
    buttons: [decideButton(asked, { do: 'halt' }, 'main', t('client.halt'))],
    attempt: {
      ...UNLIT.attempt,
      unit: unit => ({ do: 'retreat', to: asked.game.board.units[unit]?.hex ?? -1 }),
      leader: leader => ({ do: 'retreat', to: asked.game.board.leaders[leader]?.hex ?? -1 }),
      hex: to => ({ do: 'retreat', to }),
    },
  };
}

/** Into the hex that was left: who goes, and which leader does otherwise than his unit. */
export function askAdvance(asked: Asked<'advance'>): Asking {
  const { view, frame, game, t, may } = asked;
  const pool = frame.units;
  const now = piecesOr(asked, pool);
  const advance = ({ units, along, staying }: PiecesDraft) =>
    ({ do: 'advance', units, along, staying }) as const satisfies AnyChoice;
  const own = game.board.leaders.flatMap((_, leader) =>
    game.world.leaders[leader]?.side === frame.by ? [leader] : [],
  );
  const toggled = (leader: number): PiecesDraft[] =>
    (['along', 'staying'] as const).map(list => ({
      ...piecesDraft(now.units),
      [list]: now[list].includes(leader) ? [] : [leader],
    }));
  const leaders = new Map(
    own.flatMap((leader): (readonly [number, Act])[] => {
      const draft = toggled(leader).find(each => may(advance(each)));
      return draft === undefined ? [] : [[leader, { draft }]];
    }),
  );
  const into = choosing([advance(now)].filter(may), () => frame.to);
  const lit = pool.length > 1 ? drafting(pool, unit => piecesDraft(toggledIn(pool, now.units, unit))) : UNLIT.units;
  return {
    ...UNLIT,
    units: lit,
    leaders,
    hexes: into,
    chosenUnits: now.units,
    chosenLeaders: ascending([...now.along, ...now.staying]),
    hint: t('client.hint.advance'),
    buttons: [
      decideButton(asked, advance(now), 'main', t('client.advance', { units: namesOf(asked, now.units) || '–' })),
      ...withVerb(view.choices, 'remain').map(choice => decideButton(asked, choice, 'plain', t('client.remain'))),
      ...pieceButtons(asked, lit, now.units),
    ],
    attempt: {
      ...UNLIT.attempt,
      unit: unit => advance(piecesDraft([unit])),
      leader: leader => advance({ ...now, along: [leader] }),
      hex: () => advance(now),
    },
  };
}
