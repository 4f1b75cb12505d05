import { type AnyChoice, type Force, forcesOf, isHidden, type Kind, MOST_FORCES, type Side } from '@wigwag/gcacw';
import { forceCode } from '@wigwag/staffmap';
import { describeForce } from '@wigwag/words';
import { type Asked, type Asking, type Button, capital, type Draft, drafting, withVerb } from './asking.ts';
import { cancelButton, decideButton, draftButton } from './buttons.ts';
import { toggledIn } from './pieces.ts';

type Ask = Asked<Kind>;
type Cover = Extract<Draft, { kind: 'cover' }>;

const ownForces = ({ game, frame }: Ask): readonly Force[] => forcesOf(game, frame.by as Side);

const speaksOf =
  (id: number) =>
  (choice: AnyChoice): boolean =>
    choice.do !== 'conceal' && 'force' in choice && choice.force === id;

const concealIn = ({ view }: Ask, hex: number) => withVerb(view.choices, 'conceal').filter(each => each.hex === hex);

export const coverButton = (asked: Ask, hex: number, units: readonly number[]): Button[] =>
  concealIn(asked, hex).length === 0
    ? []
    : [draftButton(asked.t('client.cover'), { draft: { kind: 'cover', hex, units } })];

/** The key of the button that hides an army. */
export const HIDE_KEY = 'H';

/** All units of a side that are in the open and may vanish, hex by hex, as far as there are markers: one decision for each hex. */
function hiding(asked: Ask): AnyChoice[] {
  const { game, view, frame } = asked;
  const hexes = [...new Set(withVerb(view.choices, 'conceal').map(({ hex }) => hex))];
  const inOpen = (hex: number): number[] =>
    game.board.units.flatMap((state, unit) =>
      state.hex === hex && game.world.units[unit]?.side === frame.by && !isHidden(game, unit) ? [unit] : [],
    );
  return hexes
    .map(hex => ({ do: 'conceal' as const, hex, force: 0, units: inOpen(hex) }))
    .filter(choice => choice.units.length > 0 && asked.may(choice))
    .sort((a, b) => b.units.length - a.units.length)
    .slice(0, MOST_FORCES - ownForces(asked).length);
}

/** The whole army goes under markers in one gesture. */
export function hideButtons(asked: Ask, takes: boolean): Button[] {
  const inTurn = hiding(asked);
  if (inTurn.length === 0) return [];
  const count = inTurn.reduce((sum, choice) => sum + (choice.do === 'conceal' ? choice.units.length : 0), 0);
  const label = takes ? asked.t('client.hideTaking', { count }) : asked.t('client.hide', { count });
  return [{ label, act: { inTurn }, legal: true, weight: 'plain', key: HIDE_KEY }];
}

/** A marker is chosen: take it off, move it if it is a dummy, put units under it. */
function askForce(asked: Ask, force: Force): Partial<Asking> {
  const choices = asked.view.choices.filter(speaksOf(force.id));
  return {
    hint: capital(describeForce(asked.t, asked.game.world, force, true)),
    buttons: [
      ...choices.map(choice => decideButton(asked, choice)),
      ...coverButton(asked, force.hex, []),
      cancelButton(asked),
    ],
  };
}

/** Units of a hex are chosen to go under a marker, new or there; none: a dummy. */
function askCover(asked: Ask, { hex, units }: Cover): Partial<Asking> {
  const { game, frame, t } = asked;
  const own = game.board.units.flatMap((state, unit) =>
    state.hex === hex && game.world.units[unit]?.side === frame.by ? [unit] : [],
  );
  const markers = [0, ...ownForces(asked).flatMap(force => (force.hex === hex ? [force.id] : []))];
  const choices = markers.map(force => ({ do: 'conceal' as const, hex, force, units }));
  return {
    units: drafting(own, unit => ({ kind: 'cover', hex, units: toggledIn(own, units, unit) })),
    chosenUnits: units,
    hint: t('client.hint.cover'),
    buttons: [
      ...choices.filter(choice => asked.may(choice)).map(choice => decideButton(asked, choice, 'main')),
      cancelButton(asked),
    ],
  };
}

/** Whatever is asked, a side may turn to its markers. */
export function withMarkers(asked: Ask, asking: Asking): Asking {
  const own = ownForces(asked);
  const { draft } = asked;
  const chosen = draft.kind === 'force' ? own.find(({ id }) => id === draft.force) : undefined;
  const lit = own.filter(({ id }) => asked.view.choices.some(speaksOf(id)));
  const forces = new Map(lit.map(force => [forceCode(force), { draft: { kind: 'force', force: force.id } }] as const));
  // Between marches the map is free: a hex leads to the markers in it.
  const isFree = asked.frame.kind === 'activation' || asked.frame.kind === 'riding';
  const coverable = isFree ? withVerb(asked.view.choices, 'conceal') : [];
  const hexes = drafting(
    coverable.map(({ hex }) => hex),
    hex => ({ kind: 'cover', hex, units: [] }),
  );
  return {
    ...asking,
    forces,
    ...(hexes.size > 0 && { hexes }),
    ...(chosen !== undefined && { ...askForce(asked, chosen), chosenForces: [forceCode(chosen)] }),
    ...(draft.kind === 'cover' && askCover(asked, draft)),
  };
}
