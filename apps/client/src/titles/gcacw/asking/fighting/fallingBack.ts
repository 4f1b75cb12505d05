import type { AnyChoice } from '@wigwag/gcacw';
import { type Act, type Asked, type Asking, choosing, drafting, UNLIT, withVerb } from '../asking.ts';
import { decideButton, wayOn } from '../buttons.ts';
import {
  ascending,
  largestOf,
  namesOf,
  type PiecesDraft,
  pieceButtons,
  piecesDraft,
  piecesOr,
  toggledIn,
} from '../pieces.ts';

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
      ...evades.map(choice => decideButton(asked, choice, 'plain', label(choice.loser))),
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
      decideButton(asked, { do: 'hold' }, 'plain', t('client.hold')),
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
    buttons: [decideButton(asked, { do: 'halt' }, wayOn(asked), t('client.halt'))],
    attempt: {
      ...UNLIT.attempt,
      unit: unit => ({ do: 'retreat', to: asked.game.board.units[unit]?.hex ?? -1 }),
      leader: leader => ({ do: 'retreat', to: asked.game.board.leaders[leader]?.hex ?? -1 }),
      hex: to => ({ do: 'retreat', to }),
    },
  };
}

const advanceOf = ({ units, leaders, attachedTo }: PiecesDraft) =>
  ({ do: 'advance', units, leaders, attachedTo }) as const satisfies AnyChoice;

/** The draft with a leader attached to another unit; undefined: he stays with his own. */
function withLeader(draft: PiecesDraft, leader: number, unit: number | undefined): PiecesDraft {
  const others = draft.leaders.flatMap((each, at) => (each === leader ? [] : [[each, draft.attachedTo[at] ?? -1]]));
  const pairs = [...others, ...(unit === undefined ? [] : [[leader, unit]])].sort(([a = -1], [b = -1]) => a - b);
  return { ...draft, leaders: pairs.map(([each = -1]) => each), attachedTo: pairs.map(([, each = -1]) => each) };
}

/** A click sends a leader to the next unit that may take him, and after the last back to his own. */
function nextChange(
  { view, game, may }: Asked<'advance'>,
  draft: PiecesDraft,
  leader: number,
): PiecesDraft | undefined {
  const here = game.board.leaders[leader]?.hex;
  // Leaders may change places: a step on the way to what is listed may not be lawful by itself.
  const listed = withVerb(view.choices, 'advance').filter(({ units }) => units.join() === draft.units.join());
  const hosts = game.board.units
    .flatMap(({ hex }, unit) => (hex === here ? [unit] : []))
    .filter(
      unit =>
        may(advanceOf(withLeader(draft, leader, unit))) ||
        listed.some(({ leaders, attachedTo }) => attachedTo[leaders.indexOf(leader)] === unit),
    );
  const at = draft.leaders.indexOf(leader);
  if (at < 0 && hosts.length === 0) return undefined;
  const now = at < 0 ? -1 : hosts.indexOf(draft.attachedTo[at] ?? -1);
  return withLeader(draft, leader, hosts[now + 1]);
}

/** Into the hex that was left: who goes, and which leader with another unit than before. */
export function askAdvance(asked: Asked<'advance'>): Asking {
  const { view, frame, game, t, may } = asked;
  const pool = frame.units;
  const now = piecesOr(asked, pool);
  const leaders = new Map(
    game.board.leaders.flatMap((_, leader): (readonly [number, Act])[] => {
      const draft = game.world.leaders[leader]?.side === frame.by ? nextChange(asked, now, leader) : undefined;
      return draft === undefined ? [] : [[leader, { draft }]];
    }),
  );
  const plain = t('client.advance', { units: namesOf(asked, now.units) || '–' });
  const into = choosing([advanceOf(now)].filter(may), () => frame.to);
  const lit = pool.length > 1 ? drafting(pool, unit => piecesDraft(toggledIn(pool, now.units, unit))) : UNLIT.units;
  return {
    ...UNLIT,
    units: lit,
    leaders,
    hexes: into,
    chosenUnits: now.units,
    chosenLeaders: ascending(now.leaders),
    hint: [
      pool.length > 1 ? t('client.hint.advanceUnits') : t('client.hint.advance'),
      ...(leaders.size > 0 ? [t('client.hint.advanceLeaders')] : []),
    ].join(' '),
    buttons: [
      decideButton(asked, advanceOf(now), 'plain', now.leaders.length > 0 ? undefined : plain),
      ...withVerb(view.choices, 'remain').map(choice => decideButton(asked, choice, 'plain', t('client.remain'))),
      ...pieceButtons(asked, lit, now.units),
    ],
    attempt: {
      ...UNLIT.attempt,
      unit: unit => advanceOf(piecesDraft([unit])),
      leader: leader => advanceOf(withLeader(now, leader, now.units[0])),
      hex: () => advanceOf(now),
    },
  };
}
