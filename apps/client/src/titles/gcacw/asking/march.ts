import { ATTACK_TYPES, type AttackType, HALVES, marchAttackCost, marchAttackOf } from '@wigwag/gcacw';
import { describePrompt } from '@wigwag/words';
import { riskOfForce } from '../march/hazard.ts';
import { percent } from '../odds/numbers.ts';
import { type Asked, type Asking, type AttackWay, type Button, choosing, drafting, UNLIT, withVerb } from './asking.ts';
import { attackWithChance, cancelButton, decideButton, drivenOff, END_KEY, wayOn } from './buttons.ts';
import { attemptButtons } from './crossings.ts';

type Ask = Asked<'march'>;

const FORCE_KEY = 'G';

const hexOf = ({ game }: Ask, unit: number): number => game.board.units[unit]?.hex ?? -1;

const enemiesIn = ({ game, frame }: Ask, hex: number): number[] =>
  game.board.units.flatMap((state, unit) =>
    state.hex === hex && game.world.units[unit]?.side !== frame.by ? [unit] : [],
  );

/** The four ways to attack a hex: what each costs, and why not. */
function waysTo(asked: Ask, target: number): (AttackWay & { readonly type: AttackType })[] {
  const { game, frame } = asked;
  return ATTACK_TYPES.map(type => ({
    type,
    cost: marchAttackCost(game, frame.unit, type) / HALVES,
    attack: marchAttackOf(game, frame.unit, target, type),
    show: { draft: { kind: 'aim', target, type } },
    refused: asked.why({ do: 'attack', target, type }),
  }));
}

/** Sums of shares miss each other by less than this. */
const ERROR = 1e-9;

/** Of what can be paid, that is shown first which drives the defenders off most likely; of equals, what costs least. */
function firstShown({ view, game, frame }: Ask, target: number): AttackType {
  const paid = withVerb(view.choices, 'attack').filter(choice => choice.target === target);
  const weighed = paid.map(({ type }) => {
    const chance = drivenOff(game, marchAttackOf(game, frame.unit, target, type));
    return { type, chance, cost: marchAttackCost(game, frame.unit, type) };
  });
  const most = Math.max(...weighed.map(({ chance }) => chance));
  const [best] = weighed.filter(({ chance }) => chance > most - ERROR).sort((a, b) => a.cost - b.cost);
  return best?.type ?? 'hasty';
}

/** With what it adds and what it may cost; where the unit may be lost, it is asked about once more. */
function forceButton(asked: Ask): Button {
  const { game, frame, t } = asked;
  const risk = riskOfForce(t, game, frame.unit);
  const button = { ...decideButton(asked, { do: 'force' }), key: FORCE_KEY, detail: risk?.text };
  return risk !== undefined && risk.eliminated > 0 ? { ...button, act: { draft: { kind: 'forcing' } } } : button;
}

/** Is the unit to be put at risk? */
function forcing(asked: Ask): Partial<Asking> {
  const { game, frame, t } = asked;
  const risk = riskOfForce(t, game, frame.unit);
  if (risk === undefined) return {};
  const unit = game.world.units[frame.unit]?.name;
  return {
    hint: t('client.hint.forcing', { unit, chance: percent(risk.eliminated) }),
    buttons: [
      { ...decideButton(asked, { do: 'force' }, 'plain', t('client.forceAnyway')), detail: risk.text },
      cancelButton(asked),
    ],
  };
}

function marchButtons(asked: Ask): Button[] {
  const { view, frame, t } = asked;
  const once = (['refuse', 'uncover'] as const).filter(verb => asked.may({ do: verb }));
  const label = { refuse: t('client.refuse'), uncover: t('client.uncover') };
  const isUnderWay = frame.moved || frame.fought !== 'no' || frame.step === 'over';
  // Whoever could attack gives that up: no safe way on.
  const mayAttack = view.choices.some(({ do: verb }) => verb === 'attack');
  const stop = decideButton(asked, { do: 'stop' }, isUnderWay && !mayAttack ? wayOn(asked) : 'plain');
  return [
    ...(frame.step === 'force-march' ? [forceButton(asked)] : []),
    ...once.map(verb => ({
      ...decideButton(asked, { do: verb }, 'plain', label[verb]),
      ...(verb === 'refuse' && { detail: t('client.refuse.about') }),
    })),
    ...(asked.may({ do: 'exit' }) ? [decideButton(asked, { do: 'exit' }, 'plain', t('client.exit'))] : []),
    ...withVerb(view.choices, 'sham').map(choice => decideButton(asked, choice)),
    ...withVerb(view.choices, 'join').map(choice => decideButton(asked, choice)),
    ...withVerb(view.choices, 'dismantle').map(choice => decideButton(asked, choice)),
    ...attemptButtons(asked),
    // Always last, and never where "march" was: who clicks twice would end what he has just begun.
    { ...stop, key: END_KEY },
  ];
}

function aimed(asked: Ask, target: number, type: AttackType): Partial<Asking> {
  const ways = waysTo(asked, target);
  const shown = ways.find(way => way.type === type);
  const buttons = ways.map(way =>
    decideButton(asked, { do: 'attack', target, type: way.type }, 'plain', attackWithChance(asked, way)),
  );
  return {
    buttons: [...buttons, cancelButton(asked)],
    hint: asked.t('client.hint.aim', { unit: asked.game.world.units[asked.frame.unit]?.name }),
    ...(shown !== undefined && { sheet: { kind: 'odds', attack: shown.attack, ways } }),
  };
}

/** A march, hex by hex; a lit enemy opens the odds. */
export function askMarch(asked: Ask): Asking {
  const { view, frame, draft, game } = asked;
  const { unit } = frame;
  const targets = [...new Set(withVerb(view.choices, 'attack').map(({ target }) => target))];
  const aim = (target: number) => ({ kind: 'aim' as const, target, type: firstShown(asked, target) });
  const enemies = targets.flatMap(target => enemiesIn(asked, target));
  const attempt = (hex: number) =>
    enemiesIn(asked, hex).length > 0
      ? { do: 'attack' as const, target: hex, type: 'hasty' as const }
      : { do: 'step' as const, to: hex };
  return {
    ...UNLIT,
    hexes: new Map([...choosing(withVerb(view.choices, 'step'), ({ to }) => to), ...drafting(targets, aim)]),
    units: drafting(enemies, enemy => aim(hexOf(asked, enemy))),
    targets: new Set(targets),
    chosenUnits: [unit],
    mover: unit,
    ...(frame.step !== 'over' && { marches: new Map([[unit, { game, begin: [] }]]) }),
    buttons: marchButtons(asked),
    ...(targets.length > 0 && {
      hint: asked.t('client.hint.mayAttack', { prompt: describePrompt(asked.t, game, frame), count: targets.length }),
    }),
    attempt: {
      unit: other =>
        game.world.units[other]?.side === frame.by
          ? { do: 'step', to: hexOf(asked, other) }
          : attempt(hexOf(asked, other)),
      leader: leader => ({ do: 'join', leader }),
      hex: attempt,
    },
    ...(draft.kind === 'forcing' && forcing(asked)),
    ...(draft.kind === 'aim' && targets.includes(draft.target) && aimed(asked, draft.target, draft.type)),
  };
}
