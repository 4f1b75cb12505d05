import { type AnyChoice, assaultBy, assaultOf, NOWHERE } from '@wigwag/gcacw';
import { type Asked, type Asking, type Button, type Draft, drafting, type Sheet, UNLIT, withVerb } from '../asking.ts';
import { cancelButton, decideButton, draftButton } from '../buttons.ts';
import { ascending, largestOf, pieceButtons, toggledIn } from '../pieces.ts';
import { waysBeside } from './comparison.ts';

type Ask = Asked<'action'>;
type AssaultDraft = Extract<Draft, { kind: 'assault' }>;

const assaultsOf = ({ view }: Ask, leader: number) =>
  withVerb(view.choices, 'assault').filter(choice => choice.leader === leader);

/** All who can go, at the only target if there is one. */
export function beginAssault(asked: Ask, leader: number): AssaultDraft {
  const assaults = assaultsOf(asked, leader);
  const targets = [...new Set(assaults.map(({ target }) => target))];
  const target = targets.length === 1 ? (targets[0] ?? NOWHERE) : NOWHERE;
  return { kind: 'assault', leader, units: largestOf(assaults), target };
}

/** A button for a leader who may assault. */
export const assaultButtons = (asked: Ask, leader: number): Button[] =>
  assaultsOf(asked, leader).length === 0
    ? []
    : [draftButton(asked.t('client.assaultWith'), { draft: beginAssault(asked, leader) })];

/** One for each leader who may take a unit into an assault. */
export function assaultsOfUnit(asked: Ask, unit: number): Button[] {
  const own = withVerb(asked.view.choices, 'assault').filter(({ units }) => units.includes(unit));
  return ascending(own.map(({ leader }) => leader)).map(leader =>
    draftButton(asked.t('client.assaultUnder', { leader: asked.game.world.leaders[leader]?.name }), {
      draft: beginAssault(asked, leader),
    }),
  );
}

function sheetOf(asked: Ask, draft: AssaultDraft): Sheet {
  const { leader, units, target } = draft;
  const assault = assaultOf(assaultBy(asked.game, asked.frame.by, leader, target), units);
  const ways = waysBeside(asked, draft, assault);
  const weighed = ways.find(({ type }) => type === draft.weighed);
  return { kind: 'odds', attack: weighed?.attack ?? assault, ways, uncommanded: weighed === undefined };
}

/** An assault being drawn up: units in the leader's hex, a lit target. */
export function askAssault(asked: Ask, draft: AssaultDraft): Asking {
  const { game, t } = asked;
  const { leader, units, target } = draft;
  const assaults = assaultsOf(asked, leader);
  const pool = ascending(assaults.flatMap(choice => choice.units));
  const targets = [...new Set(assaults.map(choice => choice.target))];
  const choice = (each: AssaultDraft): AnyChoice => ({ do: 'assault', ...pickFields(each) });
  const enemies = game.board.units.flatMap((state, unit) => (targets.includes(state.hex) ? [unit] : []));
  const name = game.world.leaders[leader]?.name;
  const lit = drafting(pool, unit => ({ ...draft, units: toggledIn(pool, units, unit) }));
  return {
    ...UNLIT,
    units: new Map([
      ...lit,
      ...drafting(enemies, enemy => ({ ...draft, target: game.board.units[enemy]?.hex ?? NOWHERE })),
    ]),
    hexes: drafting(targets, hex => ({ ...draft, target: hex })),
    targets: new Set(targets),
    chosenUnits: units,
    chosenLeaders: [leader],
    hint: t('client.hint.assault', { leader: name }),
    buttons: [
      decideButton(asked, choice(draft), 'chosen', t('client.assaultNow', { leader: name, count: units.length })),
      ...(pool.length > 1 ? pieceButtons(asked, lit, units) : []),
      cancelButton(asked),
    ],
    ...(target !== NOWHERE && units.length > 0 && { sheet: sheetOf(asked, draft) }),
    attempt: {
      ...UNLIT.attempt,
      unit: unit => choice({ ...draft, units: [unit] }),
      hex: hex => choice({ ...draft, target: hex }),
    },
  };
}

const pickFields = ({ leader, units, target }: AssaultDraft) => ({ leader, units, target });
