import { type AnyChoice, type Game, onceTaken, type Taken } from '@wigwag/gcacw';
import { gcacwTitle } from '@wigwag/titles';
import { askAction } from './action.ts';
import { type Act, type Asked, type Asking, type Lit, UNLIT } from './asking.ts';
import { decideButton } from './buttons.ts';
import { hideButtons, withMarkers } from './markers.ts';

type Ask = Asked<'offer'>;

const TAKE = { do: 'take' } as const satisfies AnyChoice;

/** What follows from a game that never changes is worked out once. */
const KNOWN = new WeakMap<Game, { readonly taken: Taken | undefined }>();

function takenIn(game: Game): Taken | undefined {
  const known = KNOWN.get(game) ?? { taken: onceTaken(game) };
  KNOWN.set(game, known);
  return known.taken;
}

/** What would be asked once the initiative is taken. */
function aheadOf(asked: Ask): Asked<'action'> | undefined {
  const taken = takenIn(asked.game);
  if (taken === undefined) return undefined;
  const { game, frame, choices, why } = taken;
  return {
    ...asked,
    ...{ game, frame, why, may: attempt => why(attempt) === undefined },
    view: { ...asked.view, game, frame, choices },
  };
}

/** What may be decided without the initiative is; for the rest it is taken first, in the same gesture. */
function lifted({ may }: Ask, act: Act): Act {
  if ('draft' in act) return act;
  const choices = 'inTurn' in act ? act.inTurn : [act.choose];
  return choices.slice(0, 1).every(may) ? act : { inTurn: [TAKE, ...choices] };
}

function liftedAll(asked: Ask, asking: Asking): Asking {
  const lift = (lit: Lit): Lit => new Map([...lit].map(([id, act]) => [id, lifted(asked, act)]));
  const { units, leaders, hexes, forces, buttons, marches = new Map() } = asking;
  return {
    ...asking,
    ...{ units: lift(units), leaders: lift(leaders), hexes: lift(hexes), forces: lift(forces) },
    buttons: buttons.map(button => ({ ...button, act: lifted(asked, button.act) })),
    marches: new Map([...marches].map(([unit, march]) => [unit, { ...march, begin: [TAKE, ...march.begin] }])),
  };
}

/** Take the initiative or pass; or begin at once with a piece that could act, which takes it. */
export function askOffer(asked: Ask): Asking {
  const { view, draft } = asked;
  const isSecret = gcacwTitle.hasSecrets(view.world);
  const base: Asking = {
    ...UNLIT,
    buttons: [decideButton(asked, TAKE, 'main'), decideButton(asked, { do: 'pass' })],
  };
  const ahead = aheadOf(asked);
  if (ahead === undefined) return isSecret ? withMarkers(asked, base) : base;
  const plain = askAction(ahead);
  const then = liftedAll(asked, isSecret ? withMarkers(ahead, plain) : plain);
  if (draft.kind !== 'none') return then;
  const hide = hideButtons(ahead, true).map(button => ({ ...button, act: lifted(asked, button.act) }));
  return { ...then, buttons: [...base.buttons, ...hide] };
}
