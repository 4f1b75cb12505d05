import { type AnyChoice, burnsInVain, hexDataOf } from '@wigwag/gcacw';
import { hazardOfMarch } from '../march/hazard.ts';
import { type Asked, type Asking, type Button, type Draft, drafting, type Leading, UNLIT, withVerb } from './asking.ts';
import { cancelButton, decideButton } from './buttons.ts';
import { askAssault, assaultButtons, assaultsOfUnit, beginAssault } from './fighting/assault.ts';
import { coverButton, hideButtons } from './markers.ts';
import { ascending } from './pieces.ts';

type Ask = Asked<'action'>;
type SetDraft = Extract<Draft, { kind: 'set' }>;

const activation = ({ leader, units, digging }: SetDraft) =>
  ({ do: 'activate', leader, units, digging }) as const satisfies AnyChoice;

const emptySet = (leader: number, units: readonly number[] = []): SetDraft => ({
  kind: 'set',
  leader,
  units,
  digging: [],
});

/** The units a leader may begin with: where only one can go with him, that one. */
function beginSet({ view }: Ask, leader: number): SetDraft {
  const [only, ...others] = withVerb(view.choices, 'activate').filter(choice => choice.leader === leader);
  return emptySet(leader, others.length === 0 ? only?.units : []);
}

/** By leader, with whatever units he may take along; the largest sets first. */
function leadsOf({ view, game }: Ask): Map<number, Leading> {
  const activations = withVerb(view.choices, 'activate').toSorted((a, b) => b.units.length - a.units.length);
  const leaders = new Set(activations.map(({ leader }) => leader));
  return new Map(
    [...leaders].map(leader => {
      const own = activations.filter(choice => choice.leader === leader);
      return [leader, { game, activations: own, units: ascending(own.flatMap(({ units }) => units)) }];
    }),
  );
}

/** One action with one unit or one leader: nothing chosen yet. */
function askAny(asked: Ask): Asking {
  const { view } = asked;
  const single = view.choices.flatMap(choice => ('unit' in choice ? [choice.unit] : []));
  const coverable = withVerb(view.choices, 'conceal').flatMap(({ units }) => units);
  const activations = withVerb(view.choices, 'activate');
  const hide = hideButtons(asked, false);
  return {
    ...UNLIT,
    buttons: hide,
    ...(hide.length > 0 && { note: asked.t('client.hide.note') }),
    marches: new Map(
      withVerb(view.choices, 'march').map(choice => [choice.unit, { game: asked.game, begin: [choice] }]),
    ),
    leads: leadsOf(asked),
    units: drafting([...single, ...coverable, ...activations.flatMap(({ units }) => units)], unit => ({
      kind: 'unit',
      unit,
    })),
    leaders: new Map([
      ...drafting(
        withVerb(view.choices, 'assault').map(({ leader }) => leader),
        leader => beginAssault(asked, leader),
      ),
      ...drafting(
        activations.map(({ leader }) => leader),
        leader => beginSet(asked, leader),
      ),
    ]),
  };
}

/** A station that is burned already may be burned again: that it is in vain is said before it costs an action. */
const burnButton = (asked: Ask, unit: number): Button => ({
  ...decideButton(asked, { do: 'burn', unit }),
  detail: burnsInVain(asked.game, unit) ? asked.t('client.hazard.burned') : undefined,
});

/** What setting out may do to each of the units: it is the same as in a march of their own. */
function hazardOfSet({ t, game }: Ask, units: readonly number[]): string | undefined {
  const said = units.flatMap(unit => {
    const risks = hazardOfMarch(t, { game, begin: [{ do: 'march', unit }] }, unit);
    return risks === undefined ? [] : [t('client.hazard.ofUnit', { unit: game.world.units[unit]?.name, risks })];
  });
  return said.length === 0 ? undefined : said.join('; ');
}

function unitButtons(asked: Ask, unit: number): Button[] {
  const { game, view, t } = asked;
  const hex = game.board.units[unit]?.hex ?? -1;
  const leaders = new Set(
    withVerb(view.choices, 'activate')
      .filter(({ units }) => units.includes(unit))
      .map(({ leader }) => leader),
  );
  const march = { do: 'march', unit } as const;
  return [
    { ...decideButton(asked, march), detail: hazardOfMarch(t, { game, begin: [march] }, unit) },
    ...(asked.may({ do: 'shamMarch', unit }) ? [decideButton(asked, { do: 'shamMarch', unit })] : []),
    ...(hexDataOf(game.world, hex)?.station ? [burnButton(asked, unit)] : []),
    ...(asked.may({ do: 'entrench', unit }) ? [decideButton(asked, { do: 'entrench', unit })] : []),
    ...[...leaders].map((leader): Button => {
      const alone = emptySet(leader, [unit]);
      const start = asked.may(activation(alone)) ? alone : emptySet(leader);
      const name = game.world.leaders[leader]?.name;
      return { label: t('client.activateWith', { leader: name }), act: { draft: start }, legal: true, weight: 'plain' };
    }),
    ...assaultsOfUnit(asked, unit),
    ...coverButton(asked, hex, [unit]),
    cancelButton(asked),
  ];
}

/** A unit is chosen: what may it do? Others may be chosen instead. */
function askUnit(asked: Ask, unit: number): Asking {
  const { t, game } = asked;
  const name = game.world.units[unit]?.name;
  const any = askAny(asked);
  const buttons = unitButtons(asked, unit);
  const [only, ...others] = buttons.filter(({ legal, weight }) => legal && weight !== 'quiet');
  return {
    ...any,
    // Pointed at once more, it does the only thing that it can.
    ...(only !== undefined && others.length === 0 && { units: new Map([...any.units, [unit, only.act]]) }),
    chosenUnits: [unit],
    mover: unit,
    hint: asked.may({ do: 'march', unit })
      ? t('client.hint.unitMarch', { unit: name })
      : t('client.hint.unit', { unit: name }),
    hexHint: t('client.hint.outOfReach', { unit: name }),
    buttons,
    attempt: { ...UNLIT.attempt, hex: () => undefined },
  };
}

const toggled = (draft: SetDraft, unit: number): SetDraft =>
  draft.units.includes(unit)
    ? {
        ...draft,
        units: draft.units.filter(other => other !== unit),
        digging: draft.digging.filter(other => other !== unit),
      }
    : { ...draft, units: ascending([...draft.units, unit]) };

/** In the years in which an activated unit may dig instead of marching. */
function diggingButtons(asked: Ask, draft: SetDraft): Button[] {
  return draft.units.flatMap((unit): Button[] => {
    const digs = draft.digging.includes(unit);
    const digging = digs ? draft.digging.filter(other => other !== unit) : ascending([...draft.digging, unit]);
    if (!asked.may(activation({ ...draft, digging }))) return [];
    const name = asked.game.world.units[unit]?.name;
    const label = digs ? asked.t('client.marches', { unit: name }) : asked.t('client.digs', { unit: name });
    return [{ label, act: { draft: { ...draft, digging } }, legal: true, weight: 'plain' }];
  });
}

/** Where only one unit can go it is chosen already, and nobody is asked to pick it. */
function setHint({ t, game: { world } }: Ask, { leader, units }: SetDraft, largest: readonly number[]): string {
  const name = world.leaders[leader]?.name;
  return largest.length === 1 && units.length === 1
    ? t('client.hint.setOnly', { leader: name, unit: world.units[units[0] ?? -1]?.name })
    : t('client.hint.set', { leader: name });
}

/** A leader is chosen: which units go with him? */
function askSet(asked: Ask, draft: SetDraft): Asking {
  const { view, game, t, may } = asked;
  const own = game.board.units.map((_, unit) => unit);
  const open = own.filter(unit => draft.units.includes(unit) || may(activation(toggled(draft, unit))));
  const largest = withVerb(view.choices, 'activate')
    .filter(({ leader, digging }) => leader === draft.leader && digging.length === 0)
    .reduce<readonly number[]>((most, { units }) => (units.length > most.length ? units : most), []);
  const name = game.world.leaders[draft.leader]?.name;
  const go = t('client.activateNow', { leader: name, count: draft.units.length });
  const all: Button = {
    label: t('client.all', { count: largest.length }),
    act: { draft: emptySet(draft.leader, largest) },
    legal: true,
    weight: 'plain',
  };
  const any = askAny(asked);
  const lead = any.leads?.get(draft.leader);
  const going = draft.units.filter(unit => !draft.digging.includes(unit));
  return {
    ...any,
    led: draft.leader,
    ...(lead !== undefined &&
      draft.units.length > 0 && { leads: new Map([[draft.leader, { ...lead, units: going }]]) }),
    units: drafting(open, unit => toggled(draft, unit)),
    chosenLeaders: [draft.leader],
    chosenUnits: draft.units,
    hint: setHint(asked, draft, largest),
    buttons: [
      { ...decideButton(asked, activation(draft), 'chosen', go), detail: hazardOfSet(asked, going) },
      ...(draft.units.length < largest.length ? [all] : []),
      ...diggingButtons(asked, draft),
      ...assaultButtons(asked, draft.leader),
      cancelButton(asked),
    ],
    hexHint: draft.units.length === 0 ? t('client.hint.set', { leader: name }) : t('client.hint.activateFirst', { go }),
    attempt: { ...UNLIT.attempt, hex: () => undefined, unit: unit => activation(toggled(draft, unit)) },
  };
}

export function askAction(asked: Ask): Asking {
  if (asked.draft.kind === 'assault') return askAssault(asked, asked.draft);
  if (asked.draft.kind === 'unit') return askUnit(asked, asked.draft.unit);
  return asked.draft.kind === 'set' ? askSet(asked, asked.draft) : askAny(asked);
}
