import { assaultOf } from '@wigwag/gcacw';
import { type Asked, type Asking, choosing, drafting, UNLIT, withVerb } from '../asking.ts';
import { decideButton } from '../buttons.ts';
import { ascending, changedIn, namesOf, pieceButtons, piecesDraft, piecesOr, toggledIn } from '../pieces.ts';

type Ask = Asked<'assault'>;

/** What the assault would come to with these units. */
function oddsOf({ frame, game }: Ask, units: readonly number[], joined: readonly number[] = []): Pick<Asking, 'sheet'> {
  const held = game.board.units.some(({ hex }) => hex === frame.target);
  const attack = assaultOf(frame, units, joined);
  if (!held || attack.units.length === 0) return {};
  return { sheet: { kind: 'odds', attack, ways: [], uncommanded: frame.step === 'command' } };
}

/** Lee may be announced, now or not at all. */
function askCommand(asked: Ask): Asking {
  const { view, frame, t } = asked;
  return {
    ...UNLIT,
    chosenUnits: frame.selected,
    chosenLeaders: [frame.leader],
    buttons: [
      ...withVerb(view.choices, 'announce').map(choice => decideButton(asked, choice, 'plain', t('client.withLee'))),
      ...withVerb(view.choices, 'roll').map(choice => decideButton(asked, choice, 'plain', t('client.withoutLee'))),
    ],
    ...oddsOf(asked, frame.selected),
  };
}

/** The Assault Number is small: not all of the selected go in. */
function askKeep(asked: Ask): Asking {
  const { view, frame, t } = asked;
  const proposed = withVerb(view.choices, 'keep')[0]?.units ?? [];
  const { units } = piecesOr(asked, proposed);
  const { selected } = frame;
  const lit = drafting(selected, unit => piecesDraft(changedIn(selected, units, unit, proposed.length)));
  return {
    ...UNLIT,
    units: lit,
    chosenUnits: units,
    chosenLeaders: [frame.leader],
    buttons: [
      decideButton(asked, { do: 'keep', units }, 'chosen', t('client.goIn', { units: namesOf(asked, units) || '–' })),
      ...pieceButtons(asked, lit, units),
    ],
    ...oddsOf(asked, units),
    attempt: { ...UNLIT.attempt, unit: unit => ({ do: 'keep', units: [unit] }) },
  };
}

/** A superior may make it a grand assault. */
function askGrand(asked: Ask): Asking {
  const { view, frame, game, t } = asked;
  const grand = withVerb(view.choices, 'grand');
  return {
    ...UNLIT,
    leaders: choosing(grand, ({ leader }) => leader),
    chosenUnits: frame.kept,
    chosenLeaders: [frame.leader],
    buttons: [
      ...withVerb(view.choices, 'proceed').map(choice => decideButton(asked, choice, 'plain', t('client.proceed'))),
      ...grand.map(choice =>
        decideButton(asked, choice, 'plain', t('client.grand', { leader: game.world.leaders[choice.leader]?.name })),
      ),
    ],
    ...oddsOf(asked, frame.kept),
    attempt: { ...UNLIT.attempt, leader: leader => ({ do: 'grand', leader }) },
  };
}

function askJoin(asked: Ask): Asking {
  const { view, frame, t } = asked;
  const commits = withVerb(view.choices, 'commit');
  const pool = ascending(commits.flatMap(({ units }) => units));
  const { units } = piecesOr(asked, commits[0]?.units ?? []);
  const lit = drafting(pool, unit => piecesDraft(toggledIn(pool, units, unit)));
  return {
    ...UNLIT,
    units: lit,
    chosenUnits: units,
    chosenLeaders: [frame.leader, frame.superior],
    buttons: [
      decideButton(
        asked,
        { do: 'commit', units },
        'chosen',
        t('client.commit', { units: namesOf(asked, units) || '–' }),
      ),
      ...(pool.length > 1 ? pieceButtons(asked, lit, units) : []),
    ],
    ...oddsOf(asked, frame.kept, units),
    attempt: { ...UNLIT.attempt, unit: unit => ({ do: 'commit', units: [unit] }) },
  };
}

/** Steps of an assault that its owner decides. */
export function askAssaultStep(asked: Ask): Asking {
  const { step } = asked.frame;
  if (step === 'command') return askCommand(asked);
  return step === 'keep' ? askKeep(asked) : step === 'grand' ? askGrand(asked) : askJoin(asked);
}
